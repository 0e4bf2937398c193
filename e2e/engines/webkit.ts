import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import getPort from 'get-port'
import * as z from 'zod'
import { VIRTUAL_SCREEN, WEBKIT_DRIVER } from '../browsers'
import { DESKTOP } from '../support/visit'
import type { Driver, Tab } from './driver'

/** Where GTK finds its settings: without animations, pages see that less motion is wanted. */
function writeGtkSettings(): string {
  const folder = path.resolve('.cache/gtk')
  mkdirSync(path.join(folder, 'gtk-3.0'), { recursive: true })
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return folder
}

/** Starts a virtual screen that is large enough for every view. */
async function startScreen() {
  const screen = spawn(VIRTUAL_SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
  return { display, stop: () => screen.kill() }
}

const Session = z.object({ sessionId: z.string() })
const Element = z.record(z.string(), z.string())

/** The code of a key in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const ESCAPE = '\uE00C'

/** How long a script may take to answer. */
const SCRIPT_TIMEOUT_MS = 5_000

/** Commands of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). Each throws what the driver calls an error. */
const commandsAt =
  (server: string) =>
  async (method: 'POST' | 'DELETE', path: string, body: object = {}, signal?: AbortSignal) => {
    const request = { method, body: JSON.stringify(body), signal }
    const reply = await fetch(server + path, request)
    const { value } = z.object({ value: z.unknown() }).parse(await reply.json())
    if (!reply.ok) throw new Error(JSON.stringify(value))
    return value
  }

function tabOf(command: ReturnType<typeof commandsAt>): Tab {
  // A script that runs while the document changes may never answer, whatever the driver's own timeout says. It fails
  // then, and the test repeats it.
  const evaluate = async (expression: string) =>
    command(
      'POST',
      '/execute/sync',
      { script: `return (${expression})`, args: [] },
      AbortSignal.timeout(SCRIPT_TIMEOUT_MS),
    )
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    goto: async (url) => command('POST', '/url', { url }),
    back: async () => command('POST', '/back'),
    forward: async () => command('POST', '/forward'),
    resize: async (view) => command('POST', '/window/rect', { x: 0, y: 0, ...view }),
    evaluate,
    click: async (xpath) => {
      const found = await command('POST', '/element', { using: 'xpath', value: xpath })
      const [id] = Object.values(Element.parse(found))
      await command('POST', `/element/${id}/click`)
    },
    type,
    pressEscape: async () => type(ESCAPE),
  }
}

/** Starts a browser through a driver, as soon as that answers. */
async function startSession(server: string): Promise<string> {
  const capabilities = {
    browserName: 'MiniBrowser',
    // Otherwise every command waits for a load event, which a page from the back/forward cache doesn't fire.
    pageLoadStrategy: 'none',
    timeouts: { script: SCRIPT_TIMEOUT_MS },
    'webkitgtk:browserOptions': {
      args: [
        '--automation',
        // No toolbar, so that the viewport is as large as the window.
        '--full-screen',
        // A proxy that nothing answers at, for all hosts except this machine.
        ...['--proxy=http://127.0.0.1:9', '--ignore-host=127.0.0.1'],
      ],
    },
  }
  const command = commandsAt(server)
  let session = ''
  await expect(async () => {
    const reply = await command('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
    session = Session.parse(reply).sessionId
  }).toPass()
  return `${server}/session/${session}`
}

/** Opens a tab in a browser of its own, which gets a driver of its own. */
async function openTab(display: string) {
  const port = await getPort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      GTK_A11Y: 'none',
      XDG_CONFIG_HOME: writeGtkSettings(),
      // Without a GPU the compositor takes twice as long and drops frames, so turn it off.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  })
  const command = commandsAt(await startSession(`http://127.0.0.1:${port}`))
  const tab = tabOf(command)
  await tab.resize(DESKTOP)
  return {
    tab,
    close: async () => {
      // The driver sometimes hangs.
      const signal = AbortSignal.timeout(SCRIPT_TIMEOUT_MS)
      await command('DELETE', '', {}, signal).catch(() => undefined)
      driver.kill()
    },
  }
}

/** WebKitGTK through WebDriver: a virtual screen for all tabs, and a driver and a browser for each. */
export const webkit: Driver = {
  isInstalled: () => [WEBKIT_DRIVER, VIRTUAL_SCREEN].every(existsSync),
  start: async () => {
    const screen = await startScreen()
    return { open: async () => openTab(screen.display), stop: async () => screen.stop() }
  },
}
