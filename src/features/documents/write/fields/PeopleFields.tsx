import { Direction } from '../../../../contract/enumerations.ts'
import type { Option } from '../../../../contract/shapes/base.ts'
import { today } from '../../../../dates/clock.ts'
import { ChoiceField } from '../../../../screen-kit/lookup/ChoiceField.tsx'
import { InsteadOf } from '../../../../screen-kit/lookup/InsteadOf.tsx'
import { DateField } from '../../../../widgets/fields/DateField.tsx'
import { departments, people, peopleFrom } from '../../../document-lookups/public.ts'
import type { DocumentField } from '../values/documentValues.ts'
import { dateOf, inputOf, inThePast, type SectionProps, shows } from './fieldProps.ts'

type PersonField = 'addressedToPersonId' | 'preparedByPersonId' | 'signedByPersonId'
export type KnownNames = Partial<Record<DocumentField, Option | null>>

export const peopleTitle: Record<Direction, string> = {
  [Direction.INCOMING]: 'Насочване',
  [Direction.INTERNAL]: 'Насочване и подписване',
  [Direction.OUTGOING]: 'Изготвяне и подписване',
}

export const PeopleFields = (props: SectionProps & { known?: KnownNames }) => {
  const { form, known } = props
  const department = form.values.addressedToDepartmentId
  const fromOf = (field: PersonField) =>
    field === 'addressedToPersonId' && department !== null ? peopleFrom(department) : people
  const person = (field: PersonField) =>
    shows(form, field) && (
      <div className="flex flex-column gap-1">
        <ChoiceField
          {...inputOf(props, field)}
          from={fromOf(field)}
          known={known?.[field]}
          placeholder="Име на служител"
        />
        {form.values[field] !== null && field !== 'preparedByPersonId' && (
          <InsteadOf
            personId={form.values[field]}
            verb={field === 'signedByPersonId' ? 'Подписва' : 'До'}
            onChoose={({ id }) => form.set({ [field]: id })}
          />
        )}
      </div>
    )
  return (
    <div className="form-grid">
      {shows(form, 'addressedToDepartmentId') && (
        <ChoiceField
          {...inputOf(props, 'addressedToDepartmentId')}
          className="double"
          from={departments}
          known={known?.addressedToDepartmentId}
          placeholder="Име на звено"
        />
      )}
      {person('addressedToPersonId')}
      {person('preparedByPersonId')}
      {person('signedByPersonId')}
      {shows(form, 'signedOnPaper') && (
        <DateField {...dateOf(props, 'signedOnPaper')} max={today()} messages={inThePast} />
      )}
    </div>
  )
}
