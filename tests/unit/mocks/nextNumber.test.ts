import { expect, test } from 'vitest'
import { nextNumber } from '../../../mocks/records/nextNumber.ts'

test.each([
  ['the first of a year', nextNumber('П-', [], '/2026'), 'П-1/2026'],
  ['after the greatest, not the last', nextNumber('П-', ['П-12/2026', 'П-9/2026'], '/2026'), 'П-13/2026'],
  ['another year counts anew', nextNumber('П-', ['П-12/2025'], '/2026'), 'П-1/2026'],
  ['another register is another counter', nextNumber('П-', ['ГП-40/2026', 'П-2/2026'], '/2026'), 'П-3/2026'],
  ['drafts have no number', nextNumber('СИ-', ['СИ-00595', ''], '', 5), 'СИ-00596'],
  ['a typed number that is none is passed over', nextNumber('П-', ['П-x/2026', 'П-3/2026'], '/2026'), 'П-4/2026'],
])('the next number after %s', (_, number, expected) => expect(number).toBe(expected))
