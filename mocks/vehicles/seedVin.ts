import { makerCodes } from '../../fixtures/vehicles.ts'
import type { Chance } from '../seed/chance.ts'
import type { SeededCar } from './seededCars.ts'

/** What stands in a VIN: no I, O and Q, which are read as digits. */
export const vinSigns = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
/** Signs of the years of make from 2001 on; after thirty they begin again. */
const yearSigns = '123456789ABCDEFGHJKLMNPRSTVWXY'
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit that stands at the ninth place (ISO 3779, as in the 49 CFR 565). */
export const vinCheckDigit = (vin: string): string => {
  const sum = weights.reduce((all, weight, i) => all + weight * (values.indexOf(vin[i] ?? '') % 10), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const signs = (chance: Chance, of: string, length: number): string =>
  Array.from({ length }, () => of[chance.int(of.length)]).join('')

/** A number of the maker, with the year of make at its place and a valid check digit. */
export const vinOf = (chance: Chance, { make, year }: SeededCar): string => {
  const begin = `${makerCodes[make] ?? 'TMB'}${signs(chance, vinSigns, 5)}`
  const rest = `${yearSigns[(year - 2001) % yearSigns.length]}${signs(chance, vinSigns, 1)}${signs(chance, '0123456789', 6)}`
  return `${begin}${vinCheckDigit(`${begin}0${rest}`)}${rest}`
}
