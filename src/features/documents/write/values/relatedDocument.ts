import { Direction, ReceivedVia, SentVia } from '../../../../contract/enumerations.ts'
import type { DocumentTypeOption } from '../../../../contract/metadata.ts'
import type { DocumentCorrespondent } from '../../../../contract/shapes/correspondents.ts'
import type { Document } from '../../../../contract/shapes/documents.ts'
import { now } from '../../../../dates/clock.ts'
import { formatNumberInLetter } from '../../../../rules/identifiers/registrationNumber.ts'
import { agreed } from '../../../../rules/words/agreement.ts'
import { pickedOf } from '../../../correspondents/public.ts'
import { blankDocument, type DocumentValues, valuesOf } from './documentValues.ts'
import { arrival, type LastInput, withPreset } from './lastInput.ts'

/** Who writes the document, and what is known when it begins. */
type Writing = {
  preparedByPersonId: number | null
  /** Who gave the task that the document answers: the first to be thought of for the signature. */
  assignedByPersonId: number | null
  types: readonly Pick<DocumentTypeOption, 'id' | 'directions'>[]
  last: LastInput
}

/** „Отговор на Ваше писмо № 17-22/18.11.2026 г.“: by the sender's own number, else by ours; else what it is about. */
export const answerSubject = (other: Document): string => {
  const [theirs, ours] = [
    formatNumberInLetter(other.externalRefNumber, other.externalRefDate),
    formatNumberInLetter(other.documentNumber, other.dateRegistered),
  ]
  const name = other.documentType.name.trim()
  if (name === '' || (theirs === '' && ours === '')) return other.subjectDescription
  const called = `${name.charAt(0).toLocaleLowerCase('bg')}${name.slice(1)}`
  const number = theirs || `с наш ${ours}`
  return `Отговор на ${agreed('your', name.split(' ')[0] ?? name)} ${called} ${number}`
}

/** An answer goes back the way the letter came; from a counter nothing follows. */
const wayBack: Partial<Record<number, SentVia>> = {
  [ReceivedVia.INTERNET]: SentVia.PORTAL,
  [ReceivedVia.EMAIL]: SentVia.EMAIL,
  [ReceivedVia.MAIL]: SentVia.MAIL,
  [ReceivedVia.DOCEXCHANGE]: SentVia.DOCEXCHANGE,
  [ReceivedVia.EDELIVERY]: SentVia.EDELIVERY,
}

/** The answer to what came in: what it answers, of the same kind where that goes out too, the way its sender prefers. */
const answerTo = (
  other: Document,
  first: readonly DocumentCorrespondent[],
  writing: Writing,
): Partial<DocumentValues> => {
  const { types, last, assignedByPersonId } = writing
  const goesOut = types.some(
    ({ id, directions }) => id === other.documentType.id && directions.includes(Direction.OUTGOING),
  )
  const sentViaId = first[0]?.correspondent.preferredSentViaId ?? wayBack[other.receivedVia?.id ?? 0] ?? null
  return {
    documentTypeId: goesOut ? other.documentType.id : (last.types[Direction.OUTGOING] ?? null),
    subjectDescription: answerSubject(other),
    ...(sentViaId !== null && { sentViaId }),
    ...(assignedByPersonId !== null && { signedByPersonId: assignedByPersonId }),
  }
}

/**
 * How a document that hangs under another begins: in the same case file, to those the other came from or goes to. To what
 * came in, or was written inside, it is an outgoing answer; to what went out, what comes back.
 */
export const relatedDocument = (
  other: Document,
  correspondents: readonly DocumentCorrespondent[],
  writing: Writing,
): DocumentValues => {
  const isAnswered = other.documentDirectionId === Direction.OUTGOING
  const first = [...correspondents].sort((a, b) => Number(b.isApplicant) - Number(a.isApplicant))
  const begun = {
    ...blankDocument(isAnswered ? Direction.INCOMING : Direction.OUTGOING),
    // What comes back has a subject of its own; ours says what we wrote.
    subjectDescription: isAnswered ? '' : other.subjectDescription,
    // Of what goes out it is not sent, and is there when the direction is changed.
    ...arrival(writing.last, now()),
    caseFile: valuesOf(other).caseFile,
    correspondents: first.map(({ correspondent }) => pickedOf(correspondent)),
    classificationIds: other.classifications.map(({ id }) => id),
    preparedByPersonId: isAnswered ? null : writing.preparedByPersonId,
    addressedToDepartmentId: isAnswered ? (other.department?.id ?? null) : null,
  }
  const isAnswer = other.documentDirectionId === Direction.INCOMING
  return withPreset(begun, isAnswer ? answerTo(other, first, writing) : {}, writing.last)
}
