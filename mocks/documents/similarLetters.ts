import type * as v from 'valibot'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import type { SimilarDocument, SimilarLetterQuery } from '../../src/contract/shapes/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { areSimilar, type LetterMarks } from '../../src/rules/documents/similarLetters.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import { correspondentNameOf, identifierOf } from '../correspondents/correspondentNames.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { compareTexts } from '../records/sortRows.ts'
import { todayOf } from '../settings/calendar.ts'
import type { DocumentRow } from './documentRows.ts'
import { caseFileOf } from './documentView.ts'
import { readableBy, statusOf } from './permissions.ts'

const MOST = 5

const sendersOf = (db: MockDatabase, ids: readonly number[]): LetterMarks['senders'] =>
  ids.flatMap((id) => {
    const row = db.correspondents.get(id)
    return row ? [{ id, identifier: identifierOf(row), name: correspondentNameOf(row) }] : []
  })

const newestKey = ({ dateRegistered, number }: DocumentRow): string =>
  `${dateRegistered ?? ''} ${numberSortKey(number)}`

export const similarLetters = (
  db: MockDatabase,
  caller: Caller,
  given: v.InferOutput<typeof SimilarLetterQuery>,
): v.InferOutput<typeof SimilarDocument>[] => {
  const typed: LetterMarks = {
    senders: sendersOf(db, given.correspondentIds),
    refNumber: given.externalRefNumber,
    refDate: given.externalRefDate,
    subject: given.subjectDescription,
    day: todayOf(db),
  }
  const found = db.documents.all().filter((row) => {
    if (row.directionId !== Direction.INCOMING || !row.dateRegistered || row.guid === given.exceptGuid) return false
    if (statusOf(row) === DocumentStatus.ANNULLED) return false
    return areSimilar(typed, {
      senders: sendersOf(db, row.correspondentIds),
      refNumber: row.externalRefNumber ?? '',
      refDate: row.externalRefDate,
      subject: row.subject,
      day: civilDateOf(row.dateRegistered),
    })
  })
  return found
    .filter(readableBy(db, caller))
    .toSorted((a, b) => compareTexts('desc', newestKey(a), newestKey(b)))
    .slice(0, MOST)
    .map((row) => ({
      guid: row.guid,
      documentNumber: row.number,
      dateRegistered: row.dateRegistered,
      subjectDescription: row.subject,
      externalRefNumber: row.externalRefNumber ?? '',
      externalRefDate: row.externalRefDate,
      caseFile: caseFileOf(db, caller, row),
    }))
}
