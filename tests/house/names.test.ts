import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** Words that say what happened once to a thing and not what it is: nobody can guess the thing from them. */
const unguessableWords = 'wish(es|ed)? asked told kept let-go settled shel(f|ves) strangers? said put-by'
const unguessable = new RegExp(`\\b(${unguessableWords.replaceAll(' ', '|').replaceAll('-', ' ')})\\b`)
/** What JavaScript itself calls so. */
const ofTheLanguage = ['allSettled']

/** The words of a name or a path: `keptDrafts.ts` -> `kept drafts ts`. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()

const isUnguessable = (name: string): boolean => unguessable.test(wordsOf(name))

/** Every name in a file's code: what it declares, takes, imports and calls. `code` is without comments and texts. */
const namesIn = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name).filter((one) => !ofTheLanguage.includes(one)),
  ),
]

test.each([
  ['export const keptDrafts = 1', ['keptDrafts']],
  ['export type RowTold = {}', ['RowTold']],
  ['const letGo = (putBy: string, { said }: Row) => said', ['letGo', 'putBy', 'said']],
  ["import { type Asked, rows as toldRows } from './a.ts'", ['Asked', 'toldRows']],
  ['const masked = 1\nexport const ask = 2\nawait Promise.allSettled([])', []],
])('of %j the names %j are found', (code, names) => {
  expect(namesIn(code).filter(isUnguessable)).toEqual(names)
})

test('files and everything named in them have names that a newcomer can guess', () => {
  const sources = sourcesOf('src', 'mocks', 'scripts', 'fixtures', 'tests')
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.map(({ path }) => path).filter(isUnguessable)).toEqual([])
  const names = sources.flatMap(({ path, bare }) => namesIn(bare).map((name) => ({ path, name })))
  expect(names.length).toBeGreaterThan(20_000)
  const wrong = new Set([...new Set(names.map(({ name }) => name))].filter(isUnguessable))
  expect(names.filter(({ name }) => wrong.has(name)).map(({ path, name }) => `${path} ${name}`)).toEqual([])
})
