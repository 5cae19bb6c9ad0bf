import { expect, test } from 'vitest'
import { type AssigneeDraft, newAssignee, partForNewcomer } from '../../../src/features/tasks/form/taskDraft.ts'

const row = (given: Partial<AssigneeDraft>): AssigneeDraft => ({
  ...newAssignee({ person: { id: 1, fullName: 'Мария' }, position: null, name: 'Мария', place: '' }, '2026-11-20'),
  instruction: 'Проверете.',
  quantity: 3,
  unitId: 2,
  ...given,
})
const part = { instruction: 'Проверете.', quantity: 3, unitId: 2 }

test.each<[string, AssigneeDraft[], AssigneeDraft | null, object]>([
  ['of whom she replaces', [row({ instruction: 'Отговорете.' })], row({}), part],
  ['that all open parts have in common', [row({}), row({})], null, part],
  ['of nobody where they differ', [row({}), row({ quantity: 5 })], null, {}],
  ['of nobody in an empty task', [], null, {}],
])('a new assignee of a task begins with the instruction and term %s', (_, present, replaced, expected) => {
  expect(partForNewcomer(present, replaced)).toEqual(expected)
})
