import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { wholeBrowserOptions } from '../e2e/find-browser'
import { DESKTOP, PHONE, untilHydrated, type View } from '../e2e/support/visit'
import { median } from './median'
import type { ServedSite } from './served-site'

/** As Lighthouse slows a phone. */
const CPU_SLOWDOWN = 4

/** How long a finger or a mouse button is down, about. */
const PRESS_MS = 80

interface Interaction {
  readonly name: string
  readonly path: string
  readonly view: View
  /** What has to be in view before the control is there. */
  readonly section?: (page: Page) => Locator
  readonly control: (page: Page) => Locator
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    view: PHONE,
    control: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
  },
  {
    name: 'tab',
    path: '/platform',
    view: DESKTOP,
    control: (page) => page.getByRole('tab', { name: 'Marketing' }),
  },
  {
    name: 'billing toggle',
    path: '/platform',
    view: PHONE,
    control: (page) => page.getByText('Annual', { exact: true }).first(),
  },
  {
    name: 'opening the wizard',
    path: '/platform',
    view: PHONE,
    control: (page) =>
      page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first(),
  },
  {
    name: 'dot of the showcase',
    path: '/services',
    view: DESKTOP,
    section: (page) => page.getByRole('heading', { name: 'In the order a customer meets you.' }),
    control: (page) => page.getByRole('button', { name: 'Email', exact: true }),
  },
  {
    name: 'chat message',
    path: '/',
    view: PHONE,
    control: (page) => page.getByRole('button', { name: 'What does it cost?' }),
  },
]

declare global {
  interface Window {
    longestInteractionMs?: number
  }
}

/** Runs in the page: keeps the longest time from an input to the next paint, in ms. */
function recordInteractions(): void {
  window.longestInteractionMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Moving the mouse is not an interaction (https://web.dev/articles/inp).
      if (!('interactionId' in entry) || entry.interactionId === 0) continue
      const { duration } = entry
      window.longestInteractionMs = Math.max(window.longestInteractionMs ?? 0, duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

async function measure(
  browser: Browser,
  siteUrl: string,
  interaction: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: interaction.view, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.addInitScript(recordInteractions)
  await page.goto(siteUrl + interaction.path)
  await untilHydrated(page)
  await interaction.section?.(page).scrollIntoViewIfNeeded()
  const control = interaction.control(page)
  await control.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // A mouse reaches its goal before it presses; a finger has no such time.
  if (interaction.view === DESKTOP) {
    await control.hover()
    await page.waitForTimeout(PRESS_MS)
  }
  await control.click({ delay: PRESS_MS })
  // The entry is written with the frame after the interaction.
  const longest = await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    return window.longestInteractionMs ?? 0
  })
  await context.close()
  return longest
}

/** Prints interaction to next paint with the processor slowed, medians in ms (steps of 8). */
export async function printInteractions(site: ServedSite, runs: number): Promise<void> {
  const options = wholeBrowserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...site.browserFlags],
  })
  const times = new Map<Interaction, number[]>(INTERACTIONS.map((one) => [one, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [interaction, list] of times)
      list.push(await measure(browser, site.url, interaction))
  }
  await browser.close()
  console.warn(
    `\nInteraction to next paint ${site.name}, processor slowed ${CPU_SLOWDOWN} times. At most 100 ms.`,
  )
  console.table(
    Object.fromEntries([...times].map(([{ name }, list]) => [name, { ms: median(list) }])),
  )
}
