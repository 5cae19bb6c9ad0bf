import { SupplementKind } from '../../contract/deviceKinds.ts'
import type { DeviceTypeBody, TypeContent } from '../../contract/shapes/devices.ts'
import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { changedContentFields } from './typeAsOfDate.ts'
import { type RegisterFacts, type TypeErrors, typeErrors } from './typeRules.ts'

export type SupplementContext = RegisterFacts & { before: TypeContent; since: CivilDate | null }

const extensionProblem = ({ supplementKindId, validUntil }: DeviceTypeBody, before: TypeContent): string | null =>
  supplementKindId === SupplementKind.EXTENSION && (validUntil ?? '') <= (before.validUntil ?? '')
    ? `Новият срок трябва да е след ${formatDate(before.validUntil)}.`
    : null
const holderProblem = ({ supplementKindId, holder }: DeviceTypeBody, before: TypeContent): string | null =>
  supplementKindId === SupplementKind.HOLDER && holder?.id === before.holder?.id ? 'Изберете новия заявител.' : null

const dateProblem = (date: CivilDate | null, since: CivilDate | null): string | null =>
  required(date) ??
  (date !== null && since !== null && date < since
    ? `Типът е вписан или допълнен на ${formatDate(since)}: по-ранна дата не може.`
    : null)

const kindsReportedAtField: readonly (number | null)[] = [SupplementKind.EXTENSION, SupplementKind.HOLDER]

/**
 * Returns an error if the supplement changes no field of the type, otherwise null. An extension or a change of holder
 * gives null too, because the validation of its own field reports what is missing.
 */
export const changeProblem = (record: DeviceTypeBody, before: TypeContent): string | null =>
  changedContentFields(before, record).length > 0 || kindsReportedAtField.includes(record.supplementKindId)
    ? null
    : 'Допълнението не променя нищо в типа: променете поне едно от полетата му.'

export const supplementErrors = (
  record: DeviceTypeBody,
  { before, since, ...facts }: SupplementContext,
): TypeErrors => {
  const isToRegister = facts.purpose === 'register'
  const ofType = typeErrors(record, facts, true)
  return {
    ...ofType,
    ...errorsOf<keyof DeviceTypeBody & string>({
      supplementKindId: required(record.supplementKindId),
      supplementDate: dateProblem(record.supplementDate, since),
      supplementDescription: isToRegister ? required(record.supplementDescription) : null,
      validUntil: ofType.validUntil ?? extensionProblem(record, before),
      holder: ofType.holder ?? holderProblem(record, before),
    }),
  }
}
