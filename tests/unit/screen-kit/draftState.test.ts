import { describe, expect, test } from 'vitest'
import {
  type DraftEvent,
  type DraftState,
  type DraftWork,
  draftStep,
  isWorthOffering,
  noDraft,
  type Offer,
} from '../../../src/screen-kit/draft/draftState.ts'

type Event = DraftEvent<string>
const offer: Offer<string> = { name: 'note/1', value: 'отпреди', storedAt: '2026-11-20T08:00:00Z' }
const opened: Event = { kind: 'opened', name: 'note/1', offer: null, more: 0 }
const offered = (more = 0): Event => ({ kind: 'opened', name: 'note/1#2', offer, more })
const typed = (value: string): Event => ({ kind: 'changed', typed: { value } })
const emptied: Event = { kind: 'changed', typed: null }
const due: Event = { kind: 'due' }
const taken: Event = { kind: 'taken' }
const declined: Event = { kind: 'declined' }
const saved: Event = { kind: 'saved' }
const closed: Event = { kind: 'closed' }

const run = (...events: readonly Event[]): { state: DraftState<string>; work: readonly DraftWork<string>[] } => {
  let state: DraftState<string> = noDraft
  const work: DraftWork<string>[] = []
  for (const event of events) {
    const step = draftStep(state, event)
    state = step.state
    work.push(...step.work)
  }
  return { state, work }
}
const store = (value: string, name = 'note/1'): DraftWork<string> => ({ kind: 'store', name, value })
const remove = (name = 'note/1'): DraftWork<string> => ({ kind: 'remove', name })

const rows: readonly (readonly [string, readonly Event[], readonly DraftWork<string>[]])[] = [
  ['nothing typed is nothing stored', [opened, due], []],
  ['what is typed is stored when it is time', [opened, typed('а'), typed('аб'), due], [store('аб')]],
  ['and not before', [opened, typed('а')], []],
  ['the same text is stored once', [opened, typed('а'), due, typed('а'), due, due], [store('а')]],
  ['what is typed before there is a name waits for it', [typed('а'), due, opened, due], [store('а')]],
  ['what is taken back is removed', [opened, typed('а'), due, emptied], [store('а'), remove()]],
  ['also before it was stored', [opened, typed('а'), emptied, due], [remove()]],
  [
    'what was removed can be stored again',
    [opened, typed('а'), due, emptied, typed('а'), due],
    [store('а'), remove(), store('а')],
  ],
  [
    'saving removes it, and nothing more is stored',
    [opened, typed('а'), due, saved, typed('аб'), due],
    [store('а'), remove()],
  ],
  ['a form that is saved before it has a name stores nothing', [typed('а'), saved, opened, typed('аб'), due], []],
  ['a closed form stores nothing', [opened, closed, typed('а'), due], []],
  ['until the offer is answered, both are stored', [offered(), typed('б'), due], [store('б', 'note/1#2')]],
  [
    'what is taken goes on under its own name',
    [offered(), taken, typed('отпреди и още'), due],
    [store('отпреди и още')],
  ],
  [
    'what was typed before the offer was taken is not lost',
    [offered(), typed('б'), taken, typed('отпреди'), due],
    [store('б', 'note/1#2'), store('отпреди')],
  ],
  ['what is declined is removed, and its name is free', [offered(), declined, typed('б'), due], [remove(), store('б')]],
  [
    'what is stored beside a declined offer stays where it is',
    [offered(), typed('б'), due, declined, typed('бв'), due],
    [store('б', 'note/1#2'), remove(), store('бв', 'note/1#2')],
  ],
  ['an offer that nobody answered stays when the form is saved', [offered(), typed('б'), saved], [remove('note/1#2')]],
  ['an offer is declined once', [offered(), declined, declined], [remove()]],
]

test.each(rows)('the work after %s', (_name, events, work) => {
  expect(run(...events).work).toEqual(work)
})

describe('the form shows', () => {
  const shown = (...events: readonly Event[]) => run(...events).state.shown

  test('an offer until it is taken, declined, or the form is saved or closed', () => {
    expect(shown(offered(2))).toEqual({ offer, more: 2, round: 0, problem: undefined })
    for (const action of [taken, declined, saved, closed]) expect(shown(offered(), action).offer).toBeNull()
  })

  test('only declining continues to the next stored draft, while there is one', () => {
    expect(shown(offered(1), declined).round).toBe(1)
    expect(shown(offered(0), declined).round).toBe(0)
    expect(shown(offered(1), taken).round).toBe(0)
  })

  test('a problem of the storage until a draft is stored again', () => {
    const failed: Event = { kind: 'ended', problem: 'Няма място.' }
    expect(shown(opened, failed).problem).toBe('Няма място.')
    expect(shown(opened, failed, { kind: 'ended', problem: undefined }).problem).toBeUndefined()
  })

  test('the same object during typing without a change', () => {
    const { state } = run(opened)
    for (const event of [typed('а'), due, emptied, saved]) expect(draftStep(state, event).state.shown).toBe(state.shown)
  })
})

test('a draft equal to the form is not offered', () => {
  expect(isWorthOffering(run(typed('а')).state, 'а')).toBe(false)
  expect(isWorthOffering(run(typed('а')).state, 'б')).toBe(true)
  expect(isWorthOffering(run(opened).state, 'а')).toBe(true)
})
