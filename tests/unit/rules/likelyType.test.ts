import { expect, test } from 'vitest'
import { likelyType } from '../../../src/rules/documents/likelyType.ts'

const rows = (...types: (number | null)[]) => types.map((documentTypeId) => ({ documentTypeId }))
test.each([
  ['more than half of them', rows(40, 40, 7), 40],
  ['no more than half', rows(40, 40, 7, 8), null],
  ['one whose kind is not told among them', rows(40, null, 40), 40],
  ['the only one', rows(7), 7],
  ['nothing registered yet', [], null],
])('the preselected kind: %s', (_, newest, expected) => expect(likelyType(newest)).toBe(expected))
