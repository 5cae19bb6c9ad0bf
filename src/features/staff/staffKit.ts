import type { ReactNode } from 'react'
import { concatMap, map, of } from 'rxjs'
import type * as v from 'valibot'
import type { Endpoint, Shape } from '../../contract/endpoint.ts'
import type { LeaveApplication, StaffFilter } from '../../contract/shapes/staff.ts'
import type { RegisterRules } from '../../rules/registers/registerRules.ts'
import type { FieldErrors } from '../../rules/requiredFields.ts'
import type { StaffKind } from '../../rules/staff/staffRoute.ts'
import type { Form } from '../../screen-kit/form/useFormState.ts'
import type { SeenListAtom } from '../../screen-kit/list/useSeenList.ts'
import { seenListAtom } from '../../screen-kit/list/useSeenList.ts'
import { changedFields, sameValue } from '../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../screen-kit/writes/idempotentWrite.ts'
import { type Answer, perRecord } from '../../state/perRecord.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt, type Outcome } from '../../transport/request.ts'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import type { Description } from '../../widgets/page/DescriptionList.tsx'

/** What the four records have in common. */
export type StaffRecord = Omit<LeaveApplication, 'days' | 'forYear' | 'substitute' | 'orderNumber' | 'orderDate'>

type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D
type ById = v.GenericSchema<{ id: number }>
type Writes<R> = Call<{ body: Shape; reply: v.GenericSchema<unknown, R> }>
type Calls<R> = {
  list: Call<{
    query: v.GenericSchema<{ pageNumber: number; pageSize: number }>
    body: v.GenericSchema<StaffFilter>
    reply: v.GenericSchema<unknown, { items: R[]; totalCount: number }>
  }>
  byId: Call<{ query: ById; reply: v.GenericSchema<unknown, R> }>
  insert: Writes<R>
  update: Writes<R>
  remove: Call<{ query: ById; reply: 'nothing' }>
  move: Call<{
    body: v.GenericSchema<{ id: number; move: string; comment: string }>
    reply: v.GenericSchema<unknown, R>
  }>
}
type Places = { list: () => string; create: () => string; one: (id: string | number) => string }

type RegisterDescription<R extends StaffRecord> = {
  kind: StaffKind
  /** Names the stored drafts, the saved views, the ids of the controls: `leave-application`. */
  name: string
  /** Of the list: „Заявления за отпуск“. */
  title: string
  /** „Ново заявление за отпуск“. */
  newTitle: string
  /** What stands in the list before anybody has made one, as a sentence. */
  emptyText: string
  at: Places
  calls: Calls<R>
  /** What else answers with these records: asked again after each write. */
  forgets?: readonly Endpoint[]
  rules: RegisterRules<R>
  kinds: Readonly<Record<string, string>>
  columns: readonly WordedColumn<R>[]
  hiddenAtFirst?: readonly string[]
  /** A new record, about whoever makes it. */
  blank: (me: { id: number; name: string } | null) => R
  /** What the backend works out by itself: never typed, never compared. */
  derived: readonly (keyof R & string)[]
  labels: Partial<Record<keyof R & string, string>>
  read: (stored: unknown) => R | undefined
  /** What is wrong with a record; a hook, because days are counted by a calendar that may not be there yet. */
  useErrors: () => (record: R) => FieldErrors<keyof R & string>
  Fields: (props: { form: Form<R>; onEditing: (isEditing: boolean) => void }) => ReactNode
  /** What the record says, to be read. */
  factsOf: (record: R) => readonly (Description | undefined)[]
  /** More of it under the facts. */
  More?: (props: { record: R }) => ReactNode
  /** The print view, and what it is called. */
  paper?: { title: string; Sheet: (props: { record: R }) => ReactNode }
}
export type StaffKit<R extends StaffRecord> = RegisterDescription<R> & {
  recordAtom: (id: number) => Answer<R>
  seenAtom: SeenListAtom<number>
  /** The fields that are typed. */
  fields: readonly (keyof R & string)[]
}

const common = ['id', 'date', 'positionName', 'departmentName', 'authorId', 'step', 'performers', 'history'] as const

/** Describes one of the four registers: from it come its list, its record with form and route, and its writes. */
export const staffKit = <R extends StaffRecord>(description: RegisterDescription<R>): StaffKit<R> => {
  const { calls, blank, derived } = description
  const known: readonly string[] = [...common, ...derived]
  return {
    ...description,
    recordAtom: perRecord((id: number) => queryOf(calls.byId, { query: { id } })),
    seenAtom: seenListAtom<number>(),
    fields: (Object.keys(blank(null)) as (keyof R & string)[]).filter((field) => !known.includes(field)),
  }
}

/** The facts of a new record. */
export const blankFacts = (me: { id: number; name: string } | null): StaffRecord => ({
  id: 0,
  number: '',
  date: null,
  person: me,
  positionName: '',
  departmentName: '',
  authorId: me?.id ?? null,
  kind: '',
  fromDate: null,
  toDate: null,
  note: '',
  step: 'draft',
  performers: [],
  history: [],
})

const quiet = { quiet: true } as const
/** A new record is looked for among so many of the person. */
const looked = { pageNumber: 1, pageSize: 20 }

type Saving<R> = { was: R; mine: R; onConflict: (theirs: R) => void }

/**
 * Saves a record: a new one, or what was changed over what others changed meanwhile. After a lost answer it is known by
 * saying the same.
 */
export const savedStaff = <R extends StaffRecord>(
  kit: Pick<StaffKit<R>, 'calls' | 'fields' | 'name'>,
  { was, mine, onConflict }: Saving<R>,
): Write<R[], R> => {
  const { calls, fields, name } = kit
  const { id } = mine
  const now = attempt(calls.byId, { query: { id } }, quiet)
  const says = (row: R) =>
    (id === 0 ? row.step === 'draft' : row.id === id) && fields.every((field) => sameValue(row[field], mine[field]))
  const body = { personId: mine.person?.id ?? 0 }
  return {
    about: `${name}/${id}`,
    content: mine,
    send: (intent) =>
      id === 0
        ? attempt(calls.insert, { body: mine }, { intent })
        : now.pipe(
            concatMap((present) =>
              present.done
                ? mergedEdit(
                    fields,
                    { was, theirs: present.reply, mine },
                    (merged) => attempt(calls.update, { body: merged }, { intent }),
                    onConflict,
                  )
                : of<Outcome<R>>(present),
            ),
          ),
    ask:
      id === 0
        ? attempt(calls.list, { query: looked, body }, quiet).pipe(
            map((found): Outcome<R[]> => (found.done ? { done: true, reply: found.reply.items } : found)),
          )
        : now.pipe(map((found): Outcome<R[]> => (found.done ? { done: true, reply: [found.reply] } : found))),
    find: (rows) => {
      const reply = rows.find(says)
      return reply ? { reply } : null
    },
    change: (made) => savedStaff(kit, { was: made, mine: { ...mine, id: made.id }, onConflict }),
  }
}

/** Moves a record along its route; after a lost answer it has moved when its history says so. */
export const movedStaff = <R extends StaffRecord>(
  { calls, name }: StaffKit<R>,
  record: R,
  move: { key: string; comment: string },
): Write<R, R> => ({
  about: `${name}/${record.id}/move`,
  content: move,
  send: (intent) => attempt(calls.move, { body: { id: record.id, move: move.key, comment: move.comment } }, { intent }),
  ask: attempt(calls.byId, { query: { id: record.id } }, quiet),
  find: (now) =>
    now.history.length > record.history.length && now.history.at(-1)?.move === move.key ? { reply: now } : null,
})

/** Deletes a draft; after a lost answer it is gone when it is not found. */
export const removedStaff = <R extends StaffRecord>({ calls }: StaffKit<R>, id: number) =>
  attempt(calls.remove, { query: { id } })

/** Whether two versions say something else in the fields that are typed. */
export const isChanged = <R extends StaffRecord>({ fields }: Pick<StaffKit<R>, 'fields'>, a: R, b: R): boolean =>
  changedFields(fields, a, b).length > 0
