import * as v from 'valibot'

/** Records that have an own page. */
export const recordKinds = [
  'document',
  'task',
  'correspondent',
  'eDelivery',
  'docExchange',
  'inspection',
  'groupedInspection',
  'device',
  'measuringDevice',
  'foreignDevice',
  'vehicle',
  'leave',
  'trip',
  'sickLeave',
  'expense',
  'user',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** `key` is the id or the guid in the URL of the record's page. */
export const RecordReference = v.object({ kind: v.picklist(recordKinds), key: v.string() })
export type RecordReference = v.InferOutput<typeof RecordReference>
