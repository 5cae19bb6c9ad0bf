import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

const gzipped = (folder: string, file: string): number =>
  gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1024

export const kibibytes = (folder: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipped(folder, file), 0)

export const scriptsOf = (page: Page): Set<string> => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/static/') && pathname.endsWith('.js')) scripts.add(pathname.slice(1))
  })
  return scripts
}
