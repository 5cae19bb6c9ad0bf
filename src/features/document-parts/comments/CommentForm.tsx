import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { DraftBanner } from '../../../screen-kit/draft/DraftBanner.tsx'
import type { StoredDraft } from '../../../screen-kit/draft/useDraft.ts'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import type { MutationState } from '../../../screen-kit/saving/mutationState.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { MentionArea } from '../../../widgets/fields/MentionArea.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import type { Icon } from '../../../widgets/icons.ts'
import { Kbd } from '../../../widgets/tags/Kbd.tsx'
import { people } from '../../document-lookups/public.ts'
import { type CommentDraft, charactersLeft } from './commentDraft.ts'
import { MentionField } from './MentionField.tsx'
import { findMentionable } from './mentions.ts'

type Props = {
  label: string
  send: string
  icon: Icon
  form: Pick<Form<CommentDraft>, 'values' | 'set' | 'field' | 'input' | 'check'> & { stored: StoredDraft }
  state: MutationState<unknown> | null
  busy: boolean
  onSend: () => void
  onCancel?: () => void
}

const visibility = [
  { value: 'all', label: 'Всички с достъп' },
  { value: 'department', label: 'Само моето звено' },
]

export const CommentForm = ({ form, onSend, onCancel, state, busy, ...rest }: Props) => {
  const place = useRef<HTMLFormElement>(null)
  const { values, set } = form
  const lookup = useAtomValue(people.optionsAtom)
  const content = form.input('content')
  const send = () => {
    if (busy || !form.check()) return
    onSend()
    document.getElementById(content.id)?.focus()
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
      <DraftBanner draft={form.stored} />
      <MutationOutcomeBanner withoutRefusal state={state} check="Вижте коментарите, преди да изпратите отново." />
      <MentionArea
        {...content}
        label={rest.label}
        required
        rows={3}
        hint={charactersLeft(values.content) ?? 'С @ и име споменавате колега: ще получи известие.'}
        suggest={(text) => findMentionable(lookup, text)}
        onMention={(one, text) =>
          set({ content: text, mentionedPersonIds: [...new Set([...values.mentionedPersonIds, one.key])] })
        }
      />
      <div className="comment-choices">
        <RadioGroup
          label="Кой го вижда"
          inline
          value={values.onlyMyDepartment ? 'department' : 'all'}
          options={visibility}
          onChange={(value) => set({ onlyMyDepartment: value === 'department' })}
        />
        <MentionField {...form.input('mentionedPersonIds')} />
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
