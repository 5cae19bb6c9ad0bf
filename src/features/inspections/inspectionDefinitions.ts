import type * as v from 'valibot'
import type { Endpoint, Shape } from '../../contract/endpoint.ts'
import { groupedInspections, inspections } from '../../contract/inspections.ts'
import { GroupedInspection, groupFields, Inspection, inspectionFields } from '../../contract/shapes/inspections.ts'
import { to } from '../../routes/to.ts'
import { groupLabels } from '../../rules/inspections/groupRules.ts'
import { blankInspection, inspectionLabels } from '../../rules/inspections/inspectionRecord.ts'
import { type TextLimits, textLimits } from '../../rules/words/textLength.ts'
import { oneOrNone } from '../../screen-kit/saving/fetchMany.ts'
import { changedFields } from '../../screen-kit/saving/fieldMerge.ts'
import { IdempotentMutation, type Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { mergedMutation, type Saving } from '../../screen-kit/saving/mergedMutation.ts'
import type { MutationOutcome } from '../../screen-kit/saving/mutationState.ts'
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
export type InspectionDefinition<R extends WrittenInspection> = {
  name: string
  one: string
  many: string
  the: string
  calls: Calls<R>
  fields: readonly (keyof R & string)[]
  limits: TextLimits<R>
  labels: Partial<Record<keyof R & string, string>>
  at: {
    list: () => string
    create: () => string
    one: (guid: string) => string
    createFrom: (guid: string) => string
  }
}

export const singleDefinition: InspectionDefinition<Inspection> = {
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
export const groupDefinition: InspectionDefinition<GroupedInspection> = {
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

/**
 * Returns the mutation that saves an inspection or a group. The client generates the GUID of a new record (`newGuid`).
 */
export const savedInspection = <R extends WrittenInspection>(
  { calls, fields, name }: InspectionDefinition<R>,
  { newGuid, ...saving }: Saving<R> & { newGuid: string },
) => {
  const guid = saving.mine.guid || newGuid
  return mergedMutation<R, R>({
    ...saving,
    mine: { ...saving.mine, guid },
    about: `${name}/${guid}`,
    key: 'guid',
    fields,
    now: async () => oneOrNone(await attempt(calls.byGuid, { query: { guid } }, quiet)),
    create: (body, idempotencyKey) => attempt(calls.insert, { body }, { idempotencyKey }),
    edit: (body, idempotencyKey) => attempt(calls.update, { body }, { idempotencyKey }),
  })
}

export const madeInspection = (mine: Inspection): Promise<MutationOutcome<Inspection>> =>
  new IdempotentMutation<Inspection>().outcomeOf(
    savedInspection(singleDefinition, { was: blankInspection, mine, newGuid: randomGuid() }),
  )

export const movedInspection = <R extends WrittenInspection>(
  { calls, name }: InspectionDefinition<R>,
  { guid }: R,
  move: { key: string; to: number; comment: string },
): Mutation<R, R> => ({
  about: `${name}/${guid}/move`,
  content: move,
  send: (idempotencyKey) =>
    attempt(calls.move, { body: { guid, move: move.key, comment: move.comment } }, { idempotencyKey }),
  readCurrent: () => attempt(calls.byGuid, { query: { guid } }, quiet),
  find: (now) => (now.statusId === move.to ? { reply: now } : null),
})

export const isChanged = <R extends WrittenInspection>({ fields }: InspectionDefinition<R>, a: R, b: R): boolean =>
  changedFields(fields, a, b).length > 0
