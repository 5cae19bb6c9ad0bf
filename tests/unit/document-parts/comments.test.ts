import { expect, test } from 'vitest'
import { charactersLeft, emptyComment } from '../../../src/features/document-parts/comments/commentDraft.ts'
import { commentChange, newestFirst } from '../../../src/features/document-parts/comments/commentRights.ts'
import {
  changedComment,
  deletedComment,
  newComment,
} from '../../../src/features/document-parts/comments/commentWrites.ts'
import { commentProblem, longestComment, mayChangeComment } from '../../../src/rules/documents/commentRules.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'
import { comment, guid } from './samples.ts'

test.each([
  ['', requiredMessage],
  [' \n ', requiredMessage],
  ['а', null],
  ['а'.repeat(longestComment), null],
  [` ${'а'.repeat(longestComment)} `, null],
  ['а'.repeat(longestComment + 2), 'Коментарът може да е най-много 4000 знака; този е с 2 знака по-дълъг.'],
])('a comment has 1 to 4000 characters (row %#)', (text, problem) => {
  expect(commentProblem(text)).toBe(problem)
})

test('the number of remaining characters is shown near the limit', () => {
  expect(charactersLeft('а'.repeat(100))).toBeUndefined()
  expect(charactersLeft('а'.repeat(3999))).toBe('Остават 1 знак.')
  expect(charactersLeft('а'.repeat(4001))).toBeUndefined()
})

test("the user's comment of another day says why it cannot be changed; those of others have no actions", () => {
  expect(commentChange(comment({ canEdit: true }), 5)).toEqual({ isOffered: true })
  expect(commentChange(comment(), 5).refusal?.because).toBe('Това става само в деня, в който е написан.')
  expect(commentChange(comment(), 6)).toEqual({ isOffered: false })
})

test('the newest comment is first; of two with the same time the later one is first', () => {
  const at = (id: number, dateCreated: string) => comment({ id, dateCreated })
  const all = [at(1, '2026-11-19T08:00:00Z'), at(2, '2026-11-20T08:00:00Z'), at(3, '2026-11-20T08:00:00Z')]
  expect(newestFirst(all).map(({ id }) => id)).toEqual([3, 2, 1])
})

test('after a lost response a new comment is found among the added ones', () => {
  const draft = { ...emptyComment, content: ' Текст ' }
  const { find } = newComment(guid, draft, { personId: 5, before: [comment({ id: 1 })] })
  expect(find([comment({ id: 1 })])).toBeNull()
  expect(find([comment({ id: 1 }), comment({ id: 2, author: { id: 9, fullName: 'Друг' } })])).toBeNull()
  expect(find([comment({ id: 1 }), comment({ id: 2 })])?.reply?.id).toBe(2)
})

test('after a lost response a change and a deletion are checked against the existing comments', () => {
  const known = comment()
  const change = changedComment(known, { ...emptyComment, content: 'Друг текст' })
  expect(change.find([known])).toBeNull()
  expect(change.find([comment({ content: 'Друг текст' })])?.reply?.content).toBe('Друг текст')
  expect(deletedComment(known).find([known])).toBeNull()
  expect(deletedComment(known).find([])).toEqual({ reply: null })
})

test.each([
  [{ isAuthor: true, isOfToday: true, isAdministrator: false }, undefined],
  [{ isAuthor: true, isOfToday: false, isAdministrator: false }, 'Коментарът вече не се променя.'],
  [{ isAuthor: false, isOfToday: true, isAdministrator: false }, 'Коментарът е на друг служител.'],
  [{ isAuthor: false, isOfToday: false, isAdministrator: true }, undefined],
])('a comment shows who changed it and when (row %#)', (facts, title) => {
  const ruleResult = mayChangeComment(facts)
  expect(ruleResult.allowed ? undefined : ruleResult.refusal.title).toBe(title)
})
