import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../../../../rules/civilDate.ts'
import { nameIn } from '../../../../screen-kit/lookup/lookupOptions.ts'
import { IconButton } from '../../../../widgets/buttons/IconButton.tsx'
import { IconDelete, IconEdit, IconLocked } from '../../../../widgets/icons.ts'
import { PersonAvatar } from '../../../../widgets/tags/PersonAvatar.tsx'
import { StatusTag } from '../../../../widgets/tags/StatusTag.tsx'
import { people } from '../../write/lookups.ts'
import type { Comment } from '../partsState.ts'
import { ChangedComment } from './ChangedComment.tsx'
import { draftKey, useCommentDraft } from './commentDraft.ts'
import { commentChange } from './commentRights.ts'

type Props = { comment: Comment; personId: number; deleting: boolean; onDelete: () => void }

const Mentions = ({ ids }: { ids: readonly number[] }) => {
  const lookup = useAtomValue(people.optionsAtom)
  const names = ids.map((id) => nameIn(lookup, id)).filter((name) => name !== undefined)
  return names.length > 0 && <p className="muted small">Споменати: {names.join('; ')}</p>
}

/** One comment: who, when, what; one's own of today can be changed and deleted. */
export const CommentItem = ({ comment, personId, deleting, onDelete }: Props) => {
  const { draft, put, clear } = useCommentDraft(draftKey(personId, comment.docGuid, comment.id))
  const { content, onlyMyDepartment, mentionedPersonIds } = comment
  const change = commentChange(comment, personId)
  const author = comment.author?.fullName ?? 'Неизвестен автор'
  const isEdited = draft !== undefined
  const wasEdited = useRef(isEdited)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (wasEdited.current === isEdited) return
    item.current?.querySelector<HTMLElement>(isEdited ? 'textarea' : '.comment-edit')?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return (
    <li ref={item} className="comment">
      <PersonAvatar name={author} small />
      <div className="comment-body">
        <div className="comment-head">
          <b>{author}</b>
          <time dateTime={comment.dateCreated} className="muted small">
            {formatDateTime(comment.dateCreated)}
          </time>
          {comment.isEdited && <span className="muted small">редактиран</span>}
          {onlyMyDepartment && (
            <StatusTag tone="grey" icon={IconLocked}>
              Само за звеното
            </StatusTag>
          )}
        </div>
        {draft ? (
          <ChangedComment comment={comment} draft={draft} onChange={put} onDone={() => clear()} />
        ) : (
          <p className="comment-text">{content}</p>
        )}
        {mentionedPersonIds.length > 0 && <Mentions ids={mentionedPersonIds} />}
      </div>
      {change.isOffered && !draft && (
        <div className="cluster comment-actions">
          <IconButton
            icon={IconEdit}
            label="Промени коментара"
            className="comment-edit"
            {...(change.refusal && { refusal: change.refusal })}
            onClick={() => put({ content, onlyMyDepartment, mentionedPersonIds })}
          />
          <IconButton
            icon={IconDelete}
            kind="danger"
            label="Изтрий коментара"
            busy={deleting}
            {...(change.refusal && { refusal: change.refusal })}
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  )
}
