import { deviceKinds } from '../../fixtures/deviceKinds.ts'
import { townsOfRegions } from '../../fixtures/words.ts'
import { correspondentNameOf } from '../../mocks/correspondents/correspondentNames.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { InspectionResult, InspectionStatus } from '../../src/contract/inspectionKinds.ts'
import { addMonths, yearOf } from '../../src/dates/civilDate.ts'
import { dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import { nonWorkingDaysOf } from '../../src/rules/deadlines/nonWorkingDays.ts'
import { type AuditCheck, describeFalling, describeMatching, findDuplicates } from './auditCheck.ts'

type Inspection = ReturnType<MockDatabase['inspections']['all']>[number]
const words = ({ number, dateFrom }: Inspection) => `${number} ${dateFrom}`
const isOff = (date: string): boolean => dayCalendar(nonWorkingDaysOf(yearOf(date))).isNonWorking(date)
/** Legal forms and bodies that have no owner who could be present: joint-stock companies and public bodies. */
const withoutOwner = /(АД|ЕАД)$|^(Община|Областна|Министерство)/u

export const carChecks: readonly AuditCheck[] = [
  [
    'which car was bought or registered on a day off, or insured before it was bought',
    ({ db }) => [
      ...describeMatching(
        db.vehicles.all(),
        ({ acquisitionDate, firstRegistration }) =>
          [acquisitionDate, firstRegistration].some((date) => date !== null && isOff(date)),
        ({ registrationNumber, acquisitionDate }) => `${registrationNumber} ${acquisitionDate}`,
      ),
      ...describeMatching(
        [...db.vehicleInsurances.all(), ...db.vehicleInspections.all().map((one) => ({ ...one, validFrom: one.date }))],
        ({ vehicleId, validFrom }) => (validFrom ?? '9') < (db.vehicles.get(vehicleId)?.acquisitionDate ?? ''),
        ({ id, vehicleId, validFrom }) => `car ${vehicleId}: paper ${id} ${validFrom}`,
      ),
    ],
  ],
  [
    'which policy, protocol, invoice or receipt of a car has the number of another one',
    ({ db }) => [
      ...findDuplicates(db.vehicleInsurances.all(), ({ policyNumber }) => policyNumber),
      ...findDuplicates(db.vehicleInspections.all(), ({ protocolNumber }) => protocolNumber),
      ...findDuplicates(db.maintenances.all(), ({ service, invoiceNumber }) => `${service} ${invoiceNumber}`),
      ...findDuplicates(db.fuelExpenses.all(), ({ station, documentNumber }) => `${station} ${documentNumber}`),
    ],
  ],
  [
    'which car was filled while it stood in a garage',
    ({ db }) =>
      describeMatching(
        db.fuelExpenses.all(),
        ({ vehicleId, date }) =>
          db.maintenances
            .by('vehicleId', vehicleId)
            .some((one) => one.dateTo === null && (date ?? '') >= (one.date ?? '9')),
        ({ vehicleId, date }) => `car ${vehicleId} ${date}`,
      ),
  ],
]

export const typeChecks: readonly AuditCheck[] = [
  [
    'which draft in a register of types has a number, a certificate or an order already',
    ({ db }) =>
      describeMatching(
        [...db.supplements.all(), ...db.approvedTypes.all()].filter(({ isDraft }) => isDraft),
        ({ certificateNumber, certificateDate, orderNumber, orderDate }) =>
          certificateNumber !== '' || orderNumber !== '' || certificateDate !== null || orderDate !== null,
        ({ id, certificateNumber }) => `draft ${id} ${certificateNumber}`,
      ),
  ],
  [
    'which supplements of a type are not numbered one after another by date',
    ({ db }) =>
      [...db.approvedTypes.all(), ...db.registeredTypes.all()].flatMap(({ guid, entryNumber, certificateNumber }) => {
        const own = db.supplements
          .by('typeGuid', guid)
          .filter(({ isDraft }) => !isDraft)
          .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
        const isWrong = own.some(
          (one, i) =>
            one.number !== i + 1 ||
            (one.supplementDate ?? '') < (own[i - 1]?.supplementDate ?? '') ||
            one.certificateNumber !== `${certificateNumber}/Д${one.number}`,
        )
        return isWrong ? [`type ${entryNumber}`] : []
      }),
  ],
  [
    'which sign of an approved type bears another number or year than its certificate',
    ({ db }) =>
      describeMatching(
        db.approvedTypes.all().filter(({ isDraft }) => !isDraft),
        ({ approvalSign, certificateDate, entryNumber }) =>
          approvalSign !== `BG ${certificateDate?.slice(2, 4)} ${entryNumber}`,
        ({ entryNumber, approvalSign }) => `${entryNumber}: ${approvalSign}`,
      ),
  ],
  [
    'who holds a type as its maker and did not make it',
    ({ db }) =>
      describeMatching(
        [...db.approvedTypes.all(), ...db.registeredTypes.all()].filter(({ holderRoleId }) => holderRoleId === 1),
        ({ holderCorrespondentId, manufacturer }) => {
          const holder = db.correspondents.get(holderCorrespondentId)
          return holder === undefined || correspondentNameOf(holder) !== manufacturer
        },
        ({ entryNumber, manufacturer }) => `${entryNumber}: ${manufacturer}`,
      ),
  ],
  [
    'which device stands outside the region of its department',
    ({ db }) =>
      describeMatching(
        db.devices.all(),
        ({ departmentId, siteAddress }) =>
          !(townsOfRegions[departmentId ?? 0] ?? []).some((town) => siteAddress.startsWith(`${town}, `)),
        ({ entryNumber, siteAddress }) => `${entryNumber}: ${siteAddress}`,
      ),
  ],
  [
    'which mark of a device holds longer or shorter than its kind is checked',
    ({ db }) => {
      const periods = new Map(deviceKinds.map(({ category, period }) => [category, period]))
      return describeMatching(
        db.devices.all().filter(({ validUntil }) => validUntil !== null),
        ({ measuringDeviceCategory, verificationDate, validUntil, nextVerification }) =>
          validUntil !== nextVerification ||
          validUntil !== addMonths(verificationDate ?? '', 12 * (periods.get(measuringDeviceCategory) ?? 2)),
        ({ entryNumber, measuringDeviceCategory }) => `${entryNumber}: ${measuringDeviceCategory}`,
      )
    },
  ],
  [
    'which two devices of one type have the same number of the factory',
    ({ db }) =>
      findDuplicates(
        db.devices.all(),
        ({ manufacturer, measuringType, serialNumber }) => `${manufacturer} ${measuringType} ${serialNumber}`,
      ),
  ],
]

export const visitChecks: readonly AuditCheck[] = [
  [
    'who was present at an inspection as the owner of what has none',
    ({ db }) =>
      describeMatching(
        db.inspections.all().filter(({ representativePosition }) => representativePosition === 'собственик'),
        ({ inspectedCorrespondentId }) => {
          const firm = db.correspondents.get(inspectedCorrespondentId)
          return firm === undefined || withoutOwner.test(firm.entityName ?? '')
        },
        words,
      ),
  ],
  [
    'which inspection that is not made has something found, or is a draft of a day before today',
    ({ db, today }) =>
      describeMatching(
        db.inspections.all().filter(({ statusId }) => statusId !== InspectionStatus.FINISHED),
        ({ statusId, dateFrom, findings, devices, measures, protocols }) =>
          findings !== '' ||
          devices.length + measures.length + protocols.length > 0 ||
          (statusId === InspectionStatus.DRAFT && dateFrom < today),
        words,
      ),
  ],
  [
    'which protocol prescribes something else than the inspection',
    ({ db }) =>
      describeMatching(
        db.inspections.all().filter(({ statusId }) => statusId === InspectionStatus.FINISHED),
        ({ measures, protocols: [protocol], followUpUntil }) => {
          const [prescribed] = measures.filter(({ kind }) => kind === 'prescription')
          return (
            (protocol?.prescriptions ?? '') !== (prescribed?.text ?? '') ||
            (protocol?.prescriptionsUntil ?? null) !== (prescribed?.until ?? null) ||
            (prescribed?.until ?? null) !== followUpUntil
          )
        },
        words,
      ),
  ],
  [
    'which obstructed inspection looked at devices',
    ({ db }) =>
      describeMatching(
        db.inspections.all().filter(({ resultId }) => resultId === InspectionResult.OBSTRUCTED),
        ({ devices }) => devices.length > 0,
        words,
      ),
  ],
  [
    'which numbers of acts fall back in date within a year, or are of another year',
    ({ db }) => {
      const acts = db.inspections
        .all()
        .flatMap(({ measures }) => measures.filter(({ kind }) => kind === 'act'))
        .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.number.localeCompare(b.number))
      const numberOf = (number: string) => Number(number.split('/')[0])
      return [
        ...describeFalling(
          acts,
          ({ date, number }) => yearOf(date ?? '') * 100_000 + numberOf(number),
          ({ number }) => number,
        ),
        ...describeMatching(
          acts,
          ({ date, number }) => number.split('/')[1] !== date?.slice(0, 4),
          ({ number }) => number,
        ),
      ]
    },
  ],
  [
    'which inspection was made outside the region of its department',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ departmentId, settlementName }) => !(townsOfRegions[departmentId] ?? []).includes(settlementName),
        words,
      ),
  ],
]
