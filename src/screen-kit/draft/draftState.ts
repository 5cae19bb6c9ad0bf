/** A stored draft that is offered to the user. `name`: under which it is stored. */
export type Offer<T> = { name: string; value: T; storedAt: string }

/**
 * What the form shows about its draft. The object is replaced only if one of its fields changes, because
 * `useSyncExternalStore` compares it by reference. `more`: the number of further drafts; `round`: increases when the
 * next draft is to be offered.
 */
export type ShownDraft<T> = {
  offer: Offer<T> | null
  more: number
  round: number
  problem: string | undefined
}

export type DraftState<T> = {
  name: string | undefined
  typed: { value: T } | null
  isDue: boolean
  stored: string | undefined
  /** True after the form was saved: no input is stored any more. */
  isSaved: boolean
  shown: ShownDraft<T>
}

export type DraftEvent<T> =
  | { kind: 'opened'; name: string; offer: Offer<T> | null; more: number }
  | { kind: 'closed' }
  | { kind: 'changed'; typed: { value: T } | null }
  | { kind: 'due' }
  | { kind: 'ended'; problem: string | undefined }
  | { kind: 'taken' }
  | { kind: 'declined' }
  | { kind: 'saved' }

export type DraftWork<T> = { kind: 'store'; name: string; value: T } | { kind: 'remove'; name: string }
export type DraftStep<T> = { state: DraftState<T>; work: readonly DraftWork<T>[] }

export const noDraft: DraftState<never> = {
  name: undefined,
  typed: null,
  isDue: false,
  stored: undefined,
  isSaved: false,
  shown: { offer: null, more: 0, round: 0, problem: undefined },
}

const withShown = <T>(state: DraftState<T>, change: Partial<ShownDraft<T>>): DraftState<T> => {
  const shown = { ...state.shown, ...change }
  const names = Object.keys(change) as (keyof ShownDraft<T>)[]
  return names.every((name) => shown[name] === state.shown[name]) ? state : { ...state, shown }
}

const clearDraft = <T>(state: DraftState<T>): DraftStep<T> => ({
  state: { ...state, isDue: false, stored: undefined },
  work: state.name === undefined ? [] : [{ kind: 'remove', name: state.name }],
})

const applyInput = <T>(before: DraftState<T>, typed: { value: T } | null): DraftStep<T> => {
  const state = { ...before, typed }
  if (typed === null && before.typed !== null) return clearDraft(state)
  return { state: typed && !state.isSaved ? { ...state, isDue: true } : state, work: [] }
}

/**
 * Stores the input if it differs from the stored draft. As long as no name is reserved for the draft, nothing is stored
 * and the input stays due.
 */
const storeInput = <T>(before: DraftState<T>): DraftStep<T> => {
  const { name, typed, isSaved } = before
  if (!before.isDue || name === undefined) return { state: before, work: [] }
  const state = { ...before, isDue: false }
  const text = typed && JSON.stringify(typed.value)
  if (isSaved || typed === null || text === null || text === state.stored) return { state, work: [] }
  return { state: { ...state, stored: text }, work: [{ kind: 'store', name, value: typed.value }] }
}

/**
 * Lets the form take over the offered draft. Input that the user typed before is stored under its own name and offered
 * later.
 */
const acceptDraft = <T>(before: DraftState<T>): DraftStep<T> => {
  const { state, work } = storeInput(before)
  const name = state.shown.offer?.name ?? state.name
  return { state: withShown({ ...state, name, stored: undefined }, { offer: null }), work }
}

/**
 * Deletes the offered draft. New input is then stored under its name, unless the form has already stored input under
 * another name.
 */
const declineDraft = <T>(state: DraftState<T>): DraftStep<T> => {
  const { offer, more, round } = state.shown
  if (offer === null) return { state, work: [] }
  const name = state.stored === undefined ? offer.name : state.name
  return {
    state: withShown({ ...state, name }, { offer: null, round: more > 0 ? round + 1 : round }),
    work: [{ kind: 'remove', name: offer.name }],
  }
}

export const draftStep = <T>(state: DraftState<T>, event: DraftEvent<T>): DraftStep<T> => {
  const only = (next: DraftState<T>): DraftStep<T> => ({ state: next, work: [] })
  switch (event.kind) {
    case 'opened': {
      const { name, offer, more } = event
      return only(state.isSaved ? state : withShown({ ...state, name }, { offer, more }))
    }
    case 'closed':
      return only(withShown({ ...state, name: undefined }, { offer: null }))
    case 'changed':
      return applyInput(state, event.typed)
    case 'due':
      return storeInput(state)
    case 'ended':
      return only(withShown(state, { problem: event.problem }))
    case 'taken':
      return acceptDraft(state)
    case 'declined':
      return declineDraft(state)
    case 'saved':
      return clearDraft(withShown({ ...state, isSaved: true }, { offer: null }))
  }
}

/**
 * True if a stored draft (`left`) differs from the current input of the form. A form that is still open may already
 * contain the same input; then the draft is not offered.
 */
export const isWorthOffering = <T>({ typed }: DraftState<T>, left: T): boolean =>
  typed === null || JSON.stringify(typed.value) !== JSON.stringify(left)
