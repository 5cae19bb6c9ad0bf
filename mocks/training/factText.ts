import { civilDateOf } from '../../src/dates/civilDate.ts'
import { correspondentNameOf, listedIdentifier } from '../correspondents/correspondentNames.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'

export const personName = (db: MockDatabase, id: number | null): string => {
  const person = db.persons.get(id)
  return person ? fullNameOf(person) : ''
}
export const partyName = (db: MockDatabase, id: number | null): string => {
  const row = db.correspondents.get(id)
  if (!row) return ''
  const label = row.isLegalEntity ? 'ЕИК' : row.unifiedCitizenshipNumber ? 'ЕГН' : 'ЛНЧ'
  const number = listedIdentifier(row)
  return number ? `${correspondentNameOf(row)} (${label} ${number})` : correspondentNameOf(row)
}
export const dayOf = (at: string | null): string | null => (at === null ? null : civilDateOf(at))
export const amountOf = (cents: number): string => (cents / 100).toFixed(2)
export const nameIn = (named: readonly { id: number; name: string }[], id: number | null): string =>
  named.find((one) => one.id === id)?.name ?? ''
