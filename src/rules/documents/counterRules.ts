import type * as v from 'valibot'
import type { IndexCounter } from '../../contract/shapes/configuration.ts'
import { countAfter } from '../identifiers/registrationNumber.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { foldText } from '../words/foldText.ts'
import { formatCount } from '../words/pluralise.ts'

export type Counter = v.InferOutput<typeof IndexCounter>

/** Returns the number that the counter assigns next; null if the backend does not return the current value. */
export const nextOf = ({ currentValue, firstNumber, step }: Counter): number | null => {
  if (currentValue === null || firstNumber === null || step === null) return null
  return countAfter({ currentValue, firstNumber, step })
}

const hasGiven = ({ currentValue, firstNumber }: Counter): boolean =>
  currentValue !== null && firstNumber !== null && currentValue >= firstNumber

const numberErrors = (counter: Counter, before: Counter | undefined) => {
  const { year, firstNumber, currentValue, step } = counter
  const given = before && hasGiven(before) ? (before.currentValue ?? 0) : null
  const isBelowGiven = given !== null && currentValue !== null && currentValue < given
  const isBeforeFirst = currentValue !== null && firstNumber !== null && currentValue < firstNumber - 1
  return errorsOf<keyof Counter>({
    year: required(year) ?? (year !== null && (year < 2000 || year > 2099) ? 'Годината е от 2000 до 2099.' : null),
    firstNumber: required(firstNumber) ?? (firstNumber !== null && firstNumber < 1 ? 'Поне 1.' : null),
    currentValue:
      required(currentValue) ??
      (isBelowGiven ? `Вече е даден номер ${formatCount(given)}: броячът не се връща под него.` : null) ??
      (isBeforeFirst ? 'Не може да е под началния номер без единица.' : null),
    step: required(step) ?? (step !== null && step < 1 ? 'Поне 1.' : null),
  })
}

export const counterRules = registerRules<Counter>({
  one: 'брояч',
  the: 'Броячът',
  nameOf: ({ name, year }) => (year === null ? name : `${name}, ${year} г.`),
  isSame: (one, other) => one.year === other.year && foldText(one.name) === foldText(other.name),
  more: (counter, all) =>
    numberErrors(
      counter,
      all.find(({ id }) => id === counter.id),
    ),
})
