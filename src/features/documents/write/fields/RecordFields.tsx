import { earliestDate } from '../../../../dates/typedDate.ts'
import { ChoiceField } from '../../../../screen-kit/lookup/ChoiceField.tsx'
import { ManyChoiceField } from '../../../../screen-kit/lookup/ManyChoiceField.tsx'
import { DateField } from '../../../../widgets/fields/DateField.tsx'
import { SelectField, type SelectOption } from '../../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../../widgets/fields/TextField.tsx'
import {
  classifications,
  indexesOf,
  priorities,
  resultDeliveries,
  serviceKinds,
} from '../../../document-lookups/public.ts'
import { dateOf, inputOf, type SectionProps, shows } from './fieldProps.ts'
import type { KnownNames } from './PeopleFields.tsx'

const optionsOfNames = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const deliveries = optionsOfNames(resultDeliveries)
const services = optionsOfNames(serviceKinds)
const ignoreChange = () => undefined
const indexHint = 'Ако не изберете, се взема индексът за вида на документа.'

export const RecordFields = (props: SectionProps & { known?: KnownNames }) => {
  const { form, known } = props
  const { documentTypeId } = form.values
  const index = inputOf(props, 'numberIndexId')
  const count = (field: 'sheetsCount' | 'enclosuresCount') => (
    <TextField {...inputOf(props, field)} inputMode="numeric" />
  )
  const choice = (field: 'resultDelivery' | 'serviceKind', options: readonly SelectOption[]) =>
    shows(form, field) && <SelectField {...inputOf(props, field)} options={options} empty="Не е посочен" />
  return (
    <div className="form-grid">
      {documentTypeId === null ? (
        <TextField {...index} disabled hint="Първо изберете вид документ." value="" onChange={ignoreChange} />
      ) : (
        <ChoiceField
          {...index}
          hint={index.hint ?? indexHint}
          from={indexesOf(documentTypeId)}
          known={known?.numberIndexId}
          placeholder="По вида на документа"
        />
      )}
      <div className="double">
        <ManyChoiceField {...inputOf(props, 'classificationIds')} from={classifications} gender="f" />
      </div>
      <DateField {...dateOf(props, 'deadlineDate')} min={earliestDate} />
      <ChoiceField
        {...inputOf(props, 'priorityId')}
        from={priorities}
        known={known?.priorityId}
        placeholder="Нормално"
      />
      <div className="pair">
        {count('sheetsCount')}
        {count('enclosuresCount')}
      </div>
      {choice('resultDelivery', deliveries)}
      {choice('serviceKind', services)}
      <div className="wide">
        <TextArea {...inputOf(props, 'note')} rows={2} />
      </div>
    </div>
  )
}
