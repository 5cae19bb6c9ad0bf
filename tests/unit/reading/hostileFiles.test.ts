import { expect, test } from 'vitest'
import { hostileFiles } from '../../../fixtures/files/hostileFiles.ts'
import { fuzzFiles, openHostile, wrongOf } from '../../fuzz/openedFiles.ts'

test.each(Object.entries(hostileFiles))('reading %s ends with the readable part or with a message', async (_, make) => {
  const opening = await openHostile(make())
  expect(opening.reply).not.toBeNull()
  expect(wrongOf(opening)).toBeUndefined()
})

test('reading a file of any kind with some bytes changed ends with the readable part or with a message', async () => {
  expect(await fuzzFiles({ seed: 1, count: 400 })).toEqual([])
})
