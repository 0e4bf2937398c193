/** Whether this document was opened by a reload, Back or Forward, and not by a link or an address. */
export function isReopened(): boolean {
  const [timing] = performance.getEntriesByType('navigation')
  return timing !== undefined && 'type' in timing && timing.type !== 'navigate'
}
