import { expect, test } from 'vitest'
import type { CaseFileNode } from '../../../src/contract/shapes/caseFiles.ts'
import { answersIn } from '../../../src/features/tasks/result/answers.ts'

const OUTGOING = 3
const INCOMING = 1
const node = (guid: string, given: Partial<CaseFileNode> = {}): CaseFileNode => ({
  guid,
  nodeType: 'document',
  title: guid,
  number: '',
  dateRegistered: null,
  statusName: '',
  directionId: OUTGOING,
  isUnread: false,
  isFocused: false,
  deadlineEnd: null,
  isOverdue: false,
  linkKind: null,
  children: [],
  ...given,
})
const tree = node('case', {
  nodeType: 'caseFile',
  children: [
    node('letter', {
      directionId: INCOMING,
      children: [
        node('sent', { number: '04-12', dateRegistered: '2026-11-19T08:00:00Z' }),
        node('resolution', { nodeType: 'resolution' }),
        node('further letter', { directionId: INCOMING, children: [node('answer to that one')] }),
        node('draft'),
      ],
    }),
    node('elsewhere in the case'),
  ],
})

test('answers to a document of the case are offered, the newest first', () => {
  expect(answersIn(tree, 'letter')).toEqual([
    { guid: 'draft', number: 'Без номер', subject: 'draft' },
    { guid: 'sent', number: '04-12-19.11.2026', subject: 'sent' },
  ])
})

test.each([
  ['further letter', ['answer to that one']],
  ['draft', []],
  ['not in this case', []],
])('the rows under „%s“ are %j', (guid, answers) => {
  expect(answersIn(tree, guid).map((one) => one.guid)).toEqual(answers)
})
