/**
 * The one inline script of every page, allowed by its hash. Between the first paint and the boot
 * script lies a round trip on a slow network; what is tapped, sent or chosen in it is kept here, and
 * handed over through `takeFirstEvents` (src/browser/first-events.ts).
 *
 * Before that it lets a page be laid out whole that is reloaded, returned to or opened at a hash, so
 * that the browser finds the place (src/browser/whole-page.ts).
 */
export const FIRST_SCRIPT = `{
document.documentElement.toggleAttribute('data-whole',location.hash!==''||performance.getEntriesByType('navigation')[0]?.type!=='navigate');
const kept=[],types=['click','submit','change'],
keep=event=>{if(event.type==='submit'&&event.target.closest('[data-island]'))event.preventDefault();kept.push(event)};
for(const type of types)addEventListener(type,keep,true);
self.takeFirstEvents=()=>{for(const type of types)removeEventListener(type,keep,true);return kept.splice(0)}
}`.replaceAll('\n', '')
