import { expect, test } from 'vitest'
import { faults } from './faults/all.ts'
import { questions } from './questions/all.ts'
import { lifeOf } from './questions/life.ts'
import { worldOf } from './worldOf.ts'

/** The Monday after the New Year in the morning, and the midnight with which an everyday Wednesday begins. */
const days = { 'a Monday after holidays': '2027-01-04T07:30:00.000Z', 'a usual day': '2026-11-17T22:00:00.000Z' }
const worlds = Object.entries(days).flatMap(([name, at]) =>
  Array.from({ length: 10 }, (_, i) => [i + 1, i === 0 ? 2800 : 400, name, new Date(at)] as const),
)

test.each(worlds)('seed %i with %i documents lives one life on %s', (seed, documents, _, at) => {
  const life = lifeOf(worldOf(seed, documents, at))
  const found = questions.flatMap(([title, ask]) => {
    const records = ask(life)
    return records.length > 0 ? [`${title} (${records.length}): ${records.slice(0, 3).join('; ')}`] : []
  })
  expect(found).toEqual([])
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
