import { articles } from './articles/articles-plugin'
import { devServer } from './dev/dev-server-plugin'
import { settings } from './dev/server/settings'
import { drawings } from './drawings-plugin'
import { site } from './prerender/site-plugin'

/** The plugins that vitest.config.ts needs, too. */
export const testPlugins = () => [articles(), drawings()]

/** The plugins of this repository, for vite.config.ts. */
export const sitePlugins = () => [settings(), ...testPlugins(), site(), devServer()]
