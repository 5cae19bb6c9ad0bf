/** What was left unsaved under a name and can be put back into the form. */
export type Offer<T> = { name: string; value: T; storedAt: string }

/** What the form shows of its draft. The same object until something of it changes. */
export type ShownDraft<T> = {
  offer: Offer<T> | null
  /** How many more were left in other forms of this name. */
  more: number
  /** How often the next one that was left is to be looked for. */
  round: number
  /** Why nothing is stored, as a sentence for the person. */
  problem: string | undefined
}

export type DraftState<T> = {
  /** Under what name this open form is stored; undefined until it has one. */
  name: string | undefined
  /** What is typed and not saved; null when nothing is. */
  typed: { value: T } | null
  /** Something was typed since it was last stored. */
  isDue: boolean
  /** What was last stored, as JSON. */
  stored: string | undefined
  /** The server has what was typed: nothing is stored any more. */
  isSaved: boolean
  shown: ShownDraft<T>
}

export type DraftEvent<T> =
  /** The form has a name to be stored under; what was left under another one is offered. */
  | { kind: 'opened'; name: string; offer: Offer<T> | null; more: number }
  | { kind: 'closed' }
  | { kind: 'changed'; typed: { value: T } | null }
  /** It is time to store: the pause is over, or the page may go. */
  | { kind: 'due' }
  /** How storing ended. */
  | { kind: 'ended'; problem: string | undefined }
  | { kind: 'taken' }
  | { kind: 'declined' }
  | { kind: 'saved' }

/** What is to be done in the store of the browser. */
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

const showing = <T>(state: DraftState<T>, change: Partial<ShownDraft<T>>): DraftState<T> => {
  const shown = { ...state.shown, ...change }
  const names = Object.keys(change) as (keyof ShownDraft<T>)[]
  return names.every((name) => shown[name] === state.shown[name]) ? state : { ...state, shown }
}

/** Nothing of this form is in the store any more. */
const emptied = <T>(state: DraftState<T>): DraftStep<T> => ({
  state: { ...state, isDue: false, stored: undefined },
  work: state.name === undefined ? [] : [{ kind: 'remove', name: state.name }],
})

const changed = <T>(before: DraftState<T>, typed: { value: T } | null): DraftStep<T> => {
  const state = { ...before, typed }
  if (typed === null && before.typed !== null) return emptied(state)
  return { state: typed && !state.isSaved ? { ...state, isDue: true } : state, work: [] }
}

/** Stores what is typed, unless the store has just that. Before the form has a name it waits for it. */
const due = <T>(before: DraftState<T>): DraftStep<T> => {
  const { name, typed, isSaved } = before
  if (!before.isDue || name === undefined) return { state: before, work: [] }
  const state = { ...before, isDue: false }
  const text = typed && JSON.stringify(typed.value)
  if (isSaved || typed === null || text === null || text === state.stored) return { state, work: [] }
  return { state: { ...state, stored: text }, work: [{ kind: 'store', name, value: typed.value }] }
}

/** What was typed before the answer is stored beside it, and offered another time. */
const taken = <T>(before: DraftState<T>): DraftStep<T> => {
  const { state, work } = due(before)
  const name = state.shown.offer?.name ?? state.name
  return { state: showing({ ...state, name, stored: undefined }, { offer: null }), work }
}

/** The name that becomes free is this form's, unless something is stored under its own; the next one is looked for. */
const declined = <T>(state: DraftState<T>): DraftStep<T> => {
  const { offer, more, round } = state.shown
  if (offer === null) return { state, work: [] }
  const name = state.stored === undefined ? offer.name : state.name
  return {
    state: showing({ ...state, name }, { offer: null, round: more > 0 ? round + 1 : round }),
    work: [{ kind: 'remove', name: offer.name }],
  }
}

/** The draft of one open form after an event, and what is to be stored or removed because of it. */
export const draftStep = <T>(state: DraftState<T>, event: DraftEvent<T>): DraftStep<T> => {
  const only = (next: DraftState<T>): DraftStep<T> => ({ state: next, work: [] })
  switch (event.kind) {
    case 'opened': {
      const { name, offer, more } = event
      return only(state.isSaved ? state : showing({ ...state, name }, { offer, more }))
    }
    case 'closed':
      return only(showing({ ...state, name: undefined }, { offer: null }))
    case 'changed':
      return changed(state, event.typed)
    case 'due':
      return due(state)
    case 'ended':
      return only(showing(state, { problem: event.problem }))
    case 'taken':
      return taken(state)
    case 'declined':
      return declined(state)
    case 'saved':
      return emptied(showing({ ...state, isSaved: true }, { offer: null }))
  }
}

/** Whether what was left is to be offered; a form may remember by itself, while the page lives, what was typed. */
export const isWorthOffering = <T>({ typed }: DraftState<T>, left: T): boolean =>
  typed === null || JSON.stringify(typed.value) !== JSON.stringify(left)
