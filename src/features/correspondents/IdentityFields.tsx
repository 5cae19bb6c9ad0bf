import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { legalForms } from '../../rules/correspondents/legalForm.ts'
import { bareIdentifier } from '../../rules/identifiers/identifiers.ts'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { RadioGroup } from '../../widgets/fields/RadioGroup.tsx'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import type { IdentityErrors } from './correspondentErrors.ts'
import { fieldId, labelOf, limits, type TextFieldName } from './correspondentErrors.ts'
import { asKind, withEntityName } from './newCorrespondent.ts'

export type PartProps = {
  draft: Correspondent
  set: (change: Partial<Correspondent>) => void
  errors: IdentityErrors
}

const Text = ({ name, draft, set, errors, required, isNumber }: PartProps & TextOptions & { name: TextFieldName }) => (
  <TextField
    id={fieldId(name)}
    label={labelOf(name)}
    value={draft[name]}
    onChange={(text) =>
      set(name === 'entityName' ? withEntityName(draft, text) : { [name]: isNumber ? bareIdentifier(text) : text })
    }
    error={errors[name]}
    required={required}
    disabled={isNumber && draft.hasNoIdentifier}
    maxLength={limits[name]}
    {...(isNumber && { className: 'identity-number' })}
    inputMode={isNumber && !draft.isForeign ? 'numeric' : 'text'}
  />
)
type TextOptions = { required?: boolean; isNumber?: boolean }

export const KindFields = ({ draft, set }: Omit<PartProps, 'errors'>) => (
  <div className="flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-3">
    <RadioGroup
      id={fieldId('isLegalEntity')}
      label="Вид"
      inline
      value={draft.isLegalEntity ? 'legal' : 'person'}
      options={[
        { value: 'person', label: 'Физическо лице' },
        { value: 'legal', label: 'Юридическо лице' },
      ]}
      onChange={(kind) => set(asKind(draft, kind === 'legal'))}
    />
    <Checkbox label="Чуждестранно лице" checked={draft.isForeign} onChange={(isForeign) => set({ isForeign })} />
  </div>
)

export const PersonFields = (props: PartProps) => {
  const { draft } = props
  return (
    <div className="form-grid">
      <Identifier
        {...props}
        name={draft.isForeign ? 'foreignerPersonalIdentifier' : 'unifiedCitizenshipNumber'}
        required={!draft.hasNoIdentifier}
      />
      <div className="form-grid wide name-fields">
        <Text {...props} name="firstName" required />
        <Text {...props} name="middleName" required={!draft.isForeign} />
        <Text {...props} name="lastName" required />
      </div>
    </div>
  )
}

export const EntityFields = (props: PartProps) => {
  const { draft, set } = props
  return (
    <div className="form-grid">
      <Identifier {...props} name="entityIdentifier" required={!draft.isForeign && !draft.hasNoIdentifier} />
      <div className="wide">
        <Text {...props} name="entityName" required />
      </div>
      <SelectField
        id={fieldId('legalForm')}
        label="Правна форма"
        value={draft.legalForm}
        options={legalForms.map((form) => ({ value: form, label: form }))}
        empty="Не е посочена"
        onChange={(legalForm) => set({ legalForm })}
      />
    </div>
  )
}

const Identifier = ({ name, required, ...props }: PartProps & { name: TextFieldName; required: boolean }) => (
  <div className="wide flex flex-wrap row-gap-2 column-gap-3 identifier">
    <Text {...props} name={name} isNumber required={required} />
    <div className="beside-field">
      <Checkbox
        label="Без идентификатор"
        checked={props.draft.hasNoIdentifier}
        onChange={(hasNoIdentifier) => props.set({ hasNoIdentifier })}
      />
    </div>
  </div>
)
