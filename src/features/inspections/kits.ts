import { concatMap, map, of } from 'rxjs'
import type * as v from 'valibot'
import type { Endpoint, Shape } from '../../contract/endpoint.ts'
import { groupedInspections, inspections } from '../../contract/inspections.ts'
import type { GroupedInspection, Inspection } from '../../contract/shapes/inspections.ts'
import { to } from '../../routes/to.ts'
import { groupFields, groupLabels } from '../../rules/inspections/groupRules.ts'
import { inspectionFields, inspectionLabels } from '../../rules/inspections/inspectionRecord.ts'
import { changedFields, sameValue } from '../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../screen-kit/writes/idempotentWrite.ts'
import { attempt, type Outcome } from '../../transport/request.ts'

type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D
type ByGuid = v.GenericSchema<{ guid: string }>
export type Written = { guid: string; number: string; statusId: number | null; annulledBecause: string }
type Calls<R> = {
  byGuid: Call<{ query: ByGuid; reply: v.GenericSchema<unknown, R> }>
  insert: Call<{ body: Shape; reply: v.GenericSchema<unknown, R> }>
  update: Call<{ body: Shape; reply: v.GenericSchema<unknown, R> }>
  remove: Call<{ query: ByGuid; reply: 'nothing' }>
  move: Call<{
    body: v.GenericSchema<{ guid: string; move: string; comment: string }>
    reply: v.GenericSchema<unknown, R>
  }>
}
/** What the writes and the page of a record need, of a single inspection or of a group. */
export type InspectionKit<R extends Written> = {
  /** Names the stored drafts and begins the ids of the controls. */
  name: string
  one: string
  /** „проверки“, and „Проверката“. */
  many: string
  the: string
  calls: Calls<R>
  /** The fields that are typed. */
  fields: readonly (keyof R & string)[]
  labels: Partial<Record<keyof R & string, string>>
  at: {
    list: () => string
    create: () => string
    one: (guid: string) => string
    createFrom: (guid: string) => string
  }
}

export const singleKit: InspectionKit<Inspection> = {
  name: 'inspection',
  one: 'проверка',
  many: 'проверки',
  the: 'Проверката',
  calls: inspections,
  fields: [...inspectionFields, 'protocol'],
  labels: inspectionLabels,
  at: to.inspections,
}
export const groupKit: InspectionKit<GroupedInspection> = {
  name: 'group-inspection',
  one: 'групова проверка',
  many: 'групови проверки',
  the: 'Груповата проверка',
  calls: groupedInspections,
  fields: groupFields,
  labels: groupLabels,
  at: to.groupInspections,
}

const quiet = { quiet: true } as const
type Saving<R> = { was: R; mine: R; newGuid: string; onConflict: (theirs: R) => void }

/**
 * Saves a record: a new one under a guid that the screen made, so that it is found again after a lost answer, or what was
 * changed over what others changed meanwhile.
 */
export const savedInspection = <R extends Written>(
  kit: InspectionKit<R>,
  { was, mine, newGuid, onConflict }: Saving<R>,
): Write<R[], R> => {
  const { calls, fields, name } = kit
  const guid = mine.guid || newGuid
  const now = attempt(calls.byGuid, { query: { guid } }, quiet)
  const says = (row: R) => fields.every((field) => sameValue(row[field], mine[field]))
  const update = (intent: string) =>
    now.pipe(
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
    )
  return {
    about: `${name}/${guid}`,
    content: mine,
    send: (intent) =>
      mine.guid === '' ? attempt(calls.insert, { body: { ...mine, guid: newGuid } }, { intent }) : update(intent),
    ask: now.pipe(
      map((found): Outcome<R[]> => {
        if (found.done) return { done: true, reply: [found.reply] }
        return found.fault.status === 404 ? { done: true, reply: [] } : found
      }),
    ),
    find: (rows) => {
      const reply = rows.find(says)
      return reply ? { reply } : null
    },
    change: (made) => savedInspection(kit, { was: made, mine: { ...mine, guid: made.guid }, newGuid, onConflict }),
  }
}

/** Moves a record to another status; after a lost answer it has moved when it is in it. */
export const movedInspection = <R extends Written>(
  { calls, name }: InspectionKit<R>,
  { guid }: R,
  move: { key: string; to: number; comment: string },
): Write<R, R> => ({
  about: `${name}/${guid}/move`,
  content: move,
  send: (intent) => attempt(calls.move, { body: { guid, move: move.key, comment: move.comment } }, { intent }),
  ask: attempt(calls.byGuid, { query: { guid } }, quiet),
  find: (now) => (now.statusId === move.to ? { reply: now } : null),
})

/** Whether two versions say something else in the fields that are typed. */
export const isChanged = <R extends Written>({ fields }: InspectionKit<R>, a: R, b: R): boolean =>
  changedFields(fields, a, b).length > 0
