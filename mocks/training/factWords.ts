import { civilDateOf } from '../../src/dates/civilDate.ts'
import { correspondentNameOf, listedIdentifier } from '../correspondents/names.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'

/** The words in which facts are told, the same as on the screens. */

export const personName = (world: World, id: number | null): string => {
  const person = world.persons.get(id)
  return person ? fullNameOf(person) : ''
}
/** A correspondent as one tells those of the same name apart: „„Мерител“ ООД (ЕИК 123456786)“. */
export const partyName = (world: World, id: number | null): string => {
  const row = world.correspondents.get(id)
  if (!row) return ''
  const label = row.isLegalEntity ? 'ЕИК' : row.unifiedCitizenshipNumber ? 'ЕГН' : 'ЛНЧ'
  const number = listedIdentifier(row)
  return number ? `${correspondentNameOf(row)} (${label} ${number})` : correspondentNameOf(row)
}
/** The day in Sofia of an instant. */
export const dayOf = (at: string | null): string | null => (at === null ? null : civilDateOf(at))
/** Decimal text with two decimals. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2)
export const nameIn = (named: readonly { id: number; name: string }[], id: number | null): string =>
  named.find((one) => one.id === id)?.name ?? ''
