import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** Words that say what happened once to a thing and not what it is: nobody can guess the thing from them. */
const unguessable = /\b(wish(es|ed)?|asked|told|kept|let go|settled|shel(f|ves)|strangers?|said)\b/

/** The words of a name or a path: `keptDrafts.ts` -> `kept drafts ts`. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()

const declared =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function|class|type|interface|enum) (\w+)/gm
const listed = /^export (?:type )?\{([^}]*)\}/gm

/** The names under which a module's code exports something. */
const exportedNames = (code: string): string[] => [
  ...[...code.matchAll(declared)].map(([, name = '']) => name),
  ...[...code.matchAll(listed)].flatMap(([, names = '']) =>
    names.split(',').map((one) => one.trim().split(/\s+/).at(-1) ?? ''),
  ),
]
const isUnguessable = (name: string): boolean => unguessable.test(wordsOf(name))

test.each([
  ['export const keptDrafts = 1', ['keptDrafts']],
  ['export type RowTold = {}', ['RowTold']],
  ['export const letGo = () => {}', ['letGo']],
  ["export {\n  type Asked,\n  rows as toldRows,\n} from './a.ts'", ['Asked', 'toldRows']],
  ['export const masked = 1\nexport const ask = 2\nexport type Question = {}\nconst told = 3', []],
])('of %j the names %j are found', (code, names) => {
  expect(exportedNames(code).filter(isUnguessable)).toEqual(names)
})

test('files and what they export have names that a newcomer can guess', () => {
  const sources = sourcesOf('src', 'mocks', 'scripts')
  expect(sources.length).toBeGreaterThan(500)
  const names = sources.flatMap(({ path, code }) => exportedNames(code).map((name) => `${path} ${name}`))
  expect(names.length).toBeGreaterThan(1000)
  expect(sources.map(({ path }) => path).filter(isUnguessable)).toEqual([])
  expect(names.filter((one) => isUnguessable(one.split(' ')[1] ?? ''))).toEqual([])
})
