import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { moveErrors } from '../../../rules/documents/correctedRegistration.ts'
import { weightyReasonLength } from '../../../rules/documents/transitionTable.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { attempt } from '../../../transport/request.ts'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { IconCaseFile } from '../../../widgets/icons.ts'
import { CaseFilePicker, type ChosenCaseFile } from '../../case-files/public.ts'

type MoveForm = { place: 'existing' | 'new'; caseFile: ChosenCaseFile | null; reason: string }
const blank: MoveForm = { place: 'existing', caseFile: null, reason: '' }
const read = readStoredAs(
  v.object({
    place: v.picklist(['existing', 'new']),
    caseFile: v.nullable(
      v.object({
        guid: v.string(),
        number: v.string(),
        rootDocumentGuid: v.exactOptional(v.string()),
        subject: v.exactOptional(v.string()),
      }),
    ),
    reason: v.string(),
  }),
)
const places = [
  { value: 'existing', label: 'В друга преписка' },
  { value: 'new', label: 'В нова, отделна преписка' },
] as const
const labels = {
  failed: 'Документът не е преместен',
  unknown: 'дали документът е преместен',
  check: 'Затворете и вижте в коя преписка е, преди да опитате отново.',
}

const targetOf = ({ place, caseFile }: MoveForm) => (place === 'new' ? null : caseFile?.guid)

type Props = { document: Document; onClose: () => void }

const MoveDialog = ({ document: { guid, caseFile: own }, onClose }: Props) => {
  const isRoot = own?.rootDocumentGuid === guid
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useRecordForm<MoveForm, null>({
    name: 'move',
    draft: `document-move/${guid}`,
    start: blank,
    read,
    errors: (values) => {
      const move = { caseFileGuid: targetOf(values), reason: values.reason }
      const { caseFileGuid: caseFile, ...rest } = moveErrors(move, { ownGuid: own?.guid ?? null, isRoot })
      return { ...rest, ...(caseFile && { caseFile }) }
    },
    limits: textLimits(caseFiles.moveToCaseFile.body),
    onDone: onClose,
    onStale: ({ kind }) => {
      const target = form.values.caseFile?.guid
      const moved = {
        docGuid: guid,
        caseGuid: own?.guid,
        ...(isRoot && kind === 'done' && { removedCaseGuid: own.guid }),
      }
      void notifyChanged([moved, ...(target ? [{ caseGuid: target }] : [])])
    },
  })
  const { values, set, field } = form
  const send = () => {
    const target = targetOf(values) ?? null
    const body = { caseFileGuid: target, reason: values.reason.trim() }
    form.write({
      about: `move/${guid}`,
      content: body,
      send: (idempotencyKey) =>
        attempt(caseFiles.moveToCaseFile, { query: { docGuid: guid }, body }, { idempotencyKey }),
      readCurrent: () => attempt(documents.getDocument, { query: { docGuid: guid } }, { quiet: true }),
      find: ({ caseFile: now }: Document) =>
        (target === null ? now?.guid !== own?.guid : now?.guid === target) ? { reply: null } : null,
    })
  }
  return (
    <FormDialog
      title="Преместване в друга преписка"
      size="s"
      icon={IconCaseFile}
      form={form}
      loses="Документът не е преместен."
      save="Премести"
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      <p className="muted">
        {isRoot
          ? `Документът е първият в преписка ${own.number}. С него се премества цялата преписка${own.documentsCount === null ? '' : `: ${pluralise(own.documentsCount, 'document')}`}.`
          : `Сега е в преписка ${own?.number ?? ''}. Резолюциите, задачите и документите към него се преместват с него, а двете преписки се свързват.`}
      </p>
      {!isRoot && (
        <RadioGroup
          {...field('place')}
          label="Къде"
          value={values.place}
          options={places}
          onChange={(place) => set({ place: place === 'new' ? 'new' : 'existing' })}
        />
      )}
      {values.place === 'existing' && (
        <CaseFilePicker
          {...field('caseFile')}
          label="Преписка"
          required
          value={values.caseFile}
          onChange={(caseFile) => set({ caseFile })}
        />
      )}
      <TextArea
        {...field('reason')}
        label="Причина"
        required
        value={values.reason}
        hint={`Поне ${weightyReasonLength} знака. Остава в историята на документа и на двете преписки.`}
        onChange={(reason) => set({ reason })}
      />
    </FormDialog>
  )
}

export default MoveDialog
