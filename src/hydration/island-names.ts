/** What hydrates an island: the start of the application, being well in view, or only being used. */
type IslandTrigger = 'start' | 'scene' | 'visible' | 'interaction'

/**
 * Every island by its unique name, and what hydrates it in the document. Islands that come into view are
 * hydrated earlier when they are used. `scene` is for scroll-driven sections: what is on screen must not
 * change its layout, so they are hydrated at the start where they move. `start` is for pages that have something
 * to do although nobody looks at them, as in a background tab.
 */
export const ISLAND_TRIGGERS = {
  'home-steps': 'scene',
  'platform-features': 'visible',
  'platform-integrations': 'visible',
  'platform-testimonials': 'visible',
  'services-showcase': 'scene',
  'booking-frame': 'visible',
  'intake-frame': 'visible',
  'not-found': 'visible',
  'subscription-status': 'start',
  'booking-confirmation': 'start',
  'live-phone': 'interaction',
  'demo-chat': 'interaction',
  'film-screen': 'interaction',
  'privacy-choices': 'interaction',
} as const satisfies Readonly<Record<string, IslandTrigger>>

/** The name of an island. The document holds it as text. */
export type IslandName = keyof typeof ISLAND_TRIGGERS

/** Whether a text of the document is the name of an island. */
export function isIslandName(text: string | undefined): text is IslandName {
  return text !== undefined && text in ISLAND_TRIGGERS
}
