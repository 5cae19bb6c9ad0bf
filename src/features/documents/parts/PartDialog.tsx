import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import type { Settling } from '../../../screen-kit/writes/settled.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { useCtrlEnter } from './useCtrlEnter.ts'
import { WriteTrouble } from './WriteTrouble.tsx'
import './parts.css'

type Props = {
  title: string
  size?: 's' | 'm' | 'l'
  isDirty: boolean
  /** What leaving would lose, as a sentence: „Плащането не е записано.“ */
  loses: string
  state: Settling<unknown> | null
  busy: boolean
  save?: string
  danger?: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form in it: Enter and Ctrl+Enter save, leaving with something typed asks first. */
export const PartDialog = (props: Props) => {
  const { title, size = 'm', isDirty, loses, state, busy, save = 'Запази', danger, onSave, onClose, children } = props
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { confirm, confirmDialog } = useConfirm()
  useLeaveGuard(isDirty ? loses : undefined)
  useCtrlEnter(form, onSave)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const close = async () => {
    const question = {
      title: 'Има незаписани промени',
      body: loses,
      yes: 'Затвори без запис',
      no: 'Остани',
      danger: true,
    }
    if (!isDirty || (await confirm(question))) onClose()
  }
  return (
    <Dialog
      open
      persistent
      size={size}
      title={title}
      busy={busy}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Откажи</Button>
          <Button kind={danger ? 'danger' : 'primary'} type="submit" form={id} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="stack" onSubmit={submit}>
        <WriteTrouble state={state} check="Затворете и вижте какво е записано, преди да опитате отново." />
        {children}
      </form>
      {confirmDialog}
    </Dialog>
  )
}
