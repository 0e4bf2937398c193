import { PHONE } from '../engine'
import { button, footer, heading, link, navigation, title } from '../find-element'
import { expect, test } from '../test'

const bar = navigation('Main')
const menu = navigation('Menu')
const scrolledPx = 900

test('the menu of small screens opens, closes and leads on', async ({ visitor }) => {
  await visitor.open('/about')
  await visitor.resize(PHONE)
  await visitor.seeNo(menu)
  await visitor.click(button('Menu'))
  await visitor.see(menu)
  await visitor.click(button('Close menu'))
  await visitor.seeNo(menu)
  await visitor.click(button('Menu'))
  await visitor.click(link('Services', menu))
  await visitor.seeAddress('/services')
  await visitor.seeNo(menu)
})

test(
  'a link starts the next page at its top and moves the focus to it',
  { tag: '@full' },
  async ({ visitor }) => {
    await visitor.open('/about')
    await visitor.scrollTo(scrolledPx)
    await visitor.click(link('SEO', footer))
    await visitor.seeAddress('/services/seo')
    await visitor.seeScrolledTo(0)
    await visitor.eventually(async () => {
      expect(await visitor.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    })
  },
)

test('Back and Forward between pages return to where each was left', async ({ visitor }) => {
  await visitor.open('/about')
  await visitor.scrollTo(scrolledPx)
  await visitor.click(link('Services', bar))
  await visitor.seeAddress('/services')
  await visitor.seeScrolledTo(0)
  await visitor.scrollTo(scrolledPx / 2)
  await visitor.click(link('Platform', bar))
  await visitor.seeAddress('/platform')
  await visitor.seeScrolledTo(0)

  await visitor.back()
  await visitor.seeAddress('/services')
  await visitor.seeScrolledTo(scrolledPx / 2)
  await visitor.back()
  await visitor.seeAddress('/about')
  await visitor.seeScrolledTo(scrolledPx)
  await visitor.forward()
  await visitor.seeAddress('/services')
  await visitor.seeScrolledTo(scrolledPx / 2)
})

test(
  'Back from another site returns to where the page was left',
  { tag: '@full' },
  async ({ visitor }) => {
    await visitor.open('/services/seo')
    await visitor.scrollTo(scrolledPx)
    await visitor.load('https://partner.example/')
    await visitor.seeText({ css: 'h1' }, 'Partner')
    await visitor.back()
    await visitor.seeAddress('/services/seo')
    await visitor.seeScrolledTo(scrolledPx)
    await visitor.untilHydrated()
    await visitor.seeScrolledTo(scrolledPx)
  },
)

test('Back from another site returns to where a page that was not kept was left', async ({
  visitor,
}) => {
  await visitor.open('/services/seo')
  // Keeps the page out of the back/forward cache, so that Back loads it again.
  await visitor.evaluate(() => {
    window.addEventListener('unload', () => undefined)
  })
  await visitor.scrollTo(scrolledPx)
  await visitor.load('https://partner.example/')
  await visitor.back()
  await visitor.seeAddress('/services/seo')
  await visitor.seeScrolledTo(scrolledPx)
  await visitor.untilHydrated()
  await visitor.seeScrolledTo(scrolledPx)
})

test('a reload stays where the page was', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open('/services/seo')
  await visitor.scrollTo(scrolledPx)
  await visitor.reload()
  await visitor.seeScrolledTo(scrolledPx)
  await visitor.untilHydrated()
  await visitor.seeScrolledTo(scrolledPx)
})

test('#pricing is reached by address, from another page and within the page', async ({
  visitor,
}) => {
  const pricing = heading(undefined, { css: '#pricing' })
  const seePricing = async () =>
    visitor.eventually(async () => {
      const top = await visitor.read(pricing, (element) => element.getBoundingClientRect().top)
      const below = await visitor.read({ css: 'header' }, (element) => element.offsetHeight)
      // Right below the bar, or a little lower: its section has some room at the top.
      expect(top).toBeGreaterThanOrEqual(below ?? 0)
      expect(top).toBeLessThan((below ?? 0) + 150)
    })

  await visitor.resize(PHONE)
  await visitor.open('/platform#pricing')
  await seePricing()
  await visitor.open('/about')
  await visitor.click(link('Pricing', footer))
  await visitor.seeAddress('/platform#pricing')
  await seePricing()
  await visitor.scrollTo(0)
  await visitor.click(link('Pricing', footer))
  await seePricing()
})

test('an unknown address shows the way home', { tag: '@full' }, async ({ visitor, allowFault }) => {
  allowFault('Page not found: /nowhere')
  await visitor.open('/nowhere')
  await visitor.seeText(title, 'Oops! Page not found')
  await visitor.click(link('Back to the home page'))
  await visitor.seeAddress('/')
})
