import * as v from 'valibot'
import { CivilDate, DateTime, Id, oneOf, orTrue, orUnknown, proposed } from './base.ts'

export const keptKinds = [
  'document',
  'caseFile',
  'delivery',
  'obligation',
  'payment',
  'message',
  'inspection',
  'device',
  'staff',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** A record in which a person is named. */
const KeptRecord = v.object({
  key: v.string(),
  kind: oneOf(keptKinds, 'document'),
  date: orUnknown(CivilDate),
  number: v.string(),
  about: v.string(),
  /** The role of the person in a document; null if none is chosen. */
  roleId: orUnknown(Id),
  /** How long the record is stored, in words, as „10 години“; empty if unknown. */
  storedFor: v.string(),
  /** False if the user may not read the record: only its date and number are given. */
  isReadable: orTrue,
})
export type KeptRecord = v.InferOutput<typeof KeptRecord>

/** Who saw the data of a person, and when. The journal never contains the number that was shown. */
const DataAccess = v.object({
  id: Id,
  date: orUnknown(DateTime),
  person: v.string(),
  action: v.string(),
  /** What was shown, such as „ЕГН“. */
  attribute: v.string(),
})
export type DataAccess = v.InferOutput<typeof DataAccess>

/** All that is kept about a person, without the data of the correspondent; null for what a backend does not give. */
export const KeptData = proposed(
  v.object({
    enteredOn: orUnknown(DateTime),
    enteredBy: v.string(),
    records: orUnknown(v.array(KeptRecord)),
    views: orUnknown(v.array(DataAccess)),
  }),
)
export type KeptData = v.InferOutput<typeof KeptData>

/** How the data of a person was shown: the page of the correspondent, or the report of all data, printed or saved. */
export const dataShownAs = ['record', 'report', 'print', 'file'] as const
export type DataShownAs = (typeof dataShownAs)[number]
