import { act, render, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { Direction } from '../../../src/contract/enumerations.ts'
import { blankDocument, type DocumentValues } from '../../../src/features/documents/write/values/documentValues.ts'
import { useCaseApplicant } from '../../../src/features/documents/write/values/useCaseApplicant.ts'
import { type Form, useFormState } from '../../../src/screen-kit/form/useFormState.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

const opened = async (direction: Direction = Direction.OUTGOING) => {
  takeConfig(config)
  const { db } = await mockBackendHandlers()
  const cases = db.caseFiles.all().flatMap(({ guid, number, rootDocumentGuid }) => {
    const [id, ...others] = db.documents.get(rootDocumentGuid)?.correspondentIds ?? []
    return id === undefined || others.length > 0
      ? []
      : [{ id, caseFile: { guid, number: number ?? '', rootDocumentGuid } }]
  })
  const [one] = cases
  const other = cases.find(({ id }) => id !== one?.id)
  if (!one || !other) throw new Error('The mock database has no two cases of two applicants')
  const store = createStore()
  provideQueryClient(store)
  const shown: { form?: Form<DocumentValues> } = {}
  const Probe = () => {
    const form = useFormState<DocumentValues>({ name: 'document', start: blankDocument(direction), errors: () => ({}) })
    useCaseApplicant(form)
    shown.form = form
    return null
  }
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  )
  const set = (change: Partial<DocumentValues>) => act(() => shown.form?.set(change))
  const named = () => shown.form?.values.correspondents.map(({ id }) => id)
  return { one, other, set, named, shown }
}

test('the case sets its applicant, another case replaces it, and a chosen applicant stays', async () => {
  const { one, other, set, named, shown } = await opened()
  await set({ caseFile: one.caseFile })
  await waitFor(() => expect(named()).toEqual([one.id]))
  await set({ caseFile: null })
  expect(shown.form?.isDirty, 'what the case filled in is nothing to lose').toBe(false)
  await set({ caseFile: other.caseFile })
  await waitFor(() => expect(named()).toEqual([other.id]))
  const [chosen] = shown.form?.values.correspondents ?? []
  await set({ correspondents: chosen ? [{ ...chosen, id: 1_000_000 }] : [] })
  await set({ caseFile: one.caseFile })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(named()).toEqual([1_000_000])
})

test('an internal document has no applicant', async () => {
  const { one, set, named } = await opened(Direction.INTERNAL)
  await set({ caseFile: one.caseFile })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(named()).toEqual([])
  await set({ documentDirectionId: Direction.INCOMING })
  await waitFor(() => expect(named()).toEqual([one.id]))
})
