/**
 * What triggers the hydration of an island. A `visible` one that is used earlier is hydrated at once.
 * - `immediate`: at once; the entry script then loads React at once, too, so that the page works in a background tab
 * - `pinned`: once React runs if the section is pinned, because its layout must not change on screen; never on phones
 *   and under reduced motion, where it does nothing
 * - `visible`: once a part of it enters the upper three quarters of the viewport
 * - `interaction`: at the first interaction with it (on-interaction.ts)
 */
type IslandTrigger = 'immediate' | 'pinned' | 'visible' | 'interaction'

/** Every island by its unique name, and what hydrates it. */
export const ISLAND_TRIGGERS = {
  'home-steps': 'pinned',
  'platform-features': 'visible',
  'platform-integrations': 'visible',
  'platform-testimonials': 'visible',
  'services-showcase': 'pinned',
  'booking-frame': 'visible',
  'intake-frame': 'visible',
  'subscription-status': 'immediate',
  'booking-confirmation': 'immediate',
  'live-phone': 'interaction',
  'demo-chat': 'interaction',
  'video-player': 'interaction',
  'privacy-choices': 'interaction',
} as const satisfies Readonly<Record<string, IslandTrigger>>

/** The name of an island. */
export type IslandName = keyof typeof ISLAND_TRIGGERS

/** Whether an attribute value of the document is the name of an island. */
export function isIslandName(text: string | undefined): text is IslandName {
  return text !== undefined && text in ISLAND_TRIGGERS
}
