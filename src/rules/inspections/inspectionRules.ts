import { InspectionKind, InspectionResult, InspectionStatus } from '../../contract/inspectionKinds.ts'
import type { InspectedDevice, Inspection, InspectionMeasure } from '../../contract/shapes/inspections.ts'
import { leftFieldProblem } from '../protocols/protocolText.ts'
import { errorsOf, type FieldErrors, hasErrors, required, requiredMessage, requiredOption } from '../requiredFields.ts'
import { foldText } from '../words/foldText.ts'
import type { DeviceField, InspectionField, MeasureField } from './inspectionRecord.ts'

export const deviceErrors = (device: InspectedDevice): FieldErrors<DeviceField> =>
  errorsOf<DeviceField>({
    category: required(device.category),
    name: required(device.name),
    serialNumber: required(device.serialNumber),
    violation: device.isConforming === false ? required(device.violation) : null,
  })

export const measureErrors = (measure: InspectionMeasure): FieldErrors<MeasureField> =>
  errorsOf<MeasureField>({
    kind: required(measure.kind),
    number: measure.kind === 'act' ? required(measure.number) : null,
    date: measure.kind === 'act' ? required(measure.date) : null,
    until:
      (measure.kind === 'prescription' ? required(measure.until) : null) ??
      (measure.date !== null && measure.until !== null && measure.until < measure.date
        ? 'Срокът е преди датата на мярката.'
        : null),
    text: measure.kind === 'prescription' ? required(measure.text) : null,
  })

const sameDevice = ({ measuringType, serialNumber }: InspectedDevice): string =>
  foldText(`${measuringType} ${serialNumber}`)

export const repeatedDevices = (devices: readonly InspectedDevice[]): ReadonlySet<string> => {
  const met = new Set<string>()
  const repeated = new Set<string>()
  for (const device of devices) {
    if (device.serialNumber.trim() === '') continue
    const known = sameDevice(device)
    if (met.has(known)) repeated.add(device.key)
    met.add(known)
  }
  return repeated
}

const isDraft = ({ statusId }: Pick<Inspection, 'statusId'>): boolean =>
  statusId === null || statusId === InspectionStatus.DRAFT

/** Removes the errors of empty required fields, because the rows of a draft may be incomplete. */
const withoutGaps = <F extends string>(errors: FieldErrors<F>): FieldErrors<F> =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== requiredMessage)) as FieldErrors<F>

export const deviceErrorsIn = (one: Pick<Inspection, 'statusId'>, device: InspectedDevice): FieldErrors<DeviceField> =>
  isDraft(one) ? withoutGaps(deviceErrors(device)) : deviceErrors(device)
export const measureErrorsIn = (
  one: Pick<Inspection, 'statusId'>,
  measure: InspectionMeasure,
): FieldErrors<MeasureField> => (isDraft(one) ? withoutGaps(measureErrors(measure)) : measureErrors(measure))

const rowsProblem = ({ devices, measures }: Inspection, as: Pick<Inspection, 'statusId'>) => ({
  ...((devices.some((one) => hasErrors(deviceErrorsIn(as, one))) || repeatedDevices(devices).size > 0) && {
    devices: 'Някое от средствата за измерване не е попълнено вярно.',
  }),
  ...(measures.some((one) => hasErrors(measureErrorsIn(as, one))) && {
    measures: 'Някоя от мерките не е попълнена вярно.',
  }),
})

/**
 * Returns the errors that are reported in every status. The rows of devices and measures may be incomplete only in a
 * draft.
 */
const alwaysErrors = (one: Inspection, as: Pick<Inspection, 'statusId'>): FieldErrors<InspectionField> => ({
  ...errorsOf<InspectionField>({
    kindId:
      required(one.kindId) ??
      (one.kindId === InspectionKind.IN_GROUP && one.groupedInspection === null
        ? 'Проверка в рамките на групова се създава от страницата на груповата.'
        : null),
    startsAt: required(one.startsAt),
    department: requiredOption(one.department),
    endsAt:
      one.startsAt !== null && one.endsAt !== null && one.endsAt < one.startsAt ? 'Краят е преди началото.' : null,
    followUpUntil:
      one.followUpUntil !== null && one.followUpUntil <= (one.endsAt ?? one.startsAt ?? '').slice(0, 10)
        ? 'Последващата проверка е след края на тази.'
        : null,
    protocol: leftFieldProblem(one.protocol?.content ?? ''),
  }),
  ...rowsProblem(one, as),
})

export const plannedErrors = (one: Inspection): FieldErrors<InspectionField> => ({
  ...errorsOf<InspectionField>({
    basis: required(one.basis),
    basisNumber: one.basis === '' || one.basis === 'plan' ? null : required(one.basisNumber),
    basisDate: one.basis === '' || one.basis === 'plan' ? null : required(one.basisDate),
    team: one.team.length > 0 ? null : 'Изберете поне един проверяващ.',
    inspectedPerson: requiredOption(one.inspectedPerson),
    siteName: required(one.siteName),
    siteKind: required(one.siteKind),
    settlementName: required(one.settlementName),
    siteAddress: required(one.siteAddress),
    categories: one.categories.length > 0 ? null : 'Изберете поне една категория.',
    requirements: required(one.requirements),
  }),
  ...alwaysErrors(one, { statusId: InspectionStatus.PLANNED }),
})

export const inspectionErrors = (one: Inspection): FieldErrors<InspectionField> =>
  isDraft(one) ? alwaysErrors(one, one) : plannedErrors(one)

const isObstructed = ({ resultId }: Inspection): boolean => resultId === InspectionResult.OBSTRUCTED
export const nonConforming = ({ devices }: Pick<Inspection, 'devices'>): readonly InspectedDevice[] =>
  devices.filter(({ isConforming }) => isConforming === false)

const isAfter = (time: string | null, day: string): boolean => time !== null && time.slice(0, 10) > day

const resultProblem = (one: Inspection): string | null => {
  const wrong = nonConforming(one).length
  if (one.resultId === InspectionResult.CONFORMS && wrong > 0)
    return 'Има несъответстващи средства: резултатът не може да е „Без нарушения“.'
  if (one.resultId === InspectionResult.VIOLATIONS && wrong === 0 && one.measures.length === 0)
    return 'Няма нито несъответстващо средство, нито мярка: посочете кое е нарушението.'
  return required(one.resultId)
}

export const closingErrors = (one: Inspection, today: string): FieldErrors<InspectionField> => {
  const unchecked = one.devices.filter(({ isConforming }) => isConforming === null).length
  const hasPrescription = one.measures.some(({ kind }) => kind === 'prescription')
  return {
    ...errorsOf<InspectionField>({
      endsAt: required(one.endsAt) ?? (isAfter(one.endsAt, today) ? 'Краят още не е настъпил.' : null),
      representativeName: isObstructed(one) ? null : required(one.representativeName),
      devices:
        isObstructed(one) || (one.devices.length > 0 && unchecked === 0)
          ? null
          : one.devices.length === 0
            ? 'Няма нито едно проверено средство за измерване.'
            : `Съответствието не е отбелязано при ${unchecked} от ${one.devices.length} средства.`,
      findings: required(one.findings),
      resultId: resultProblem(one),
      measures:
        one.resultId === InspectionResult.VIOLATIONS && one.measures.length === 0
          ? 'При нарушения се посочва поне една мярка.'
          : null,
      followUpUntil: hasPrescription ? required(one.followUpUntil) : null,
      protocol: one.protocol === null ? 'Протоколът не е съставен.' : null,
    }),
    ...plannedErrors(one),
  }
}
