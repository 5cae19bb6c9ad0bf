import type * as v from 'valibot'
import type { Endpoint, Shape } from '../../contract/endpoint.ts'
import { groupedInspections, inspections } from '../../contract/inspections.ts'
import { GroupedInspection, groupFields, Inspection, inspectionFields } from '../../contract/shapes/inspections.ts'
import { to } from '../../routes/to.ts'
import { groupLabels } from '../../rules/inspections/groupRules.ts'
import { blankInspection, inspectionLabels } from '../../rules/inspections/inspectionRecord.ts'
import { type TextLimits, textLimits } from '../../rules/words/textLength.ts'
import { changedFields } from '../../screen-kit/saving/fieldMerge.ts'
import { IdempotentWrite, type Write } from '../../screen-kit/saving/idempotentWrite.ts'
import { mergedWrite, type Saving } from '../../screen-kit/saving/mergedWrite.ts'
import { oneOrNone } from '../../screen-kit/saving/readEach.ts'
import type { WriteOutcome } from '../../screen-kit/saving/writeState.ts'
import { randomGuid } from '../../transport/randomGuid.ts'
import { attempt } from '../../transport/request.ts'

type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D
type ByGuid = v.GenericSchema<{ guid: string }>
export type WrittenInspection = { guid: string; number: string; statusId: number | null; annulledBecause: string }
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
export type InspectionKit<R extends WrittenInspection> = {
  /** Names the stored drafts and begins the ids of the controls. */
  name: string
  one: string
  /** „проверки“, and „Проверката“. */
  many: string
  the: string
  calls: Calls<R>
  /** The fields that are typed. */
  fields: readonly (keyof R & string)[]
  /** How long its texts may be. */
  limits: TextLimits<R>
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
  limits: textLimits(Inspection),
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
  limits: textLimits(GroupedInspection),
  labels: groupLabels,
  at: to.groupInspections,
}

const quiet = { quiet: true } as const

/** Saves an inspection or a group. A new one goes under a guid that the screen made. */
export const savedInspection = <R extends WrittenInspection>(
  { calls, fields, name }: InspectionKit<R>,
  { newGuid, ...saving }: Saving<R> & { newGuid: string },
) => {
  const guid = saving.mine.guid || newGuid
  return mergedWrite<R, R>({
    ...saving,
    mine: { ...saving.mine, guid },
    about: `${name}/${guid}`,
    key: 'guid',
    fields,
    now: async () => oneOrNone(await attempt(calls.byGuid, { query: { guid } }, quiet)),
    create: (body, intent) => attempt(calls.insert, { body }, { intent }),
    edit: (body, intent) => attempt(calls.update, { body }, { intent }),
  })
}

/** Makes the draft of an inspection without a form; it names it, so that it is made once. */
export const madeInspection = (mine: Inspection): Promise<WriteOutcome<Inspection>> =>
  new IdempotentWrite<Inspection>().outcomeOf(
    savedInspection(singleKit, { was: blankInspection, mine, newGuid: randomGuid() }),
  )

/** Moves a record to another status; after a lost answer it has moved when it is in it. */
export const movedInspection = <R extends WrittenInspection>(
  { calls, name }: InspectionKit<R>,
  { guid }: R,
  move: { key: string; to: number; comment: string },
): Write<R, R> => ({
  about: `${name}/${guid}/move`,
  content: move,
  send: (intent) => attempt(calls.move, { body: { guid, move: move.key, comment: move.comment } }, { intent }),
  ask: () => attempt(calls.byGuid, { query: { guid } }, quiet),
  find: (now) => (now.statusId === move.to ? { reply: now } : null),
})

/** Whether two versions say something else in the fields that are typed. */
export const isChanged = <R extends WrittenInspection>({ fields }: InspectionKit<R>, a: R, b: R): boolean =>
  changedFields(fields, a, b).length > 0
