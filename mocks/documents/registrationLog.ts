import { closingGroundLabels } from '../../src/contract/closingGrounds.ts'
import { Direction, DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import type { RegistrationLogLine, registrationLog } from '../../src/contract/registrationLog.ts'
import { requestTaskTypes } from '../../src/contract/taskKinds.ts'
import { type CivilDate, civilDateOf, yearOf } from '../../src/dates/civilDate.ts'
import { asClosingGround } from '../../src/rules/documents/closingGrounds.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { gapNumbers } from '../../src/rules/identifiers/numbersRegister.ts'
import { byLogPlace, dayOfGap, type LogPlace } from '../../src/rules/identifiers/registrationLog.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { correspondentNames, typeNameOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { annulledBecause, countersByPrefix, givenNumbers, numbersOfYears, splitNumber } from './givenNumbers.ts'
import { readableBy, statusOf } from './permissions.ts'

type Wanted = {
  scope?: number | undefined
  documentDirectionId?: number | undefined
  fromDate?: CivilDate | undefined
  toDate?: CivilDate | undefined
  numberIndexId?: number | undefined
}
type Placed = LogPlace & { line: () => RegistrationLogLine }

const blank = {
  externalRefNumber: '',
  externalRefDate: null,
  correspondents: [],
  documentTypeName: '',
  subjectDescription: '',
  caseFileNumber: '',
  caseFileGuid: null,
  filesCount: 0,
  addressedTo: '',
  executors: [],
  doneOn: null,
  doneAs: '',
}

const addressedTo = (db: MockDatabase, row: DocumentRow): string =>
  fullNameAt(db, row.addressedToPersonId, row.dateRegistered) ||
  (asOf(db, 'departments', row.addressedToDepartmentId, row.dateRegistered)?.name ?? '')

/** Returns the people who work on a document; for an internal or outgoing document its author. */
const executors = (db: MockDatabase, row: DocumentRow): string[] => {
  if (row.directionId !== Direction.INCOMING) return [fullNameAt(db, row.authorPersonId, row.dateRegistered)]
  const work = db.tasks.by('documentGuid', row.guid).filter(({ typeId }) => !requestTaskTypes.includes(typeId))
  const names = work.flatMap(({ guid, dateCreated }) =>
    db.taskAssignees.by('taskGuid', guid).map(({ personId }) => fullNameAt(db, personId, dateCreated)),
  )
  return [...new Set(names)].filter((name) => name !== '')
}

const completionOf = (row: DocumentRow): Pick<RegistrationLogLine, 'doneOn' | 'doneAs'> => {
  const status = statusOf(row)
  const isDone = status === DocumentStatus.SENT || (isFinal(status) && status !== DocumentStatus.ANNULLED)
  const ground = asClosingGround(row.closingGroundId)
  const doneAs = ground === null ? documentStatusLabels[status] : closingGroundLabels[ground]
  return isDone ? { doneOn: civilDateOf(row.statusDate), doneAs } : { doneOn: null, doneAs: '' }
}

const documentLine = (db: MockDatabase, row: DocumentRow, mayRead: boolean): RegistrationLogLine => {
  const because = annulledBecause(row)
  const known = {
    key: row.guid,
    kind: 'document' as const,
    documentGuid: row.guid,
    number: row.number ?? '',
    dateRegistered: civilDateOf(row.dateRegistered ?? row.dateCreated),
    isAnnulled: because !== null,
    isReadable: mayRead,
  }
  if (!mayRead) return { ...known, ...blank, documentGuid: null, note: 'Нямате право да четете документа.' }
  return {
    ...known,
    externalRefNumber: row.externalRefNumber ?? '',
    externalRefDate: row.externalRefDate,
    correspondents: correspondentNames(db, row),
    documentTypeName: typeNameOf(db, row),
    subjectDescription: row.subject,
    caseFileGuid: row.caseFileGuid,
    caseFileNumber: db.caseFiles.get(row.caseFileGuid)?.number ?? '',
    filesCount: db.attachedFiles.by('documentGuid', row.guid).length,
    addressedTo: addressedTo(db, row),
    executors: executors(db, row),
    ...completionOf(row),
    note: because === null ? '' : ['Анулиран', because].filter((part) => part !== '').join(': '),
  }
}

/** Returns one line per skipped number of the counters, dated by the next number that was given. */
const skippedLines = (db: MockDatabase, years: readonly number[], used: ReadonlySet<string>): Placed[] => {
  const given = givenNumbers(db)
  return numbersOfYears(db, years, given).flatMap(({ code, year, prefixes, gaps }) => {
    if (!used.has(code) || gaps.length === 0) return []
    const ofCounter = given.filter((one) => one.counterCode === code && one.year === year)
    return gaps.flatMap((gap): Placed[] => {
      const date = dayOfGap(gap, ofCounter)
      if (date === null) return []
      const why = gap.explanation ? `${gap.explanation.text} (${gap.explanation.by})` : 'Няма обяснение.'
      const line = (): RegistrationLogLine => ({
        ...blank,
        key: `${code}/${year}/${gap.from}`,
        kind: 'skipped',
        documentGuid: null,
        number: gapNumbers(gap, prefixes),
        dateRegistered: null,
        isAnnulled: false,
        isReadable: true,
        note: `${gap.from === gap.to ? 'Пропуснат номер' : 'Пропуснати номера'}. ${why}`,
      })
      return [{ date, counter: code, count: gap.from, line }]
    })
  })
}

const logLines = (db: MockDatabase, caller: Caller, wanted: Wanted): Placed[] => {
  const { scope, documentDirectionId, fromDate = '', toDate = '9999', numberIndexId } = wanted
  const counters = countersByPrefix(db)
  const isReadable = readableBy(db, caller)
  const isInPeriod = (date: CivilDate) => date >= fromDate && date <= toDate
  const documents = db.documents.all().flatMap((row): Placed[] => {
    if (row.number === null || row.dateRegistered === null) return []
    if (scope !== undefined && row.scope !== scope) return []
    if (documentDirectionId !== undefined && row.directionId !== documentDirectionId) return []
    if (numberIndexId !== undefined && row.numberIndexId !== numberIndexId) return []
    const date = civilDateOf(row.dateRegistered)
    if (!isInPeriod(date)) return []
    const { prefix, count } = splitNumber(row.number)
    const line = () => documentLine(db, row, isReadable(row))
    return [{ date, counter: counters.get(prefix) ?? prefix, count, line }]
  })
  const years = [...new Set(documents.map(({ date }) => yearOf(date)))]
  const used = new Set(documents.map(({ counter }) => counter))
  const skipped = skippedLines(db, years, used).filter(({ date }) => isInPeriod(date))
  return [...documents, ...skipped].toSorted(byLogPlace)
}

export const registrationLogHandlers = (db: MockDatabase): Handlers<typeof registrationLog> => ({
  getRegistrationLog: ({ caller, query: { pageNumber, pageSize }, body }) => {
    const lines = logLines(db, caller, body)
    const from = (Math.max(1, pageNumber) - 1) * pageSize
    return { items: lines.slice(from, from + pageSize).map(({ line }) => line()), totalCount: lines.length }
  },
})
