import { earliestDate } from '../../../dates/typedDate.ts'
import { dateProblem } from '../../../screen-kit/form/dateProblem.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { indexesOf, priorities, resultDeliveries, serviceKinds } from '../../document-lookups/public.ts'
import { ClassificationsField } from './ClassificationsField.tsx'
import { fieldPropsOf, type SectionProps, shows } from './fieldProps.ts'
import type { KnownNames } from './PeopleFields.tsx'

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const byHand = 'Ако не изберете, се взема индексът за вида на документа.'

/** How it is filed and by when: index, classification, term, priority, service, size, note. */
export const RecordFields = (props: SectionProps & { known?: KnownNames }) => {
  const { form, known } = props
  const { values, set, setProblem } = form
  const index = fieldPropsOf(props, 'numberIndexId')
  const count = (field: 'sheetsCount' | 'enclosuresCount') => (
    <TextField
      {...fieldPropsOf(props, field)}
      inputMode="numeric"
      maxLength={6}
      value={values[field]}
      onChange={(digits) => set({ [field]: digits })}
    />
  )
  const choice = (field: 'resultDelivery' | 'serviceKind', names: readonly string[]) =>
    shows(form, field) && (
      <SelectField
        {...fieldPropsOf(props, field)}
        value={values[field]}
        options={named(names)}
        empty="Не е посочен"
        onChange={(name) => set({ [field]: name })}
      />
    )
  return (
    <div className="form-grid">
      {values.documentTypeId === null ? (
        <TextField {...index} disabled hint="Първо изберете вид документ." value="" onChange={() => undefined} />
      ) : (
        <ChoiceField
          {...index}
          hint={index.hint ?? byHand}
          from={indexesOf(values.documentTypeId)}
          known={known?.numberIndexId}
          value={values.numberIndexId}
          onChange={(numberIndexId) => set({ numberIndexId })}
          placeholder="По вида на документа"
        />
      )}
      <div className="double">
        <ClassificationsField
          {...fieldPropsOf(props, 'classificationIds')}
          value={values.classificationIds}
          onChange={(classificationIds) => set({ classificationIds })}
        />
      </div>
      <DateField
        {...fieldPropsOf(props, 'deadlineDate')}
        min={earliestDate}
        value={values.deadlineDate}
        onChange={(deadlineDate, problem) => {
          setProblem('deadlineDate', dateProblem(problem))
          set({ deadlineDate })
        }}
      />
      <ChoiceField
        {...fieldPropsOf(props, 'priorityId')}
        from={priorities}
        known={known?.priorityId}
        value={values.priorityId}
        onChange={(priorityId) => set({ priorityId })}
        placeholder="Нормално"
      />
      <div className="pair">
        {count('sheetsCount')}
        {count('enclosuresCount')}
      </div>
      {choice('resultDelivery', resultDeliveries)}
      {choice('serviceKind', serviceKinds)}
      <div className="wide">
        <TextArea
          {...fieldPropsOf(props, 'note')}
          rows={2}
          maxLength={2000}
          value={values.note}
          onChange={(note) => set({ note })}
        />
      </div>
    </div>
  )
}
