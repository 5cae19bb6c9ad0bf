import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { DraftBanner } from '../DraftBanner.tsx'
import { useLeaveGuard } from '../leaveGuard.ts'
import type { StoredDraft } from '../useDraft.ts'
import type { WriteState } from '../writes/writeState.ts'
import { useConfirmedClose } from './useConfirmedClose.tsx'
import { useCtrlEnter } from './useCtrlEnter.ts'
import { WriteTrouble } from './WriteTrouble.tsx'

type Props = {
  title: string
  size?: 's' | 'm' | 'l'
  /** Of `useFormDialog`. */
  form: {
    isDirty: boolean
    kept: StoredDraft
    state: WriteState<unknown> | null
    busy: boolean
    check: () => boolean
  }
  /** What leaving would lose, as a sentence: „Плащането не е записано.“ */
  loses: string
  save?: string
  danger?: boolean
  /** Called with nothing else running and nothing wrong in the form. */
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form in it: Enter and Ctrl+Enter save, leaving with something typed asks first. */
export const FormDialog = (props: Props) => {
  const { title, size = 'm', form, loses, save = 'Запази', danger, onSave, onClose, children } = props
  const { isDirty, kept, state, busy, check } = form
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const { close, question } = useConfirmedClose(isDirty, loses, onClose)
  useLeaveGuard(isDirty ? loses : undefined)
  const send = () => {
    if (!busy && check()) onSave()
  }
  useCtrlEnter(element, send)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      open
      persistent
      size={size}
      title={title}
      busy={busy}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Откажи</Button>
          <Button kind={danger ? 'danger' : 'primary'} type="submit" form={id} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} noValidate className="stack" onSubmit={submit}>
        <DraftBanner draft={kept} />
        <WriteTrouble state={state} check="Затворете и вижте какво е записано, преди да опитате отново." />
        {children}
      </form>
      {question}
    </Dialog>
  )
}
