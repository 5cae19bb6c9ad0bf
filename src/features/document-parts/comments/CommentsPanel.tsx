import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Document } from '../../../contract/shapes/documents.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import { type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { userAtom } from '../../../state/session.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconComment } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { useDocumentMutation } from '../../document-record/public.ts'
import { type Comment, commentsAtom } from '../partsState.ts'
import { StaleDataBanner } from '../StaleDataBanner.tsx'
import { CommentItem } from './CommentItem.tsx'
import { newestFirst } from './commentRights.ts'
import { deletedComment } from './commentWrites.ts'
import { NewComment } from './NewComment.tsx'
import '../parts.css'

type Props = { document: Document; actions: Record<DocumentAction, RuleResult> }

/** Renders the comments on a document, and the form for a new one (specification 2, section 7). */
const CommentsPanel = ({ document: { guid }, actions }: Props) => {
  const { data, error, refetch } = useAtomValue(commentsAtom(guid))
  // The last loaded list is kept, because without a list the form is removed and the typed comment would be lost.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  const personId = useAtomValue(userAtom)?.person.id
  const sought = new URLSearchParams(useSearch()).get('comment')
  const [deleting, setDeleting] = useState<number | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const { state, busy, write } = useDocumentMutation<null>(guid, () => setDeleting(null))
  const remove = async (comment: Comment) => {
    const body = 'Текстът се премахва от документа. В историята остава, че е бил написан.'
    if (!(await confirm({ title: 'Изтриване на коментар', body, yes: 'Изтрий', danger: true }))) return
    setDeleting(comment.id)
    write(deletedComment(comment))
  }
  const refusal = refusalOf(actions.comment)
  return (
    <div className="document-tab">
      {data && refusal && (
        <Button icon={IconComment} refusal={refusal}>
          Напиши коментар
        </Button>
      )}
      {known && !refusal && personId !== undefined && <NewComment docGuid={guid} personId={personId} before={known} />}
      <MutationOutcomeBanner withoutRefusal state={state} check="Вижте коментарите, преди да опитате отново." />
      {error && !data && (
        <ErrorState title="Коментарите не се заредиха" message={error.message} onRetry={() => void refetch()} />
      )}
      {error && data && <StaleDataBanner title="Коментарите не се обновиха" onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} />}
      {data?.length === 0 && (
        <EmptyState title="Няма коментари" icon={IconComment}>
          {refusal
            ? 'По този документ още нищо не е казано.'
            : 'Тук се пише за колегите: какво е уточнено, какво предстои.'}
        </EmptyState>
      )}
      {data && data.length > 0 && personId !== undefined && (
        <ul className="comments p-0 list-none" aria-label="Коментари, най-новите първо">
          {newestFirst(data).map((comment) => (
            <CommentItem
              key={comment.id}
              // A backend may omit the document of a comment; it is then the document of this page.
              comment={comment.docGuid ? comment : { ...comment, docGuid: guid }}
              personId={personId}
              isSought={sought === String(comment.id)}
              deleting={busy && deleting === comment.id}
              onDelete={() => void remove(comment)}
            />
          ))}
        </ul>
      )}
      {confirmDialog}
    </div>
  )
}

export default CommentsPanel
