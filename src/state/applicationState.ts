import { atom, type WritableAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { filter, fromEvent } from 'rxjs'
import * as v from 'valibot'
import { ifAllowed } from '../ifAllowed.ts'
import { largestScale, preferredTheme, smallestScale, stateKey, themes, usualScale } from './appearance.ts'
import { asPersonKey } from './personKey.ts'
import type { Store } from './store.ts'

const view = v.object({
  list: v.string(),
  name: v.string(),
  search: v.string(),
  columns: v.nullable(v.array(v.string())),
})
const resolutionText = v.object({
  text: v.string(),
  taskTypeId: v.nullable(v.number()),
  quantity: v.nullable(v.number()),
  unitId: v.nullable(v.picklist([1, 2, 3, 4, 5])),
})
/** Whether the sheet has such a place is looked up when one prints, not with the login page. */
const labelPaper = v.object({ kind: v.picklist(['single', 'sheet']), place: v.number() })
const id = v.nullable(v.number())
/** What was chosen in the last documents of one person in one module: by direction, and by direction and kind. */
const input = v.object({
  types: v.record(v.string(), v.number()),
  receivedViaId: id,
  presets: v.record(
    v.string(),
    v.object({
      sentViaId: id,
      signedByPersonId: id,
      classificationIds: v.array(v.number()),
    }),
  ),
})
/** A reading call of a list; without the address' filter, and without what was answered. */
const question = v.object({
  backend: v.picklist(['register', 'shreder']),
  kind: v.string(),
  method: v.string(),
  tail: v.string(),
  body: v.optional(v.string()),
})
/** Whose a choice is, where several people keep theirs in this browser. */
const person = v.pipe(v.string(), v.transform(asPersonKey))
/** Everything that outlives the page, in one place; a damaged part falls back alone. */
const shape = v.object({
  module: v.fallback(v.string(), 'administrative-services'),
  scale: v.fallback(v.pipe(v.number(), v.minValue(smallestScale), v.maxValue(largestScale)), usualScale),
  theme: v.fallback(v.picklist(themes), preferredTheme),
  lastRoutes: v.fallback(v.array(v.object({ path: v.string(), title: v.string() })), []),
  firstQuestions: v.fallback(v.record(v.string(), question), {}),
  fillsDepartment: v.fallback(v.boolean(), true),
  columns: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  views: v.fallback(v.record(person, v.array(view)), {}),
  resolutionTexts: v.fallback(v.record(person, v.array(resolutionText)), {}),
  lastInput: v.fallback(v.record(person, input), {}),
  singleKeys: v.fallback(v.boolean(), true),
  labelPaper: v.fallback(labelPaper, { kind: 'single', place: 1 }),
  byLink: v.fallback(v.boolean(), false),
  userName: v.fallback(v.string(), ''),
})
/** The version of the shape; what a newer program stored beside the parts known here is handed on as it is. */
const version = 1
const versioned = v.looseObject({ version: v.fallback(v.number(), 0) })
const anything = v.fallback(versioned, { version: 0 })

/** The application state that is stored in this browser (document 1, section 4). */
export type ApplicationState = v.InferOutput<typeof shape>

/** Beside `stateKey` the only one that is ever written (document 1, section 4); the tokens are cookies. */
const userKey = 'delovod.user'

type Stored = { text: string | null; userName: string }
/** What the browser holds at this moment; null where it may not be read. */
const stored = (): Stored | null =>
  ifAllowed(() => ({ text: localStorage.getItem(stateKey), userName: localStorage.getItem(userKey) ?? '' }), null)

const read = ({ text, userName }: Stored): ApplicationState => {
  const content: unknown = ifAllowed(() => JSON.parse(text ?? '{}'), {})
  return v.parse(shape, { ...v.parse(anything, content), userName })
}

/** The parts as text, with what a newer program keeps beside them. */
const asText = ({ userName: _, ...parts }: ApplicationState, before: string | null): string => {
  const content: unknown = ifAllowed(() => JSON.parse(before ?? '{}'), {})
  const present = v.parse(anything, content)
  return JSON.stringify({
    ...(present.version > version && present),
    ...parts,
    version: Math.max(present.version, version),
  })
}

/** Writes what changed, and nothing else; says whether the browser took it: without room the application only forgets. */
const write = (state: ApplicationState, before: Stored): boolean =>
  ifAllowed(() => {
    const text = asText(state, before.text)
    if (text !== before.text) localStorage.setItem(stateKey, text)
    if (state.userName === before.userName) return true
    if (state.userName === '') localStorage.removeItem(userKey)
    else localStorage.setItem(userKey, state.userName)
    return true
  }, false)

/** The state as this page knows it; `isStored`: the browser holds it too. */
type Known = { state: ApplicationState; isStored: boolean }
const readNow = (): Known => {
  const now = stored()
  return { state: read(now ?? { text: null, userName: '' }), isStored: now !== null }
}
/** The state as the page finds it when it opens. */
const openedAtom = atom(readNow)
const changedAtom = atom<Known | null>(null)
const knownAtom = atom((get) => get(changedAtom) ?? get(openedAtom))

/** Parts that say the same stay the same objects, so that nobody draws them again. */
const saysTheSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Changes the state as it is stored at this moment: what another tab wrote since this one read stays. */
const changeAtom = atom(null, (get, set, change: (state: ApplicationState) => ApplicationState) => {
  const known = get(knownAtom)
  const now = stored()
  const before = now !== null && known.isStored ? read(now) : known.state
  const state = change(before)
  set(changedAtom, { state, isStored: now !== null && write(state, now) })
})

/**
 * One part of the stored state, for the one file that owns the part and gives out actions instead. It is written by a
 * change of what is stored, never by a value that was worked out earlier: two tabs would erase each other's.
 */
export const storedPart = <K extends keyof ApplicationState>(
  part: K,
): WritableAtom<ApplicationState[K], [change: (stored: ApplicationState[K]) => ApplicationState[K]], void> => {
  const partAtom = selectAtom(knownAtom, ({ state }) => state[part], saysTheSame)
  return atom(
    (get) => get(partAtom),
    (_get, set, change) => set(changeAtom, (state) => ({ ...state, [part]: change(state[part]) })),
  )
}

/** Takes over what other tabs write, at once; returns how to stop. */
export const followOtherTabs = (store: Store): (() => void) => {
  const writes = fromEvent<StorageEvent>(window, 'storage').pipe(
    // No key: everything was wiped.
    filter(({ key }) => key === null || key === stateKey || key === userKey),
  )
  const subscription = writes.subscribe(() => store.set(changedAtom, readNow()))
  return () => subscription.unsubscribe()
}
