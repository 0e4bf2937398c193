import { articles } from './articles/articles-plugin'
import { devServer } from './dev/dev-server-plugin'
import { settings } from './dev/server/settings'
import { site } from './prerender/site-plugin'

/** The plugins of this repository, for vite.config.ts. */
export const sitePlugins = () => [settings(), articles(), site(), devServer()]
