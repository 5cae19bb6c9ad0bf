import { useRef, useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import { DocumentStatus, documentStatusLabels } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { today } from '../../../dates/clock.ts'
import { ruledStatus, statusTone } from '../../../rules/documents/documentStatus.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { useConfirmedClose } from '../../../screen-kit/form/useConfirmedClose.tsx'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { fieldMessage } from '../../../transport/fault.ts'
import { attempt } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { useDocumentWrite } from '../../document-record/public.ts'
import { ClosingList } from './ClosingList.tsx'
import { readStatus, type StatusForm, type StatusProblems, statusProblems } from './statusForm.ts'
import { useClosing } from './useClosing.ts'

type Props = { document: Document; transition: PossibleTransition; onClose: () => void }

const reasonLimit = 1000
const untilId = 'status-until'
const reasonId = 'status-reason'

/** „Смяна на статус“: the change in words, with a reason and a date where the change asks for them. */
const StatusDialog = ({ document, transition, onClose }: Props) => {
  const { to, label, reasonLength, asksUntil } = transition
  const from = ruledStatus(document.documentStatusId, document.documentNumber !== null)
  const [form, setForm] = useState<StatusForm>({ reason: '', until: null })
  const [problems, setProblems] = useState<StatusProblems>({})
  const closing = useClosing(document, to)
  const isDirty = form.reason.trim() !== '' || form.until !== null || Object.keys(closing.byHand).length > 0
  const loses = 'Статусът не е сменен.'
  const release = useLeaveGuard(isDirty ? loses : undefined)
  const kept = useDraft(
    `document-status/${document.guid}/${to}`,
    { ...form, byHand: closing.byHand },
    {
      isDirty,
      read: readStatus,
      use: ({ byHand, ...typed }) => {
        closing.restore(byHand)
        edit(typed)
      },
    },
  )
  const asked = useConfirmedClose(isDirty, loses, onClose)
  const { state, busy, write } = useDocumentWrite<null>(() => {
    release()
    kept.saved()
    onClose()
  })
  const edit = (values: Partial<StatusForm>) => {
    setForm((before) => ({ ...before, ...values }))
    setProblems({})
  }
  const place = useRef<HTMLDivElement>(null)
  const send = () => {
    if (busy) return
    const found = statusProblems(transition, form, today())
    setProblems(found)
    const first = found.until ? untilId : found.reason ? reasonId : null
    if (first) return window.document.getElementById(first)?.focus()
    const docGuid = document.guid
    const body = { reason: form.reason.trim(), until: form.until, closeDocuments: closing.guids }
    write({
      about: `status/${docGuid}`,
      content: { to, body },
      send: (intent) => attempt(documents.setDocumentStatus, { query: { docGuid, status: to }, body }, { intent }),
      ask: attempt(documents.getDocument, { query: { docGuid } }, { quiet: true }),
      find: (now: Document) => (now.documentStatusId === to ? { reply: null } : null),
    })
  }
  useCtrlEnter(place, send)
  const fault = state?.kind === 'refused' ? state.fault : null
  const said = (field: keyof StatusForm) => {
    const message = fieldMessage(fault, field)
    return problems[field] ?? (message === true ? undefined : message)
  }
  return (
    <Dialog
      open
      persistent
      size={closing.lines.length > 0 ? 'm' : 's'}
      title="Смяна на статус"
      busy={busy}
      onClose={asked.close}
      footer={
        <>
          <Button onClick={asked.close}>Откажи</Button>
          <Button kind={to === DocumentStatus.ANNULLED ? 'danger' : 'primary'} busy={busy} onClick={send}>
            {label}
          </Button>
        </>
      }
    >
      <div ref={place} className="stack">
        <DraftBanner draft={kept} />
        <p className="cluster">
          <StatusTag tone={statusTone(from)}>{document.documentStatusName}</StatusTag>
          <span aria-hidden>→</span>
          <span className="visually-hidden">преминава към</span>
          <StatusTag tone={statusTone(to)}>{documentStatusLabels[to]}</StatusTag>
        </p>
        {to === DocumentStatus.ANNULLED && (
          <p className="muted">Номерът остава зает и се показва зачертан. Отворените задачи се снемат.</p>
        )}
        {asksUntil && (
          <DateField
            id={untilId}
            label="Спиране до"
            required
            value={form.until}
            min={today()}
            error={said('until')}
            onChange={(until) => edit({ until })}
          />
        )}
        <TextArea
          id={reasonId}
          label={reasonLength > 0 ? 'Основание' : 'Бележка'}
          required={reasonLength > 0}
          value={form.reason}
          maxLength={reasonLimit}
          error={said('reason')}
          onChange={(reason) => edit({ reason })}
          {...(reasonLength > 1 && { hint: `Поне ${reasonLength} знака.` })}
        />
        {closing.lines.length > 0 && (
          <ClosingList
            lines={closing.lines}
            chosen={new Set(closing.guids)}
            disabled={busy}
            onChoose={closing.choose}
          />
        )}
        <WriteOutcomeBanner
          state={state}
          notDone="Статусът не е сменен"
          unknown="дали статусът е сменен"
          check="Затворете и проверете статуса, преди да опитате отново."
        />
      </div>
      {asked.question}
    </Dialog>
  )
}

export default StatusDialog
