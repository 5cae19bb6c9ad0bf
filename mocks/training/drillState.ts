import type { DrillState, TriedMutations } from '../../src/rules/training/faultDrills.ts'
import { mutationText } from '../../src/rules/training/simulatedActors.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { doneSince, drillIn, type Tried } from './drills.ts'
import { stepOfCall } from './stepOfCall.ts'
import type { DoneCallRow } from './trainingRows.ts'

/**
 * The names shown for requests that are only the first part of an action: „Регистрирай“ and „Запази чернова“ both begin
 * with this request.
 */
const otherMutations: Readonly<Record<string, string>> = { 'documents.createDocument': 'Записване на документа' }

const repeatedIn = (rows: readonly DoneCallRow[]): number => rows.length - new Set(rows.map(({ sent }) => sent)).size

/** Counts the failed attempts since the last successful one. */
const lostOf = (tried: readonly Tried[]): number => tried.slice(tried.findLastIndex(({ isDone }) => isDone) + 1).length

export const drillState = (db: MockDatabase): DrillState | null => {
  const drill = drillIn(db)
  if (!drill) return null
  const { name, only, once, hits, since, tried } = drill
  const done = doneSince(db, since)
  const calls = [...new Set(tried.map(({ call }) => call))]
  const writes = calls.map((call): TriedMutations => {
    const own = tried.filter((one) => one.call === call)
    const rows = done.filter((row) => row.call === call)
    const step = stepOfCall(
      call,
      own.some(({ hasTasks }) => hasTasks),
    )
    return {
      what: step ? mutationText[step] : (otherMutations[call] ?? 'Друг запис'),
      tries: own.reduce((sum, one) => sum + one.tries, 0),
      done: rows.length,
      lost: lostOf(own),
      doubled: repeatedIn(rows),
    }
  })
  return { name, only, once, hits, writes }
}
