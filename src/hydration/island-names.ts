/**
 * What hydrates an island in the document. Any island that is used before is hydrated at once.
 * - `start`: as soon as React runs, for pages that have something to do in a background tab
 * - `pinned`: at the start if the section moves with the scroll (not on phones), because its layout must not
 *   change on screen; else as `visible`
 * - `visible`: once it reaches above the lowest quarter of the view
 * - `interaction`: when somebody hovers, touches, focuses, clicks or types in it
 */
type IslandTrigger = 'start' | 'pinned' | 'visible' | 'interaction'

/** Every island by its unique name, and what hydrates it. */
export const ISLAND_TRIGGERS = {
  'home-steps': 'pinned',
  'platform-features': 'visible',
  'platform-integrations': 'visible',
  'platform-testimonials': 'visible',
  'services-showcase': 'pinned',
  'booking-frame': 'visible',
  'intake-frame': 'visible',
  'not-found': 'visible',
  'subscription-status': 'start',
  'booking-confirmation': 'start',
  'live-phone': 'interaction',
  'demo-chat': 'interaction',
  'video-player': 'interaction',
  'privacy-choices': 'interaction',
} as const satisfies Readonly<Record<string, IslandTrigger>>

/** The name of an island. The document holds it as text. */
export type IslandName = keyof typeof ISLAND_TRIGGERS

/** Whether a text of the document is the name of an island. */
export function isIslandName(text: string | undefined): text is IslandName {
  return text !== undefined && text in ISLAND_TRIGGERS
}
