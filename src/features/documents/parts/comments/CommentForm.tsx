import { type ReactNode, useId, useRef, useState } from 'react'
import { useLeaveGuard } from '../../../../screen-kit/leaveGuard.ts'
import type { Settling } from '../../../../screen-kit/writes/settled.ts'
import { fieldMessage } from '../../../../transport/fault.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { RadioGroup } from '../../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../../widgets/fields/TextArea.tsx'
import type { Icon } from '../../../../widgets/icons.ts'
import { Kbd } from '../../../../widgets/tags/Kbd.tsx'
import { useCtrlEnter } from '../useCtrlEnter.ts'
import { WriteTrouble } from '../WriteTrouble.tsx'
import { type CommentDraft, commentProblem, roomLeft } from './commentDraft.ts'

type Props = {
  label: string
  send: string
  icon: Icon
  draft: CommentDraft
  onChange: (draft: CommentDraft) => void
  /** Whether leaving the page would lose something. */
  isDirty: boolean
  state: Settling<unknown> | null
  busy: boolean
  onSend: () => void
  onCancel?: () => void
  /** Stands over the fields. */
  head: ReactNode
  /** More fields. */
  children?: ReactNode
}

const visibility = [
  { value: 'all', label: 'Всички с достъп' },
  { value: 'department', label: 'Само моето звено' },
]

/** Writing or changing a comment. Ctrl+Enter sends. */
export const CommentForm = ({ draft, onChange, onSend, onCancel, state, busy, isDirty, ...rest }: Props) => {
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(false)
  useLeaveGuard(isDirty ? 'Написаният коментар не е изпратен.' : undefined)
  const problem = commentProblem(draft.content)
  const said = fieldMessage(state?.kind === 'refused' ? state.fault : null, 'content')
  const error = (asked ? problem : null) ?? (said === true ? undefined : said)
  const room = roomLeft(draft.content)
  const send = () => {
    setAsked(problem !== null)
    if (problem === null) onSend()
    document.getElementById(id)?.focus()
  }
  useCtrlEnter(place, send)
  return (
    <form
      ref={place}
      className="stack comment-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {rest.head}
      <WriteTrouble state={state} check="Вижте коментарите, преди да изпратите отново." />
      <TextArea
        id={id}
        label={rest.label}
        required
        rows={3}
        value={draft.content}
        onChange={(content) => {
          if (state?.kind !== 'sending') setAsked(false)
          onChange({ ...draft, content })
        }}
        {...(error !== undefined && { error })}
        {...(room !== undefined && { hint: room })}
      />
      <div className="comment-choices">
        <RadioGroup
          label="Кой го вижда"
          inline
          value={draft.onlyMyDepartment ? 'department' : 'all'}
          options={visibility}
          onChange={(value) => onChange({ ...draft, onlyMyDepartment: value === 'department' })}
        />
        {rest.children}
      </div>
      <div className="cluster">
        <Button kind="primary" type="submit" icon={rest.icon} busy={busy}>
          {rest.send}
        </Button>
        {onCancel && <Button onClick={onCancel}>Откажи</Button>}
        <span className="muted small comment-keys">
          <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd>
        </span>
      </div>
    </form>
  )
}
