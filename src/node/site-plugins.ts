import { articles } from './articles/articles-plugin'
import { devServer } from './dev/dev-server-plugin'
import { settings } from './settings'
import { drawings } from './drawings-plugin'
import { prerenderSite } from './prerender/prerender-plugin'

/** Plugins that turn articles and drawings into modules. Whatever renders pages needs them: build, tests and check-content. */
export const contentPlugins = () => [articles(), drawings()]

/** The plugins of this repository, for vite.config.ts. */
export const sitePlugins = () => [settings(), ...contentPlugins(), prerenderSite(), devServer()]
