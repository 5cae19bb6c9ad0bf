import { type Atom, createStore } from 'jotai'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { processAtom, routesAtom, treeAtom, whyNotShown } from '../../../src/features/case-files/caseFileState.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { guid } from '../document-parts/samples.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'

const refusal = 'Нямате права за това действие.'
let notices: Notice[] = []
const listening = notices$.subscribe((notice) => notices.push(notice))

beforeEach(() => {
  notices = []
  openPage()
  respondWith(() => ({ status: 403, json: { type: 0, message: refusal } }))
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => listening.unsubscribe())

test.each([
  ['the tree', () => treeAtom(guid, guid), 0],
  ['the process', () => processAtom(guid), 0],
  ['the possible steps, which somebody asks for by a button', () => routesAtom(guid), 1],
] as const)(
  'a user who may read a document but not its case file gets no error message if %s is refused in the background',
  async (_, make, noticesShown) => {
    const store = createStore()
    provideQueryClient(store)
    const atom: Atom<{ error: Fault | null }> = make()
    const stop = store.sub(atom, () => undefined)
    const error = await vi.waitFor(() => {
      const fault = store.get(atom).error
      if (!(fault instanceof Fault)) throw new Error('not answered yet')
      return fault
    })
    stop()
    expect(notices).toHaveLength(noticesShown)
    if (noticesShown === 0)
      expect(whyNotShown(error)).toBe('Нямате права да виждате преписката. Документът можете да четете.')
  },
)
