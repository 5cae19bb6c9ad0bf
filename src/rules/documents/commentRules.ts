import { errorsOf, type FieldErrors, requiredMessage } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { pluralise } from '../words/pluralise.ts'

export const longestComment = 4000

export const commentProblem = (content: string): string | null => {
  const { length } = content.trim()
  if (length === 0) return requiredMessage
  return length > longestComment
    ? `Коментарът може да е най-много ${longestComment} знака; този е с ${pluralise(length - longestComment, 'character')} по-дълъг.`
    : null
}

export const commentErrors = ({ content }: { content: string }): FieldErrors<'content'> =>
  errorsOf({ content: commentProblem(content) })

export type CommentFacts = { isAuthor: boolean; isOfToday: boolean; isAdministrator: boolean }

export const mayChangeComment = ({ isAuthor, isOfToday, isAdministrator }: CommentFacts): RuleResult => {
  if (isAdministrator || (isAuthor && isOfToday)) return allowed
  return isAuthor
    ? refused('Коментарът вече не се променя.', 'Това става само в деня, в който е написан.', 'Може администраторът.')
    : refused('Коментарът е на друг служител.', 'Променя го само авторът му, и то в деня, в който го е написал.')
}
