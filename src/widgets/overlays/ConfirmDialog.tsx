import { type ReactNode, useId } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Numbered } from '../tags/Numbered.tsx'
import { Dialog } from './Dialog.tsx'

export type ConfirmProps = {
  open: boolean
  title: string
  children: ReactNode
  onYes: () => void
  onNo: () => void
  yes?: string
  no?: string
  /** True if the action cannot be undone. */
  danger?: boolean
  busy?: boolean
}

/** A click outside does not close the dialog (specification 2, section 2). */
export const ConfirmDialog = (props: ConfirmProps) => {
  const { open, title, children, onYes, onNo, yes = 'Продължи', no = 'Откажи', danger, busy } = props
  const id = useId()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onNo}
      size="s"
      persistent
      busy={busy}
      role="alertdialog"
      describedBy={id}
      footer={
        <>
          <Button onClick={onNo} data-autofocus={danger ? '' : undefined}>
            {no}
          </Button>
          <Button kind="primary" busy={busy} onClick={onYes} data-autofocus={danger ? undefined : ''}>
            {yes}
          </Button>
        </>
      }
    >
      <div id={id} className="pre-line">
        {typeof children === 'string' ? <Numbered text={children} /> : children}
      </div>
    </Dialog>
  )
}
