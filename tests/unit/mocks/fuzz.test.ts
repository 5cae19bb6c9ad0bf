import { expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { everyCall, fuzz } from '../../fuzz/fuzz.ts'
import { reportOf } from '../../fuzz/report.ts'

/** Three asks a call in each of four worlds; `npm run fuzz` asks as often as one likes. */
const COUNT = 1400

test.each([1, 2, 3, 4])(
  'whatever is asked of any call, it is answered or refused in Bulgarian, and nothing wrong is stored: seed %i',
  async (seed) => {
    const found = await fuzz({ seed, count: COUNT })
    expect(found.map((one) => reportOf(seed, one))).toEqual([])
  },
  // It asks much of the processor: on a busy machine that takes a minute.
  120_000,
)

test('every call of the contract has its turn', () => {
  const declared = Object.values(catalogue).flatMap((area) => Object.keys(area))
  expect(everyCall).toHaveLength(declared.length)
  expect(COUNT).toBeGreaterThan(everyCall.length * 3)
})
