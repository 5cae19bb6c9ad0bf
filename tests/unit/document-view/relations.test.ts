import { expect, test } from 'vitest'
import type { CaseFileNode } from '../../../src/contract/shapes/caseFiles.ts'
import { relationsIn } from '../../../src/features/documents/linked/relations.ts'

const node = (
  guid: string,
  children: CaseFileNode[] = [],
  nodeType: CaseFileNode['nodeType'] = 'document',
): CaseFileNode => ({
  guid,
  nodeType,
  title: guid,
  number: '',
  dateRegistered: null,
  statusName: '',
  directionId: 1,
  isUnread: false,
  isFocused: false,
  deadlineEnd: null,
  isOverdue: false,
  linkKind: null,
  children,
})
const tree = node(
  'case',
  [
    node('application', [
      node('task', [], 'task'),
      node('letter', [node('answer'), node('letter task', [], 'task')]),
      node('resolution', [], 'resolution'),
    ]),
    node('inspection', [], 'inspection'),
  ],
  'caseFile',
)

test.each([
  ['application', null, ['letter', 'resolution'], ['answer']],
  ['letter', 'application', ['answer'], ['resolution']],
  ['answer', 'letter', [], ['application', 'resolution']],
  ['resolution', 'application', [], ['letter', 'answer']],
  ['a stranger', null, [], ['application', 'letter', 'answer', 'resolution']],
] as const)('the relations of %s: above %s, below %j, others %j', (guid, above, below, others) => {
  const found = relationsIn(tree, guid)
  expect([found.above?.guid ?? null, found.below.map((one) => one.guid), found.others.map((one) => one.guid)]).toEqual([
    above,
    below,
    others,
  ])
})
