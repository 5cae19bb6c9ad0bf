import { Fragment, type ReactNode } from 'react'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import type { CorrespondentFieldName, CorrespondentFieldsIn } from '../../rules/correspondents/correspondentFields.ts'
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

const inOrder = (inputs: Partial<Record<CorrespondentFieldName, ReactNode>>) =>
  Object.entries(inputs).map(([field, input]) => <Fragment key={field}>{input}</Fragment>)

export const KindFields = ({ draft, set }: Omit<PartProps, 'errors'>) => {
  const inputs: Record<CorrespondentFieldsIn<'kind'>, ReactNode> = {
    isLegalEntity: (
      <RadioGroup
        id={fieldId('isLegalEntity')}
        label={labelOf('isLegalEntity')}
        inline
        value={draft.isLegalEntity ? 'legal' : 'person'}
        options={[
          { value: 'person', label: 'Физическо лице' },
          { value: 'legal', label: 'Юридическо лице' },
        ]}
        onChange={(kind) => set(asKind(draft, kind === 'legal'))}
      />
    ),
    isForeign: (
      <Checkbox label={labelOf('isForeign')} checked={draft.isForeign} onChange={(isForeign) => set({ isForeign })} />
    ),
  }
  return (
    <div className="flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-3">
      {inOrder(inputs)}
    </div>
  )
}

export const PersonFields = (props: PartProps) => {
  const { isForeign, hasNoIdentifier } = props.draft
  const {
    unifiedCitizenshipNumber,
    foreignerPersonalIdentifier,
    ...names
  }: Record<CorrespondentFieldsIn<'person'>, ReactNode> = {
    unifiedCitizenshipNumber: !isForeign && (
      <Identifier {...props} name="unifiedCitizenshipNumber" required={!hasNoIdentifier} />
    ),
    foreignerPersonalIdentifier: isForeign && (
      <Identifier {...props} name="foreignerPersonalIdentifier" required={!hasNoIdentifier} />
    ),
    firstName: <Text {...props} name="firstName" required />,
    middleName: <Text {...props} name="middleName" required={!isForeign} />,
    lastName: <Text {...props} name="lastName" required />,
  }
  return (
    <div className="form-grid">
      {unifiedCitizenshipNumber}
      {foreignerPersonalIdentifier}
      <div className="form-grid wide name-fields">{inOrder(names)}</div>
    </div>
  )
}

export const EntityFields = (props: PartProps) => {
  const { draft, set } = props
  const inputs: Record<CorrespondentFieldsIn<'entity'>, ReactNode> = {
    entityIdentifier: (
      <Identifier {...props} name="entityIdentifier" required={!draft.isForeign && !draft.hasNoIdentifier} />
    ),
    entityName: (
      <div className="wide">
        <Text {...props} name="entityName" required />
      </div>
    ),
    legalForm: (
      <SelectField
        id={fieldId('legalForm')}
        label={labelOf('legalForm')}
        value={draft.legalForm}
        options={legalForms.map((form) => ({ value: form, label: form }))}
        empty="Не е посочена"
        onChange={(legalForm) => set({ legalForm })}
      />
    ),
  }
  return <div className="form-grid">{inOrder(inputs)}</div>
}

const Identifier = ({ name, required, ...props }: PartProps & { name: TextFieldName; required: boolean }) => (
  <div className="wide flex flex-wrap row-gap-2 column-gap-3 identifier">
    <Text {...props} name={name} isNumber required={required} />
    <div className="beside-field">
      <Checkbox
        label={labelOf('hasNoIdentifier')}
        checked={props.draft.hasNoIdentifier}
        onChange={(hasNoIdentifier) => props.set({ hasNoIdentifier })}
      />
    </div>
  </div>
)
