import { useState } from 'react'
import type { ContentField, DeviceType, TypeContent } from '../../../contract/shapes/devices.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { effectiveOn, inForce } from '../../../rules/devices/effective.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import type { TypeKit } from '../typeKit.ts'
import { labelOfField, shownValue } from '../typeLabels.ts'
import { CharacteristicRows } from './CharacteristicRows.tsx'

const usual: readonly ContentField[] = [
  'measuringDeviceCategory',
  'measuringType',
  'manufacturer',
  'manufacturerCountry',
  'holder',
  'certificateNumber',
  'certificateDate',
  'validUntil',
]
const ofApproval: readonly ContentField[] = ['holderRoleId', 'approvalKindId', 'approvalSign']
const ofForeign: readonly ContentField[] = ['issuingCountry', 'issuingBody', 'foreignDocumentKindId', 'notifiedBody']
const more: readonly ContentField[] = ['accuracyClass', 'measuringRange', 'verificationPeriod']
/** Shown only where they say something. */
const rare: readonly ContentField[] = [
  'limitation',
  'importer',
  'orderNumber',
  'orderDate',
  'testReport',
  'recognitionBasis',
]
const long: readonly ContentField[] = ['intendedUse', 'typeDescription', 'sealingPlaces', 'note']

/** What a type says, to be read. */
export const SaysList = ({ kit, says }: { kit: TypeKit; says: TypeContent }) => {
  const item = (field: ContentField, wide = false) => ({
    term: labelOfField(field, kit.isForeign),
    value: <span className="pre-line">{shownValue(field, says) || '–'}</span>,
    wide,
  })
  const shown = (field: ContentField) => shownValue(field, says) !== ''
  const fields = [...usual, ...(kit.isForeign ? ofForeign : ofApproval), ...more, ...rare.filter(shown)]
  return (
    <DescriptionList
      columns={3}
      items={[...fields.map((field) => item(field)), ...long.filter(shown).map((field) => item(field, true))]}
    />
  )
}

/** What held on a day: the entry with its supplements until then. */
const heldBy = (type: DeviceType, day: string): string => {
  const last = inForce(type.supplements, day).at(-1)
  return last
    ? `Действа допълнение № ${last.number ?? ''} от ${formatDate(last.supplementDate)}.`
    : 'Действа първоначалното вписване, без допълнения.'
}

/** What a type says on a day, today unless another one is chosen. */
export const TypeContentCards = ({ kit, type }: { kit: TypeKit; type: DeviceType }) => {
  const [day, setDay] = useState<string | null>(today())
  const says = day === null ? null : effectiveOn(type, day)
  const isEntered = !type.isDraft
  return (
    <>
      <Card title="Данни за типа">
        <div className="flex flex-column gap-3">
          {isEntered && (
            <div className="form-grid">
              <DateField
                id="type-day"
                label="Какво важеше на дата"
                value={day}
                onChange={setDay}
                {...(day !== null && says && { hint: heldBy(type, day) })}
              />
            </div>
          )}
          {says ? (
            <SaysList kit={kit} says={says} />
          ) : (
            <p className="muted m-0">
              {day === null
                ? 'Изберете дата.'
                : `Типът е вписан на ${formatDate(type.entryDate)}: преди това не е важал.`}
            </p>
          )}
        </div>
      </Card>
      {says && (
        <Card title="Метрологични характеристики" flush>
          <CharacteristicRows rows={says.metrologicalCharacteristics} />
        </Card>
      )}
    </>
  )
}
