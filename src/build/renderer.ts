/** What the bundle that renders pages in Node exports. */
export type Renderer = typeof import('./render')
