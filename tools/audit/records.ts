import type { Tables } from '../../mocks/engine/mockDatabase.ts'
import type { Table } from '../../mocks/engine/table.ts'
import type { Rows, TableName } from '../../mocks/engine/tableRows.ts'
import { danglingIn, foreignKeys } from '../../mocks/integrity/foreignKeys.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { type AuditCheck, describeMatching, findDuplicates } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'
import { tablesOf } from './tablesOfDatabase.ts'

const danglingOf = <T extends TableName>({ db }: Life, name: T): string[] => {
  const tables: Tables = db
  const table: Table<Rows[T]> = tables[name]
  return table.all().flatMap((row) => danglingIn(db, name, row).map(({ column, key }) => `${name}.${column} ${key}`))
}

/** Matches numbers of records in a text: „BG-26.07.5122“ (type), „Д-12/2026“ (contract), „СВ 1234 АК“ (car). */
const named = /BG-\d\d\.\d\d\.\d+|Д-\d+\/(\d{4})|[АВЕКМНОРСТУХ]{1,2} \d{4} [АВЕКМНОРСТУХ]{2}/gu

export const recordChecks: readonly AuditCheck[] = [
  [
    'what names a person, a department, a correspondent, a document or a record that is not there',
    (life) => tablesOf(life.db).flatMap(([name]) => (name in foreignKeys ? danglingOf(life, name) : [])),
  ],
  [
    'which subject names a certificate, a contract or a car that is not there',
    ({ db, registered }) => {
      const certificates = new Set(db.approvedTypes.all().map((one) => one.certificateNumber))
      const plates = new Set(db.vehicles.all().map((one) => one.registrationNumber))
      const contracts = new Set(
        registered.map(({ number, dateRegistered }) => `${number}/${dayOf(dateRegistered ?? '').slice(0, 4)}`),
      )
      const since = dayOf(registered.at(-1)?.dateRegistered ?? '').slice(0, 4)
      const isThere = (name: string, year = ''): boolean =>
        certificates.has(name) || plates.has(name) || contracts.has(name) || (year !== '' && year < since)
      return db.documents
        .all()
        .flatMap(({ id, subject }) =>
          [...subject.matchAll(named)].flatMap(([name, year]) =>
            isThere(name, year) ? [] : [`document ${id}: ${name}`],
          ),
        )
    },
  ],
  [
    'which certificate was issued twice, to somebody else or on another day than the register says',
    ({ db, registered }) => {
      const types = new Map(db.approvedTypes.all().map((one) => [one.certificateNumber, one]))
      const issued = registered.filter(({ typeId }) => typeId === CERTIFICATE)
      const numberOf = ({ subject }: { subject: string }) => /BG-\d\d\.\d\d\.\d+/u.exec(subject)?.[0] ?? ''
      return [
        ...findDuplicates(issued, numberOf),
        ...describeMatching(
          issued,
          (row) => {
            const type = types.get(numberOf(row))
            return (
              !type ||
              !row.correspondentIds.includes(type.holderCorrespondentId ?? 0) ||
              type.certificateDate !== dayOf(row.dateRegistered ?? '')
            )
          },
          ({ number, subject }) => `${number}: ${subject}`,
        ),
      ]
    },
  ],
  [
    'which supplement, extension or duplicate is asked for by who does not hold the type, or when it does not hold',
    ({ db }) => {
      const types = new Map(db.approvedTypes.all().map((one) => [one.certificateNumber, one]))
      return describeMatching(
        db.documents.all().filter(({ typeId }) => OF_HOLDERS.includes(typeId)),
        ({ subject, correspondentIds, dateCreated }) => {
          const type = types.get(/BG-\d\d\.\d\d\.\d+/u.exec(subject)?.[0] ?? '')
          const ended = type?.cancellations[0]?.date
          return (
            !type ||
            !correspondentIds.includes(type.holderCorrespondentId ?? 0) ||
            (type.validUntil ?? '') < dayOf(dateCreated) ||
            (ended != null && ended < dayOf(dateCreated))
          )
        },
        ({ id, number, subject }) => `document ${id} ${number}: ${subject}`,
      )
    },
  ],
  [
    'which extension is asked for long before the end of its certificate',
    ({ db }) => {
      const types = new Map(db.approvedTypes.all().map((one) => [one.certificateNumber, one]))
      return describeMatching(
        db.documents.all().filter(({ typeId }) => typeId === EXTENSION),
        ({ subject, dateCreated }) =>
          (types.get(/BG-\d\d\.\d\d\.\d+/u.exec(subject)?.[0] ?? '')?.validUntil ?? '9') >
          addDays(dayOf(dateCreated), A_YEAR),
        ({ id, subject }) => `document ${id}: ${subject}`,
      )
    },
  ],
  [
    'which case is linked with a type that came of another application',
    ({ db }) => {
      const links = db.caseFileLinks.all().filter(({ kind }) => kind === 'measuringDevice' || kind === 'foreignDevice')
      const typeOf = ({ kind, targetGuid }: (typeof links)[number]) =>
        kind === 'measuringDevice' ? db.approvedTypes.get(targetGuid) : db.registeredTypes.get(targetGuid)
      return [
        ...findDuplicates(links, ({ targetGuid }) => targetGuid),
        ...describeMatching(
          links,
          (link) => {
            const type = typeOf(link)
            const root = db.documents.get(db.caseFiles.get(link.caseFileGuid)?.rootDocumentGuid)
            return (
              !type ||
              !root?.correspondentIds.includes(type.holderCorrespondentId ?? 0) ||
              (type.entryDate ?? '') <= dayOf(root.dateRegistered ?? '9')
            )
          },
          ({ key }) => key,
        ),
      ]
    },
  ],
  [
    'of which numbers of documents no counter keeps the last',
    ({ db, registered }) => {
      const kept = new Map(db.counters.all().map(({ code, year, currentValue }) => [`${code} ${year}`, currentValue]))
      return describeMatching(
        registered,
        ({ number, dateRegistered }) => {
          const at = number?.lastIndexOf('-') ?? 0
          const counter = `${number?.slice(0, at)} ${dayOf(dateRegistered ?? '').slice(0, 4)}`
          return (kept.get(counter) ?? 0) < Number(number?.slice(at + 1))
        },
        ({ number, dateRegistered }) => `${number}/${dateRegistered}`,
      )
    },
  ],
  [
    'which device is of a type that is not there, not entered yet, or of another category',
    ({ db }) =>
      describeMatching(
        db.devices.all().filter(({ typeId }) => typeId !== null),
        ({ typeId, measuringDeviceCategory }) => {
          const type = db.approvedTypes.get(typeId) ?? db.registeredTypes.get(typeId)
          return !type || type.isDraft || type.measuringDeviceCategory !== measuringDeviceCategory
        },
        ({ id }) => `device ${id}`,
      ),
  ],
  [
    'which supplement is of no type, or older than its type',
    ({ db }) =>
      describeMatching(
        db.supplements.all(),
        ({ typeGuid, supplementDate }) => {
          const type = db.approvedTypes.get(typeGuid) ?? db.registeredTypes.get(typeGuid)
          return !type || (supplementDate ?? '9') < (type.entryDate ?? '')
        },
        ({ id }) => `supplement ${id}`,
      ),
  ],
]
const CERTIFICATE = 20
/** The types of applications by holders of an approved type: for a supplement, an extension, a duplicate. */
const OF_HOLDERS: readonly number[] = [11, 12, 17]
const EXTENSION = 12
const A_YEAR = 366
