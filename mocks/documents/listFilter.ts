import type { DocumentFilter, DocumentFilterField } from '../../src/contract/shapes/documents.ts'
import { addDays, isoAt } from '../../src/dates/civilDate.ts'
import { numberMatcher } from '../../src/rules/identifiers/registrationNumber.ts'
import { withAllUnder } from '../../src/rules/registers/nestRecords.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import { textMatcher } from '../../src/rules/words/textMatcher.ts'
import { formsPattern } from '../../src/rules/words/wordForms.ts'
import { soughtNamesOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { awaitingOf, rolesIn } from './callerRole.ts'
import { standingTest } from './countedDocuments.ts'
import type { DocumentRow } from './documentRows.ts'
import { hasSignedFile } from './hasSignedFile.ts'
import { workingDaysLeftOf } from './listRow.ts'
import { deskStepBy } from './pendingAtDesk.ts'

type Test = (row: DocumentRow) => boolean
type Made = { db: MockDatabase; caller: Caller }

const loweredSubjects = new WeakMap<DocumentRow, string>()
const loweredSubject = (row: DocumentRow): string => {
  const known = loweredSubjects.get(row)
  if (known !== undefined) return known
  const text = row.subject.toLowerCase()
  loweredSubjects.set(row, text)
  return text
}
/** Matches lower-case texts that `searchable` does not change, so that they can be compared directly. */
const PLAIN = /^[а-я\d .,:;()/%+-]*$/

/**
 * Returns a test of subjects for a typed text. Subjects are normalized with `searchable` only if necessary, because
 * that is slow.
 */
export const subjectTest = (typed: string): Test => {
  const isThere = textMatcher(typed)
  const lowered = typed.trim().toLowerCase()
  const words = PLAIN.test(lowered) ? lowered.split(/\s+/).map((one) => ({ one, forms: formsPattern(one) })) : null
  return (row) => {
    const subject = loweredSubject(row)
    return words !== null && PLAIN.test(subject)
      ? words.every(({ one, forms }) => subject.includes(one) || (forms?.test(subject) ?? false))
      : isThere(searchable(row.subject))
  }
}

const searchTexts = new WeakMap<CorrespondentRow, string>()
export const correspondentSearchText = (db: MockDatabase, row: CorrespondentRow): string => {
  const known =
    searchTexts.get(row) ?? searchable(soughtNamesOf(db, row), row.isLegalEntity ? row.entityIdentifier : null)
  searchTexts.set(row, known)
  return known
}
const correspondentTest = (db: MockDatabase, typed: string): ((row: CorrespondentRow) => boolean) => {
  const isThere = matcherOf(typed)
  return (row) => isThere(correspondentSearchText(db, row))
}

const instantOf = (date: string): string => new Date(isoAt(date)).toISOString()
const dateOfRow = (row: DocumentRow): string => row.dateRegistered ?? row.dateCreated

const withSubordinates = (db: MockDatabase, id: number): ReadonlySet<number> => {
  const all = new Set<number>()
  const add = (one: number): void => {
    all.add(one)
    for (const child of db.departments.by('parentId', one)) add(child.id)
  }
  add(id)
  return all
}

const numberTest = (text: string): Test => {
  const isNumber = numberMatcher(text)
  return (row) => isNumber(row.number, row.dateRegistered)
}

const equal =
  <K extends keyof DocumentRow>(column: K) =>
  (wanted: DocumentRow[K]): Test =>
  (row) =>
    row[column] === wanted

type Makers = { [K in DocumentFilterField]-?: (value: NonNullable<DocumentFilter[K]>, made: Made) => Test }

/**
 * Functions that create a test of a row, by field of the filter (specification 2, section 3). Fast tests come first.
 */
const makers: Makers = {
  documentDirectionId: (id) => (row) => row.directionId === id,
  documentTypeId: equal('typeId'),
  documentStatusId: equal('statusId'),
  receivedViaId: equal('receivedViaId'),
  sentViaId: equal('sentViaId'),
  createdByPersonId: equal('authorPersonId'),
  responsibleDepartmentId: equal('departmentId'),
  numberIndexId: equal('numberIndexId'),
  closingGround: equal('closingGroundId'),
  number: (text) => numberTest(text),
  fromDate: (date) => {
    const from = instantOf(date)
    return (row) => dateOfRow(row) >= from
  },
  toDate: (date) => {
    const before = instantOf(addDays(date, 1))
    return (row) => dateOfRow(row) < before
  },
  externalRefNumber: (text) => {
    const isNumber = numberMatcher(text)
    return (row) => isNumber(row.externalRefNumber, row.externalRefDate)
  },
  departmentId: (id, { db }) => {
    const departments = withSubordinates(db, id)
    return (row) =>
      departments.has(row.departmentId) ||
      (row.addressedToDepartmentId !== null && departments.has(row.addressedToDepartmentId))
  },
  correspondentGroupId: (id, { db }) => {
    const members = new Set(db.correspondents.by('correspondentGroupId', id).map((one) => one.id))
    return (row) => row.correspondentIds.some((one) => members.has(one))
  },
  hasSignature:
    (wanted, { db }) =>
    (row) =>
      !wanted || hasSignedFile(db, row),
  classificationId: (id, { db }) => {
    const below = withAllUnder(id, db.classifications.all())
    return (row) => row.classificationIds.some((one) => below.has(one))
  },
  correspondentText: (typed, { db }) => {
    const called = db.correspondents.all().filter(correspondentTest(db, typed))
    const ids = new Set(called.map(({ id }) => id))
    return (row) => row.correspondentIds.some((one) => ids.has(one))
  },
  correspondentID: (id) => (row) => row.correspondentIds.includes(id),
  roleInDocument:
    (role, { db, caller }) =>
    (row) =>
      rolesIn(db, caller, row).includes(role),
  overdueOnly:
    (wanted, { db }) =>
    (row) =>
      !wanted || (workingDaysLeftOf(db, row) ?? 0) < 0,
  standing: (standing, { db }) => standingTest(standing, db),
  awaitsTaskTypeId:
    (id, { db, caller }) =>
    (row) =>
      awaitingOf(db, caller, row)?.typeId === id,
  readyFor: (step, { db, caller }) => {
    const stepOf = deskStepBy(db, caller)
    return (row) => stepOf(row) === step
  },
  subject: subjectTest,
}

export const filterTests = (db: MockDatabase, caller: Caller, filter: DocumentFilter): Test[] => {
  const made = { db, caller }
  return (Object.keys(makers) as (keyof Makers)[]).flatMap((field) => {
    const value = filter[field]
    if (value === undefined || value === '') return []
    const maker = makers[field] as (value: unknown, made: Made) => Test
    return [maker(value, made)]
  })
}
