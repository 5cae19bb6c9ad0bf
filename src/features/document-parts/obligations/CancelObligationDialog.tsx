import { documentParts } from '../../../contract/documentParts.ts'
import { cancelErrors } from '../../../rules/documents/obligationRules.ts'
import { PaymentStatus } from '../../../rules/documents/obligationStatus.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import type { Obligation } from '../partsState.ts'
import { useDocumentSection } from '../useDocumentSection.ts'
import { obligationInStatus } from './obligationWrites.ts'

type Props = { docGuid: string; obligation: Obligation; onClose: () => void }

const start = { cancelReason: '' }

const CancelObligationDialog = ({ docGuid, obligation, onClose }: Props) => {
  const form = useDocumentSection(
    {
      name: 'cancel-obligation',
      docGuid,
      record: obligation.guid,
      limits: { cancelReason: textLimits(documentParts.editDocumentObligation.body).cancelReason },
    },
    start,
    cancelErrors,
    onClose,
  )
  const { values, set, field, write } = form
  const save = () => write(obligationInStatus(docGuid, obligation, PaymentStatus.CANCELLED, values.cancelReason.trim()))
  return (
    <FormDialog
      title="Отмяна на задължение"
      size="s"
      danger
      save="Отмени задължението"
      form={form}
      loses="Задължението не е отменено."
      onSave={save}
      onClose={onClose}
    >
      <p>{obligation.basis}</p>
      <TextArea
        {...field('cancelReason')}
        label="Основание за отмяната"
        required
        value={values.cancelReason}
        onChange={(cancelReason) => set({ cancelReason })}
      />
    </FormDialog>
  )
}

export default CancelObligationDialog
