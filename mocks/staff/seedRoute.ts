import type { RouteEntry, StaffKind, StaffStep } from '../../src/contract/shapes/staff.ts'
import { type CivilDate, yearOf } from '../../src/dates/civilDate.ts'
import { movesOf } from '../../src/rules/staff/staffRoute.ts'
import type { Days } from '../seed/days.ts'
import type { Random } from '../seed/seededRandom.ts'
import type { FindStepPerformer } from './seedStepPerformers.ts'

const waysTo: Record<StaffStep, readonly string[]> = {
  draft: [],
  agreement: ['submit'],
  check: ['submit', 'agree'],
  approval: ['submit', 'agree', 'confirm'],
  approved: ['submit', 'agree', 'confirm', 'approve'],
  closed: ['submit', 'agree', 'confirm', 'approve', 'close'],
  interrupted: ['submit', 'agree', 'confirm', 'approve', 'interrupt'],
  returned: ['submit', 'return'],
  refused: ['submit', 'agree', 'refuse'],
  cancelled: ['submit', 'cancel'],
}

export const movesTo = (step: StaffStep): number => waysTo[step].length

type RouteOutcome = {
  kind: StaffKind
  step: StaffStep
  findStepPerformer: FindStepPerformer
  first: number
  closing: number
  comment: string
  /** True if all steps must be done on the first day. */
  isUrgent: boolean
}

/** Returns the history of a record up to a state: one step per day, on a day when a permitted person is at work. */
export const historyTo = (days: Days, random: Random, way: RouteOutcome): RouteEntry[] => {
  let at: StaffStep = 'draft'
  let day = way.first - 1
  const before: number[] = []
  return waysTo[way.step].map((key, turn): RouteEntry => {
    const move = assertFound(movesOf[way.kind].find((one) => one.key === key))
    const isSameDay = way.isUrgent && turn > 0 && key !== 'close'
    if (!isSameDay) day = days.step(day, 1)
    if (key === 'close') day = Math.max(day, way.closing)
    let performer = way.findStepPerformer({ move, at, day, before })
    for (let tries = 0; !performer && tries < MOST_DAYS; tries += 1) {
      day = days.step(day, 1)
      performer = way.findStepPerformer({ move, at, day, before })
    }
    at = move.to
    if (performer) before.push(performer.id)
    return {
      move: key,
      step: at,
      at: days.isoAt(day, way.isUrgent ? secondOfTurn(random, turn) : random.between(9 * 3600, 17 * 3600)),
      personName: performer?.name ?? '',
      insteadOf: performer?.insteadOf ?? '',
      comment: move.needsComment ? way.comment : '',
    }
  })
}
const secondOfTurn = (random: Random, turn: number): number => 9 * 3600 + Math.floor((turn + random.next()) * 5400)
/** In working days: the longest wait until an absent person returns. */
const MOST_DAYS = 30

/** Returns the first working day from `from` on, forwards or backwards, that fulfils `is`; `from` if there is none. */
export const dayWhen = (days: Days, from: number, is: (day: number) => boolean, by: 1 | -1): number => {
  let day = from
  for (let tries = 0; tries < MOST_DAYS; tries += 1) {
    if (is(day)) return day
    day = days.step(day, by)
  }
  return from
}

const assertFound = <T>(found: T | undefined): T => {
  if (found === undefined) throw new RangeError('The route has no such move')
  return found
}

export const dayOfMove = (days: Days, history: readonly RouteEntry[], key: string): CivilDate | null => {
  const at = history.find(({ move }) => move === key)?.at
  return at ? days.dateOf(days.dayOfIso(at)) : null
}

export const giveNumbers = <R>(
  prefix: string,
  rows: readonly R[],
  dayOf: (row: R) => CivilDate | null,
  withNumber: (row: R, number: string) => R,
): R[] => {
  const given = new Map<number, number>()
  const inOrder = rows
    .map((row, at) => ({ row, at, day: dayOf(row) }))
    .sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : (a.day ?? '') > (b.day ?? '') ? 1 : a.at - b.at))
  const result = [...rows]
  for (const { row, at, day } of inOrder) {
    if (day === null) continue
    const n = (given.get(yearOf(day)) ?? 0) + 1
    given.set(yearOf(day), n)
    result[at] = withNumber(row, `${prefix}-${n}/${yearOf(day)}`)
  }
  return result
}
