import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isText = /\.(html|js|mjs|css|json|webmanifest|svg|txt)$/
const packers: Record<string, (content: Buffer) => Buffer> = {
  gz: (content) => gzipSync(content, { level: 9 }),
  // The next two qualities take six times as long for a 200th part less.
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
}

/** The files of a folder. A link could lead out of it or round in a circle, and a built app has none: it is refused. */
const plainFilesIn = (folder: string): string[] => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const link = entries.find((entry) => entry.isSymbolicLink())
  if (link) throw new Error(`${join(link.parentPath, link.name)} is a link: only plain files are served`)
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Lays packed copies beside the text files of a built app, for `sirv` to serve; those of an earlier start stay. */
export const packFiles = (folder: string): void => {
  for (const path of plainFilesIn(folder).filter((name) => isText.test(name))) {
    for (const [ending, pack] of Object.entries(packers)) {
      const packed = `${path}.${ending}`
      if (existsSync(packed) && statSync(packed).mtimeMs >= statSync(path).mtimeMs) continue
      // Another server of the same folder never reads half a file.
      writeFileSync(`${packed}.${process.pid}`, pack(readFileSync(path)))
      renameSync(`${packed}.${process.pid}`, packed)
    }
  }
}
