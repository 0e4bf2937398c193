import { company, companyBlurb } from './company'
import { palette } from './palette'
import { pathTo } from './routes'
import { SITE_ICONS } from './site-files'

/** The web app manifest (w3.org/TR/appmanifest), for a bookmark on a home screen. */
export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: companyBlurb,
    lang: 'en-US',
    start_url: pathTo('home'),
    display: 'browser',
    background_color: palette.limestone,
    theme_color: palette.limestone,
    icons: [SITE_ICONS.small, SITE_ICONS.large].map(({ path, sizePx }) => ({
      src: path,
      sizes: `${sizePx}x${sizePx}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}
