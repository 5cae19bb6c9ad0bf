import { ReceivedVia } from '../../../../contract/enumerations.ts'
import { fileProblem, freeFileName } from '../../../../rules/files/fileRules.ts'
import { visibleLine } from '../../../../rules/words/visibleText.ts'
import type { PickedCorrespondent } from '../../../correspondents/public.ts'
import { type DocumentValues, wallTime } from '../values/documentValues.ts'
import { limits } from '../values/shownFields.ts'
import type { LetterContent } from './readLetter.ts'

const letterFields = ['subjectDescription', 'receivedViaId', 'dateReceived', 'correspondents'] as const
export type LetterField = (typeof letterFields)[number]
export type LetterValues = Partial<Pick<DocumentValues, LetterField>>

/** A pattern of „RE:“, „FW:“ and the variants of Bulgarian mail programs at the beginning of a subject. */
const marks = /^((re|fwd?|отг|отн|относно|пр|препр|препратено)\s*:\s*)+/iu

/** Returns the form values that an e-mail contains. Values that were not found are absent. */
export const valuesOfLetter = (
  { subject, received }: Pick<LetterContent, 'subject' | 'received'>,
  sender: PickedCorrespondent | null,
  now: Date,
): LetterValues => {
  const text = visibleLine(subject).trim().replace(marks, '').slice(0, limits.subjectDescription)
  // A date in the future is ignored, because the clock of the sender's computer may be wrong.
  const isPast = received !== '' && new Date(received) <= now
  return {
    ...(text !== '' && { subjectDescription: text }),
    receivedViaId: ReceivedVia.EMAIL,
    ...(isPast && { dateReceived: wallTime(received) }),
    ...(sender && { correspondents: [sender] }),
  }
}

/** True if a field is equal in two sets of values. Correspondents are equal if their ids are. */
const isSame = (field: LetterField, one: LetterValues, other: LetterValues): boolean =>
  field === 'correspondents'
    ? JSON.stringify(one.correspondents?.map(({ id }) => id)) ===
      JSON.stringify(other.correspondents?.map(({ id }) => id))
    : one[field] === other[field]

export const fieldsOf = (offered: LetterValues): LetterField[] => letterFields.filter((field) => field in offered)

export const differingFields = (offered: LetterValues, values: DocumentValues): LetterField[] =>
  fieldsOf(offered).filter((field) => !isSame(field, offered, values))

/**
 * Returns the values of the e-mail for those fields in which the user has changed nothing. The sender is left out if
 * the document is anonymous.
 */
export const filledIn = (offered: LetterValues, values: DocumentValues, began: DocumentValues): LetterValues => {
  const isFree = (field: LetterField) =>
    isSame(field, values, began) && (field !== 'correspondents' || !values.isAnonymous)
  return Object.fromEntries(
    fieldsOf(offered)
      .filter(isFree)
      .map((field) => [field, offered[field]]),
  )
}

/** True if the file is the e-mail's own signature. It is useless without the e-mail, so it is not attached. */
const isOwnSignature = (name: string): boolean => /^smime\.p7[sm]$/i.test(name)

export type LetterFiles = { attached: File[]; left: readonly { name: string; why: string }[] }

/**
 * Returns the files of an e-mail to attach, with unique names, and those that stay only in the e-mail, with the reason.
 */
export const filesOfLetter = (enclosed: readonly File[], most: number, taken: readonly string[]): LetterFiles => {
  const attached: File[] = []
  const left: { name: string; why: string }[] = []
  for (const file of enclosed) {
    const { name } = file
    if (isOwnSignature(name)) left.push({ name, why: 'подписът важи само заедно с писмото' })
    else if (fileProblem(file, most) !== null)
      left.push({ name, why: 'видът, размерът или съдържанието му не се приемат' })
    else
      attached.push(
        new File([file], freeFileName(name, [...taken, ...attached.map((one) => one.name)]), { type: file.type }),
      )
  }
  return { attached, left }
}
