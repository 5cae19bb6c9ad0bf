import type { Atom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { addresseesAtom, commentsAtom, obligationsAtom } from '../../../src/features/document-parts/partsState.ts'
import { documentAtom, setLeavingAtom } from '../../../src/features/document-record/documentState.ts'
import { invalidateAtom } from '../../../src/state/queryClient.ts'
import { fakeStorage, newStore } from '../state/fakeStaff.ts'
import { type FakeResponse, openPage, respondWith, type SentRequest } from '../transport/fakeBrowser.ts'

beforeEach(() => {
  openPage()
  fakeStorage()
})
afterEach(() => vi.unstubAllGlobals())

const row = { id: 1, amount: '1.00', currency: 'EUR', dateArisen: '2026-11-02' }
const document = { guid: '01234567-89ab-cdef-0123-456789abcdef' }
const good = ({ path }: SentRequest): FakeResponse => ({
  json: { type: 1, resultData: path === documents.getDocument.path ? document : [row] },
})

test.each([
  ['comments', documentParts.getDocumentComments, commentsAtom],
  ['obligations', documentParts.getDocumentObligations, obligationsAtom],
  ['addressees', documentParts.getDocumentAddressees, addresseesAtom],
] as const)(
  'loaded %s stay on the screen if a refetch fails, whatever the document itself says then',
  async (name, call, of) => {
    respondWith(good)
    const store = newStore()
    const part: Atom<{ data: readonly object[] | undefined; isError: boolean }> = of(`a document with ${name}`)
    const whole = documentAtom(`a document with ${name}`)
    store.sub(whole, () => undefined)
    store.sub(part, () => undefined)
    await expect.poll(() => store.get(part).data).toHaveLength(1)
    await expect.poll(() => store.get(whole).data).toBeDefined()

    let documentComes: (response: FakeResponse) => void = () => undefined
    const later = new Promise<FakeResponse>((resolve) => {
      documentComes = resolve
    })
    respondWith(({ path }) => (path === call.path ? new TypeError('Failed to fetch') : later))
    void store.set(invalidateAtom, documents.getDocument, call)
    await expect.poll(() => store.get(part).isError).toBe(true)
    documentComes({ json: { type: 1, resultData: document } })
    await expect.poll(() => store.get(whole).isFetching).toBe(false)
    expect(store.get(part)).toMatchObject({ isError: true, data: [{}] })
  },
)

test('no request is sent for the parts of a document that is being deleted', async () => {
  const sent = respondWith(good)
  const store = newStore()
  store.set(setLeavingAtom, 'gone')
  store.sub(commentsAtom('gone'), () => undefined)
  store.sub(commentsAtom('there'), () => undefined)
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.query).toContain('there')
})
