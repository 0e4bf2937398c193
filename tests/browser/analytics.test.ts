// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { expect, test, vi } from 'vitest'
import { openWithAnalytics } from '../support/analytics-rig'

const VIEW = { path: '/about', title: 'About' }

test('views are reported in the order of the navigations', async () => {
  const rig = await openWithAnalytics('/')
  const { trackPageView } = await import('../../src/browser/analytics')
  trackPageView({ path: '/', title: 'Home' })
  trackPageView(VIEW)
  await vi.waitFor(() => {
    const views = rig.google().filter(([, name]) => name === 'page_view')
    expect(views.map(([, , parameters]) => parameters)).toMatchObject([
      { page_path: '/', page_title: 'Home' },
      { page_path: '/about', page_title: 'About' },
    ])
  })
})

test('without a configured service nothing happens', async () => {
  const rig = await openWithAnalytics('/', {})
  const { trackPageView } = await import('../../src/browser/analytics')
  trackPageView(VIEW)
  await vi.dynamicImportSettled()
  expect(rig.scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})
