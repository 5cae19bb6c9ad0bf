import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One source file as the house tests read it: `code` is without comments, `bare` also without texts; lines are kept. */
export type Source = { path: string; text: string; code: string; bare: string }
/** `lazy`: by `import()`; `typeOnly`: nothing of it is left at run time. */
export type Import = { target: string; lazy: boolean; typeOnly: boolean }

/** Strings first, so that `//` or `/*` inside a string is not taken for a comment. */
const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![\\:])\/\/[^\n]*/g
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
const withoutComments = (text: string): string =>
  text.replaceAll(stringOrComment, (found) => (found.startsWith('/') ? blank(found) : found))
const withoutTexts = (text: string): string => text.replaceAll(stringOrComment, blank)

const sourceAt = (path: string): Source => {
  const text = readFileSync(path, 'utf8')
  return { path, text, code: withoutComments(text), bare: withoutTexts(text) }
}

/** What was read already: the house tests share it. */
const read = new Map<string, Source>()

/** All TypeScript files below the folders, sorted. */
export const sourcesOf = (...folders: string[]): Source[] =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const source = read.get(path) ?? sourceAt(path)
      read.set(path, source)
      return source
    })

const statically = /(?:^|[;\n])\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^']+)'/g
const dynamically = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"`]([^'"`]+)['"`]/g

/** Everything a file imports, static and lazy. */
export const importsOf = ({ code }: Source): Import[] => [
  ...[...code.matchAll(statically)].map(([, , type, target = '']) => ({
    target,
    lazy: false,
    typeOnly: Boolean(type),
  })),
  ...[...code.matchAll(dynamically)].map(([, target = '']) => ({ target, lazy: true, typeOnly: false })),
]

/** Where a relative import leads, from the project's root; a package keeps its name. */
export const resolved = (from: string, target: string): string =>
  target.startsWith('.') ? join(dirname(from), target).replaceAll('\\', '/') : target

/** Places in a file's code that match, as `path:line text`, for a message that leads there. */
export const placesOf = ({ path, code }: Source, pattern: RegExp): string[] =>
  code
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : []))
