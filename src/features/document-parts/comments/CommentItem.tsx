import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { IconDelete, IconEdit, IconLocked } from '../../../widgets/icons.ts'
import { PersonAvatar } from '../../../widgets/tags/PersonAvatar.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { people } from '../../document-lookups/public.ts'
import type { Comment } from '../partsState.ts'
import { ChangedComment } from './ChangedComment.tsx'
import { draftKey, draftOf, useCommentDraft } from './commentDraft.ts'
import { commentChange } from './commentRights.ts'
import { personOf, piecesOf } from './mentions.ts'

type Props = {
  comment: Comment
  personId: number
  /** True if the user came from a notification about this comment. It then gets the focus, once. */
  isSought: boolean
  deleting: boolean
  onDelete: () => void
}

const CommentText = ({ content, ids }: { content: string; ids: readonly number[] }) => {
  const lookup = useAtomValue(people.optionsAtom)
  const names = ids.flatMap((id) => {
    const name = nameIn(lookup, id)
    return name === undefined ? [] : [personOf({ id, name }).name]
  })
  const pieces = piecesOf(content, names)
  const others = names.filter((name) => !pieces.some(({ text, isMention }) => isMention && text === `@${name}`))
  return (
    <>
      <p className="comment-text">
        {pieces.map(({ text, isMention }, place) => {
          const key = `${place} ${text}`
          return isMention ? (
            <span key={key} className="mention">
              {text}
            </span>
          ) : (
            text
          )
        })}
      </p>
      {others.length > 0 && <p className="muted small">Споменати: {others.join(', ')}</p>}
    </>
  )
}

export const CommentItem = ({ comment, personId, isSought, deleting, onDelete }: Props) => {
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
  useEffect(() => {
    if (!isSought) return
    item.current?.scrollIntoView({ block: 'center' })
    item.current?.focus({ preventScroll: true })
  }, [isSought])
  return (
    <li ref={item} tabIndex={-1} className={isSought ? 'comment sought' : 'comment'}>
      <PersonAvatar name={author} small />
      <div className="comment-body">
        <div className="flex flex-wrap align-items-center row-gap-1 column-gap-2">
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
          <ChangedComment comment={comment} draft={draft} onChange={put} onDone={clear} />
        ) : (
          <CommentText content={content} ids={mentionedPersonIds} />
        )}
      </div>
      {change.isOffered && !draft && (
        <div className="comment-actions flex flex-wrap align-items-center gap-2">
          <IconButton
            icon={IconEdit}
            label="Промени коментара"
            className="comment-edit"
            {...(change.refusal && { refusal: change.refusal })}
            onClick={() => put(draftOf(comment))}
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
