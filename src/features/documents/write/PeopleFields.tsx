import { Direction } from '../../../contract/enumerations.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { departments, people } from '../../document-lookups/public.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'
import { fieldPropsOf, type SectionProps, shows } from './fieldProps.ts'

type PersonField = 'addressedToPersonId' | 'preparedByPersonId' | 'signedByPersonId'
/** Names of people and departments that the lists may no longer offer. */
export type KnownNames = Partial<Record<DocumentField, Option | null>>

/** The heading over these people, by direction. */
export const peopleTitle: Record<Direction, string> = {
  [Direction.INCOMING]: 'Насочване',
  [Direction.INTERNAL]: 'Насочване и подписване',
  [Direction.OUTGOING]: 'Изготвяне и подписване',
}

/** Whom it is for, who wrote it, who signed it. */
export const PeopleFields = (props: SectionProps & { known?: KnownNames }) => {
  const { form, known } = props
  const { values, set } = form
  const person = (field: PersonField) =>
    shows(form, field) && (
      <ChoiceField
        {...fieldPropsOf(props, field)}
        from={people}
        known={known?.[field]}
        value={values[field]}
        onChange={(id) => set({ [field]: id } satisfies Partial<DocumentValues>)}
        placeholder="Име на служител"
      />
    )
  return (
    <div className="form-grid">
      {shows(form, 'addressedToDepartmentId') && (
        <ChoiceField
          {...fieldPropsOf(props, 'addressedToDepartmentId')}
          className="double"
          from={departments}
          known={known?.addressedToDepartmentId}
          value={values.addressedToDepartmentId}
          onChange={(addressedToDepartmentId) => set({ addressedToDepartmentId })}
          placeholder="Име на звено"
        />
      )}
      {person('addressedToPersonId')}
      {person('preparedByPersonId')}
      {person('signedByPersonId')}
    </div>
  )
}
