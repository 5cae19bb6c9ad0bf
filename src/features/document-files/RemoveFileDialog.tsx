import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { removalErrors } from '../../rules/documents/documentActions.ts'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { readStoredAs } from '../../screen-kit/storedForm.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'
import { TextArea } from '../../widgets/fields/TextArea.tsx'
import { removeFileMutation } from '../document-record/public.ts'

type Props = { docGuid: string; file: Pick<AttachedFile, 'guid' | 'fileName'>; onClose: () => void }

const labels = { failed: 'Файлът не е премахнат', unknown: 'дали файлът е премахнат' }

export const RemoveFileDialog = ({ docGuid, file: { guid, fileName }, onClose }: Props) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useRecordForm<{ reason: string }, null>({
    name: 'remove-file',
    draft: `remove-file/${guid}`,
    start: { reason: '' },
    read: readStoredAs(v.object({ reason: v.string() })),
    errors: ({ reason }) => removalErrors(reason, { isRegistered: true }),
    limits: { reason: 500 },
    onDone: () => {
      void notifyChanged({ docGuid })
      onClose()
    },
    onStale: () => void notifyChanged({ docGuid }),
  })
  return (
    <FormDialog
      title="Премахване на файл"
      size="s"
      form={form}
      loses="Файлът не е премахнат."
      save="Премахни"
      danger
      labels={{ ...labels, check: 'Затворете и вижте файловете, преди да опитате отново.' }}
      onSave={() => form.write(removeFileMutation(docGuid, guid, form.values.reason.trim()))}
      onClose={onClose}
    >
      <p>Документът е регистриран. „{fileName}“ вече няма да се вижда в него.</p>
      <TextArea
        {...form.field('reason')}
        label="Причина"
        required
        hint="Остава в историята на документа."
        value={form.values.reason}
        onChange={(reason) => form.set({ reason })}
      />
    </FormDialog>
  )
}
