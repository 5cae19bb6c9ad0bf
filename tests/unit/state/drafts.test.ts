import { afterEach, expect, test } from 'vitest'
import { setClockOffset } from '../../../src/dates/clock.ts'
import { DraftNotStored } from '../../../src/state/drafts.ts'
import { draftLife } from '../../../src/state/draftVault.ts'
import { desk, typedValues } from './draftDesk.ts'

afterEach(() => setClockOffset(0))

test('typed text is restored for its user and its form, unchanged', async () => {
  const { own } = desk()
  await own.unlock('maria')
  await own.keep('maria', 'document/1', { subject: 'по-старо' })
  await own.keep('maria', 'document/1', typedValues)
  expect((await own.find('maria', 'document/1'))?.value).toEqual(typedValues)
  expect(await own.find('maria', 'document/2')).toBeNull()
})

test('no readable data is in the browser, and no key is unwrapped', async () => {
  const { own, drafts, keys } = desk()
  await own.unlock('maria', 'парола')
  await own.keep('maria', 'document/1', typedValues)
  const [stored] = drafts.values()
  const { sealed } = stored as { sealed: ArrayBuffer }
  expect(new TextDecoder().decode(sealed)).not.toMatch(/Иван|8001010000|subject/)
  const [record] = keys.values()
  const wrap = { salt: expect.any(Uint8Array), iv: expect.any(Uint8Array), wrapped: expect.any(ArrayBuffer) }
  expect(record).toEqual({ userName: 'maria', id: expect.any(String), byPassword: wrap, bySession: wrap })
})

test('a log-out deletes the drafts and the key of the user, also pending ones, and of no other user', async () => {
  const { own, drafts, keys } = desk()
  await own.unlock('ivan')
  await own.keep('ivan', 'document/1', typedValues)
  await own.unlock('maria')
  own.keep('maria', 'document/1', typedValues)
  const left = own.wipe()
  own.keep('maria', 'document/2', typedValues)
  await left
  expect([...drafts.values()]).toMatchObject([{ userName: 'ivan', form: 'document/1' }])
  expect([...keys.values()]).toMatchObject([{ userName: 'ivan' }])
})

test('a draft lives seven days', async () => {
  const { own, drafts } = desk()
  await own.unlock('maria')
  await own.keep('maria', 'document/1', typedValues)
  await own.keep('maria', 'document/2', typedValues)
  setClockOffset(draftLife - 60_000)
  expect(await own.find('maria', 'document/1')).not.toBeNull()
  setClockOffset(draftLife + 60_000)
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.unlock('ivan')
  expect(drafts.size).toBe(0)
})

test("drafts are listed by their forms, the newest first, without other users' and expired ones", async () => {
  const { own } = desk()
  await own.unlock('ivan')
  await own.keep('ivan', 'document/9', typedValues)
  await own.unlock('maria')
  await own.keep('maria', 'document/1', typedValues)
  setClockOffset(60_000)
  await own.keep('maria', 'document/2', typedValues)
  expect(await own.forms('maria')).toEqual(['document/2', 'document/1'])
  expect(await own.forms('ivan')).toEqual([])
  setClockOffset(draftLife + 30_000)
  expect(await own.forms('maria')).toEqual(['document/2'])
})

test('a saved form leaves no draft', async () => {
  const { own, drafts } = desk()
  await own.unlock('maria')
  await own.keep('maria', 'document/1', typedValues)
  await own.remove('maria', 'document/1')
  expect(drafts.size).toBe(0)
})

test('switched off, nothing is stored or found, and existing drafts are removed', async () => {
  let on = true
  const { own, drafts, keys } = desk({}, () => on)
  await own.unlock('maria')
  await own.keep('maria', 'document/1', typedValues)
  on = false
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.unlock('maria')
  await own.keep('maria', 'document/2', typedValues)
  expect([drafts.size, keys.size]).toEqual([0, 0])
})

const reasons: [name: string, words: string][] = [
  ['QuotaExceededError', 'В браузъра няма място'],
  ['InvalidStateError', 'Браузърът не позволява'],
]
test.each(reasons)(
  'a failure to %s is reported with a message, and a search then finds nothing',
  async (name, words) => {
    const refuse = () => Promise.reject(new DOMException('no', name))
    const { own } = desk({ put: refuse, get: refuse })
    await own.unlock('maria')
    const saving = own.keep('maria', 'document/1', typedValues)
    await expect(saving).rejects.toBeInstanceOf(DraftNotStored)
    await expect(saving).rejects.toThrow(words)
    expect(await own.find('maria', 'document/1')).toBeNull()
  },
)

test('a damaged draft is ignored', async () => {
  const { own, drafts } = desk()
  await own.unlock('maria')
  await own.keep('maria', 'document/1', typedValues)
  for (const name of drafts.keys()) drafts.set(name, { sealed: 'not bytes' })
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.unlock('maria')
  expect(drafts.size).toBe(0)
})
