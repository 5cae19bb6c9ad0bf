import { useAtomValue } from 'jotai'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import type { WriteState } from '../../../screen-kit/writes/writeState.ts'
import { fieldMessage } from '../../../transport/fault.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { MentionArea } from '../../../widgets/fields/MentionArea.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import type { Icon } from '../../../widgets/icons.ts'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import { people } from '../../document-lookups/public.ts'
import { type CommentDraft, commentProblem, roomLeft } from './commentDraft.ts'
import { MentionField } from './MentionField.tsx'
import { mentionable } from './mentions.ts'

type Props = {
  label: string
  send: string
  icon: Icon
  draft: CommentDraft
  onChange: (draft: CommentDraft) => void
  /** Whether leaving the page would lose something. */
  isDirty: boolean
  state: WriteState<unknown> | null
  busy: boolean
  onSend: () => void
  onCancel?: () => void
  /** Stands over the fields. */
  head: ReactNode
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
  const said = (field: keyof CommentDraft) => {
    const message = fieldMessage(state?.kind === 'refused' ? state.fault : null, field)
    return message === true ? undefined : message
  }
  const lookup = useAtomValue(people.optionsAtom)
  const error = (asked ? problem : null) ?? said('content')
  const mentionsError = said('mentionedPersonIds')
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
      className="comment-form flex flex-column gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {rest.head}
      <WriteOutcomeBanner withoutRefusal state={state} check="Вижте коментарите, преди да изпратите отново." />
      <MentionArea
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
        hint={room ?? 'С @ и име споменавате колега: ще получи известие.'}
        suggest={(text) => mentionable(lookup, text)}
        onMention={(one, content) =>
          onChange({ ...draft, content, mentionedPersonIds: [...new Set([...draft.mentionedPersonIds, one.key])] })
        }
      />
      <div className="comment-choices">
        <RadioGroup
          label="Кой го вижда"
          inline
          value={draft.onlyMyDepartment ? 'department' : 'all'}
          options={visibility}
          onChange={(value) => onChange({ ...draft, onlyMyDepartment: value === 'department' })}
        />
        <MentionField
          id={`${id}-mentions`}
          value={draft.mentionedPersonIds}
          onChange={(mentionedPersonIds) => onChange({ ...draft, mentionedPersonIds })}
          {...(mentionsError !== undefined && { error: mentionsError })}
        />
      </div>
      <div className="flex flex-wrap align-items-center gap-2">
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
