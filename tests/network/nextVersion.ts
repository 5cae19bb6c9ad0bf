import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const hashed = /\.([0-9a-f]{6,8})\.\w+/
const isPacked = /\.(br|gz)$/
const isText = /\.(html|js|css|json|webmanifest)$/

const digestOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

const another = (hash: string): string => {
  const turned = [...hash].reverse().join('')
  return turned === hash ? `${hash.slice(1)}0` : turned
}

/**
 * Returns a copy of a build in which every hashed file has another name, as in a later version. The old files are
 * missing in it. `invalidate` deletes the copy.
 */
export const nextVersion = (build: string): { folder: string; invalidate: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'delovod-next-'))
  cpSync(build, folder, { recursive: true, filter: (path) => !isPacked.test(path) })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hashes = new Set(files.flatMap((file) => hashed.exec(basename(file))?.[1] ?? []))
  const renew = (text: string): string =>
    text.replace(/\b[0-9a-f]{6,8}\b/g, (found) => (hashes.has(found) ? another(found) : found))
  // Files with the hashed names of other files are changed after those: first most files, then the files `index.*`,
  // then the HTML pages. Old digests are mapped to new ones, because the pages contain digests of files changed before.
  const digests = new Map<string, string>()
  const withDigests = (text: string): string =>
    text.replace(/sha256-[\w+/]+=*/g, (found) => digests.get(found) ?? found)
  const isPage = (file: string) => file.endsWith('.html')
  const isNaming = (file: string) => /^index\./.test(basename(file))
  const laterLast = (file: string) => (isPage(file) ? 2 : Number(isNaming(file)))
  for (const file of files.sort((one, other) => laterLast(one) - laterLast(other))) {
    if (isText.test(file)) {
      const before = readFileSync(file, 'utf8')
      const after = withDigests(renew(before))
      digests.set(digestOf(before), digestOf(after))
      writeFileSync(file, after)
    }
    renameSync(file, join(dirname(file), renew(basename(file))))
  }
  return { folder, invalidate: () => rmSync(folder, { recursive: true }) }
}
