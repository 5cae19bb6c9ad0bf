import type { Entry } from '../../../rules/registers/nomenclatureRules.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'

/** What a value of a list has besides its code, its name and its state. */
export const EntryFields = ({ input, dateInput, values: { isSystem, validFrom } }: Form<Entry>) => (
  <>
    <TextField {...input('latinName')} label="Изписване на латиница" maxLength={100} />
    <TextArea {...input('description')} label="Описание" rows={2} maxLength={500} />
    {!isSystem && (
      <div className="form-grid">
        <DateField {...dateInput('validFrom')} label="Валидна от" />
        <DateField {...dateInput('validTo')} label="Валидна до" min={validFrom ?? undefined} />
      </div>
    )}
  </>
)
