import { Direction } from '../../contract/enumerations.ts'
import type { DocumentTypeOption } from '../../contract/metadata.ts'
import { multipleLimit } from '../../rules/identifiers/registrationNumber.ts'
import { LookupSelect } from '../../screen-kit/lookup/LookupSelect.tsx'
import { CorrespondentSelect } from '../../screen-kit/search/CorrespondentSelect.tsx'
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
import type { MultipleDocuments, MultipleErrors } from './multipleDocuments.ts'

type Props = {
  scope: DocumentScope
  asked: MultipleDocuments
  types: readonly DocumentTypeOption[] | undefined
  errors: MultipleErrors
  edit: (change: Partial<MultipleDocuments>) => void
  needsCorrespondent: boolean
  /** While nobody knows whether they are registered, nothing is changed. */
  locked: boolean
}

/** An outgoing document has addressees of its own, so it is registered alone. */
const directions = directionOptions.filter(({ value }) => value !== String(Direction.OUTGOING))

/** Another type is numbered by other indexes. */
const noType = { typeId: undefined, numberIndexId: undefined }

export const idOfField = (field: keyof MultipleDocuments): string => `multiple-${field}`

/** The fields of „Групово регистриране“. */
export const MultipleFields = ({ scope, asked, types, errors, edit, needsCorrespondent, locked }: Props) => {
  const incoming = asked.direction === Direction.INCOMING
  const field = (name: keyof MultipleDocuments) => ({ id: idOfField(name), error: errors[name] })
  return (
    <fieldset className="form-grid" disabled={locked}>
      <SelectField
        {...field('direction')}
        required
        label="Посока"
        value={String(asked.direction)}
        options={directions}
        empty={null}
        onChange={(value) => edit({ direction: value === '1' ? Direction.INCOMING : Direction.INTERNAL, ...noType })}
        hint="Изходящите се регистрират поотделно."
      />
      <TypeField
        {...field('typeId')}
        required
        label="Вид документ"
        scope={scope}
        types={types}
        direction={asked.direction}
        value={asked.typeId ?? null}
        onChange={(typeId) => edit({ ...noType, typeId: typeId ?? undefined })}
      />
      <NumberField
        {...field('count')}
        required
        label="Брой документи"
        value={asked.count}
        onChange={(count) => edit({ count })}
        hint={`От 1 до ${multipleLimit}.`}
      />
      <TextArea
        {...field('subject')}
        required
        className="wide"
        label="Относно"
        value={asked.subject}
        onChange={(subject) => edit({ subject })}
      />
      <CaseFilePicker
        {...field('caseFile')}
        className="wide"
        label="Към преписка"
        value={asked.caseFile}
        onChange={(caseFile) => edit({ caseFile })}
      />
      {incoming && (
        <LookupSelect
          {...field('receivedViaId')}
          required
          label="Получено чрез"
          from={receivedViaOptions}
          value={asked.receivedViaId}
          onChange={(receivedViaId) => edit({ receivedViaId })}
        />
      )}
      <LookupSelect
        {...field('departmentId')}
        required={incoming}
        label="Адресирано до звено"
        from={departmentOptions}
        value={asked.departmentId}
        onChange={(departmentId) => edit({ departmentId })}
      />
      {asked.typeId !== undefined && (
        <LookupSelect
          {...field('numberIndexId')}
          label="Регистров индекс"
          from={indexesOf(asked.typeId)}
          value={asked.numberIndexId}
          onChange={(numberIndexId) => edit({ numberIndexId })}
          placeholder="Според вида"
        />
      )}
      <CorrespondentSelect
        {...field('correspondents')}
        className="wide"
        label="Кореспонденти"
        multiple
        required={incoming && needsCorrespondent}
        selected={asked.correspondents}
        onPick={(one) =>
          edit({
            correspondents: [
              ...asked.correspondents.filter((other) => other.correspondentID !== one.correspondentID),
              one,
            ],
          })
        }
        onRemove={(one) =>
          edit({
            correspondents: asked.correspondents.filter((other) => other.correspondentID !== one.correspondentID),
          })
        }
      />
    </fieldset>
  )
}
