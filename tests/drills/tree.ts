import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A copy of the repository that a recipe is tried in. */
export class Tree {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'drill-'))

  constructor() {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
    for (const file of files.filter((name) => name !== '')) {
      cpSync(file, path.join(this.folder, file))
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'))
    // A history of its own: what the recipe touches is what differs from it.
    this.git('init', '--quiet')
    this.git('add', '--all')
    const author = ['-c', 'user.name=drill', '-c', 'user.email=drill@site.example']
    this.git(...author, 'commit', '--quiet', '--message=start')
  }

  private git(...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' })
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text)
  }

  /** Replaces every place of a text. Throws where there is none: the recipe is not true any more. */
  replace(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file)
    const after = before.replaceAll(from, to)
    if (after === before) throw new Error(`${file} does not hold ${String(from)}`)
    this.write(file, after)
  }

  /** Runs a command as typed into a terminal, and throws with its output where it fails. */
  run(command: string): void {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: this.folder,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 64 * 1024 * 1024,
    })
    if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`)
  }

  /** The files that the recipe changed or wrote; of what git ignores, the settings. */
  touched(): string[] {
    const settings = existsSync(path.join(this.folder, '.env')) ? ['.env'] : []
    const changed = this.git('status', '--porcelain', '--untracked-files=all').split('\n')
    return [...settings, ...changed.flatMap((line) => (line === '' ? [] : [line.slice(3)]))]
  }

  /** The built files that visitors read and that hold something. Scripts also hold defaults that nobody sees. */
  builtWith(pattern: RegExp): string[] {
    const dist = path.join(this.folder, 'dist')
    return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.(?:html|css|svg|json|xml|txt|webmanifest|vtt)$/.test(file) &&
        pattern.test(readFileSync(path.join(dist, file), 'utf8')),
    )
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
