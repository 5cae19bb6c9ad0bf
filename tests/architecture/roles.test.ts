import { expect, test } from 'vitest'
import * as lists from '../../src/contract/callers.ts'
import { roles } from '../../src/contract/roles.ts'
import { importsOf, placesOf, resolveImport, sourcesOf } from './sources.ts'

/**
 * Matches the files in which names of roles may be written: the lists of roles, and rules about a single role.
 * Endpoints and routes refer to the lists.
 */
const written = /^src\/(rules\/|contract\/(roles|callers)\.ts)/
const sources = sourcesOf('src')
const others = sources.filter(({ path }) => !written.test(path))
const literal = new RegExp(`(['"\`])(${roles.join('|')})\\1`)

test('a screen names no role; calls and routes name the lists', () => {
  expect(others.length).toBeGreaterThan(1000)
  expect(
    others.flatMap((source) => placesOf(source, literal)),
    'ask mayCallAtom, or a rule of src/rules',
  ).toEqual([])
})

test('only calls, routes and rules use the lists of roles', () => {
  const takers = sources.filter((source) =>
    importsOf(source).some(({ target }) => resolveImport(source.path, target) === 'src/contract/callers.ts'),
  )
  expect(
    takers.map(({ path }) => path).filter((path) => !/^src\/(contract|modules|rules)\//.test(path)),
    'ask mayCallAtom, or a rule of src/rules',
  ).toEqual([])
})

test.each([
  ["mayEnter(['REPORTS'])", true],
  ['const role = "UA_READ"', true],
  ["'REPORTS_OF_OTHERS'", false],
  ['mayCall(reports.list)', false],
])('the file %s names a role: %s', (code, expected) => {
  expect(literal.test(code)).toBe(expected)
})

test('no list of roles is a copy of another, and every role is in one', () => {
  const contents = Object.values(lists).map((own) => [...own].toSorted().join())
  expect(
    contents.filter((content, index) => contents.indexOf(content) !== index),
    'use the list that is there',
  ).toEqual([])
  const listed = new Set<string>(Object.values(lists).flat())
  expect(
    roles.filter((role) => !listed.has(role)),
    'add the role to a list of src/contract/callers.ts',
  ).toEqual([])
})
