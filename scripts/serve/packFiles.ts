import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isText = /\.(html|js|mjs|css|json|webmanifest|svg|txt)$/
const packers: Record<string, (content: Buffer) => Buffer> = {
  gz: (content) => gzipSync(content, { level: 9 }),
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
}

/** Lays packed copies beside the text files of a built app, for `sirv` to serve; those of an earlier start stay. */
export const packFiles = (folder: string): void => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => isText.test(name))
  for (const path of texts.map((name) => join(folder, name))) {
    for (const [ending, pack] of Object.entries(packers)) {
      const packed = `${path}.${ending}`
      if (existsSync(packed) && statSync(packed).mtimeMs >= statSync(path).mtimeMs) continue
      // Another server of the same folder never reads half a file.
      writeFileSync(`${packed}.${process.pid}`, pack(readFileSync(path)))
      renameSync(`${packed}.${process.pid}`, packed)
    }
  }
}
