import { expect, test } from 'vitest'
import { hostileFiles } from '../../../fixtures/files/hostileFiles.ts'
import { fuzzFiles, openHostile, wrongOf } from '../../fuzz/openedFiles.ts'

test.each(Object.entries(hostileFiles))('%s ends with what can be shown of it or with a sentence', async (_, make) => {
  const opening = await openHostile(make())
  expect(opening.reply).not.toBeNull()
  expect(wrongOf(opening)).toBeUndefined()
})

test('files of every kind with some bytes changed end so too', async () => {
  expect(await fuzzFiles({ seed: 1, count: 400 })).toEqual([])
})
