import { expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { everyCall, fuzz } from '../../fuzz/fuzz.ts'
import { reportOf } from '../../fuzz/report.ts'

/** The number of requests for each of the four seeds: about three per endpoint. `npm run fuzz` sends more. */
const COUNT = 1600

test.each([1, 2, 3, 4])(
  'any input to any call is accepted or refused in Bulgarian, and nothing wrong is stored: seed %i',
  async (seed) => {
    const found = await fuzz({ seed, count: COUNT })
    expect(found.map((one) => reportOf(seed, one))).toEqual([])
  },
  // In milliseconds: this test takes a minute on a busy machine.
  120_000,
)

test('every call of the contract is called', () => {
  const declared = Object.values(catalogue).flatMap((area) => Object.keys(area))
  expect(everyCall).toHaveLength(declared.length)
  expect(COUNT).toBeGreaterThan(everyCall.length * 3)
})
