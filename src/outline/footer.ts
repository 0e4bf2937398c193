import { footer } from '../content/footer'
import type { NavigationEntry } from '../content/navigation'
import { ROUTE_IDS, ROUTES } from '../site/routes'
import { pageLabel } from './page-heads'

const SERVICE_PAGES = ROUTE_IDS.filter((id) => ROUTES[id].startsWith(`${ROUTES.services}/`))

/** The four columns of the footer. Pages go by their short names; service pages appear by themselves. */
export const footerColumns = footer.map(({ title, entries, privacyChoices = false }) => ({
  title,
  privacyChoices,
  entries: (entries === 'service pages' ? SERVICE_PAGES : entries).map((entry): NavigationEntry =>
    typeof entry === 'string' ? { label: pageLabel(entry), to: entry } : entry,
  ),
}))
