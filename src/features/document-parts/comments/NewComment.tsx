import { useRef } from 'react'
import { DraftBanner } from '../../../screen-kit/draft/DraftBanner.tsx'
import { useDraft } from '../../../screen-kit/draft/useDraft.ts'
import { notify } from '../../../transport/notices.ts'
import { IconSend } from '../../../widgets/icons.ts'
import { useDocumentWrite } from '../../document-record/public.ts'
import type { Comment } from '../partsState.ts'
import { CommentForm } from './CommentForm.tsx'
import { type CommentDraft, draftKey, emptyComment, readComment, useCommentDraft } from './commentDraft.ts'
import { newComment } from './commentWrites.ts'

type Props = { docGuid: string; personId: number; before: readonly Comment[] }

/** The place for a new comment. What is written survives leaving the tab; it goes only when the server has it. */
export const NewComment = ({ docGuid, personId, before }: Props) => {
  const { draft = emptyComment, put, clear } = useCommentDraft(draftKey(personId, docGuid))
  const sent = useRef<CommentDraft>(undefined)
  const { state, busy, write } = useDocumentWrite<Comment>(() => {
    clear(sent.current)
    notify({ kind: 'success', text: 'Коментарът е добавен.' })
  })
  const isDirty = draft.content.trim() !== ''
  const stored = useDraft(`comment/${docGuid}`, draft, { isDirty, read: readComment, use: put })
  const send = () => {
    if (busy) return
    sent.current = draft
    write(newComment(docGuid, draft, { personId, before }))
  }
  return (
    <CommentForm
      label="Нов коментар"
      send="Изпрати"
      icon={IconSend}
      draft={draft}
      onChange={put}
      isDirty={isDirty}
      head={<DraftBanner draft={stored} />}
      state={state}
      busy={busy}
      onSend={send}
    />
  )
}
