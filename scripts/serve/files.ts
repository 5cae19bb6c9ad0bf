import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
/** One file in memory; a packed form is made when it is first asked for, and kept. */
export type Served = { type: string; bytes: (encoding: Encoding) => Buffer; packs: boolean; etag: string }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}
const packed = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])

const pack = (content: Buffer, encoding: Encoding): Buffer => {
  if (encoding === 'gzip') return gzipSync(content, { level: 9 })
  if (encoding === 'br') return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return content
}

const served = (content: Buffer, extension: string, etag: string): Served => {
  const kept = new Map<Encoding, Buffer>()
  return {
    type: types[extension] ?? 'application/octet-stream',
    packs: packed.has(extension),
    etag: `"${etag}"`,
    bytes: (encoding) => {
      const already = kept.get(encoding)
      if (already) return already
      const bytes = pack(content, encoding)
      kept.set(encoding, bytes)
      return bytes
    },
  }
}

/** Text made by the server itself, such as /config.json with what the environment changed. */
export const fromText = (text: string, extension: string): Served =>
  served(Buffer.from(text), extension, `${Date.now().toString(36)}-${text.length.toString(36)}`)

/** All files below a folder, by their address (`/static/js/main.1234.js`); nothing outside of it can be reached. */
export const filesBelow = (folder: string): Map<string, Served> => {
  const files = new Map<string, Served>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const stat = statSync(path)
    if (!stat.isFile()) continue
    const etag = `${stat.mtimeMs.toString(36)}-${stat.size.toString(36)}`
    files.set(`/${relative(folder, path).split(sep).join('/')}`, served(readFileSync(path), extname(name), etag))
  }
  return files
}
