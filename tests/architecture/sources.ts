import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Comment, type ParseResult, parseSync, Visitor } from 'oxc-parser'

/**
 * A source file for architecture tests. `code` is the text without comments; `bare` also without the content of
 * strings, templates, patterns and JSX. Lines and columns are unchanged.
 */
export type Source = {
  path: string
  text: string
  code: string
  readonly bare: string
  imports: readonly Import[]
  exports: readonly string[]
}
/**
 * An import of a module. `lazy`: imported by `import()`. `typeOnly`: a type import, which does not exist at run time.
 */
export type Import = { target: string; lazy: boolean; typeOnly: boolean }

type Span = Pick<Comment, 'start' | 'end'>

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
const without = (text: string, parts: readonly Span[]): string => {
  let rest = ''
  let at = 0
  for (const { start, end } of parts.toSorted((one, other) => one.start - other.start)) {
    rest += text.slice(at, start) + blank(text.slice(start, end))
    at = end
  }
  return rest + text.slice(at)
}

const parse = (path: string, text: string): ParseResult => {
  const parsed = parseSync(path, text)
  const [problem] = parsed.errors
  if (problem) throw new Error(`${path} cannot be read: ${problem.message}`)
  return parsed
}

const textsIn = ({ program }: ParseResult): Span[] => {
  const texts: Span[] = []
  new Visitor({
    Literal: (node) => void ((typeof node.value === 'string' || 'regex' in node) && texts.push(node)),
    TemplateElement: (node) => void texts.push(node),
    JSXText: (node) => void texts.push(node),
  }).visit(program)
  return texts
}

const importedTypes = ({ program }: ParseResult): Import[] => {
  const found: Import[] = []
  new Visitor({
    TSImportType: ({ source }) => void found.push({ target: source.value, lazy: false, typeOnly: true }),
  }).visit(program)
  return found
}

const quoted = /^(['"`])([^$]*)\1$/
const importsIn = (path: string, text: string, parsed: ParseResult): Import[] => {
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const named = staticImports.map(({ moduleRequest, entries }) => ({
    target: moduleRequest.value,
    lazy: false,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries[0]?.moduleRequest
      ? [{ target: entries[0].moduleRequest.value, lazy: false, typeOnly: entries.every(({ isType }) => isType) }]
      : [],
  )
  const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const [, , target] = quoted.exec(text.slice(start, end)) ?? []
    if (target === undefined) throw new Error(`${path}: nobody can follow import(${text.slice(start, end)})`)
    return { target, lazy: true, typeOnly: false }
  })
  const calls = text.match(/\bimport\s*\(/g) ?? []
  return [...named, ...passedOn, ...lazy, ...(calls.length > lazy.length ? importedTypes(parsed) : [])]
}

const exportsIn = ({ module }: ParseResult): string[] =>
  module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName, localName }) => localName.name ?? exportName.name ?? [])

export const sourceFrom = (path: string, text: string): Source => {
  const parsed = parse(path, text)
  const { comments } = parsed
  let bare: string | undefined
  return {
    path,
    text,
    code: without(text, comments),
    // Parsed again on first use, because keeping the syntax tree of every file would need much memory.
    get bare() {
      bare ??= without(text, [...comments, ...textsIn(parse(path, text))])
      return bare
    },
    imports: importsIn(path, text, parsed),
    exports: exportsIn(parsed),
  }
}

const read = new Map<string, Source>()

export const sourcesOf = (...folders: string[]): Source[] =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const source = read.get(path) ?? sourceFrom(path, readFileSync(path, 'utf8'))
      read.set(path, source)
      return source
    })

export const importsOf = ({ imports }: Source): readonly Import[] => imports

export const resolveImport = (from: string, target: string): string =>
  target.startsWith('.') ? join(dirname(from), target).replaceAll('\\', '/') : target

export const placesOf = ({ path, code }: Pick<Source, 'path' | 'code'>, pattern: RegExp): string[] =>
  // The whole text is tested before its lines, which is faster, because most files have no match.
  new RegExp(pattern, `${pattern.flags.replace('m', '')}m`).test(code)
    ? code
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : []))
    : []
