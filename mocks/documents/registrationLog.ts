import { closingGroundLabels } from '../../src/contract/closingGrounds.ts'
import { Direction, DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import type { RegistrationLogLine, registrationLog } from '../../src/contract/registrationLog.ts'
import { requestTaskTypes } from '../../src/contract/taskKinds.ts'
import { type CivilDate, civilDateOf, yearOf } from '../../src/dates/civilDate.ts'
import { asClosingGround } from '../../src/rules/documents/closingGrounds.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { gapNumbers } from '../../src/rules/identifiers/numbersRegister.ts'
import { byLogPlace, dayOfGap, type LogPlace } from '../../src/rules/identifiers/registrationLog.ts'
import type { Answers } from '../engine/answer.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { fullNameAt } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import { annulledBecause, countersByPrefix, givenNumbers, numbersOfYears, splitNumber } from './givenNumbers.ts'
import { correspondentNames, typeNameOf } from './names.ts'
import { readableBy, statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

type Wanted = {
  scope?: number | undefined
  documentDirectionId?: number | undefined
  fromDate?: CivilDate | undefined
  toDate?: CivilDate | undefined
  numberIndexId?: number | undefined
}
/** A line with its place; its other words are found only when it is shown. */
type Placed = LogPlace & { line: () => RegistrationLogLine }

const blank = {
  externalRefNumber: '',
  externalRefDate: null,
  correspondents: [],
  documentTypeName: '',
  subjectDescription: '',
  caseFileNumber: '',
  filesCount: 0,
  addressedTo: '',
  executors: [],
  doneOn: null,
  doneAs: '',
}

const addressedTo = (world: World, row: DocumentRow): string =>
  fullNameAt(world, row.addressedToPersonId, row.dateRegistered) ||
  (asOf(world, 'departments', row.addressedToDepartmentId, row.dateRegistered)?.name ?? '')

/** The people who work on a document, each once; of a text of ours its author. */
const executors = (world: World, row: DocumentRow): string[] => {
  if (row.directionId !== Direction.INCOMING) return [fullNameAt(world, row.authorPersonId, row.dateRegistered)]
  const work = world.tasks.by('documentGuid', row.guid).filter(({ typeId }) => !requestTaskTypes.includes(typeId))
  const names = work.flatMap(({ guid, dateCreated }) =>
    world.taskAssignees.by('taskGuid', guid).map(({ personId }) => fullNameAt(world, personId, dateCreated)),
  )
  return [...new Set(names)].filter((name) => name !== '')
}

const done = (row: DocumentRow): Pick<RegistrationLogLine, 'doneOn' | 'doneAs'> => {
  const status = statusOf(row)
  const isDone = status === DocumentStatus.SENT || (isFinal(status) && status !== DocumentStatus.ANNULLED)
  const ground = asClosingGround(row.closingGroundId)
  const doneAs = ground === null ? documentStatusLabels[status] : closingGroundLabels[ground]
  return isDone ? { doneOn: civilDateOf(row.statusDate), doneAs } : { doneOn: null, doneAs: '' }
}

const documentLine = (world: World, row: DocumentRow, mayRead: boolean): RegistrationLogLine => {
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
    correspondents: correspondentNames(world, row),
    documentTypeName: typeNameOf(world, row),
    subjectDescription: row.subject,
    caseFileNumber: world.caseFiles.get(row.caseFileGuid)?.number ?? '',
    filesCount: world.attachedFiles.by('documentGuid', row.guid).length,
    addressedTo: addressedTo(world, row),
    executors: executors(world, row),
    ...done(row),
    note: because === null ? '' : ['Анулиран', because].filter((part) => part !== '').join(': '),
  }
}

/** The skipped numbers of the counters that gave numbers in the log, each under the day of the number after it. */
const skippedLines = (world: World, years: readonly number[], used: ReadonlySet<string>): Placed[] => {
  const given = givenNumbers(world)
  return numbersOfYears(world, years, given).flatMap(({ code, year, prefixes, gaps }) => {
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

/** The lines of a log in their order. */
const logLines = (world: World, caller: Caller, wanted: Wanted): Placed[] => {
  const { scope, documentDirectionId, fromDate = '', toDate = '9999', numberIndexId } = wanted
  const counters = countersByPrefix(world)
  const isReadable = readableBy(world, caller)
  const isInPeriod = (date: CivilDate) => date >= fromDate && date <= toDate
  const documents = world.documents.all().flatMap((row): Placed[] => {
    if (row.number === null || row.dateRegistered === null) return []
    if (scope !== undefined && row.scope !== scope) return []
    if (documentDirectionId !== undefined && row.directionId !== documentDirectionId) return []
    if (numberIndexId !== undefined && row.numberIndexId !== numberIndexId) return []
    const date = civilDateOf(row.dateRegistered)
    if (!isInPeriod(date)) return []
    const { prefix, count } = splitNumber(row.number)
    const line = () => documentLine(world, row, isReadable(row))
    return [{ date, counter: counters.get(prefix) ?? prefix, count, line }]
  })
  const years = [...new Set(documents.map(({ date }) => yearOf(date)))]
  const used = new Set(documents.map(({ counter }) => counter))
  const skipped = skippedLines(world, years, used).filter(({ date }) => isInPeriod(date))
  return [...documents, ...skipped].toSorted(byLogPlace)
}

export const registrationLogAnswers = (world: World): Answers<typeof registrationLog> => ({
  getRegistrationLog: ({ caller, query: { pageNumber, pageSize }, body }) => {
    const lines = logLines(world, caller, body)
    const from = (Math.max(1, pageNumber) - 1) * pageSize
    return { items: lines.slice(from, from + pageSize).map(({ line }) => line()), totalCount: lines.length }
  },
})
