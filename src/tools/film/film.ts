import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { captions } from './captions'
import { filmFrame } from './film-frame'
import { FILM_FRAMES, FRAME, FRAME_RATE } from './timeline'

/**
 * Draws the testimonial film and its captions (`npm run film`). The result is committed, so that a
 * build needs neither; run this again after a change of src/content/pages/testimonial-video.ts.
 * Needs ffmpeg on the path, and Chromium: CHROMIUM_PATH, or the one that Playwright has installed.
 *
 * `npm run film -- 3.5 12` only writes stills of those seconds to .cache/film.
 */
const TARGET = 'public/video'
const STILLS = '.cache/film'

async function fontFace(family: string, file: string): Promise<string> {
  const data = await readFile(`src/styles/fonts/${file}`, 'base64')
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data});font-weight:400 700}`
}

async function openStage(page: Page): Promise<void> {
  const faces = await Promise.all([
    fontFace('Bricolage', 'bricolage.woff2'),
    fontFace('Figtree', 'figtree.woff2'),
  ])
  await page.setContent(`<!doctype html><style>${faces.join('')}
    body { margin: 0 }
    svg { display: block }
    .words { font-family: Bricolage; font-weight: 680; letter-spacing: -.028em }
    .note { font: 500 38px Figtree }
    </style><svg id="stage" width="${FRAME.width}" height="${FRAME.height}"></svg>
    <p class="words">a</p><p class="note">a</p>`)
  await page.evaluate(() => document.fonts.ready)
}

async function draw(page: Page, markup: string): Promise<Buffer> {
  await page.evaluate((content) => {
    const stage = document.getElementById('stage')
    if (stage !== null) stage.innerHTML = content
  }, markup)
  return page.screenshot({ clip: { x: 0, y: 0, ...FRAME } })
}

/** The site's colors are those of screens; without being told, players take them for television's. */
const COLORS = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'].concat(
  ['-colorspace', '-color_primaries', '-color_trc'].flatMap((option) => [option, 'bt709']),
)

/** H.264, which every browser plays; the index comes first, so that playing starts at once. */
const ENCODING = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slower', '-tune', 'animation'],
  ...['-crf', '31', '-me_range', '64', '-g', '720', '-movflags', '+faststart'],
]

async function film(page: Page): Promise<void> {
  await mkdir(TARGET, { recursive: true })
  await writeFile(`${TARGET}/testimonials.vtt`, captions())
  const file = `${TARGET}/testimonials.mp4`
  const input = ['-f', 'image2pipe', '-framerate', String(FRAME_RATE), '-i', 'pipe:0', '-an']
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...COLORS, ...ENCODING, file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const closed = once(ffmpeg, 'close')
  let drawn: { markup: string; picture: Buffer } = { markup: '', picture: Buffer.alloc(0) }
  for (let frame = 0; frame < FILM_FRAMES; frame++) {
    const markup = filmFrame(frame / FRAME_RATE)
    // Most of the film stands still; a picture is taken only where something has moved.
    if (markup !== drawn.markup) drawn = { markup, picture: await draw(page, markup) }
    if (!ffmpeg.stdin.write(drawn.picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
  console.warn(`${file}: ${(await stat(file)).size} bytes`)
}

async function stills(page: Page, seconds: readonly number[]): Promise<void> {
  await mkdir(STILLS, { recursive: true })
  for (const second of seconds) {
    await writeFile(`${STILLS}/${second}.png`, await draw(page, filmFrame(second)))
  }
}

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({ viewport: { ...FRAME } })
  await openStage(page)
  const seconds = process.argv.slice(2).map(Number)
  await (seconds.length > 0 ? stills(page, seconds) : film(page))
} finally {
  await browser.close()
}
