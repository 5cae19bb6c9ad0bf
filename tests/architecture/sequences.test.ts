import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync('docs/sequences.md', 'utf8')
const named = [...text.matchAll(/participant \w+ as (\S+)|`((?:src|mocks|scripts)\/[\w/.-]+\.tsx?)`/g)].map(
  ([, box = '', inText = '']) => box || inText,
)

test('every file of the sequences exists', () => {
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter((path) => !existsSync(path) && !existsSync(join('src', path)))
  expect(missing, 'correct the sequence in docs/sequences.md').toEqual([])
})
