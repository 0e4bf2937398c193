import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** A checkout of the commit that is compared, kept out of git. */
const CHECKOUT = '.cache/against'

/** Below this, of 255, a channel counts as equal: rounding of scaled pictures differs between runs. */
const CHANNEL_TOLERANCE = 24

const WHITE = { r: 255, g: 255, b: 255 }

/** Takes the pictures of another commit with that commit's own script. Returns their folder. */
export function takeScreenshotsOf(commit: string, wanted: string, port: number): string {
  const run = (command: string, args: readonly string[], cwd = '.') =>
    execFileSync(command, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, E2E_PORT: String(port) },
    })
  rmSync(CHECKOUT, { recursive: true, force: true })
  run('git', ['worktree', 'prune'])
  run('git', ['worktree', 'add', '--detach', CHECKOUT, commit])
  const isSameLock =
    readFileSync('package-lock.json', 'utf8') ===
    readFileSync(path.join(CHECKOUT, 'package-lock.json'), 'utf8')
  if (isSameLock) symlinkSync(path.resolve('node_modules'), path.join(CHECKOUT, 'node_modules'))
  else run('npm', ['ci'], CHECKOUT)
  run('npx', ['tsx', 'e2e/screenshots.ts', ...(wanted === '' ? [] : [wanted])], CHECKOUT)
  return path.join(CHECKOUT, 'screenshots')
}

/** Removes the checkout that takeScreenshotsOf made. */
export function removeCheckout(): void {
  execFileSync('git', ['worktree', 'remove', '--force', CHECKOUT])
}

/** Both pictures on one canvas size, so that a page that grew can be compared too. */
async function onOneCanvas(files: readonly string[]) {
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const canvas = sharp({ create: { width, height, channels: 3, background: WHITE } })
  const place = async (input: string) =>
    canvas
      .clone()
      .composite([{ input, left: 0, top: 0 }])
      .png()
      .toBuffer()
  return { width, height, pictures: await Promise.all(files.map(place)) }
}

/** Compares one page. Writes before, difference and after side by side and returns true where they differ. */
async function differs(before: string, after: string, to: string): Promise<boolean> {
  const { width, height, pictures } = await onOneCanvas([before, after])
  const difference = await sharp(pictures[0])
    .composite([{ input: pictures[1], blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer()
  const { channels } = await sharp(difference).stats()
  if (channels.every(({ max }) => max < CHANNEL_TOLERANCE)) return false
  await sharp({ create: { width: width * 3, height, channels: 3, background: WHITE } })
    .composite(
      [pictures[0], difference, pictures[1]].map((input, index) => ({
        input,
        left: width * index,
        top: 0,
      })),
    )
    .png()
    .toFile(to)
  return true
}

/** Compares two folders of pictures by file name. Returns one line for each page that differs. */
export async function compareScreenshots(
  before: string,
  after: string,
  to: string,
): Promise<string[]> {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const pictures = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.png'))
  const lines: string[] = []
  for (const file of new Set([...pictures(before), ...pictures(after)].toSorted())) {
    const [old, current] = [path.join(before, file), path.join(after, file)]
    if (!existsSync(old)) lines.push(`new      ${file}`)
    else if (!existsSync(current)) lines.push(`gone     ${file}`)
    else if (await differs(old, current, path.join(to, file)))
      lines.push(`differs  ${path.join(to, file)}`)
  }
  return lines
}
