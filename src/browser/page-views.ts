/** A page view: path with query, and the title from the route table. */
export interface PageView {
  readonly path: string
  readonly title: string
}

export function trackPageView(_view: PageView): void {}
