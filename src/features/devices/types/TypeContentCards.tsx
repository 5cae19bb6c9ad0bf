import { useState } from 'react'
import type { ContentField, DeviceType, TypeContent } from '../../../contract/shapes/devices.ts'
import { formatDate, formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { contentOn, endOfValidity, nextSupplement, supplementsInForce } from '../../../rules/devices/typeAsOfDate.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'
import { labelOfField, shownValue } from '../typeLabels.ts'
import { CharacteristicRows } from './CharacteristicRows.tsx'
import { shownFields } from './shownFields.ts'

export const SaysList = ({ definition, says }: { definition: TypeDefinition; says: TypeContent }) => {
  const item = (field: ContentField, wide = false) => ({
    term: labelOfField(field, definition.isForeign),
    value: <span className="pre-line">{shownValue(field, says) || '–'}</span>,
    wide,
  })
  const { short, long } = shownFields(definition, says)
  return (
    <DescriptionList
      columns={3}
      items={[...short.map((field) => item(field)), ...long.map((field) => item(field, true))]}
    />
  )
}

const heldBy = (type: DeviceType, day: string): string => {
  const ended = endOfValidity(type, day)
  if (ended?.because === 'cancelled') return `Типът е отменен на ${formatDate(ended.day)} и не действа.`
  if (ended) {
    const next = nextSupplement(type.supplements, day)
    const renewed = next
      ? ` От ${formatDateYear(next.supplementDate)} влиза в сила допълнение № ${next.number ?? ''}.`
      : ''
    return `Срокът е изтекъл на ${formatDateYear(ended.day)} и типът не действа.${renewed}`
  }
  const last = supplementsInForce(type.supplements, day).at(-1)
  return last
    ? `Действа допълнение № ${last.number ?? ''} от ${formatDate(last.supplementDate)}.`
    : 'Действа първоначалното вписване, без допълнения.'
}

export const TypeContentCards = ({ definition, type }: { definition: TypeDefinition; type: DeviceType }) => {
  const [day, setDay] = useState<string | null>(today())
  const says = day === null ? null : contentOn(type, day)
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
            <SaysList definition={definition} says={says} />
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
        <Card title="Метрологични характеристики">
          <CharacteristicRows rows={says.metrologicalCharacteristics} />
        </Card>
      )}
    </>
  )
}
