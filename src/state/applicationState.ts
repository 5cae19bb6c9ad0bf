import { atom, type WritableAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { filter, fromEvent } from 'rxjs'
import * as v from 'valibot'
import { ifAllowed } from '../ifAllowed.ts'
import { largestScale, preferredTheme, smallestScale, stateKey, themes, usualScale } from './appearance.ts'
import { asPersonKey } from './hashedUserKey.ts'
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
/**
 * The paper that the user chose for labels. Only its shape is checked here; printing checks the values, so that the
 * login page does not load this rule.
 */
const labelPaper = v.object({ kind: v.picklist(['single', 'sheet']), place: v.number() })
const id = v.nullable(v.number())
/** The values of the last documents. `types` by direction, `presets` by direction and kind. */
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
/** The request for the first page of a list without a filter. The next page load can prefetch it. */
const query = v.object({
  backend: v.picklist(['register', 'shreder']),
  kind: v.string(),
  method: v.string(),
  tail: v.string(),
  body: v.optional(v.string()),
})
/** The key of the user (`personKey`) to whom a choice belongs, because several people may use this browser. */
const person = v.pipe(v.string(), v.transform(asPersonKey))
/** The shape of the stored state. A damaged part gets its default value; the other parts stay. */
const shape = v.object({
  module: v.fallback(v.string(), 'administrative-services'),
  scale: v.fallback(v.pipe(v.number(), v.minValue(smallestScale), v.maxValue(largestScale)), usualScale),
  theme: v.fallback(v.picklist(themes), preferredTheme),
  lastRoutes: v.fallback(v.array(v.object({ path: v.string(), title: v.string() })), []),
  firstQuestions: v.fallback(v.record(v.string(), query), {}),
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
/** The version of the shape. Parts that a newer version of the product stored are kept. */
const version = 1
const versioned = v.looseObject({ version: v.fallback(v.number(), 0) })
const anything = v.fallback(versioned, { version: 0 })

/** The application state stored in this browser (specification 1, section 4). */
export type ApplicationState = v.InferOutput<typeof shape>

/**
 * The key of the user name, the only key in storage besides `stateKey` (specification 1, section 4); the tokens are
 * cookies.
 */
const userKey = 'delovod.user'

type Stored = { text: string | null; userName: string }
const readStorage = (): Stored | null =>
  ifAllowed(() => ({ text: localStorage.getItem(stateKey), userName: localStorage.getItem(userKey) ?? '' }), null)

const read = ({ text, userName }: Stored): ApplicationState => {
  const content: unknown = ifAllowed(() => JSON.parse(text ?? '{}'), {})
  return v.parse(shape, { ...v.parse(anything, content), userName })
}

/** Returns the text to store, including parts of `before` that only a newer version knows. */
const serializeState = ({ userName: _, ...parts }: ApplicationState, before: string | null): string => {
  const content: unknown = ifAllowed(() => JSON.parse(before ?? '{}'), {})
  const present = v.parse(anything, content)
  return JSON.stringify({
    ...(present.version > version && present),
    ...parts,
    version: Math.max(present.version, version),
  })
}

/**
 * Writes the state if it changed; returns true if it was stored. If the storage is full, the state is not stored, and
 * no error is shown.
 */
const write = (state: ApplicationState, before: Stored): boolean =>
  ifAllowed(() => {
    const text = serializeState(state, before.text)
    if (text !== before.text) localStorage.setItem(stateKey, text)
    if (state.userName === before.userName) return true
    if (state.userName === '') localStorage.removeItem(userKey)
    else localStorage.setItem(userKey, state.userName)
    return true
  }, false)

type Known = { state: ApplicationState; isStored: boolean }
const readNow = (): Known => {
  const now = readStorage()
  return { state: read(now ?? { text: null, userName: '' }), isStored: now !== null }
}
const openedAtom = atom(readNow)
const changedAtom = atom<Known | null>(null)
const knownAtom = atom((get) => get(changedAtom) ?? get(openedAtom))

/** True if two parts are equal as JSON. The old object is then kept, so that nothing renders again. */
const isEqualJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Applies a change to the state that is now in storage, so that changes made in other tabs are not lost. */
const changeAtom = atom(null, (get, set, change: (state: ApplicationState) => ApplicationState) => {
  const known = get(knownAtom)
  const now = readStorage()
  const before = now !== null && known.isStored ? read(now) : known.state
  const state = change(before)
  set(changedAtom, { state, isStored: now !== null && write(state, now) })
})

/**
 * Returns the atom of one part of the stored state. Use it only in the file that exports actions for this part. Change
 * the part with a function of the current value, because another tab may have changed it.
 */
export const storedPart = <K extends keyof ApplicationState>(
  part: K,
): WritableAtom<ApplicationState[K], [change: (readStorage: ApplicationState[K]) => ApplicationState[K]], void> => {
  const partAtom = selectAtom(knownAtom, ({ state }) => state[part], isEqualJson)
  return atom(
    (get) => get(partAtom),
    (_get, set, change) => set(changeAtom, (state) => ({ ...state, [part]: change(state[part]) })),
  )
}

export const followOtherTabs = (store: Store): (() => void) => {
  const writes = fromEvent<StorageEvent>(window, 'storage').pipe(
    // A null key means that the whole storage was cleared.
    filter(({ key }) => key === null || key === stateKey || key === userKey),
  )
  const subscription = writes.subscribe(() => store.set(changedAtom, readNow()))
  return () => subscription.unsubscribe()
}
