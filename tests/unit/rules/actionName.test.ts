import { expect, test } from 'vitest'
import { inspectionMoves } from '../../../src/rules/inspections/inspectionMoves.ts'
import { movesOf } from '../../../src/rules/staff/staffRoute.ts'
import { actionName } from '../../../src/rules/words/actionName.ts'

test('every action of a button has a noun for the journal', () => {
  const labels = [...inspectionMoves, ...Object.values(movesOf).flat()].map(({ label }) => label)
  expect(labels.filter((label) => actionName(label) === label)).toEqual([])
  expect(actionName('Започни')).toBe('Започване')
})
