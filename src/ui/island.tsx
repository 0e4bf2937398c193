import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { replayInput } from '../browser/early-input'
import { loadLateStyles } from '../browser/late-styles'
import { prerenderedPath } from '../browser/prerendered'
import { sleepingElement, untilTouched, untilWoken, type WakeOn } from '../browser/wake'
import { addPart } from './page-parts'

/** Tells that an island is alive: what was tapped in it before is done now. */
function Awake({ name }: { readonly name: string }) {
  useEffect(() => {
    replayInput(name)
  }, [name])
  return null
}

/**
 * An interactive part of a page that sleeps as prerendered markup until it is near the view or
 * touched; only then its code is loaded and React takes the markup over in place. Clicks and
 * submissions made before are kept and done once it is awake.
 *
 * @param name unique within the site, for example 'demo-chat'
 */
export function island<Props extends object>(
  name: string,
  on: WakeOn,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  addPart(load)
  const loadContent = async () => {
    // What an island shows later was not in the prerendered markup, so its styles may be missing.
    const [component] = await Promise.all([load(), loadLateStyles()])
    return { default: component }
  }
  const AtOnce = lazy(loadContent)

  /** Null where nothing sleeps: after a navigation within the application. */
  function chooseSleeper() {
    if (prerenderedPath() === undefined) return AtOnce
    const element = sleepingElement(name)
    if (element === null) return null
    return lazy(async () => {
      await untilWoken(name, element, on)
      for (;;) {
        try {
          return await loadContent()
        } catch (error) {
          // It sleeps on as it is; the next touch tries again.
          console.error(`The island '${name}' could not be loaded:`, error)
          await untilTouched(element)
        }
      }
    })
  }

  function Island(props: Props) {
    const [Sleeper] = useState(chooseSleeper)
    return (
      <div data-island={name} className="contents">
        {Sleeper === null ? (
          // Without a boundary of its own: the page appears when its islands are there too.
          <>
            <AtOnce {...props} />
            <Awake name={name} />
          </>
        ) : (
          <Suspense fallback={null}>
            <Sleeper {...props} />
            <Awake name={name} />
          </Suspense>
        )}
      </div>
    )
  }
  return Island
}
