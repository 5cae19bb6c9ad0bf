import { mayChangeComment } from '../../../rules/documents/commentRules.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import type { Comment } from '../partsState.ts'

/** Returns whether this user is offered to edit a comment. `refusal`: why the author may no longer edit it. */
export const commentChange = (
  { canEdit, author }: Pick<Comment, 'canEdit' | 'author'>,
  personId: number | undefined,
): { isOffered: boolean; refusal?: Refusal } => {
  if (canEdit) return { isOffered: true }
  if (author === undefined || author.id !== personId) return { isOffered: false }
  const refusal = refusalOf(mayChangeComment({ isAuthor: true, isOfToday: false, isAdministrator: false }))
  return refusal ? { isOffered: true, refusal } : { isOffered: true }
}

export const newestFirst = <C extends Pick<Comment, 'id' | 'dateCreated'>>(comments: readonly C[]): C[] =>
  comments.toSorted((a, b) => Date.parse(b.dateCreated ?? '') - Date.parse(a.dateCreated ?? '') || b.id - a.id)
