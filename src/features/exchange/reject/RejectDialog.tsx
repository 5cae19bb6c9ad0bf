import { useSetAtom } from 'jotai'
import { RejectMessage } from '../../../contract/shapes/exchange.ts'
import { type MessagePhase, messagePhase } from '../../../rules/exchange/exchangeMessages.ts'
import {
  needsExplanation,
  rejectionErrors,
  rejectReasons,
  shortestExplanation,
} from '../../../rules/exchange/rejection.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import type { Message } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { messageProcessedAtom } from '../message/messageState.ts'
import { safeAgain } from '../unknownOutcomeHint.ts'

type Props = {
  system: ExchangeSystem
  message: Pick<Message, 'guid' | 'title' | 'sender'>
  onDone: () => void
  onClose: () => void
}
type RejectForm = { reasonId: string; explanation: string; notifySender: boolean }

const blankRejection: RejectForm = { reasonId: '', explanation: '', notifySender: true }
const reasonOptions = rejectReasons.map(({ id, name }) => ({ value: String(id), label: name }))
const reasonIdOf = ({ reasonId }: RejectForm): number | null => (reasonId === '' ? null : Number(reasonId))

const isRejected: Record<MessagePhase | 'unknown', boolean> = {
  waits: false,
  registered: false,
  rejected: true,
  unknown: false,
}
const labels = {
  failed: 'Съобщението не е отхвърлено',
  unknown: 'дали съобщението е отхвърлено',
  check: safeAgain,
}

/** Renders the form to reject a message. The reason may be sent to the sender (specification 2, section 2). */
const RejectDialog = ({ system, message, onDone, onClose }: Props) => {
  const processed = useSetAtom(messageProcessedAtom)
  const inDocExchange = system.name === 'docExchange'
  const form = useRecordForm<RejectForm, null>({
    name: 'reject',
    draft: `reject/${system.name}/${message.guid}`,
    start: blankRejection,
    errors: (values) => rejectionErrors({ ...values, reasonId: reasonIdOf(values) }, inDocExchange),
    limits: { explanation: textLimits(RejectMessage).explanation },
    onDone,
    onStale: () => void processed(system.name, message.guid),
  })
  const { values, set, field } = form
  const reject = () => {
    const sent = {
      messageGuid: message.guid,
      reasonId: reasonIdOf(values) ?? 0,
      explanation: values.explanation.trim(),
      notifySender: values.notifySender,
    }
    form.write({
      about: `rejection/${message.guid}`,
      content: sent,
      send: (idempotencyKey) => system.calls.reject(sent, { idempotencyKey }),
      readCurrent: () => system.calls.look(message.guid),
      find: (now: Message) => (isRejected[messagePhase(now.incomingStatusId)] ? { reply: null } : null),
    })
  }
  return (
    <FormDialog
      title="Отказ от регистрация"
      form={form}
      loses="Отказът не е изпратен."
      save="Отхвърли съобщението"
      cancel="Назад"
      danger
      labels={labels}
      onSave={reject}
      onClose={onClose}
    >
      <p>
        <b>{message.title}</b>
        <br />
        <span className="muted">{message.sender}</span>
      </p>
      <SelectField
        {...field('reasonId')}
        label="Причина за отказ от регистрация"
        required
        value={values.reasonId}
        options={reasonOptions}
        empty="Изберете"
        onChange={(reasonId) => set({ reasonId })}
      />
      <TextArea
        {...field('explanation')}
        label="Пояснение"
        rows={4}
        required={needsExplanation(reasonIdOf(values), inDocExchange)}
        hint={`Поне ${shortestExplanation} знака.`}
        value={values.explanation}
        onChange={(explanation) => set({ explanation })}
      />
      <Checkbox
        label="Изпрати съобщение до подателя"
        checked={values.notifySender}
        onChange={(notifySender) => set({ notifySender })}
      />
      <p className="muted">
        Отхвърленото съобщение не може да се регистрира.
        {values.notifySender ? ' Подателят получава причината и пояснението.' : ' Подателят няма да бъде уведомен.'}
      </p>
    </FormDialog>
  )
}

export default RejectDialog
