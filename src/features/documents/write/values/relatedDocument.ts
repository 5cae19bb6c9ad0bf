import { Direction, ReceivedVia, SentVia } from '../../../../contract/enumerations.ts'
import type { DocumentTypeOption } from '../../../../contract/metadata.ts'
import type { DocumentCorrespondent } from '../../../../contract/shapes/correspondents.ts'
import type { Document } from '../../../../contract/shapes/documents.ts'
import { now } from '../../../../dates/clock.ts'
import { formatNumberInLetter } from '../../../../rules/identifiers/registrationNumber.ts'
import { inGender } from '../../../../rules/words/agreement.ts'
import { applicantFirst } from '../../../document-record/public.ts'
import { blankDocument, type DocumentValues, foundDocument, pickedWithRoles, valuesOf } from './documentValues.ts'
import { arrival, type LastInput, withPreset } from './lastInput.ts'

type Writing = {
  preparedByPersonId: number | null
  /** The person who gave the task to reply; that person is the default signer of the reply. */
  assignedByPersonId: number | null
  types: readonly Pick<DocumentTypeOption, 'id' | 'directions'>[]
  last: LastInput
}

/**
 * Returns the subject of a reply, „Отговор на Ваше писмо № 17-22/18.11.2026 г.“: with the sender's number, else with
 * ours, else the subject of the letter.
 */
export const answerSubject = (other: Document): string => {
  const [theirs, ours] = [
    formatNumberInLetter(other.externalRefNumber, other.externalRefDate),
    formatNumberInLetter(other.documentNumber, other.dateRegistered),
  ]
  const name = other.documentType.name.trim()
  if (name === '' || (theirs === '' && ours === '')) return other.subjectDescription
  const called = `${name.charAt(0).toLocaleLowerCase('bg')}${name.slice(1)}`
  const number = theirs || `с наш ${ours}`
  return `Отговор на ${inGender('your', name.split(' ')[0] ?? name)} ${called} ${number}`
}

/** The channel for the reply, by receiving channel. Letters received at the counter have no entry. */
const answerChannels: Partial<Record<number, SentVia>> = {
  [ReceivedVia.INTERNET]: SentVia.PORTAL,
  [ReceivedVia.EMAIL]: SentVia.EMAIL,
  [ReceivedVia.MAIL]: SentVia.MAIL,
  [ReceivedVia.DOCEXCHANGE]: SentVia.DOCEXCHANGE,
  [ReceivedVia.EDELIVERY]: SentVia.EDELIVERY,
}

/**
 * Returns the initial values of a reply: a subject that refers to the letter, the type of the letter if an outgoing
 * document may have it, and the channel that the sender prefers or used.
 */
const answerTo = (
  other: Document,
  first: readonly DocumentCorrespondent[],
  writing: Writing,
): Partial<DocumentValues> => {
  const { types, last, assignedByPersonId } = writing
  const goesOut = types.some(
    ({ id, directions }) => id === other.documentType.id && directions.includes(Direction.OUTGOING),
  )
  const sentViaId = first[0]?.correspondent.preferredSentViaId ?? answerChannels[other.receivedVia?.id ?? 0] ?? null
  return {
    documentTypeId: goesOut ? other.documentType.id : (last.types[Direction.OUTGOING] ?? null),
    subjectDescription: answerSubject(other),
    ...(sentViaId !== null && { sentViaId }),
    ...(assignedByPersonId !== null && { signedByPersonId: assignedByPersonId }),
  }
}

/**
 * Returns the initial values of a document related to another one: in the same case file and with the same
 * correspondents.
 */
export const relatedDocument = (
  other: Document,
  correspondents: readonly DocumentCorrespondent[],
  writing: Writing,
): DocumentValues => {
  const isAnswered = other.documentDirectionId === Direction.OUTGOING
  const isAnswer = other.documentDirectionId === Direction.INCOMING
  const first = applicantFirst(correspondents)
  const begun = {
    ...blankDocument(isAnswered ? Direction.INCOMING : Direction.OUTGOING),
    subjectDescription: isAnswered ? '' : other.subjectDescription,
    // An outgoing document is sent without these values, but if the user changes the direction to incoming, they are
    // used.
    ...arrival(writing.last, now()),
    caseFile: valuesOf(other).caseFile,
    answered: isAnswered || isAnswer ? [foundDocument(other)] : [],
    correspondents: pickedWithRoles(first),
    classificationIds: other.classifications.map(({ id }) => id),
    preparedByPersonId: isAnswered ? null : writing.preparedByPersonId,
    addressedToDepartmentId: isAnswered ? (other.department?.id ?? null) : null,
  }
  return withPreset(begun, isAnswer ? answerTo(other, first, writing) : {}, writing.last)
}

/**
 * Returns what a related document in this direction must not keep of its initial values, emptied: a subject made from
 * the other document, and the document that only a document of the other direction answers. What the user changed stays.
 */
export const withoutPrefilled = (
  { subjectDescription, answered }: Pick<DocumentValues, 'subjectDescription' | 'answered'>,
  start: DocumentValues,
  direction: Direction,
): Partial<DocumentValues> => {
  if (direction === start.documentDirectionId || direction === Direction.INTERNAL) return {}
  const isAsAtStart =
    answered.length === start.answered.length && answered.every(({ guid }, i) => guid === start.answered[i]?.guid)
  return {
    ...(direction === Direction.INCOMING &&
      subjectDescription === start.subjectDescription && { subjectDescription: '' }),
    ...(isAsAtStart && { answered: [] }),
  }
}
