import type * as v from 'valibot'
import type { SearchHit } from '../../src/contract/shapes/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { holderText } from '../../src/rules/documents/holder.ts'
import { formatNumber, isSameNumber, numberMatcher } from '../../src/rules/identifiers/registrationNumber.ts'
import { findMonth } from '../../src/rules/words/findMonth.ts'
import { matcherOf, searchable, wordsToFind } from '../../src/rules/words/foldText.ts'
import { formerNameFound, formerNamesText } from '../../src/rules/words/formerNames.ts'
import { rankMatches } from '../../src/rules/words/rankMatches.ts'
import { textMatcher } from '../../src/rules/words/textMatcher.ts'
import { correspondentNameOf, formerNamesOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf, fullNameOf } from '../people/peopleNames.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { asOf } from '../records/formerRows.ts'
import type { DocumentRow } from './documentRows.ts'
import { holderOf, holdersInCase } from './holderOf.ts'
import { correspondentSearchText, subjectTest } from './listFilter.ts'
import { readableBy } from './permissions.ts'

type Hit = v.InferOutput<typeof SearchHit>
const most = { document: 6, caseFile: 3, correspondent: 3, person: 3, task: 3 } as const

/** Returns the first rows that match. The rows must be sorted newest first; the search stops when enough rows match. */
const firstOf = <Row>(rows: Iterable<Row>, count: number, fits: (row: Row) => boolean): Row[] => {
  const found: Row[] = []
  if (count <= 0) return found
  for (const row of rows) {
    if (!fits(row)) continue
    found.push(row)
    if (found.length === count) break
  }
  return found
}

const mayOpen = (db: MockDatabase, caller: Caller): ((row: DocumentRow) => boolean) => {
  const isReadable = readableBy(db, caller)
  const scopes = [
    ...(mayCall(['DOCUMENTS_FLOW'], caller.roles) ? [1] : []),
    ...(mayCall(['DOCUMENTS_EAU'], caller.roles) ? [2] : []),
  ]
  return (row) => scopes.includes(row.scope) && isReadable(row)
}

const idsOf = <Row extends { id: number }>(rows: readonly Row[], textOf: (row: Row) => string, word: string) => {
  const isThere = matcherOf(word)
  return new Set(rows.filter((row) => isThere(textOf(row))).map(({ id }) => id))
}
const personText = (row: PersonRow): string => searchable(fullNameOf(row))

const bestOf = <Row>(rows: readonly Row[], text: string, nameOf: (row: Row) => string, count: number): Row[] =>
  rankMatches(rows, text, nameOf).slice(0, count)

const documentTest = (db: MockDatabase, text: string): ((row: DocumentRow) => boolean) => {
  const isNumber = numberMatcher(text)
  const words = wordsToFind(text).map((word) => {
    const inNumber = numberMatcher(word)
    const inSubject = subjectTest(word)
    const senders = idsOf(db.correspondents.all(), (row) => correspondentSearchText(db, row), word)
    const people = idsOf(db.persons.all(), personText, word)
    return (row: DocumentRow): boolean =>
      inNumber(row.number, row.dateRegistered) ||
      inNumber(row.externalRefNumber, row.externalRefDate) ||
      inSubject(row) ||
      row.correspondentIds.some((id) => senders.has(id)) ||
      people.has(row.authorPersonId) ||
      people.has(row.addressedToPersonId ?? 0)
  })
  const fits = (row: DocumentRow): boolean =>
    isNumber(row.number, row.dateRegistered) ||
    isNumber(row.externalRefNumber, row.externalRefDate) ||
    words.every((isThere) => isThere(row))
  const month = findMonth(text, civilDateOf(db.now().toISOString()))
  if (month === null) return fits
  const ofRest = documentTest(db, month.rest)
  return (row) => fits(row) || (isInMonth(row, month) && ofRest(row))
}

const isInMonth = ({ dateRegistered }: DocumentRow, { fromDate, toDate }: { fromDate: string; toDate: string }) => {
  const day = dateRegistered === null ? '' : civilDateOf(dateRegistered)
  return day >= fromDate && day <= toDate
}

const sendersOf = (db: MockDatabase, { correspondentIds, dateRegistered }: DocumentRow): string =>
  correspondentIds
    .flatMap((id) => asOf(db, 'correspondents', id, dateRegistered) ?? [])
    .map(correspondentNameOf)
    .join('; ')

const atHolder = (held: Parameters<typeof holderText>[0]): string => {
  const text = holderText(held)
  return text && `при ${text}`
}

const documentHit =
  (db: MockDatabase) =>
  (row: DocumentRow): Hit => ({
    kind: 'document',
    key: row.guid,
    title: [formatNumber(row.number, row.dateRegistered), row.subject].filter(Boolean).join(' – '),
    detail: [sendersOf(db, row), db.documentTypes.get(row.typeId)?.name, atHolder(holderOf(db, row))]
      .filter(Boolean)
      .join(' · '),
    scope: row.scope,
  })

const taskHits = (db: MockDatabase, caller: Caller, text: string, may: (row: DocumentRow) => boolean): Hit[] => {
  const number = /^№?\s*(\d+)$/.exec(text)?.[1]
  const isThere = textMatcher(text)
  const own = new Set(db.taskAssignees.by('personId', caller.person.id).map(({ taskGuid }) => taskGuid))
  const tasks = db.tasks.all().filter((task) => {
    const isMine = own.has(task.guid) || task.assignerPersonId === caller.person.id
    return (number !== undefined && String(task.id) === number) || (isMine && isThere(searchable(task.description)))
  })
  const readable = tasks.flatMap((task) => {
    const document = db.documents.get(task.documentGuid)
    return document && may(document) ? [{ task, document }] : []
  })
  return readable
    .toSorted(
      (a, b) => Number(String(b.task.id) === number) - Number(String(a.task.id) === number) || b.task.id - a.task.id,
    )
    .slice(0, most.task)
    .map(({ task, document }) => ({
      kind: 'task',
      key: task.guid,
      title: `№ ${task.id} – ${task.description}`,
      detail: formatNumber(document.number, document.dateRegistered),
      scope: document.scope,
    }))
}

const formerNamesFor = (db: MockDatabase, row: CorrespondentRow, text: string): string => {
  const names = formerNamesOf(db, row)
  return formerNamesText(names, formerNameFound(text, correspondentNameOf(row), names))
}

export const searchEverywhere = (db: MockDatabase, caller: Caller, typed: string): Hit[] => {
  const text = typed.trim()
  if (text === '') return []
  const may = mayOpen(db, caller)
  const fits = documentTest(db, text)
  const isIt = isSameNumber(text)
  const very = firstOf(
    /\d/.test(text) ? db.documents.all() : [],
    most.document,
    (row) => isIt(row.number, row.dateRegistered) && may(row),
  )
  const others = firstOf(
    db.documents.all(),
    most.document - very.length,
    (row) => !very.includes(row) && fits(row) && may(row),
  )
  const documents = [...very, ...others]
  const inNumber = numberMatcher(text)
  const caseFiles = firstOf(db.caseFiles.all(), most.caseFile, ({ number, dateOpened, rootDocumentGuid }) => {
    const root = db.documents.get(rootDocumentGuid)
    return root !== undefined && inNumber(number, dateOpened) && may(root)
  })
  const hasWords = matcherOf(text)
  const called = db.correspondents
    .all()
    .filter((row) => !row.mergedIntoId && hasWords(correspondentSearchText(db, row)))
  const correspondents = bestOf(called, text, correspondentNameOf, most.correspondent)
  const staff = db.persons.all().filter((row) => row.isActive && hasWords(personText(row)))
  const people = bestOf(staff, text, fullNameOf, most.person)
  return [
    ...documents.map(documentHit(db)),
    ...caseFiles.map(
      ({ guid, number, subject, scope }): Hit => ({
        ...{ kind: 'caseFile', key: guid, title: `${number} – ${subject}`, scope },
        detail: atHolder(holdersInCase(db, guid)),
      }),
    ),
    ...correspondents.map(
      (row): Hit => ({
        ...{
          kind: 'correspondent',
          key: String(row.id),
          title: correspondentNameOf(row),
          detail: formerNamesFor(db, row, text),
          scope: null,
        },
      }),
    ),
    ...people.map((row): Hit => {
      const detail = db.departments.get(row.departmentId)?.name ?? ''
      return { kind: 'person', key: String(row.id), title: firstAndLastNameOf(row), detail, scope: null }
    }),
    ...taskHits(db, caller, text, may),
  ]
}
