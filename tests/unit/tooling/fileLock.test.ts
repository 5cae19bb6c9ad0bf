import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { alone } from '../../../scripts/build/fileLock.ts'

const lockIn = () => join(mkdtempSync(join(tmpdir(), 'delovod-alone-')), 'build.lock')

test('operations under one lock run one after the other, also after a failure', async () => {
  const lock = lockIn()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await wait(10)
    steps.push(`${name} ends`)
  }
  const failed = alone(lock, () => Promise.reject(new Error('It does not compile')))
  await Promise.all([expect(failed).rejects.toThrow('compile'), alone(lock, work('one')), alone(lock, work('other'))])
  const first = steps[0] === 'one begins' ? ['one', 'other'] : ['other', 'one']
  expect(steps).toEqual(first.flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(existsSync(lock)).toBe(false)
})

test('a lock of a dead process blocks nothing', async () => {
  const lock = lockIn()
  // The owner of the lock is a process id that cannot exist, so the owner counts as ended.
  writeFileSync(lock, String(2 ** 30))
  expect(await alone(lock, async () => 'built')).toBe('built')
})
