import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { mayCallAtom } from '../../../src/state/access.ts'
import { badgesAtom } from '../../../src/state/badges.ts'
import { lookupAtom, retryLookupAtom } from '../../../src/state/lookup.ts'
import { endToastAtom, followNotices, seeErrorsAtom, toastAtom, unseenErrorsAtom } from '../../../src/state/notices.ts'
import { pushed } from '../../../src/state/pushInvalidation.ts'
import { invalidateAtom, refetchAtom } from '../../../src/state/queryClient.ts'
import { expireAtom, logInAtom, logOutAtom } from '../../../src/state/session.ts'
import { notify } from '../../../src/transport/notices.ts'
import { openPage, respondWith, type SentRequest } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend } from './fakeStaff.ts'

beforeEach(() => {
  openPage()
  fakeStorage()
})
afterEach(() => vi.unstubAllGlobals())
const demo = { username: 'documents.flow.edelivery', password: 'demo' }
const roles = metadata.getUserRoles

test('a lookup is requested once for all readers', async () => {
  const sent = respondWith(() => ({ json: { type: 1, resultData: [{ id: 1, name: 'а' }] } }))
  const store = newStore()
  expect(lookupAtom(roles, {})).toBe(lookupAtom(roles, {}))
  const stops = [1, 2].map(() => store.sub(lookupAtom(roles, {}), () => undefined))
  expect(store.get(lookupAtom(roles, {}))).toEqual({ kind: 'loading' })
  await expect.poll(() => store.get(lookupAtom(roles, {}))).toMatchObject({ kind: 'ready', items: [{ name: 'а' }] })
  for (const stop of stops) stop()
  store.sub(lookupAtom(roles, {}), () => undefined)
  expect(sent).toHaveLength(1)
})

test("a user who logs in after a colleague never sees the colleague's data", async () => {
  const shownName = (name: string) =>
    respondWith(
      staffedBackend(['DOCUMENTS_FLOW'], ({ path }) =>
        path === roles.path ? { json: { type: 1, resultData: [{ id: 1, name }] } } : undefined,
      ),
    )
  const store = newStore()
  const one = lookupAtom(roles, {})
  shownName('за първата')
  await store.set(logInAtom, { ...demo, username: 'first' })
  const leaveScreen = store.sub(one, () => undefined)
  await expect.poll(() => store.get(one)).toMatchObject({ kind: 'ready', items: [{ name: 'за първата' }] })
  leaveScreen()
  store.set(logOutAtom)
  const sent = shownName('за втората')
  await store.set(logInAtom, { ...demo, username: 'second' })
  expect(store.get(one)).toEqual({ kind: 'loading' })
  store.sub(one, () => undefined)
  await expect.poll(() => store.get(one)).toMatchObject({ kind: 'ready', items: [{ name: 'за втората' }] })
  expect(sent.filter(({ path }) => path === roles.path)).toHaveLength(1)
})

test('a failed lookup says why and can be requested again', async () => {
  respondWith(() => ({ status: 500, json: { message: 'Срив' } }))
  const store = newStore()
  store.sub(lookupAtom(roles, {}), () => undefined)
  await expect
    .poll(() => store.get(lookupAtom(roles, {})))
    .toMatchObject({ kind: 'failed', fault: { message: 'Срив' } })
  respondWith(() => ({ json: { type: 1, resultData: [] } }))
  await store.set(retryLookupAtom, roles)
  await expect.poll(() => store.get(lookupAtom(roles, {}))).toEqual({ kind: 'ready', items: [] })
})

test('badges are requested by users who may open the lists, and again after a push', async () => {
  const sent = respondWith(staffedBackend(['documents_flow_edelivery']))
  const store = newStore()
  const stop = store.sub(badgesAtom, () => undefined)
  expect(store.get(badgesAtom)).toEqual({ eDeliveryCount: 0, docExchangeCount: 0 })
  await store.set(logInAtom, demo)
  expect(store.get(mayCallAtom)(eDelivery.getEDeliveryIncomingMessages)).toBe(true)
  await expect.poll(() => store.get(badgesAtom)).toEqual({ eDeliveryCount: 2, docExchangeCount: 5 })
  const before = sent.length
  await store.set(invalidateAtom, ...pushed.UnprocessedCountsChanged)
  expect(sent.length).toBe(before + 1)
  stop()
})

test.each(['stays on the screen', 'is built anew'])('data of one user is not shown to the next (%s)', async (how) => {
  respondWith(staffedBackend(['DOCUMENTS_FLOW_EDELIVERY']))
  const store = newStore()
  await store.set(logInAtom, demo)
  const stop = store.sub(badgesAtom, () => undefined)
  await expect.poll(() => store.get(badgesAtom).docExchangeCount).toBe(5)
  if (how === 'is built anew') stop()
  store.set(logOutAtom)
  expect(store.get(mayCallAtom)(documents.getUnprocessedIncomingDocsCount)).toBe(false)
  if (how === 'stays on the screen') expect(store.get(badgesAtom)).toEqual({ eDeliveryCount: 0, docExchangeCount: 0 })
  const slow = ({ path }: SentRequest) => path.includes('Unprocessed')
  const sent = respondWith((one) => (slow(one) ? 'never' : staffedBackend(['DOCUMENTS_FLOW_EDELIVERY'])(one)))
  await store.set(logInAtom, { username: 'other', password: 'demo' })
  if (how === 'is built anew') store.sub(badgesAtom, () => undefined)
  expect(store.get(badgesAtom)).toEqual({ eDeliveryCount: 0, docExchangeCount: 0 })
  await expect.poll(() => sent.some(slow)).toBe(true)
  expect(store.get(badgesAtom)).toEqual({ eDeliveryCount: 0, docExchangeCount: 0 })
  store.set(expireAtom)
})

test('one toast at a time; errors wait until they are seen, each once', () => {
  const store = newStore()
  const stop = followNotices(store)
  const first = notify({ kind: 'error', text: 'Срив' })
  const second = notify({ kind: 'success', text: 'Записано' })
  expect(store.get(toastAtom)).toMatchObject({ id: second, milliseconds: 4000 })
  store.set(endToastAtom, first)
  expect(store.get(toastAtom)?.id).toBe(second)
  store.set(endToastAtom, second)
  expect(store.get(toastAtom)).toBeNull()
  const again = notify({ kind: 'error', text: 'Срив' })
  notify({ kind: 'error', text: 'Друг' })
  expect(store.get(unseenErrorsAtom).map(({ text }) => text)).toEqual(['Друг', 'Срив'])
  store.set(seeErrorsAtom, again)
  expect(store.get(unseenErrorsAtom).map(({ text }) => text)).toEqual(['Друг'])
  store.set(seeErrorsAtom, 'all')
  expect(store.get(unseenErrorsAtom)).toEqual([])
  stop()
})

test('an inactive query is refetched after a full invalidation, and its old data is not shown', async () => {
  let name = 'стара'
  const sent = respondWith(() => ({ json: { type: 1, resultData: [{ id: 1, name }] } }))
  const store = newStore()
  const list = lookupAtom(roles, {})
  const leaveScreen = store.sub(list, () => undefined)
  await expect.poll(() => store.get(list)).toMatchObject({ kind: 'ready', items: [{ name: 'стара' }] })
  leaveScreen()
  name = 'нова'
  await store.set(refetchAtom)
  const seen: unknown[] = []
  store.sub(list, () => seen.push(store.get(list)))
  await expect.poll(() => store.get(list)).toMatchObject({ kind: 'ready', items: [{ name: 'нова' }] })
  expect(JSON.stringify(seen)).not.toContain('стара')
  expect(sent).toHaveLength(2)
})
