import { atom, type WritableAtom } from 'jotai'
import * as v from 'valibot'

const theme = v.picklist(['light', 'dark', 'contrast'])
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
/** Everything that outlives the page, in one place; a damaged part falls back alone. */
const shape = v.object({
  module: v.fallback(v.string(), 'administrative-services'),
  scale: v.fallback(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.4)), 1),
  theme: v.fallback(theme, 'light'),
  lastRoutes: v.fallback(v.array(v.object({ path: v.string(), title: v.string() })), []),
  sidebarOpen: v.fallback(v.boolean(), true),
  fillsDepartment: v.fallback(v.boolean(), true),
  columns: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  views: v.fallback(v.record(v.string(), v.array(view)), {}),
  resolutionTexts: v.fallback(v.record(v.string(), v.array(resolutionText)), {}),
  singleKeys: v.fallback(v.boolean(), true),
  labelPaper: v.fallback(labelPaper, { kind: 'single', place: 1 }),
  userName: v.fallback(v.string(), ''),
})

/** The application state that is kept in this browser (document 1, section 4). */
export type ApplicationState = v.InferOutput<typeof shape>

/** Only these two keys are ever written (document 1, section 4); the tokens are cookies. */
const stateKey = 'delovod.state'
const userKey = 'delovod.user'

/** A browser may forbid storage or have no room: the application then works and only forgets. */
const attempted = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const read = (): ApplicationState => {
  const text = attempted(() => localStorage.getItem(stateKey), null)
  const stored: unknown = attempted(() => JSON.parse(text ?? '{}'), {})
  const userName = attempted(() => localStorage.getItem(userKey), null) ?? ''
  return v.parse(shape, { ...(typeof stored === 'object' ? stored : {}), userName })
}

const write = ({ userName, ...state }: ApplicationState) =>
  attempted(() => {
    localStorage.setItem(stateKey, JSON.stringify(state))
    if (userName === '') localStorage.removeItem(userKey)
    else localStorage.setItem(userKey, userName)
  }, undefined)

const storedAtom = atom(read)
const changedAtom = atom<ApplicationState | null>(null)
const wholeAtom = atom(
  (get) => get(changedAtom) ?? get(storedAtom),
  (_get, set, state: ApplicationState) => {
    set(changedAtom, state)
    write(state)
  },
)

/** One part of the kept state; for the one file of `state/` that owns the part, which gives out actions instead. */
export const keptPart = <K extends keyof ApplicationState>(
  part: K,
): WritableAtom<ApplicationState[K], [ApplicationState[K]], void> =>
  atom(
    (get) => get(wholeAtom)[part],
    (get, set, value: ApplicationState[K]) => set(wholeAtom, { ...get(wholeAtom), [part]: value }),
  )
