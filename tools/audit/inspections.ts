import { deviceKinds } from '../../fixtures/deviceKinds.ts'
import { addMonths } from '../../src/dates/civilDate.ts'
import { type AuditCheck, describeFalling, describeMatching, findDuplicates } from './auditCheck.ts'
import { dayOf } from './life.ts'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const documentBases = ['order', 'complaint', 'signal']

export const inspectionChecks: readonly AuditCheck[] = [
  [
    'who inspected while on leave, on a trip elsewhere, or on a day off',
    ({ db, isAway, isWorking }) =>
      describeMatching(
        db.inspections.all(),
        ({ dateFrom, inspectorPersonIds, settlementName }) =>
          !isWorking(dateFrom) || inspectorPersonIds.some((id) => isAway(id, dateFrom, { travelsTo: settlementName })),
        ({ number }) => number,
      ),
  ],
  [
    'which inspection has no inspector, or one of another department',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ inspectorPersonIds, departmentId }) =>
          inspectorPersonIds.length === 0 ||
          inspectorPersonIds.some((id) => db.persons.get(id)?.departmentId !== departmentId),
        ({ number }) => number,
      ),
  ],
  [
    'who was at two inspections on one day',
    ({ db }) => {
      const seen = new Set<string>()
      return db.inspections.all().flatMap(({ number, dateFrom, inspectorPersonIds }) =>
        inspectorPersonIds.flatMap((id) => {
          const key = `${id} ${dateFrom}`
          if (seen.has(key)) return [`${number}: person ${id}`]
          seen.add(key)
          return []
        }),
      )
    },
  ],
  [
    'which ground of an inspection is no registered document of before',
    ({ db, byNumberAndDay }) =>
      describeMatching(
        db.inspections.all().filter(({ basis }) => documentBases.includes(basis)),
        ({ basisNumber, basisDate, dateFrom }) =>
          basisDate === null || basisDate > dateFrom || !byNumberAndDay.has(`${basisNumber} ${basisDate}`),
        ({ number, basisNumber }) => `${number}: ${basisNumber}`,
      ),
  ],
  [
    'which complaint, signal or order is about another town or department than its inspection',
    ({ db, byNumberAndDay }) =>
      describeMatching(
        db.inspections.all().filter((row) => row.groupedInspectionGuid === null && documentBases.includes(row.basis)),
        ({ basisNumber, basisDate, departmentId, settlementName }) => {
          const ground = byNumberAndDay.get(`${basisNumber} ${basisDate}`)
          return ground?.addressedToDepartmentId !== departmentId || !ground.subject.includes(settlementName)
        },
        ({ number, basisNumber }) => `${number}: ${basisNumber}`,
      ),
  ],
  [
    'which group inspection was ordered by no order of before that says of it',
    ({ db, byNumberAndDay }) =>
      describeMatching(
        db.groupedInspections.all(),
        ({ orderNumber, orderDate, dateFrom, name }) =>
          orderDate === null ||
          orderDate > dateFrom ||
          !byNumberAndDay.get(`${orderNumber} ${orderDate}`)?.subject.includes(name),
        ({ number, orderNumber }) => `${number}: ${orderNumber}`,
      ),
  ],
  [
    'which inspection of a group lies outside its days, departments or order',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ groupedInspectionGuid, dateFrom, departmentId, basisNumber }) => {
          const group = db.groupedInspections.get(groupedInspectionGuid)
          return (
            group !== undefined &&
            (dateFrom < group.dateFrom ||
              dateFrom > group.dateTo ||
              basisNumber !== group.orderNumber ||
              !group.departmentIds.includes(departmentId))
          )
        },
        ({ number }) => number,
      ),
  ],
  [
    'which inspection ended before it began, or at night',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ dateTo, dateFrom, timeFrom, timeTo }) =>
          dateTo !== null &&
          (dateTo < dateFrom || minutesOf(timeTo) <= minutesOf(timeFrom) || timeFrom < '08:00' || timeTo > '18:00'),
        ({ number, timeTo }) => `${number} ${timeTo}`,
      ),
  ],
  [
    'which inspection is finished though it lies ahead',
    ({ db, today }) =>
      describeMatching(
        db.inspections.all(),
        ({ statusId, dateFrom }) => statusId === FINISHED && dateFrom > today,
        ({ number }) => number,
      ),
  ],
  [
    'which follow-up looks after another site, or before the term has passed',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ followsGuid, dateFrom, siteName, settlementName, basisNumber }) => {
          const before = db.inspections.get(followsGuid)
          return (
            followsGuid !== null &&
            ((before?.followUpUntil ?? '9') > dateFrom ||
              before?.siteName !== siteName ||
              before.settlementName !== settlementName ||
              before.number !== basisNumber)
          )
        },
        ({ number }) => number,
      ),
  ],
  [
    'which inspection found violations and gave no measure, or gave one without',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ resultId, measures, devices }) =>
          (resultId === VIOLATIONS) !== (measures.length > 0 && devices.some((one) => one.isConforming === false)),
        ({ number }) => number,
      ),
  ],
  [
    'which finished inspection has no protocol, or one of somebody who was not there',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ statusId, protocols, inspectorPersonIds }) =>
          statusId === FINISHED &&
          !protocols.some(({ authorPersonId }) => inspectorPersonIds.some((id) => id === authorPersonId)),
        ({ number }) => number,
      ),
  ],
  [
    'which mark bears another year than that of its verification',
    ({ db }) => {
      const periods = new Map(deviceKinds.map(({ category, period }) => [category, period]))
      return db.inspections.all().flatMap(({ number, devices }) =>
        describeMatching(
          devices,
          ({ mark, markValidUntil, category }) =>
            mark !== '' &&
            markValidUntil !== null &&
            addMonths(markValidUntil, -12 * (periods.get(category) ?? 2)).slice(2, 4) !== mark.slice(0, 2),
          ({ mark, markValidUntil }) => `${number} ${mark} ${markValidUntil}`,
        ),
      )
    },
  ],
  [
    'which device has an older mark when it is looked at again',
    ({ db }) =>
      db.inspections.all().flatMap(({ number, devices, followsGuid }) => {
        const before = new Map(db.inspections.get(followsGuid)?.devices.map((one) => [one.serialNumber, one]))
        return describeMatching(
          devices,
          ({ serialNumber, markValidUntil }) =>
            (before.get(serialNumber)?.markValidUntil ?? '') > (markValidUntil ?? '9'),
          ({ mark }) => `${number} ${mark}`,
        )
      }),
  ],
  [
    'which inspection was made on the ground of a document that was done with before',
    ({ db }) =>
      describeMatching(
        db.caseFileLinks.all().filter(({ kind }) => kind === 'inspection'),
        ({ caseFileGuid, targetGuid }) => {
          const file = db.caseFiles.get(caseFileGuid)
          const isClosed = file !== undefined && file.statusId !== 1
          return isClosed && dayOf(file.statusDate) < (db.inspections.get(targetGuid)?.dateFrom ?? '')
        },
        ({ key }) => key,
      ),
  ],
  [
    'which inspection bans by its devices and not by its measures, or the other way round',
    ({ db }) =>
      describeMatching(
        db.inspections.all(),
        ({ devices, measures }) =>
          devices.some(({ measure }) => measure === 'ban') !== measures.some(({ kind }) => kind === 'ban'),
        ({ number }) => number,
      ),
  ],
  [
    'which act has the number of another one',
    ({ db }) =>
      findDuplicates(
        db.inspections.all().flatMap(({ measures }) => measures.filter(({ kind }) => kind === 'act')),
        ({ number }) => number,
      ),
  ],
  [
    'which prescription was found followed and is not done',
    ({ db }) =>
      describeMatching(
        db.inspections.all().filter(({ resultId }) => resultId === 1),
        ({ followsGuid, dateFrom }) =>
          db.inspections
            .get(followsGuid)
            ?.measures.some(({ kind, doneOn }) => kind === 'prescription' && doneOn !== dateFrom) === true,
        ({ number }) => number,
      ),
  ],
  [
    'which numbers of inspections fall back in date',
    ({ db }) =>
      describeFalling(
        db.inspections.all().filter(({ number }) => number !== ''),
        ({ dateFrom }) => dateFrom,
        ({ number }) => number,
      ),
  ],
  [
    'which case is linked with an inspection that is not on its ground',
    ({ db }) =>
      describeMatching(
        db.caseFileLinks.all().filter(({ kind }) => kind === 'inspection'),
        ({ caseFileGuid, targetGuid }) => {
          const root = db.documents.get(db.caseFiles.get(caseFileGuid)?.rootDocumentGuid)
          const inspection = db.inspections.get(targetGuid)
          return (
            !root ||
            inspection?.basisNumber !== root.number ||
            inspection?.basisDate !== dayOf(root.dateRegistered ?? '')
          )
        },
        ({ key }) => key,
      ),
  ],
]
const FINISHED = 4
const VIOLATIONS = 2
