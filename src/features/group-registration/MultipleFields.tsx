import { Direction } from '../../contract/enumerations.ts'
import type { DocumentTypeOption } from '../../contract/metadata.ts'
import { multipleLimit } from '../../rules/identifiers/registrationNumber.ts'
import type { Form } from '../../screen-kit/form/useFormState.ts'
import { LookupSelect } from '../../screen-kit/lookup/LookupSelect.tsx'
import { type ChosenCorrespondent, CorrespondentSelect } from '../../screen-kit/search/CorrespondentSelect.tsx'
import type { Lookup } from '../../state/lookup.ts'
import { NumberField } from '../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../widgets/fields/TextArea.tsx'
import { CaseFilePicker } from '../case-files/public.ts'
import {
  type DocumentScope,
  departmentOptions,
  directionOptions,
  indexesOf,
  receivedViaOptions,
  TypeField,
} from '../document-lookups/public.ts'
import type { MultipleDocuments } from './multipleDocuments.ts'

type Props = {
  scope: DocumentScope
  form: Pick<Form<MultipleDocuments>, 'values' | 'set' | 'field' | 'input'>
  types: Lookup<readonly DocumentTypeOption[]>
  needsCorrespondent: boolean
  /** True while it is unknown whether the registration succeeded; the fields are then disabled. */
  locked: boolean
}

const directions = directionOptions.filter(({ value }) => value !== String(Direction.OUTGOING))

const noType = { typeId: undefined, numberIndexId: undefined }

export const MultipleFields = ({ scope, form, types, needsCorrespondent, locked }: Props) => {
  const { values, set, field, input } = form
  const incoming = values.direction === Direction.INCOMING
  const without = (one: ChosenCorrespondent) =>
    values.correspondents.filter(({ correspondentID }) => correspondentID !== one.correspondentID)
  return (
    <fieldset className="form-grid" disabled={locked}>
      <SelectField
        {...field('direction')}
        required
        label="Посока"
        value={String(values.direction)}
        options={directions}
        empty={null}
        onChange={(value) => set({ direction: value === '1' ? Direction.INCOMING : Direction.INTERNAL, ...noType })}
        hint="Изходящите се регистрират поотделно."
      />
      <TypeField
        {...field('typeId')}
        required
        label="Вид документ"
        scope={scope}
        types={types}
        direction={values.direction}
        value={values.typeId ?? null}
        onChange={(typeId) => set({ ...noType, typeId: typeId ?? undefined })}
      />
      <NumberField {...input('count')} required label="Брой документи" hint={`От 1 до ${multipleLimit}.`} />
      <TextArea {...input('subject')} required className="wide" label="Относно" />
      <CaseFilePicker {...input('caseFile')} className="wide" label="Към преписка" />
      {incoming && (
        <LookupSelect {...input('receivedViaId')} required label="Получено чрез" from={receivedViaOptions} />
      )}
      <LookupSelect
        {...input('departmentId')}
        required={incoming}
        label="Адресирано до звено"
        from={departmentOptions}
      />
      {values.typeId !== undefined && (
        <LookupSelect
          {...input('numberIndexId')}
          label="Регистров индекс"
          from={indexesOf(values.typeId)}
          placeholder="Според вида"
        />
      )}
      <CorrespondentSelect
        {...field('correspondents')}
        className="wide"
        label="Кореспонденти"
        multiple
        required={incoming && needsCorrespondent}
        selected={values.correspondents}
        onPick={(one) => set({ correspondents: [...without(one), one] })}
        onRemove={(one) => set({ correspondents: without(one) })}
      />
    </fieldset>
  )
}
