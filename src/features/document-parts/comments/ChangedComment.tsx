import { DraftBanner } from '../../../screen-kit/draft/DraftBanner.tsx'
import { useDraft } from '../../../screen-kit/draft/useDraft.ts'
import { notify } from '../../../transport/notices.ts'
import { IconSave } from '../../../widgets/icons.ts'
import { useDocumentWrite } from '../../document-record/public.ts'
import type { Comment } from '../partsState.ts'
import { CommentForm } from './CommentForm.tsx'
import { type CommentDraft, isChanged, readComment } from './commentDraft.ts'
import { changedComment } from './commentWrites.ts'

type Props = {
  comment: Comment
  draft: CommentDraft
  onChange: (draft: CommentDraft) => void
  onDone: () => void
}

/** One's own comment while it is being changed, in its place in the list. */
export const ChangedComment = ({ comment, draft, onChange, onDone }: Props) => {
  const { state, busy, write } = useDocumentWrite<Comment>(() => {
    stored.saved()
    onDone()
    notify({ kind: 'success', text: 'Коментарът е променен.' })
  })
  const isDirty = isChanged(comment, draft)
  const form = `comment/${comment.docGuid}/${comment.id}`
  const stored = useDraft(form, draft, { isDirty, read: readComment, use: onChange })
  return (
    <CommentForm
      label="Промяна на коментара"
      send="Запази"
      icon={IconSave}
      draft={draft}
      onChange={onChange}
      isDirty={isDirty}
      head={<DraftBanner draft={stored} />}
      state={state}
      busy={busy}
      onSend={() => (isDirty ? write(changedComment(comment, draft)) : onDone())}
      onCancel={onDone}
    />
  )
}
