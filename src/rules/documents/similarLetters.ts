import { daysBetween } from '../../dates/civilDate.ts'
import { parseNumber } from '../identifiers/registrationNumber.ts'
import { foldName, foldText } from '../words/foldText.ts'

export type LetterMarks = {
  senders: readonly { id: number; identifier: string; name: string }[]
  refNumber: string
  refDate: string | null
  subject: string
  day: string
}

const numberKey = (typed: string): string =>
  foldText(parseNumber(typed).number)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const sameSender = (a: LetterMarks, b: LetterMarks): boolean =>
  a.senders.some((one) =>
    b.senders.some(
      (other) =>
        one.id === other.id ||
        (one.identifier !== '' && one.identifier === other.identifier) ||
        (foldName(one.name) !== '' && foldName(one.name) === foldName(other.name)),
    ),
  )

const sameDay = (a: string | null, b: string | null): boolean => a === null || b === null || a === b

/** The number of days within which two letters without numbers but with the same text count as similar. */
const textHoldsFor = 30

/**
 * True if two letters are probably duplicates: same sender, no conflicting dates, and the same number; without numbers,
 * the same text within `textHoldsFor` days.
 */
export const areSimilar = (a: LetterMarks, b: LetterMarks): boolean => {
  if (!sameSender(a, b) || !sameDay(a.refDate, b.refDate)) return false
  const [number, other] = [numberKey(a.refNumber), numberKey(b.refNumber)]
  if (number !== '' || other !== '') return number === other
  const subject = foldText(a.subject)
  return subject !== '' && subject === foldText(b.subject) && Math.abs(daysBetween(a.day, b.day)) <= textHoldsFor
}
