import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { Builder, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver'
import { DESKTOP, type Driver, type Key, type Tab, type TabOptions } from './engine'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Debian keeps MiniBrowser with the library, in a folder named after the processor. */
const findMiniBrowser = () =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((processor) => `/usr/lib/${processor}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file))

const KEYS: Readonly<Record<Key, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
}

/** How long a document or a driver may take to be there, in milliseconds. */
const PATIENCE_MS = 15_000

/** A script that is asked for while the document changes may never answer; it is asked again. */
const SCRIPT_MS = 5_000

/** Runs in the page: whether it is another document than the one that was left, and parsed. */
const IS_NEW_DOCUMENT = `window.wasLeft === undefined && document.readyState !== 'loading'`

/** Leaves the document and waits for the next one. */
async function leave(session: WebDriver, step: () => Promise<void>): Promise<void> {
  await session.executeScript('window.wasLeft = true')
  await step()
  await session.wait(async () => session.executeScript(`return ${IS_NEW_DOCUMENT}`), PATIENCE_MS)
}

function tabOf(session: WebDriver, close: () => Promise<void>): Tab {
  return {
    goto: async (address) => leave(session, async () => session.get(address)),
    reload: async () => leave(session, async () => session.navigate().refresh()),
    back: async () => session.navigate().back(),
    forward: async () => session.navigate().forward(),
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
    close,
  }
}

async function connect(port: number, options: object): Promise<WebDriver> {
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': options,
        acceptInsecureCerts: true,
        // Otherwise every command waits for a load event, which a film that is not played yet holds up,
        // and a page that was kept for Back does not have.
        pageLoadStrategy: 'none',
      }),
    )
    .build()
  await session.manage().setTimeouts({ script: SCRIPT_MS })
  const window = session.manage().window()
  await window.setRect({ x: 0, y: 0, ...DESKTOP })
  return session
}

/** Resolves when a driver answers. */
async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  const answers = async () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error('The driver of WebKit does not start')
  }
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

/** A folder of GTK settings; WebKitGTK takes the wish for less motion from the desktop's. */
function desktopSettings({ lessMotion }: TabOptions): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(
    path.join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`,
  )
  return folder
}

/** WebKitGTK: a driver and a browser for each tab, which takes a third of a second. */
export const webkit: Driver = {
  isInstalled: () =>
    findMiniBrowser() !== undefined && [DRIVER, SCREEN].every((file) => existsSync(file)),
  packages: ['webkit2gtk-driver', 'xvfb'],
  start: (proxyPort) => {
    const screen = startScreen()
    return {
      newTab: async (visitor) => {
        const { display } = await screen
        const settings = desktopSettings(visitor)
        const port = await getPort()
        const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
          env: {
            ...process.env,
            DISPLAY: display,
            XDG_CONFIG_HOME: settings,
            GTK_A11Y: 'none',
            // Without a graphics card its compositor takes twice the time, and frames fail to come.
            WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          },
          stdio: 'ignore',
        })
        await untilListening(port)
        const session = await connect(port, {
          binary: findMiniBrowser(),
          args: [
            '--automation',
            // Without its tool bar, so that the view is as large as the window.
            '--full-screen',
            `--proxy=http://127.0.0.1:${proxyPort}`,
            '--ignore-host=127.0.0.1',
            '--ignore-host=localhost',
            `--enable-javascript=${visitor.javaScript}`,
          ],
        })
        return tabOf(session, async () => {
          await session.quit()
          driver.kill()
          rmSync(settings, { recursive: true })
        })
      },
      close: async () => {
        ;(await screen).process.kill()
      },
    }
  },
}
