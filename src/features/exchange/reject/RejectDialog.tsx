import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { IncomingStatus } from '../../../contract/enumerations.ts'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { IdempotentWrite } from '../../../screen-kit/writes/idempotentWrite.ts'
import { useWriteState } from '../../../screen-kit/writes/useWriteState.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import type { Message } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { messageProcessedAtom } from '../message/messageState.ts'
import { safeAgain } from '../safeAgain.ts'
import {
  blankRejection,
  explanationHint,
  longestExplanation,
  needsExplanation,
  type RejectErrors,
  type RejectForm,
  readRejection,
  rejectErrors,
  rejectReasons,
  serverErrors,
} from './rejectForm.ts'

type Props = { system: ExchangeSystem; message: Message; onClose: () => void }

const idOf = { reasonId: 'reject-reason', explanation: 'reject-explanation' } as const
const firstWrong = ({ reasonId, explanation }: RejectErrors) =>
  reasonId ? idOf.reasonId : explanation ? idOf.explanation : null

/** „Отказ от регистрация“: why, in words that the sender can get (document 2, section 2). */
const RejectDialog = ({ system, message, onClose }: Props) => {
  const [form, setForm] = useState<RejectForm>(blankRejection)
  const [errors, setErrors] = useState<RejectErrors>({})
  const [idempotentWrite] = useState(() => new IdempotentWrite<null>())
  const { confirm, confirmDialog } = useConfirm()
  const processed = useSetAtom(messageProcessedAtom)
  const { state, busy, run } = useWriteState<null>((end) => {
    if (end.kind === 'refused') setErrors(serverErrors(end.fault))
    void processed(system.name)
    if (end.kind !== 'done') return
    kept.saved()
    onClose()
  })
  const isDirty = form !== blankRejection
  useLeaveGuard(isDirty ? 'Отказът не е изпратен.' : undefined)
  const draftName = `reject/${system.name}/${message.guid}`
  const kept = useDraft(draftName, form, { isDirty, read: readRejection, use: setForm })
  const edit = (change: Partial<RejectForm>) => {
    setForm((before) => ({ ...before, ...change }))
    setErrors({})
  }
  const place = useRef<HTMLDivElement>(null)
  const reject = async () => {
    if (busy) return
    const wrong = rejectErrors(form, system.name)
    setErrors(wrong)
    const first = firstWrong(wrong)
    if (first) return document.getElementById(first)?.focus()
    const title = 'Отказ от регистрация'
    const told = form.notifySender ? ' и подателят се уведомява' : ''
    const body = `С „Продължи“ съобщението се отказва${told}. С „Откажи“ се връщате към причината.`
    if (!(await confirm({ title, body, danger: true }))) return
    const sent = {
      messageGuid: message.guid,
      reasonId: Number(form.reasonId),
      explanation: form.explanation.trim(),
      notifySender: form.notifySender,
    }
    run(
      idempotentWrite.send({
        about: `rejection/${message.guid}`,
        content: sent,
        send: (intent) => system.calls.reject(sent, { intent }),
        ask: system.calls.look(message.guid),
        find: (now: Message) => (now.incomingStatusId === IncomingStatus.REJECTED ? { reply: null } : null),
      }),
    )
  }
  useCtrlEnter(place, () => void reject())
  const isNeeded = needsExplanation(form, system.name)
  return (
    <Dialog
      open
      persistent
      title="Отказ от регистрация"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Затвори</Button>
          <Button kind="danger" busy={busy} onClick={() => void reject()}>
            Откажи съобщението
          </Button>
        </>
      }
    >
      <div ref={place} className="stack">
        <DraftBanner draft={kept} />
        <p>
          <b>{message.title}</b>
          <br />
          <span className="muted">{message.sender}</span>
        </p>
        <SelectField
          id={idOf.reasonId}
          label="Причина за отказ от регистрация"
          required
          value={form.reasonId}
          options={rejectReasons}
          empty="Изберете"
          error={errors.reasonId}
          onChange={(reasonId) => edit({ reasonId })}
        />
        <TextArea
          id={idOf.explanation}
          label="Пояснение"
          rows={4}
          required={isNeeded}
          maxLength={longestExplanation}
          hint={explanationHint}
          value={form.explanation}
          error={errors.explanation}
          onChange={(explanation) => edit({ explanation })}
        />
        <Checkbox
          label="Изпрати съобщение до подателя"
          checked={form.notifySender}
          onChange={(notifySender) => edit({ notifySender })}
        />
        <WriteOutcomeBanner
          state={state}
          notDone="Съобщението не е отказано"
          unknown="дали съобщението е отказано"
          check={safeAgain}
        />
      </div>
      {confirmDialog}
    </Dialog>
  )
}

export default RejectDialog
