import { expect, test } from 'vitest'
import type { World } from '../../../mocks/engine/world.ts'
import { lifeOf } from './questions/life.ts'
import { questionsOfDevices, questionsOfVehicles } from './questions/registers.ts'
import { questionsOfStaff } from './questions/staff.ts'
import { questionsOfInspections, questionsOfWork } from './questions/work.ts'
import { worldOf } from './worldOf.ts'

/** What an auditor asks; each names the records that say something that cannot be. */
const questions = [
  ...questionsOfWork,
  ...questionsOfInspections,
  ...questionsOfStaff,
  ...questionsOfDevices,
  ...questionsOfVehicles,
]

/** The Monday after the New Year, and an everyday Wednesday. */
const days = { 'a Monday after holidays': '2027-01-04T07:30:00.000Z', 'a usual day': '2026-11-18T12:00:00.000Z' }
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

const first = <R>(rows: readonly R[]): R => {
  const [found] = rows
  if (!found) throw new Error('The world has no such row')
  return found
}

/** Each puts one fault in a world; the question of that title finds it. */
const faults: Readonly<Record<string, (world: World) => void>> = {
  'which device was scrapped before its last verification or its entry': (world) =>
    world.put('devices', { ...first(world.devices.all()), scrappedDate: '2010-01-04' }),
  'which numbers of devices fall back in date': (world) =>
    world.put('devices', { ...first(world.devices.all()), entryNumber: 'СИ-99999' }),
  'which identification number is not of the make, or mistyped': (world) =>
    world.put('vehicles', { ...first(world.vehicles.all()), vin: 'TMB00000000000000' }),
  'which vignette ends on another day than was paid for': (world) =>
    world.put('vehicles', { ...first(world.vehicles.all()), vignetteUntil: '2030-01-01' }),
}

test.each(Object.entries(faults))('a fault is found by the question %s', (title, putIn) => {
  const world = worldOf(3, 400, new Date(days['a usual day']))
  const [, ask] = first(questions.filter(([name]) => name === title))
  expect(ask(lifeOf(world))).toEqual([])
  putIn(world)
  expect(ask(lifeOf(world))).not.toEqual([])
})
