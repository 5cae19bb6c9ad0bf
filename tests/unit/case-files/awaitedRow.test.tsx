import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AwaitedInCase } from '../../../src/contract/shapes/documents.ts'
import { AwaitedInRow } from '../../../src/features/case-files/AwaitedWork.tsx'

type Item = AwaitedInCase['items'][number]
const item = (kind: Item['kind'], guid: string, number: string | null): Item => ({
  kind,
  guid,
  documentGuid: kind === 'task' ? 'root' : guid,
  number,
  dateRegistered: null,
  title: `Заглавие на ${guid}`,
})
const root = item('document', 'root', '04-1')
const draft = item('document', 'draft', null)
const letter = item('document', 'letter', '04-2')
const task = item('task', 'task', '12')

const shown = (documents: number, tasks: number, items: Item[]) =>
  render(<AwaitedInRow awaited={{ documents, tasks, items }} rootGuid="root" />).container.textContent

test.each([
  ['only the first document, which the row is', 1, 0, [root], ''],
  ['a task beside it', 1, 1, [root, task], 'чака задача № 12'],
  ['two and more', 2, 2, [letter, draft, task], 'чака 04-2 и още 3'],
  ['a draft', 1, 0, [root, draft], 'чака чернова „Заглавие на draft“'],
  ['what nobody here may read', 2, 0, [root], 'чака 2 документа'],
] as const)('a row says what its case waits for: %s', (_, documents, tasks, items, expected) =>
  expect(shown(documents, tasks, [...items])).toBe(expected),
)

test('each awaited item is a link with more text than its short name', () => {
  shown(1, 0, [letter])
  expect(screen.getByRole('link', { name: '04-2' }).getAttribute('href')).toMatch(/\/documents\/letter$/)
  shown(0, 1, [task])
  const link = screen.getByRole('link', { name: 'задача № 12' })
  expect(link.getAttribute('href')).toMatch(/\/documents\/root\/task\/task$/)
  expect(link.getAttribute('title')).toBe('Заглавие на task')
})
