import { existsSync } from 'node:fs'

/** Takes settings from `.env`, where there is one. Variables that are set already stay as they are. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile()
}
