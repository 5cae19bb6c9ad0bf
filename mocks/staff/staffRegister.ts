import type { StaffFilter } from '../../src/contract/shapes/staff.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { overlaps } from '../../src/rules/staff/absences.ts'
import {
  type Move,
  mayChangeStaff,
  mayMove,
  mayRemoveStaff,
  movesOf,
  type OnRoute,
  type StaffKind,
  type StaffMember,
  stepLabels,
} from '../../src/rules/staff/staffRoute.ts'
import { capitalised } from '../../src/rules/words/agreement.ts'
import { logAction } from '../audit/logAction.ts'
import { countKey, ordered, type SortKeys, wordKey } from '../engine/ordered.ts'
import { found, insist, refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import type { StaffRow } from './rows.ts'
import { peopleOfDepartment } from './views.ts'

/** The part of a record that lists filter and sort by. */
type Listed = OnRoute & {
  number: string
  date: string | null
  kind: string
  toDate: string | null
  departmentName: string
  place?: string
  days?: number | null
  workingDays?: number | null
}
type Crud<R> = {
  byId: (call: { query: { id: number } }) => R
  create: (call: { caller: Caller; body: R }) => R
  edit: (call: { caller: Caller; body: R }) => R
  remove: (call: { caller: Caller; query: { id: number } }) => null
}
type Register<W extends StaffRow, R extends Listed> = {
  kind: StaffKind
  /** What one is called in the journal. */
  one: string
  crud: Crud<R>
  rows: () => readonly W[]
  put: (row: W) => void
  view: (row: W) => R
  /** Refuses what cannot be saved or submitted, beside what the rules of the register say. */
  check: (record: R) => void
  /** What a move changes in the row beside its state. */
  moved?: (row: W, move: Move) => W
}

export const memberOf = (caller: Caller): StaffMember => ({ personId: caller.person.id, roles: caller.roles })

/** The number after the greatest one of the year: „О-13/2026“. */
export const nextNumber = (prefix: string, numbers: readonly string[], year: string): string => {
  const taken = numbers.flatMap((number) => {
    const [, given, of] = /^[^-]+-(\d+)\/(\d+)$/.exec(number) ?? []
    return given !== undefined && of === year ? [Number(given)] : []
  })
  return `${prefix}-${Math.max(0, ...taken) + 1}/${year}`
}

const numberKey = (number: string): string => {
  const [, n = '0', year = ''] = /^[^-]+-(\d+)\/(\d+)$/.exec(number) ?? []
  return year + countKey(Number(n)) + number
}
const sortKeys = (kind: StaffKind): SortKeys<Listed> => ({
  number: ({ number }) => numberKey(number),
  date: ({ date }) => date ?? '',
  person: ({ person }) => wordKey(person?.name ?? ''),
  departmentName: ({ departmentName }) => wordKey(departmentName),
  kind: (row) => row.kind,
  place: ({ place = '' }) => wordKey(place),
  fromDate: ({ fromDate }) => fromDate ?? '',
  toDate: ({ toDate }) => toDate ?? '',
  days: ({ days }) => countKey(days ?? 0),
  workingDays: ({ workingDays }) => countKey(workingDays ?? 0),
  step: ({ step }) => stepLabels[kind][step],
})

type ListCall = { query: { pageNumber: number; pageSize: number }; body: StaffFilter }

/** One page, the newest first unless sorted. */
const listed = <R extends Listed>(world: World, kind: StaffKind, records: readonly R[], { query, body }: ListCall) => {
  const people = body.departmentId === undefined ? undefined : peopleOfDepartment(world, body.departmentId)
  const has = (text: string, part: string | undefined) =>
    part === undefined || text.toLocaleLowerCase('bg').includes(part.trim().toLocaleLowerCase('bg'))
  const rows = records.filter(
    (one) =>
      (body.personId === undefined || one.person?.id === body.personId) &&
      (people === undefined || people.has(one.person?.id ?? 0)) &&
      (body.kind === undefined || one.kind === body.kind) &&
      (body.step === undefined || one.step === body.step) &&
      has(one.place ?? '', body.place) &&
      has(one.number, body.number) &&
      overlaps(one, { fromDate: body.fromDate ?? '0000-01-01', toDate: body.toDate ?? '9999-12-31' }),
  )
  const skip = (Math.max(1, query.pageNumber) - 1) * query.pageSize
  const inOrder = ordered<R>(rows.toReversed(), body.sortColumns?.[0], sortKeys(kind))
  return { items: inOrder.slice(skip, skip + query.pageSize), totalCount: rows.length }
}

/** The answers that the four registers have alike: the list, one record, its writes, and its way along the route. */
export const staffAnswers = <W extends StaffRow, R extends Listed>(world: World, register: Register<W, R>) => {
  const { kind, one, crud, rows, put, view, check, moved } = register
  const row = (id: number) =>
    found(
      rows().find((known) => known.id === id),
      'Документът',
    )
  const move = ({ caller, body }: { caller: Caller; body: { id: number; move: string; comment: string } }): R => {
    const before = row(body.id)
    const next = movesOf[kind].find(({ key }) => key === body.move) ?? refuse('Няма такъв ход по маршрута.')
    insist(mayMove(kind, next, view(before), memberOf(caller), todayOf(world)))
    const comment = body.comment.trim()
    if (next.needsComment && comment === '')
      refuseFields('Проверете попълнените данни.', { comment: [requiredMessage] })
    if (next.key === 'submit') check(view(before))
    const entry = {
      move: next.key,
      step: next.to,
      at: world.now().toISOString(),
      personName: firstAndLastNameOf(caller.person),
      comment,
    }
    const after = { ...before, step: next.to, history: [...before.history, entry] }
    return world.inOneStep(() => {
      const saved = moved ? moved(after, next) : after
      put(saved)
      logAction(world, caller, {
        action: next.label,
        objectKind: capitalised(one),
        objectId: String(saved.id),
        description: saved.number,
        oldValue: stepLabels[kind][before.step],
        newValue: stepLabels[kind][next.to],
      })
      return view(saved)
    })
  }
  return {
    list: (call: ListCall) => listed(world, kind, rows().map(view), call),
    byId: ({ query }: { query: { id: number } }): R => view(row(query.id)),
    insert: ({ caller, body }: { caller: Caller; body: R }): R => {
      const record = { ...body, id: 0, authorId: caller.person.id }
      check(record)
      return crud.create({ caller, body: record })
    },
    update: ({ caller, body }: { caller: Caller; body: R }): R => {
      insist(mayChangeStaff(kind, view(row(body.id)), memberOf(caller)))
      check(body)
      return crud.edit({ caller, body })
    },
    remove: ({ caller, query }: { caller: Caller; query: { id: number } }): null => {
      insist(mayRemoveStaff(kind, view(row(query.id)), memberOf(caller)))
      return crud.remove({ caller, query })
    },
    move,
  }
}
