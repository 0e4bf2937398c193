import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  Builder,
  Capabilities,
  Key as SeleniumKey,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import {
  DESKTOP,
  type Engine,
  type EngineOptions,
  type Key,
  type Tab,
  type TabOptions,
} from './engine'
import getPort from 'get-port'

/** The programs that WebKit needs on Linux: its driver, its small browser, and a screen to draw on. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

const KEYS: Readonly<Record<Key, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
}

/** How long a document may take to be there, in milliseconds. */
const DOCUMENT_MS = 15_000

/** Runs in the page: whether it is another document than the one that was left, and parsed. */
const IS_NEW_DOCUMENT = `window.wasLeft === undefined && document.readyState !== 'loading'`

/** Leaves the document and waits for the next one. */
async function leave(session: WebDriver, step: () => Promise<void>): Promise<void> {
  await session.executeScript('window.wasLeft = true')
  await step()
  await session.wait(async () => session.executeScript(`return ${IS_NEW_DOCUMENT}`), DOCUMENT_MS)
}

function tabOf(session: WebDriver, close: () => Promise<void>): Tab {
  return {
    open: async (address) => leave(session, async () => session.get(address)),
    reload: async () => leave(session, async () => session.navigate().refresh()),
    back: async () => session.navigate().back(),
    forward: async () => session.navigate().forward(),
    resize: async ({ width, height }) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    evaluate: async <Value>(expression: string) =>
      session.executeScript<Value>(`return (${expression})`),
    click: async (expression) => {
      const element = await session.executeScript<WebElement | null>(`return (${expression})`)
      await element?.click()
      return element !== null
    },
    type: async (text) => session.actions().sendKeys(text).perform(),
    press: async (key) => session.actions().sendKeys(KEYS[key]).perform(),
    cookies: async () => {
      const cookies = await session.manage().getCookies()
      return cookies.map(({ name, value, secure = false }) => ({ name, value, secure }))
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close,
  }
}

async function connect(port: number, capabilities: Readonly<Record<string, unknown>>) {
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        ...capabilities,
        acceptInsecureCerts: true,
        // Otherwise every command waits for a load event, which a film that is not played yet holds up,
        // and a page that was kept for Back does not have.
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

/** A script that is asked for while the document changes may never answer; it is asked again. */
const SCRIPT_MS = 5000

/** How long a driver may take to listen, in milliseconds. */
const DRIVER_START_MS = 10_000

/** Resolves when a driver answers. */
async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + DRIVER_START_MS
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
    }
  }
}

/** Starts a virtual screen that is large enough for every view. */
async function startScreen(program: string): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
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
export function webKitGtkEngine(programs: WebKitPrograms, { proxyPort }: EngineOptions): Engine {
  let screen: ReturnType<typeof startScreen> | undefined
  return {
    newTab: async (visitor) => {
      screen ??= startScreen(programs.screen)
      const { display } = await screen
      const settings = desktopSettings(visitor)
      const port = await getPort()
      const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
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
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: [
            '--automation',
            // Without its tool bar, so that the view is as large as the window.
            '--full-screen',
            `--proxy=http://127.0.0.1:${proxyPort}`,
            '--ignore-host=127.0.0.1',
            '--ignore-host=localhost',
            `--enable-javascript=${visitor.javaScript}`,
          ],
        },
      })
      return tabOf(session, async () => {
        await session.quit()
        driver.kill()
        rmSync(settings, { recursive: true })
      })
    },
    close: async () => {
      if (screen !== undefined) (await screen).process.kill()
    },
  }
}

/** Safari on a Mac. It takes neither a proxy nor the wishes of a visitor from its driver. */
export function safariEngine(driverProgram: string): Engine {
  return {
    newTab: async () => {
      const port = await getPort()
      const driver = spawn(driverProgram, [`--port=${port}`], { stdio: 'ignore' })
      await untilListening(port)
      const session = await connect(port, { browserName: 'safari' })
      return tabOf(session, async () => {
        await session.quit()
        driver.kill()
      })
    },
    close: async () => undefined,
  }
}
