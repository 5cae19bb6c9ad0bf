import type { Refusal } from '../../../rules/refusal.ts'
import type { Comment } from '../partsState.ts'

/** Whether a comment is offered to be changed: `refusal` says why one's own no longer is. */
export const commentChange = (
  { canEdit, author }: Pick<Comment, 'canEdit' | 'author'>,
  personId: number | undefined,
): { isOffered: boolean; refusal?: Refusal } => {
  if (canEdit) return { isOffered: true }
  if (author === undefined || author.id !== personId) return { isOffered: false }
  return {
    isOffered: true,
    refusal: {
      title: 'Коментарът вече не се променя.',
      because: 'Това става само в деня, в който е написан.',
      who: 'Може администраторът.',
    },
  }
}

/** The newest first: what was said last is what matters. */
export const newestFirst = <C extends Pick<Comment, 'id' | 'dateCreated'>>(comments: readonly C[]): C[] =>
  comments.toSorted((a, b) => Date.parse(b.dateCreated ?? '') - Date.parse(a.dateCreated ?? '') || b.id - a.id)
