import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import type { CaseFileNode } from '../../../src/contract/shapes/caseFiles.ts'
import { countDocuments, withLinksUnderRoot } from '../../../src/features/case-files/card/caseNodes.ts'
import { nodeHref, nodeName, termText } from '../../../src/features/case-files/card/nodeText.ts'
import { routesForRoles } from '../../support/routesForRoles.ts'
import { aNode, aTask } from './aTree.ts'

const small = [
  aNode('a', { children: [aTask('t'), aNode('b', { children: [aNode('c')] })] }),
  aNode('z', { nodeType: 'inspection', linkKind: 'inspection' }),
]
type Line = { node: CaseFileNode; parents: readonly CaseFileNode[] }
const linesOf = (nodes: readonly CaseFileNode[], parents: readonly CaseFileNode[] = []): Line[] =>
  nodes.flatMap((node) => [{ node, parents }, ...linesOf(node.children, [...parents, node])])
const lines = linesOf(withLinksUnderRoot(small))

test('linked objects are the last leaves under the first document', () => {
  expect(lines.map(({ node, parents }) => `${parents.length} ${node.guid}`)).toEqual([
    '0 a',
    '1 t',
    '1 b',
    '2 c',
    '1 z',
  ])
  expect(countDocuments(small)).toBe(3)
})

test('a document opens in the module, a task with its document, a linked object if the user may open its register', () => {
  const href = ({ node, parents }: Line, ...own: Role[]) =>
    nodeHref(node, parents, 'documents-flow', routesForRoles('DOCUMENTS_FLOW', ...own))
  expect(lines.map((line) => href(line, 'INSPECTIONS_READ'))).toEqual([
    '/documents-flow/documents/a',
    '/documents-flow/documents/a/task/t',
    '/documents-flow/documents/b',
    '/documents-flow/documents/c',
    '/inspections/z',
  ])
  expect(lines.map((line) => href(line)).at(-1)).toBeUndefined()
})

test('rows are labelled by number-date, terms by their day', () => {
  expect(nodeName(aNode('РД-1'))).toBe('РД-1-20.11.2026')
  expect(nodeName(aNode('', { dateRegistered: null }))).toBe('Без номер')
  expect(nodeName(aTask('12'))).toBe('Задача № 12')
  expect(nodeName(aNode('5123', { nodeType: 'device', linkKind: 'foreignDevice' }))).toBe('Регистриран тип СИ 5123')
  expect(termText(aNode('x', { deadlineEnd: '2026-11-19', isOverdue: true }))).toBe('просрочен, 19.11.2026')
  expect(termText(aNode('x', { deadlineEnd: '2026-11-27' }))).toBe('срок 27.11.2026')
})
