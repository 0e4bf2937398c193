import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROUTES } from '../site/routes'
import { COVER_STYLES } from '../tools/drawings/covers'
import type { Renderer } from './renderer'
import { renderSocialCard, type SocialCard } from './social-card'

/** What the card of a page shows: its title, and where on the site it belongs. */
function cardOf(renderer: Renderer, address: string): SocialCard {
  const match = renderer.findPage(address)
  const { title } = renderer.pageHead(match)
  const card = { title, brand: renderer.company.name, seed: address }
  if (match.screen === 'article') {
    const style = COVER_STYLES.get(match.article.cover)
    return { ...card, seed: match.slug, style, kicker: renderer.pageLabel('blog') }
  }
  return address.startsWith(`${ROUTES.services}/`)
    ? { ...card, kicker: renderer.pageLabel('services') }
    : card
}

/** Draws one social card for every page. */
export async function writeSocialCards(renderer: Renderer, outDir: string): Promise<void> {
  for (const address of [...renderer.allPaths(), renderer.NOT_FOUND_PATH]) {
    const file = path.join(outDir, renderer.socialCardPath(address))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await renderSocialCard(cardOf(renderer, address)))
  }
}
