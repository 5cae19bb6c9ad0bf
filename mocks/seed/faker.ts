import { Faker } from '@faker-js/faker'
import { bulgarianLocale } from '../../fixtures/bulgarianLocale.ts'
import type { Random } from './seededRandom.ts'

const streets = bulgarianLocale.location?.street_name ?? []
const patterns = bulgarianLocale.location?.street_pattern ?? []

let current: Random | undefined
const faker = new Faker({
  locale: bulgarianLocale,
  randomizer: {
    next: () => {
      if (!current) throw new RangeError('Faker is asked only through `fakerOf`')
      return current.next()
    },
    seed: () => {
      throw new RangeError('The stream of a record has its seed already')
    },
  },
})

/**
 * Returns Faker with the Bulgarian locale of this project. It uses the given random stream until the next call of this
 * function.
 */
export const fakerOf = (random: Random): Faker => {
  current = random
  return faker
}

/**
 * Returns the same as `location.streetAddress`, with the same random values, but ten times faster, because it reads no
 * templates in braces.
 */
export const streetAddressOf = (random: Random): string => {
  const { helpers, location } = fakerOf(random)
  helpers.arrayElement(patterns)
  return `${helpers.arrayElement(streets)} № ${location.buildingNumber()}`
}
