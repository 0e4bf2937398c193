import { setTimeout } from 'node:timers/promises'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import getPort from 'get-port'
import { Builder, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver'
import { DESKTOP } from '../support/visit'
import { PATIENCE_MS, type Driver } from './engine'
import { pageOn, type Tab } from './page-on'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Debian keeps MiniBrowser with the library, in a folder named after the processor. */
const findMiniBrowser = () =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((processor) => `/usr/lib/${processor}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file))

const { TAB, ENTER, ESCAPE, ARROW_RIGHT } = SeleniumKey
const KEYS = { Tab: TAB, Enter: ENTER, Escape: ESCAPE, ArrowRight: ARROW_RIGHT }

/** A script that runs while the document changes may never answer, so it is repeated. */
const SCRIPT_MS = 5_000

/** Leaves the document and waits for the next one. */
async function leave(session: WebDriver, step: () => Promise<void>): Promise<void> {
  await session.executeScript('window.wasLeft = true')
  await step()
  const isNew = `return window.wasLeft === undefined && document.readyState !== 'loading'`
  await session.wait(async () => session.executeScript(isNew), PATIENCE_MS)
}

/** Goes through the history. Polls the browser's URL, because a script may hang in the meantime. */
async function traverse(session: WebDriver, step: () => Promise<void>): Promise<void> {
  const left = await session.getCurrentUrl()
  await step()
  await session.wait(async () => (await session.getCurrentUrl()) !== left, PATIENCE_MS)
}

function tabOf(session: WebDriver): Tab {
  return {
    goto: async (address) => leave(session, async () => session.get(address)),
    reload: async () => leave(session, async () => session.navigate().refresh()),
    back: async () => traverse(session, async () => session.navigate().back()),
    forward: async () => traverse(session, async () => session.navigate().forward()),
    resize: async ({ width, height }) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    evaluate: async (expression) => session.executeScript(`return (${expression})`),
    clickAt: async (x, y) => {
      const place = { x: Math.round(x), y: Math.round(y), duration: 0 }
      await session.actions().move(place).click().perform()
    },
    type: async (text) => session.actions().sendKeys(text).perform(),
    press: async (key) => session.actions().sendKeys(KEYS[key]).perform(),
    cookies: async () => {
      const cookies = await session.manage().getCookies()
      return cookies.map(({ name, value, secure = false }) => ({ name, value, secure }))
    },
  }
}

const RETRY_MS = 50

/** Connects to a driver as soon as it answers. */
async function connect(port: number, options: object): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  const deadline = Date.now() + PATIENCE_MS
  while (!(await fetch(`${server}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('The driver of WebKit does not start')
    await setTimeout(RETRY_MS)
  }
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': options,
        acceptInsecureCerts: true,
        // Otherwise every command waits for a load event, which an unplayed video delays,
        // and which a page from the back/forward cache doesn't fire.
        pageLoadStrategy: 'none',
      }),
    )
    .build()
  await session.manage().setTimeouts({ script: SCRIPT_MS })
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...DESKTOP })
  return session
}

/** Starts a virtual screen that is large enough for every view. */
async function startScreen() {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
  return { display, process: screen }
}

/** WebKitGTK, with a driver and a browser for each tab, which take a third of a second to start. */
export const webkit: Driver = {
  isInstalled: () =>
    findMiniBrowser() !== undefined && [DRIVER, SCREEN].every((file) => existsSync(file)),
  packages: ['webkit2gtk-driver', 'xvfb'],
  start: ({ origin, proxyPort }) => {
    const screen = startScreen()
    return {
      open: async (javaScript) => {
        const { display } = await screen
        const port = await getPort()
        const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
          env: {
            ...process.env,
            DISPLAY: display,
            GTK_A11Y: 'none',
            // Without a GPU the compositor takes twice as long and drops frames, so turn it off.
            WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          },
          stdio: 'ignore',
        })
        const session = await connect(port, {
          binary: findMiniBrowser(),
          args: [
            '--automation',
            // No toolbar, so that the viewport is as large as the window.
            '--full-screen',
            `--proxy=http://127.0.0.1:${proxyPort}`,
            '--ignore-host=127.0.0.1',
            '--ignore-host=localhost',
            `--enable-javascript=${javaScript}`,
          ],
        })
        const close = async () => {
          await session.quit()
          driver.kill()
        }
        return { page: pageOn(tabOf(session), origin), close }
      },
      close: async () => void (await screen).process.kill(),
    }
  },
}
