import type { DeviceEvent, DeviceTypeBody, TypeContent } from '../../src/contract/shapes/devices.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import type { ContentRow, DeviceTypeRow, SupplementRow } from './deviceRows.ts'

export type TypeRegister = {
  table: 'approvedTypes' | 'registeredTypes'
  linkKind: 'measuringDevice' | 'foreignDevice'
  isForeign: boolean
  what: string
}
export const theType = 'Типът средство за измерване'
export const theSupplement = 'Допълнението'

export const eventBy = (db: MockDatabase, { person }: Caller, action: string, details = ''): DeviceEvent => ({
  date: db.now().toISOString(),
  personName: fullNameOf(person),
  action,
  details,
})

export const stateOf = (type: DeviceTypeRow, supplement?: SupplementRow) => ({
  isDraft: (supplement ?? type).isDraft,
  cancellation: type.cancellations[0] ?? null,
  parentId: supplement ? type.guid : null,
})

export const contentRow = (content: TypeContent): ContentRow => {
  const { holder, manufacturerCountry, issuingCountry, ...texts } = content
  return {
    ...texts,
    holderCorrespondentId: holder?.id ?? null,
    manufacturerCountryId: manufacturerCountry?.id ?? null,
    issuingCountryId: issuingCountry?.id ?? null,
  }
}

export const log = (
  db: MockDatabase,
  caller: Caller,
  { what }: TypeRegister,
  action: string,
  row: { guid: string },
  name: string,
) => logAction(db, caller, { action, objectKind: what, objectId: row.guid, description: name })

export const bodyOf = (row: { supplementKindId?: number | null }, content: TypeContent): DeviceTypeBody => ({
  supplementKindId: null,
  supplementDate: null,
  supplementDescription: '',
  ...row,
  ...content,
})
