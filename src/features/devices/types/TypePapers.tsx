import { cancelBasisLabels } from '../../../contract/deviceKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { ContentField, DeviceType } from '../../../contract/shapes/devices.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { contentOn } from '../../../rules/devices/typeAsOfDate.ts'
import { Paper } from '../../../screen-kit/paper/Paper.tsx'
import { type RegisterName, typeDefinitions } from '../typeDefinition.ts'
import { characteristicText, labelOfField, shownValue, supplementKindName } from '../typeLabels.ts'
import { shownFields } from './shownFields.ts'

export type PrintedType = { type: DeviceType; register: RegisterName }

const rowsOf = ({ type, register }: PrintedType, fields: readonly ContentField[]) => {
  const says = contentOn(type, today()) ?? type
  const { isForeign } = typeDefinitions[register]
  return fields.map((field) => [labelOfField(field, isForeign), shownValue(field, says)] as const)
}

const Characteristics = ({ type }: { type: DeviceType }) => {
  const says = contentOn(type, today()) ?? type
  return (
    <>
      <p>Метрологични характеристики:</p>
      <ul>
        {says.metrologicalCharacteristics.map((one, at) => (
          <li key={at}>{characteristicText(one)}</li>
        ))}
      </ul>
    </>
  )
}

const supplementsLine = ({ supplements }: DeviceType): string =>
  supplements
    .filter(({ isDraft }) => !isDraft)
    .map(
      ({ number, supplementDate, supplementKindId }) =>
        `№ ${number ?? ''} от ${formatDateYear(supplementDate)} (${supplementKindName(supplementKindId).toLowerCase()})`,
    )
    .join('; ')

const cancelledText = ({ cancellation }: DeviceType): string | null =>
  cancellation &&
  [
    formatDateYear(cancellation.date),
    `заповед № ${cancellation.orderNumber} от ${formatDateYear(cancellation.orderDate)}`,
    labelIn(cancelBasisLabels, cancellation.basisId, 'n').toLowerCase(),
  ].join(', ')

export const CertificatePaper = ({ record }: { record: PrintedType }) => {
  const { type, register } = record
  const says = contentOn(type, today()) ?? type
  const isApproved = register === 'approved'
  const isHeld = type.cancellation === null
  return (
    <Paper
      title={isApproved ? 'Удостоверение за одобрен тип средство за измерване' : 'Удостоверение за регистриран тип'}
      number={isApproved ? `№ ${says.certificateNumber} от ${formatDateYear(says.certificateDate)}` : ''}
      ground={
        isApproved
          ? `На основание чл. 32 от Закона за измерванията ${isHeld ? 'се одобрява' : 'беше одобрен'} типът:`
          : `На основание Закона за измерванията ${isHeld ? 'е' : 'беше'} вписан типът, одобрен в чужбина:`
      }
      rows={[
        ...rowsOf(record, [
          'measuringDeviceName',
          'measuringType',
          'manufacturer',
          'manufacturerCountry',
          'holder',
          ...(isApproved ? [] : (['issuingCountry', 'issuingBody', 'certificateNumber', 'certificateDate'] as const)),
          'limitation',
          'accuracyClass',
          'measuringRange',
          'approvalSign',
          'validUntil',
        ]),
        ['№ по регистъра', type.entryNumber],
        ['Допълнения', supplementsLine(type)],
        ['Отменен', cancelledText(type)],
      ]}
      signatures={[['Председател']]}
    >
      <Characteristics type={type} />
    </Paper>
  )
}

export const EntryPaper = ({ record }: { record: PrintedType }) => {
  const { type, register } = record
  const { short, long } = shownFields(typeDefinitions[register], contentOn(type, today()) ?? type)
  return (
    <Paper
      title="Извлечение от регистъра"
      number={`№ ${type.entryNumber} от ${formatDateYear(type.entryDate)}`}
      ground={`Към ${formatDateYear(today())} в регистъра е вписано:`}
      rows={[
        ...rowsOf(record, ['measuringDeviceName', ...short, ...long]),
        ['Допълнения', supplementsLine(type)],
        ['Отменен', cancelledText(type)],
      ]}
      signatures={[['Водещ регистъра']]}
    >
      <Characteristics type={type} />
    </Paper>
  )
}
