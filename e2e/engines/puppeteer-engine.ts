import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core'
import { DESKTOP, type Engine, type EngineOptions, type Tab, type TabOptions } from './engine'

/** Chromium through its own protocol, Firefox through WebDriver BiDi, which needs no driver program. */
export type PuppeteerBrowser = 'chrome' | 'firefox'

function chromiumOptions(port: number, { lessMotion, javaScript }: TabOptions): LaunchOptions {
  return {
    args: [
      '--no-sandbox',
      `--proxy-server=http://127.0.0.1:${port}`,
      ...(lessMotion ? ['--force-prefers-reduced-motion'] : []),
      ...(javaScript ? [] : ['--blink-settings=scriptEnabled=false']),
    ],
  }
}

const MANUAL_PROXY = 1

function firefoxOptions(port: number, { lessMotion, javaScript }: TabOptions): LaunchOptions {
  return {
    extraPrefsFirefox: {
      'network.proxy.type': MANUAL_PROXY,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': port,
      'ui.prefersReducedMotion': lessMotion ? 1 : 0,
      'javascript.enabled': javaScript,
    },
  }
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(DESKTOP)
  return tabOf(page, async () => context.close())
}

/** The journeys wait for what they need themselves; pictures and other hosts may come later. */
const SOON = { waitUntil: 'domcontentloaded' } as const

interface Place {
  readonly x: number
  readonly y: number
}

/** Runs in the page: the middle of an element, or of the first line of a link that wraps. */
function firstLine(element: Element | null): Place | null {
  const [box] = element?.getClientRects() ?? []
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    open: async (address) => {
      await page.goto(address, SOON)
    },
    reload: async () => {
      await page.reload(SOON)
    },
    // Puppeteer's own steps wait for a load event, which a page that was kept does not have.
    back: async () => {
      await page.evaluate('history.back()')
    },
    forward: async () => {
      await page.evaluate('history.forward()')
    },
    resize: async (view) => page.setViewport(view),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    // Puppeteer's own click asks an IntersectionObserver, which never answers where scripts are off.
    click: async (expression) => {
      const place = (await page.evaluate(
        `(${firstLine.toString()})(${expression})`,
      )) as Place | null
      if (place === null) return false
      await page.mouse.click(place.x, place.y)
      return true
    },
    type: async (text) => page.keyboard.type(text),
    press: async (key) => page.keyboard.press(key),
    cookies: async () => page.browserContext().cookies(),
    screenshot: async () => page.screenshot(),
    close,
  }
}

/** Starts a browser for each kind of visitor, once, and gives every tab a context of its own. */
export function puppeteerEngine(
  browserName: PuppeteerBrowser,
  executablePath: string,
  { proxyPort }: EngineOptions,
): Engine {
  const browsers = new Map<string, Promise<Browser>>()
  const optionsOf = browserName === 'chrome' ? chromiumOptions : firefoxOptions

  async function browserFor(visitor: TabOptions): Promise<Browser> {
    const key = JSON.stringify(visitor)
    const running =
      browsers.get(key) ??
      puppeteer.launch({
        browser: browserName,
        executablePath,
        acceptInsecureCerts: true,
        ...optionsOf(proxyPort, visitor),
      })
    browsers.set(key, running)
    return running
  }

  return {
    newTab: async (visitor) => openTab(await browserFor(visitor)),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}
