import { documentParts } from '../../../contract/documentParts.ts'
import { duplicatesWarning } from '../../../screen-kit/saving/existingIds.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt } from '../../../transport/request.ts'
import type { Comment } from '../partsState.ts'
import { type CommentDraft, isChanged } from './commentDraft.ts'

const currentComments = (docGuid: string) =>
  attempt(documentParts.getDocumentComments, { query: { docGuid } }, { quiet: true })

/**
 * Returns the mutation that creates a comment. After a lost response the comment is searched for among those that did
 * not exist before.
 */
export const newComment = (
  docGuid: string,
  draft: CommentDraft,
  { personId, before }: { personId: number; before: readonly Comment[] },
): Mutation<Comment[], Comment> => {
  const content = draft.content.trim()
  const body = {
    id: 0,
    docGuid,
    content,
    onlyMyDepartment: draft.onlyMyDepartment,
    mentionedPersonIds: [...draft.mentionedPersonIds],
  }
  const isNew = (one: Comment) =>
    one.author?.id === personId && one.content === content && !before.some(({ id }) => id === one.id)
  return {
    about: 'comment/new',
    content: body,
    send: (idempotencyKey) => attempt(documentParts.createDocumentComment, { body }, { idempotencyKey }),
    readCurrent: () => currentComments(docGuid),
    find: (now) => {
      const reply = now.find(isNew)
      return reply ? { reply } : null
    },
    duplicates: (now) => duplicatesWarning(now.filter(isNew).length - 1, 'Коментарът е записан', 'Изтрийте излишния.'),
    change: (made) => changedComment(made, draft),
  }
}

export const changedComment = (comment: Comment, draft: CommentDraft): Mutation<Comment[], Comment> => {
  const { id, docGuid } = comment
  const content = draft.content.trim()
  const { onlyMyDepartment } = draft
  const body = { id, docGuid, content, onlyMyDepartment, mentionedPersonIds: [...draft.mentionedPersonIds] }
  return {
    about: `comment/${id}`,
    content: body,
    send: (idempotencyKey) => attempt(documentParts.editDocumentComment, { body }, { idempotencyKey }),
    readCurrent: () => currentComments(docGuid),
    find: (now) => {
      const reply = now.find((one) => one.id === id)
      return reply && !isChanged(reply, { ...draft, content }) ? { reply } : null
    },
    isRepeatable: true,
    change: (made) => changedComment(made, draft),
  }
}

export const deletedComment = ({ id, docGuid }: Comment): Mutation<Comment[], null> => ({
  about: `deletion/${id}`,
  content: id,
  send: (idempotencyKey) => attempt(documentParts.deleteDocumentComment, { query: { id } }, { idempotencyKey }),
  readCurrent: () => currentComments(docGuid),
  find: (now) => (now.some((one) => one.id === id) ? null : { reply: null }),
})
