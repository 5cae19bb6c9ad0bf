import { type RecordReference, recordKinds } from '../../src/contract/recordKinds.ts'

/** Returns a reference as rows store it: `vehicle/12`. */
export const recordText = ({ kind, key }: RecordReference): string => `${kind}/${key}`

export const referenceOf = (record: string | null): RecordReference | null => {
  const [kind, key] = (record ?? '').split('/')
  const known = recordKinds.find((one) => one === kind)
  return known && key ? { kind: known, key } : null
}
