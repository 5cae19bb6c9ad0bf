import { expect, test } from 'vitest'
import { placesOf, type Source, sourceFrom, sourcesOf } from './sources.ts'

const everything = sourcesOf('src', 'mocks', 'fixtures', 'tests', 'scripts', 'tools')
/** Returns a source with its comments, because a comment can disable a check. */
const withComments = ({ path, text }: Source) => ({ path, code: text })

const marks = [
  '@ts-' + 'ignore',
  '@ts-' + 'nocheck',
  '@ts-' + 'expect-error',
  'biome-' + 'ignore',
  'eslint-' + 'disable',
]
const unfinished = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`)
test('no check is disabled by a comment', () => {
  const off = new RegExp(marks.join('|'))
  expect(
    everything.flatMap((file) => placesOf(withComments(file), off)),
    'mend what the check found',
  ).toEqual([])
})

test('no comment leaves work for later', () => {
  expect(
    everything.flatMap((file) => placesOf(withComments(file), unfinished)),
    'do it now, or open an issue',
  ).toEqual([])
})

/**
 * Matches an error handler that hides a rejection by an empty value, for example `.catch(() => undefined)` or
 * `.then(take, () => null)`.
 */
const silenced = /(\.catch\(|\.then\([^()]*,)\s*\(\w*\)\s*=>\s*(undefined|null|false|\[\])\s*,?\s*\)/g
const unexplained = ({ path, text, code, bare }: Source): string[] => {
  const lines = text.split('\n')
  const isComment = (line = '') => /^\s*(\/\/|\/\*|\*)|\/\/ /.test(line)
  return [...bare.matchAll(silenced)]
    .map(({ index }) => code.slice(0, index).split('\n').length)
    .filter((number) => ![lines[number - 1], lines[number - 2]].some(isComment))
    .map((number) => `${path}:${number} ${lines[number - 1]?.trim()}`)
}

test('an ignored failure has a comment that says why', () => {
  const sample = (text: string): Source => sourceFrom('sample.ts', text)
  expect(unexplained(sample('ask()\n  .catch(() => undefined)'))).toHaveLength(1)
  expect(unexplained(sample('ask().then(take, () => null)'))).toHaveLength(1)
  expect(unexplained(sample('// Told elsewhere.\nask().catch(() => undefined)'))).toEqual([])
  const suspects = everything.filter(({ code }) => code.search(silenced) >= 0)
  expect(suspects.flatMap(unexplained), 'say in a comment why the failure may be ignored').toEqual([])
})
