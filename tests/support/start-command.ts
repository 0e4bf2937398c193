import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

interface CommandOptions {
  readonly cwd?: string
  /** Environment variables to add to or change in those of this process; undefined unsets one. */
  readonly settings?: Readonly<Record<string, string | undefined>>
}

/** A running command. */
export type Command = ReturnType<typeof startCommand>

/** Starts a command as a shell would, without what Vitest sets. Its output has no colors. */
export function startCommand(
  command: string,
  args: readonly string[],
  { cwd = process.cwd(), settings = {} }: CommandOptions = {},
) {
  const { VITEST: _, NODE_ENV: __, FORCE_COLOR: ___, ...inherited } = process.env
  const child = spawn(command, args, {
    cwd,
    // If CI is set, Vite colors its output even without a terminal.
    env: { ...inherited, NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that processes started by npm and npx end with it.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const closed = once(child, 'close')

  return {
    /** Resolves with the output, errors included, as soon as it matches. Rejects where the command ends before. */
    untilSaid: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          if (pattern.test(output)) resolve(output)
        }
        look()
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
        const fail = () => reject(new Error(`${command} ended without ${pattern}:\n${output}`))
        closed.then(fail, reject)
      }),
    untilEnded: async () => {
      await closed
      return { output, exitCode: child.exitCode }
    },
    /** Ends the command and every process that it has started. */
    stop: async () => {
      if (child.pid === undefined || child.exitCode !== null) return
      process.kill(-child.pid)
      await closed
    },
  }
}

/** Starts a script of the repository, in whichever folder, in a process of its own and no second one. */
export function startScript(script: string, args: readonly string[], options: CommandOptions) {
  const node = ['--import', import.meta.resolve('tsx'), path.resolve(script)]
  return startCommand(process.execPath, [...node, ...args], options)
}
