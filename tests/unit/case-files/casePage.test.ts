import { expect, test } from 'vitest'
import { runningTerms } from '../../../src/features/case-files/page/caseTerms.ts'
import { placesInZip } from '../../../src/features/case-files/page/placesInZip.ts'
import { aNode, aTask } from './aTree.ts'

test('terms of a case file: of unfinished documents and of tasks that somebody has, the nearest first', () => {
  const late = aNode('late', { deadlineEnd: '2026-11-18', isOverdue: true })
  const done = aNode('done', { deadlineEnd: '2026-11-01', statusName: 'Приключен' })
  const task = { ...aTask('task'), deadlineEnd: '2026-11-19', heldBy: 'И. Петров' }
  const doneTask = { ...aTask('doneTask'), deadlineEnd: '2026-11-02', heldBy: '' }
  const open = aNode('open', { deadlineEnd: '2026-12-01', children: [late, task, doneTask] })
  const linked = aNode('linked', { deadlineEnd: '2026-11-03', nodeType: 'caseFile', linkKind: 'caseFile' })
  const terms = runningTerms(aNode('case', { nodeType: 'caseFile', children: [open, done, linked] }))
  expect(terms.map(({ node, parents }) => [node.guid, parents.map(({ guid }) => guid)])).toEqual([
    ['late', ['open']],
    ['task', ['open']],
    ['open', []],
  ])
})

test('each document has a folder in the archive; equal names get a number, forbidden characters a hyphen', () => {
  const file = (fileName: string, documentNumber: string | null) => ({ fileName, documentNumber })
  expect(
    placesInZip([
      file('Писмо.pdf', 'РД-12/5'),
      file('писмо.pdf', 'РД-12/5'),
      file('Писмо.pdf', '04-7'),
      file('скан: 1?.tiff', null),
    ]),
  ).toEqual(['РД-12-5/Писмо.pdf', 'РД-12-5/писмо (2).pdf', '04-7/Писмо.pdf', 'Без номер/скан- 1-.tiff'])
})
