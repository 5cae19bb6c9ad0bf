import { useEffect, useEffectEvent, useRef } from 'react'
import { commentErrors } from '../../../rules/documents/commentRules.ts'
import { useUnsavedForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconSend } from '../../../widgets/icons.ts'
import { useDocumentMutation } from '../../document-record/public.ts'
import type { Comment } from '../partsState.ts'
import { CommentForm } from './CommentForm.tsx'
import { type CommentDraft, draftKey, emptyComment, loses, readComment, useCommentDraft } from './commentDraft.ts'
import { newComment } from './commentWrites.ts'

type Props = { docGuid: string; personId: number; before: readonly Comment[] }

/** Renders the form for a new comment. The typed text is stored when the user leaves the tab. */
export const NewComment = ({ docGuid, personId, before }: Props) => {
  const { draft, put } = useCommentDraft(draftKey(personId, docGuid))
  const form = useUnsavedForm<CommentDraft>({
    name: 'comment-new',
    draft: `comment/${docGuid}`,
    start: emptyComment,
    remembered: draft,
    read: readComment,
    isDirty: (_, { content }) => content.trim() !== '',
    loses,
    errors: commentErrors,
  })
  const { values } = form
  const remember = useEffectEvent(put)
  useEffect(() => remember(values), [values])

  const sent = useRef<CommentDraft>(undefined)
  const { state, busy, write } = useDocumentMutation<Comment>(
    docGuid,
    () => announce('Коментарът е добавен.'),
    ({ fault }) => form.refuse(fault),
  )
  /** Clears the form after a comment was saved, but keeps text that the user typed meanwhile. */
  const startAnew = useEffectEvent(() =>
    form.rebase(emptyComment, (now) => (now === sent.current ? emptyComment : now)),
  )
  const isDone = state?.kind === 'done'
  useEffect(() => {
    if (isDone) startAnew()
  }, [isDone])
  return (
    <CommentForm
      label="Нов коментар"
      send="Изпрати"
      icon={IconSend}
      form={form}
      state={state}
      busy={busy}
      onSend={() => {
        sent.current = values
        write(newComment(docGuid, values, { personId, before }))
      }}
    />
  )
}
