import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words on the screen')
const forbidden = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/„([^“]+)“/g)].map(([, word = '']) => word))
const sources = sourcesOf('src', 'mocks', 'fixtures')
/** False for the keywords of the search, because they are not shown on the screen. */
const isShown = (place: string): boolean => !place.includes('keywords:')

test('the glossary lists forbidden words', () => expect(forbidden.length).toBeGreaterThan(8))

test.each(forbidden)('„%s“ is not used on any screen', (word) => {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')
  expect(
    sources.flatMap((source) => placesOf(source, pattern)).filter(isShown),
    'use the word of docs/glossary.md',
  ).toEqual([])
})
