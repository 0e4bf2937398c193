import type { Page } from '@playwright/test'

/**
 * Keeps requests waiting until the returned function is called, as a slow network would: for
 * example the code of React, or the checkout function. Later requests are let through.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Lets requests fail, as without a connection, until the returned function is called. */
export async function refuseRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let isRefused = true
  await page.route(url, async (route) => {
    if (isRefused) await route.abort()
    else await route.fallback()
  })
  return () => {
    isRefused = false
  }
}

/** The chunk that starts React, with its imports; boot.ts loads it when the page is idle or touched. */
export const APPLICATION_CHUNK = /\/assets\/start-[^/]*\.js$/

/** The first script that a page loads (src/app/boot.ts). */
export const BOOT_SCRIPT = /\/assets\/index-[^/]*\.js$/

/** The code of the services overview. */
export const SERVICES_CODE = /\/assets\/services-page-[^/]*\.js$/

/** An island of the platform page that sleeps until it is near the view, so its code is not there. */
export const PLATFORM_ISLAND = /\/assets\/platform-testimonials-[^/]*\.js$/
