import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { Refusal } from '../../rules/ruleResult.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../widgets/fields/FormErrors.tsx'
import { focusTooLong } from '../../widgets/fields/tooLong.ts'
import type { Icon } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { DraftBanner } from '../draft/DraftBanner.tsx'
import { type OpenRows, useCommitOpenRows } from '../form/useCommitOpenRows.ts'
import { useConfirmedClose } from '../form/useConfirmedClose.tsx'
import { useCtrlEnter } from '../form/useCtrlEnter.ts'
import { useLeaveGuard } from '../leaveGuard.ts'
import { MutationOutcomeBanner, type OutcomeText } from '../saving/MutationOutcomeBanner.tsx'
import type { ShownForm } from './useRecordForm.ts'

type Props = {
  title: string
  size?: 's' | 'm' | 'l'
  className?: string
  form: ShownForm
  /** A sentence that says what is lost if the dialog is closed: „Плащането не е записано.“ */
  loses: string
  save?: string
  cancel?: string
  icon?: Icon
  danger?: boolean
  saving?: string
  /** Why the form cannot be saved now, for example because of an open table row. */
  refusal?: Refusal | undefined
  /** The open rows of a table; they are saved with the form. */
  rows?: OpenRows | undefined
  labels?: OutcomeText
  notStored?: string
  /** True for a long form, which Enter does not save, only the button and Ctrl+Enter do. */
  long?: boolean
  /** Renders another footer. `close` asks first if there is unsaved input. */
  footer?: (close: () => void) => ReactNode
  /** Called only without errors and without a running request. */
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

const defaultLabels: OutcomeText = { check: 'Затворете и вижте какво е записано, преди да опитате отново.' }

export const FormDialog = (props: Props) => {
  const {
    title,
    size = 'm',
    className,
    form,
    loses,
    refusal,
    labels = defaultLabels,
    notStored,
    onSave,
    onClose,
    children,
  } = props
  const { isUnsaved, stored, state, busy, check } = form
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const { close, confirmation } = useConfirmedClose(isUnsaved, loses, onClose)
  useLeaveGuard(isUnsaved ? loses : undefined)
  const sendWhole = () => {
    if (busy || refusal || !check() || focusTooLong(element.current)) return
    onSave()
  }
  const send = useCommitOpenRows(props.rows, sendWhole)
  useCtrlEnter(element, send)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble to the form that opened the dialog, which must not be submitted too.
    event.stopPropagation()
    if (!props.long) send()
  }
  const footer = (
    <>
      {props.saving !== undefined && (
        <span className="start muted" role="status">
          {busy && props.saving}
        </span>
      )}
      <Button onClick={close}>{props.cancel ?? 'Откажи'}</Button>
      <Button
        kind={props.danger ? 'danger' : 'primary'}
        {...(props.icon && { icon: props.icon })}
        {...(props.long ? { onClick: send } : ({ type: 'submit', form: id } as const))}
        busy={busy}
        {...(refusal && { refusal })}
      >
        {props.save ?? 'Запази'}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      persistent
      size={size}
      {...(className !== undefined && { className })}
      title={title}
      busy={busy}
      onClose={close}
      footer={props.footer?.(close) ?? footer}
    >
      <form ref={element} id={id} noValidate className="flex flex-column gap-3" onSubmit={submit}>
        <DraftBanner draft={stored}>{notStored}</DraftBanner>
        <FormErrors key={form.round} errors={form.summary} />
        <MutationOutcomeBanner state={state} {...labels} withoutRefusal={form.isShownAtFields} />
        {children}
      </form>
      {confirmation}
    </Dialog>
  )
}
