import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isText = /\.(html|js|mjs|css|json|webmanifest|svg|txt)$/
const packers: Record<string, (content: Buffer) => Buffer> = {
  gz: (content) => gzipSync(content, { level: 9 }),
  // The quality is 7, because the next two levels take six times as long and save only 0.5 %.
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
}

/**
 * Returns all files of a folder. Throws for a symbolic link, because the link could point outside the folder or form a
 * cycle.
 */
const plainFilesIn = (folder: string): string[] => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const link = entries.find((entry) => entry.isSymbolicLink())
  if (link) throw new Error(`${join(link.parentPath, link.name)} is a link: only plain files are served`)
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

export const packFiles = (folder: string): void => {
  for (const path of plainFilesIn(folder).filter((name) => isText.test(name))) {
    for (const [ending, pack] of Object.entries(packers)) {
      const packed = `${path}.${ending}`
      if (existsSync(packed) && statSync(packed).mtimeMs >= statSync(path).mtimeMs) continue
      // The file is written atomically, so that another server of this folder never reads an incomplete file.
      writeFileSync(`${packed}.${process.pid}`, pack(readFileSync(path)))
      renameSync(`${packed}.${process.pid}`, packed)
    }
  }
}
