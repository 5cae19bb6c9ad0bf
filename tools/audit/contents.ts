import { VerificationKind } from '../../src/contract/deviceKinds.ts'
import { InspectionResult, InspectionStatus } from '../../src/contract/inspectionKinds.ts'
import { yearOf } from '../../src/dates/civilDate.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import { dayOf } from './life.ts'

const dayIn = (text: string): string => {
  const [, day = '', month = '', year = ''] = /(\d\d)\.(\d\d)\.(\d{4})/u.exec(text) ?? []
  return year === '' ? '' : `${year}-${month}-${day}`
}
const numbersIn = (text: string): string[] => text.match(/\d+(?:,\d+)?/gu) ?? []
const characteristicOf = (characteristics: readonly { name: string; value: string }[], name: string): string =>
  characteristics.find((one) => one.name.startsWith(name))?.value ?? ''
/** The maximum number of divisions of a class III balance (БДС EN 45501). */
const MOST_DIVISIONS = 10_000

export const typeContentChecks: readonly AuditCheck[] = [
  [
    'which type was tested, certified or ordered on a day off, or tested after it was certified',
    ({ db, isWorking }) =>
      describeMatching(
        db.approvedTypes.all().filter(({ isDraft }) => !isDraft),
        ({ testReport, certificateDate, orderDate }) => {
          const tested = dayIn(testReport)
          return (
            tested > (certificateDate ?? '') ||
            [tested, certificateDate, orderDate].some((day) => day === null || !isWorking(day))
          )
        },
        ({ entryNumber, testReport }) => `${entryNumber}: ${testReport}`,
      ),
  ],
  [
    'which type has a range that its characteristics do not say',
    ({ db }) =>
      describeMatching(
        [...db.approvedTypes.all(), ...db.registeredTypes.all()],
        ({ measuringRange, metrologicalCharacteristics }) => {
          const range = metrologicalCharacteristics.find(({ name }) => name.startsWith('Обхват'))
          if (!range) return measuringRange.includes('{')
          const numbers = new Set(metrologicalCharacteristics.flatMap(({ value }) => numbersIn(value)))
          return numbersIn(measuringRange).some((number) => number !== '0,5' && !numbers.has(number))
        },
        ({ entryNumber, measuringRange }) => `${entryNumber}: ${measuringRange}`,
      ),
  ],
  [
    'which balance has more divisions than its class allows',
    ({ db }) =>
      describeMatching(
        [...db.approvedTypes.all(), ...db.registeredTypes.all()].filter(
          ({ measuringDeviceName }) => measuringDeviceName === 'Електронна везна',
        ),
        ({ metrologicalCharacteristics: all }) =>
          (1000 * Number(characteristicOf(all, 'Максимален товар'))) /
            Number(characteristicOf(all, 'Стойност на скалното деление')) >
          MOST_DIVISIONS,
        ({ entryNumber }) => `${entryNumber}`,
      ),
  ],
  [
    'which device was made before its type was entered, or after it had ended',
    ({ db }) =>
      describeMatching(
        db.devices.all().filter(({ typeId }) => typeId !== null),
        ({ typeId, productionYear }) => {
          const type = db.approvedTypes.get(typeId) ?? db.registeredTypes.get(typeId)
          const ends = [type?.validUntil, type?.cancellations[0]?.date].flatMap((end) => (end ? yearOf(end) : []))
          const year = productionYear ?? 0
          return year < yearOf(type?.entryDate ?? '9999-01-01') || ends.some((end) => year > end)
        },
        ({ entryNumber, productionYear }) => `${entryNumber} of ${productionYear}`,
      ),
  ],
  [
    'which device was verified for the first time years after it was made, or again in its first year',
    ({ db }) =>
      describeMatching(
        db.devices.all(),
        ({ verificationKindId, verificationDate, productionYear }) =>
          (verificationKindId === VerificationKind.INITIAL) !== (yearOf(verificationDate ?? '') === productionYear),
        ({ entryNumber }) => entryNumber,
      ),
  ],
]

export const inspectionContentChecks: readonly AuditCheck[] = [
  [
    'which group inspection tells of violations that were not found, or of none though they were',
    ({ db }) =>
      describeMatching(
        db.groupedInspections.all().filter(({ summary }) => summary !== ''),
        ({ guid, summary }) => {
          const own = db.inspections.by('groupedInspectionGuid', guid)
          const hasFound = own.some(({ resultId }) => resultId === InspectionResult.VIOLATIONS)
          return (
            summary.includes('Нарушения са установени') !== hasFound ||
            summary.includes('не са установени') === hasFound
          )
        },
        ({ number }) => number,
      ),
  ],
  [
    'which group inspection counts other inspections than were planned and made',
    ({ db }) =>
      describeMatching(
        db.groupedInspections.all().filter(({ summary }) => summary !== ''),
        ({ guid, summary, plannedCounts }) => {
          const [planned, finished] = numbersIn(summary).map(Number)
          const own = db.inspections.by('groupedInspectionGuid', guid)
          return (
            planned !== plannedCounts.reduce((sum, count) => sum + count, 0) ||
            finished !== own.filter(({ statusId }) => statusId === InspectionStatus.FINISHED).length
          )
        },
        ({ number, summary }) => `${number}: ${summary}`,
      ),
  ],
  [
    'which inspected device was made after it was marked',
    ({ db }) =>
      db.inspections.all().flatMap(({ number, devices }) =>
        describeMatching(
          devices,
          ({ serialNumber, mark }) => mark !== '' && serialNumber.slice(0, 2) > mark.slice(0, 2),
          ({ serialNumber, mark }) => `${number}: ${serialNumber} with ${mark}`,
        ),
      ),
  ],
  [
    'who kept inspectors out and got no act',
    ({ db }) =>
      describeMatching(
        db.inspections.all().filter(({ resultId }) => resultId === InspectionResult.OBSTRUCTED),
        ({ measures }) => !measures.some(({ kind }) => kind === 'act'),
        ({ number }) => number,
      ),
  ],
  [
    'which protocol is of another day, place or number than its inspection',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ number, dateTo, timeTo, settlementName, protocols }) =>
          protocols.some(
            (one) =>
              one.number !== number || one.date !== dateTo || one.time !== timeTo || one.place !== settlementName,
          ),
        ({ number }) => number,
      ),
  ],
  [
    'which measure is of another day than its inspection, or to be done before it',
    ({ db }) =>
      db.inspections.all().flatMap(({ number, dateFrom, measures }) =>
        describeMatching(
          measures,
          ({ date, until, doneOn }) =>
            date !== dateFrom || (until !== null && until <= dateFrom) || (doneOn !== null && doneOn < dateFrom),
          ({ kind, date }) => `${number}: ${kind} ${date}`,
        ),
      ),
  ],
]

export const libraryChecks: readonly AuditCheck[] = [
  [
    'which document of the library was uploaded before it was issued',
    ({ db }) =>
      describeMatching(
        db.libraryDocuments.all(),
        ({ id, date }) =>
          date !== null && db.libraryVersions.by('documentId', id).some((one) => dayOf(one.dateUploaded) < date),
        ({ title }) => title,
      ),
  ],
  [
    'which order that the library names is another one in the register',
    ({ db, registered }) => {
      const days = new Map(
        registered.map(({ number, dateRegistered }) => {
          const day = dayOf(dateRegistered ?? '')
          return [`${number}/${yearOf(day)}`, day]
        }),
      )
      return describeMatching(
        db.libraryDocuments.all(),
        ({ number, date }) => {
          const day = days.get(`${number.replace('Заповед № ', '')}/${yearOf(date ?? '0001-01-01')}`)
          return day !== undefined && day !== date
        },
        ({ title, number }) => `${title}: ${number}`,
      )
    },
  ],
  [
    'which version in the library is older than the one before it, or came on a day off',
    ({ db, isWorking }) =>
      db.libraryDocuments.all().flatMap(({ id, title }) => {
        const versions = db.libraryVersions.by('documentId', id).toSorted((a, b) => a.number - b.number)
        return versions
          .filter(
            ({ dateUploaded }, i) =>
              !isWorking(dayOf(dateUploaded)) || dateUploaded < (versions[i - 1]?.dateUploaded ?? ''),
          )
          .map(({ number }) => `${title} ${number}`)
      }),
  ],
]
