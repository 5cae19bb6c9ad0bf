import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { commentErrors } from '../../../rules/documents/commentRules.ts'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconSave } from '../../../widgets/icons.ts'
import type { Comment } from '../partsState.ts'
import { CommentForm } from './CommentForm.tsx'
import { type CommentDraft, draftOf, isChanged, loses, readComment } from './commentDraft.ts'
import { changedComment } from './commentWrites.ts'

type Props = {
  comment: Comment
  draft: CommentDraft
  onChange: (draft: CommentDraft) => void
  onDone: () => void
}

export const ChangedComment = ({ comment, draft, onChange, onDone }: Props) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  const [start] = useState(() => draftOf(comment))
  const form = useRecordForm<CommentDraft, Comment>({
    name: `comment-${comment.id}`,
    draft: `comment/${comment.docGuid}/${comment.id}`,
    start,
    remembered: draft,
    read: readComment,
    isDirty: (_, values) => isChanged(comment, values),
    loses,
    errors: commentErrors,
    onStale: () => void notifyChanged({ docGuid: comment.docGuid }),
    onDone: () => {
      onDone()
      announce('Коментарът е променен.')
    },
  })
  const { values, isDirty, state, busy, write } = form
  const remember = useEffectEvent(onChange)
  useEffect(() => remember(values), [values])
  return (
    <CommentForm
      label="Промяна на коментара"
      send="Запази"
      icon={IconSave}
      form={form}
      state={state}
      busy={busy}
      onSend={() => (isDirty ? write(changedComment(comment, values)) : onDone())}
      onCancel={onDone}
    />
  )
}
