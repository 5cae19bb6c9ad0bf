import { caseFiles } from '../../../../contract/caseFiles.ts'
import { Scope } from '../../../../contract/enumerations.ts'
import { attempt } from '../../../../transport/request.ts'
import { PickerField } from '../../../../widgets/fields/PickerField.tsx'
import { IconDocument } from '../../../../widgets/icons.ts'
import { type FoundDocument, useDocumentSearch } from '../../../document-record/public.ts'
import { inputOf, type SectionProps } from './fieldProps.ts'

const keyOf = ({ guid }: FoundDocument) => guid
const icon = () => IconDocument

/**
 * Renders the choice of the documents that this one answers. If no case file is chosen, that of the first is filled in.
 */
export const AnsweredField = (props: SectionProps) => {
  const { form, locked } = props
  const { value, onChange, ...field } = inputOf(props, 'answered')
  const { text, onText, ...search } = useDocumentSearch(
    form.scope === Scope.DMS ? 'documents-flow' : 'administrative-services',
  )
  const joinCase = async (documentId: string) => {
    const outcome = await attempt(caseFiles.getDocumentCaseFile, { query: { documentId } }, { quiet: true })
    if (!outcome.done) return
    const { guid, number, rootDocument } = outcome.reply
    const caseFile = { guid, number, rootDocumentGuid: rootDocument.guid, subject: rootDocument.subjectDescription }
    form.update((now) => (now.caseFile ? now : { ...now, caseFile }))
  }
  const pick = (one: FoundDocument) => {
    onText('')
    if (value.some(({ guid }) => guid === one.guid)) return
    onChange([...value, one])
    if (form.values.caseFile === null && locked('caseFile') === null) void joinCase(one.guid)
  }
  return (
    <PickerField<FoundDocument>
      {...search}
      {...field}
      className="double"
      multiple
      text={text}
      onText={onText}
      itemKey={keyOf}
      itemText={({ number }) => number}
      itemIcon={icon}
      renderItem={({ number, subject }) => (
        <>
          <b className="nowrap">{number}</b>
          <small className="muted case-found-subject">{subject}</small>
        </>
      )}
      selected={value}
      onPick={pick}
      onRemove={({ guid }) => onChange(value.filter((one) => one.guid !== guid))}
      placeholder="Номер или относно"
      prompt="Въведете част от номера или от относно."
      nothingFound="Няма такъв документ."
      hint={
        field.hint ?? (value.length > 1 ? 'Преписките на тези документи се свързват при регистрирането.' : undefined)
      }
    />
  )
}
