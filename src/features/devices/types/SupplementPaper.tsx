import type { DeviceType, TypeContent } from '../../../contract/shapes/devices.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { changedContentFields } from '../../../rules/devices/typeAsOfDate.ts'
import { Paper } from '../../../screen-kit/paper/Paper.tsx'
import { type RegisterName, typeDefinitions } from '../typeDefinition.ts'
import { labelOfField, shownValue, supplementKindName } from '../typeLabels.ts'

type Printed = { supplement: DeviceType; before: TypeContent; register: RegisterName }

export const SupplementPaper = ({ record: { supplement, before, register } }: { record: Printed }) => {
  const { isForeign } = typeDefinitions[register]
  const { certificateNumber, certificateDate, orderNumber, orderDate } = supplement
  return (
    <Paper
      title={`Допълнение № ${supplement.supplementNumber ?? ''}`}
      number={`към тип № ${supplement.parentNumber}, удостоверение № ${before.certificateNumber} от ${formatDateYear(before.certificateDate)}`}
      ground="На основание чл. 32 от Закона за измерванията типът се допълва:"
      rows={[
        [labelOfField('measuringDeviceName', isForeign), before.measuringDeviceName],
        [labelOfField('measuringType', isForeign), before.measuringType],
        [labelOfField('manufacturer', isForeign), before.manufacturer],
        [labelOfField('holder', isForeign), before.holder?.name],
        ['Вид на допълнението', supplementKindName(supplement.supplementKindId)],
        ['В сила от', formatDateYear(supplement.supplementDate)],
        [
          'Удостоверение на допълнението',
          certificateNumber && `№ ${certificateNumber} от ${formatDateYear(certificateDate)}`,
        ],
        ['Заповед', orderNumber && `№ ${orderNumber} от ${formatDateYear(orderDate)}`],
        ['Описание на изменението', supplement.supplementDescription],
        ...changedContentFields(before, supplement).map(
          (field) =>
            [
              labelOfField(field, isForeign),
              `${shownValue(field, supplement) || '–'} (досега: ${shownValue(field, before) || '–'})`,
            ] as const,
        ),
      ]}
      signatures={[['Председател']]}
    />
  )
}
