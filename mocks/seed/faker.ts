import type { Faker } from '@faker-js/faker'
import { faker as unlocalised } from '@faker-js/faker/locale/base'
import { bulgarianLocale } from '../../fixtures/bulgarianLocale.ts'
import type { Random } from './seededRandom.ts'

/** Importing the index of the package would load the data of all its locales into development and tests. */
const FakerOfLocale = unlocalised.constructor as typeof Faker

let current: Random | undefined
const faker = new FakerOfLocale({
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

/** Faker with our Bulgarian locale. It uses the random stream of one record until it is called with another stream. */
export const fakerOf = (random: Random): Faker => {
  current = random
  return faker
}
