import { required } from '../../../../rules/requiredFields.ts'
import { TextArea } from '../../../../widgets/fields/TextArea.tsx'
import { PartDialog } from '../PartDialog.tsx'
import type { Obligation } from '../partsState.ts'
import { usePartForm } from '../usePartForm.ts'
import { useWrite } from '../useWrite.ts'
import { PaymentStatus } from './obligationStatus.ts'
import { obligationInStatus } from './obligationWrites.ts'

type Props = { docGuid: string; obligation: Obligation; onClose: () => void }

const start = { note: '' }
const rules = ({ note }: { note: string }) =>
  required(note) === null ? {} : { note: 'Напишете основание за отмяната.' }

/** An obligation is cancelled with a reason and stays in sight with its payments. */
const CancelObligationDialog = ({ docGuid, obligation, onClose }: Props) => {
  const form = usePartForm('cancel-obligation', start, rules)
  const { state, busy, write } = useWrite<Obligation>(onClose, ({ fault }) => form.take(fault))
  const save = () => {
    if (!busy && form.check())
      write(obligationInStatus(docGuid, obligation, PaymentStatus.CANCELLED, form.values.note.trim()))
  }
  return (
    <PartDialog
      title="Отмяна на задължение"
      size="s"
      danger
      save="Отмени задължението"
      isDirty={form.isDirty}
      loses="Задължението не е отменено."
      state={state}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <p>{obligation.basis}</p>
      <TextArea
        {...form.field('note')}
        label="Основание за отмяната"
        required
        maxLength={1000}
        value={form.values.note}
        onChange={(note) => form.set({ note })}
        {...(obligation.note && { hint: `Ще замени бележката „${obligation.note}“.` })}
      />
    </PartDialog>
  )
}

export default CancelObligationDialog
