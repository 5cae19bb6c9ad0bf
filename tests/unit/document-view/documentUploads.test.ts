import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropUploads, holdUploads, uploaderOf } from '../../../src/features/document-files/documentUploads.ts'
import { endingLoses, wouldLose } from '../../../src/screen-kit/leaveGuard.ts'
import { logInAtom, logOutAtom } from '../../../src/state/session.ts'
import { fakeStorage, newStore, staffedBackend } from '../state/fakeStaff.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'

beforeEach(() => {
  openPage()
  fakeStorage()
})
afterEach(() => vi.unstubAllGlobals())

const notSent = 'Избраните файлове не са качени.'
const choose = (docGuid: string) => uploaderOf(docGuid).add([new File(['а'], 'писмо.txt')])

test('chosen files survive leaving their screen; only closing the page or ending the session loses them', () => {
  const release = holdUploads('документ')
  choose('документ')
  release()
  expect(uploaderOf('документ').now()).toHaveLength(1)
  expect(wouldLose()).toBeUndefined()
  expect(endingLoses()).toBe(notSent)
  uploaderOf('документ').remove(uploaderOf('документ').now()[0]?.id ?? '')
  expect(endingLoses()).toBeUndefined()
})

test('two parts of a page share the same uploads, also after a third has mounted and unmounted', () => {
  const [page, tab] = [holdUploads('общ'), holdUploads('общ')]
  const before = uploaderOf('общ')
  tab()
  expect(uploaderOf('общ')).toBe(before)
  page()
  expect(uploaderOf('общ'), 'nobody looked any more').not.toBe(before)
})

test('after the deletion of a document its chosen files cause no question on leaving', () => {
  choose('изтрит')
  expect(endingLoses()).toBe(notSent)
  dropUploads('изтрит')
  expect(endingLoses()).toBeUndefined()
})

test.each(['logs out', 'is followed by somebody else'])('a user who %s leaves no chosen files', async (how) => {
  respondWith(staffedBackend(['DOCUMENTS_FLOW']))
  const store = newStore()
  await store.set(logInAtom, { username: 'first', password: 'demo' })
  choose('документ')
  if (how === 'logs out') store.set(logOutAtom)
  else await store.set(logInAtom, { username: 'second', password: 'demo' })
  expect(uploaderOf('документ').now()).toEqual([])
  expect(endingLoses()).toBeUndefined()
})
