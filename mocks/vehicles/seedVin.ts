import { makerCodes } from '../../fixtures/vehicles.ts'
import type { Random } from '../seed/seededRandom.ts'
import type { SeededCar } from './seededCars.ts'

/** The characters of a VIN: without I, O and Q, which look like digits. */
export const vinSigns = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
/** The characters in a VIN for the model years from 2001 on; they repeat after thirty years. */
const yearSigns = '123456789ABCDEFGHJKLMNPRSTVWXY'
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Returns the check digit at the ninth position of a VIN (ISO 3779, as in 49 CFR 565). */
export const vinCheckDigit = (vin: string): string => {
  const sum = weights.reduce((all, weight, i) => all + weight * (values.indexOf(vin[i] ?? '') % 10), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const signs = (random: Random, of: string, length: number): string =>
  Array.from({ length }, () => of[random.int(of.length)]).join('')

export const vinOf = (random: Random, { make, year }: SeededCar): string => {
  const begin = `${makerCodes[make] ?? 'TMB'}${signs(random, vinSigns, 5)}`
  const rest = `${yearSigns[(year - 2001) % yearSigns.length]}${signs(random, vinSigns, 1)}${signs(random, '0123456789', 6)}`
  return `${begin}${vinCheckDigit(`${begin}0${rest}`)}${rest}`
}
