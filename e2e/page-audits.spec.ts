import type { Page } from '@playwright/test'
import { company, phoneHref } from '../src/site/company'
import { pathTo } from '../src/site/routes'
import { focusFaults, OVER_THE_PAGE } from './audits/focus-audit'
import { layoutFaults } from './audits/layout-audit'
import { recordShifts, shiftFaults, takeShifts } from './audits/layout-shifts'
import { MAX_IMAGE_BYTES, watchWeight, weightFaults } from './audits/page-weight'
import { targetSizeFaults } from './audits/target-size-audit'
import { WIDGETS_HOST } from './support/addresses'
import { axeViolations } from './support/axe'
import { LATER_SCRIPTS, holdRequests } from './support/hold'
import { PAGE_STATES } from './support/page-states'
import { PAGE_PATHS } from './support/pages'
import { expect, test } from './support/test'
import {
  DESKTOP,
  drawEverything,
  expectedFaults,
  fewFrames,
  NAMED_VIEWS,
  PHONE,
  untilHydrated,
  scrollToIsland,
  visit,
  type View,
} from './support/visit'

/**
 * Every audit that needs nothing but the page itself, in one visit for each page and view. Checks are
 * soft: one run names everything that is wrong.
 */
const softly = expect.configure({ soft: true })

/** A visitor's swipe, in CSS pixels. */
const SCROLL_STEP_PX = 300

/** Opens a page on a slow network: document, pictures, fonts and React arrive one after the other. */
async function arriveInPieces(page: Page, path: string): Promise<void> {
  await page.addInitScript(recordShifts)
  const releaseFonts = await holdRequests(page, /\.woff2$/)
  const releasePictures = await holdRequests(page, /\.svg$|images\.unsplash\.com/)
  const releaseFrames = await holdRequests(page, new RegExp(WIDGETS_HOST))
  const releaseApplication = await holdRequests(page, LATER_SCRIPTS)

  await page.goto(path, { waitUntil: 'domcontentloaded' })
  softly(await shiftFaults(page, 'document'), 'layout shifts of the document').toEqual([])
  releasePictures()
  releaseFrames()
  softly(await shiftFaults(page, 'pictures'), 'layout shifts by pictures and frames').toEqual([])
  releaseFonts()
  await page.evaluate(async () => document.fonts.ready)
  softly(await shiftFaults(page, 'fonts'), 'layout shifts by fonts').toEqual([])
  releaseApplication()
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  softly(await shiftFaults(page, 'React'), 'layout shifts by React').toEqual([])
}

/** Scrolls to the page's end and back. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, SCROLL_STEP_PX)
}

/** The island with a partner's page, by path. */
const FRAMES: Readonly<Record<string, string>> = {
  '/contact': 'booking-frame',
  '/website-intake': 'intake-frame',
}

/** A laptop at 400 % zoom (WCAG 1.4.10). */
const ZOOMED: View = { width: 320, height: 256 }

/** Low views, where pinned parts cover most of the page: zoomed, a small phone, and one held sideways. */
const LOW_VIEWS: Readonly<Record<string, readonly View[]>> = {
  phone: [ZOOMED, { width: 320, height: 568 }],
  desktop: [DESKTOP, { width: 844, height: 390 }],
}

/** The narrowest phone that the layout is made for, in CSS pixels. */
const SMALL_PHONE: View = { width: 320, height: 640 }

/** The first screen of a small phone offers a call and one more action, and its bar is whole. */
async function checkFirstScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SMALL_PHONE)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // The bar shows more once the opening has left the view, which the browser tells a frame later.
  await fewFrames(page)
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true })
  for (const link of await links.all()) await softly(link).toBeInViewport({ ratio: 1 })
  const call = links.and(page.getByRole('link', { name: `Call ${company.phone}` }))
  await softly(call).toHaveAttribute('href', phoneHref)
  // After a booking or a purchase the bar sells nothing.
  if ([pathTo('bookingSuccess'), pathTo('subscriptionSuccess')].includes(path)) return
  const offers = links
    .and(page.getByRole('link', { name: 'Free Consultation' }))
    .or(page.locator('main [data-primary], main iframe').filter({ visible: true }).first())
  await softly(offers.first()).toBeInViewport()
}

/** At once, although in some lists one opens at a time: what is open is the same. */
const openEveryQuestion = async (page: Page) =>
  page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) Object.assign(details, { name: '', open: true })
  })

for (const path of PAGE_PATHS) {
  for (const [name, view] of NAMED_VIEWS) {
    // A desktop repeats most of what a phone shows: `npm run test:full`.
    const tag = view === PHONE ? [] : ['@full']
    const widths = view === PHONE ? 'most' : 'all'
    // Bar and footer are the same everywhere, and most of all stops.
    const part = path === pathTo('home') ? 'body' : 'main'
    test(`${path} passes every audit on a ${name}`, { tag }, async ({ page, allowFault }) => {
      test.slow()
      expectedFaults(path).forEach(allowFault)
      await page.setViewportSize(view)
      const weigh = watchWeight(page)
      await arriveInPieces(page, path)
      if (view === PHONE) softly(weightFaults(await weigh()), 'over budget').toEqual([])
      // A frame takes the height that its page reports, and one that is loading loses the focus.
      const frame = FRAMES[path]
      if (frame !== undefined) {
        await scrollToIsland(page, frame)
        await page.frameLocator('iframe').getByRole('heading').first().waitFor()
        await takeShifts(page)
      }
      await scrollThrough(page)
      softly(await shiftFaults(page, 'scrolling'), 'layout shifts by scrolling').toEqual([])
      softly((await weigh()).image, 'bytes of all images').toBeLessThanOrEqual(MAX_IMAGE_BYTES)
      // The success page has no link while it asks for the order.
      await page.locator('main a').filter({ visible: true }).first().waitFor()
      softly(await focusFaults(page, 'Tab', part), 'focus that cannot be seen').toEqual([])

      for (const low of LOW_VIEWS[name] ?? []) {
        await page.setViewportSize(low)
        const size = `${low.width} by ${low.height} pixels`
        const faults = await focusFaults(page, 'Shift+Tab', part)
        softly(faults, `focus on the way back, ${size}`).toEqual([])
      }
      if (view === PHONE) await checkFirstScreen(page, path)
      await page.setViewportSize(view)

      await openEveryQuestion(page)
      await drawEverything(page)
      softly(await axeViolations(page), 'WCAG 2.2 AA').toEqual([])
      if (view === PHONE) softly(await targetSizeFaults(page), 'targets too small').toEqual([])
      softly(await layoutFaults(page, widths), 'content that does not fit').toEqual([])
    })
  }
}

for (const { name, path, reach, fault, isPhoneOnly } of PAGE_STATES) {
  for (const [viewName, view] of NAMED_VIEWS) {
    if (isPhoneOnly && view !== PHONE) continue
    // A desktop repeats most of what a phone shows: `npm run test:full`.
    const tag = view === PHONE ? [] : ['@full']
    const widths = view === PHONE && isPhoneOnly === undefined ? 'most' : 'all'
    test(`${name} is accessible on a ${viewName}`, { tag }, async ({ page, allowFault }) => {
      if (fault !== undefined) allowFault(fault)
      await visit(page, path, view)
      await reach(page)
      if ((await page.locator(OVER_THE_PAGE).count()) > 0) {
        softly(await focusFaults(page), 'focus that cannot be seen').toEqual([])
        softly(await focusFaults(page, 'Shift+Tab'), 'focus on the way back').toEqual([])
        await page.setViewportSize(ZOOMED)
        softly(await focusFaults(page), 'focus that cannot be seen at 400 % zoom').toEqual([])
        await page.setViewportSize(view)
      }
      await drawEverything(page)
      softly(await axeViolations(page), 'WCAG 2.2 AA').toEqual([])
      softly(await layoutFaults(page, widths), 'content that does not fit').toEqual([])
    })
  }
}
