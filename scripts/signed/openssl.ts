import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const inFolder = <T>(work: (file: (name: string) => string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'delovod-signed-'))
  try {
    return work((name) => join(folder, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
export const openssl = (...args: string[]): Buffer =>
  execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] })
export const put = (path: string, content: string | Uint8Array): string => {
  writeFileSync(path, content)
  return path
}
export const readBytes = (path: string): Uint8Array => Uint8Array.from(readFileSync(path))
