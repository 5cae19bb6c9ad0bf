import { expect, test } from 'vitest'
import { questions } from '../../../tools/audit/all.ts'
import { findingsIn, lineOf } from '../../../tools/audit/ask.ts'
import { lifeOf } from '../../../tools/audit/life.ts'
import { faults } from './faults/all.ts'
import { worldOf } from './worldOf.ts'

/** The Monday after the New Year in the morning, and the midnight with which an everyday Wednesday begins. */
const days = { 'a Monday after holidays': '2027-01-04T07:30:00.000Z', 'a usual day': '2026-11-17T22:00:00.000Z' }
const worlds = Object.entries(days).flatMap(([name, at]) =>
  Array.from({ length: 10 }, (_, i) => [i + 1, i === 0 ? 2800 : 400, name, new Date(at)] as const),
)

test.each(worlds)('seed %i with %i documents lives one life on %s', (seed, documents, _, at) => {
  expect(findingsIn(worldOf(seed, documents, at)).map(lineOf)).toEqual([])
})

test('there is a fault for every question', () => {
  expect(Object.keys(faults).toSorted()).toEqual(questions.map(([title]) => title).toSorted())
})

/** One world for all faults: each is taken back after it was found. */
const world = worldOf(3, 400, new Date(days['a usual day']))
class TakenBack extends Error {}

test.each(questions)('a fault is found by the question %s', (title, ask) => {
  const findings: string[] = []
  const putAndAsk = () =>
    world.inOneStep(() => {
      faults[title]?.(world)
      findings.push(...ask(lifeOf(world)))
      throw new TakenBack()
    })
  expect(putAndAsk).toThrow(TakenBack)
  expect(findings).not.toEqual([])
})
