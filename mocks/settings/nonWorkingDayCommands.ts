import type * as v from 'valibot'
import type { NonWorkingDay } from '../../src/contract/metadata.ts'
import { formatDateYear, yearOf } from '../../src/dates/civilDate.ts'
import { daysOfYear } from '../../src/rules/deadlines/dayCalendar.ts'
import { addedKinds, dayErrors, mayRemoveDay } from '../../src/rules/deadlines/nonWorkingDayRules.ts'
import { refusalText } from '../../src/rules/refusal.ts'
import { hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { logAction } from '../audit/logAction.ts'
import { found, refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import { movedTerms, moveTerms } from './movedTerms.ts'
import type { NonWorkingDayRow } from './rows.ts'

export const dayView = ({ id, date, name, kind }: NonWorkingDayRow) => ({ id, date, name, kind })

const objectKind = 'Неработен ден'

/** Adds a day and moves every open term that it touches, in one step. */
export const addDay = (world: World, caller: Caller, given: v.InferOutput<typeof NonWorkingDay>): NonWorkingDayRow => {
  const kind = addedKinds.find((one) => one === given.kind) ?? 'declared'
  const typed = { date: given.date, name: given.name.trim(), kind }
  const errors = dayErrors(typed, daysOfYear(yearOf(given.date), world.nonWorkingDays.all()))
  if (hasErrors(errors)) refuseFields('Проверете попълнените данни.', messagesByField(errors))
  const row: NonWorkingDayRow = { ...typed, id: world.nextId('nonWorkingDays') }
  world.inOneStep(() => {
    const moved = movedTerms(world, { date: row.date, isNonWorking: true })
    world.put('nonWorkingDays', row)
    moveTerms(world, caller, moved, `${formatDateYear(row.date)} стана неработен ден: ${row.name}.`)
    const newValue = `${formatDateYear(row.date)} ${row.name}`
    logAction(world, caller, { action: 'Създаване', objectKind, objectId: String(row.id), newValue })
  })
  return dayView(row)
}

/** Takes a day away and moves every open term that it touched, in one step. */
export const removeDay = (world: World, caller: Caller, id: number): null => {
  const row = found(world.nonWorkingDays.get(id), 'Неработният ден')
  const verdict = mayRemoveDay(row)
  if (!verdict.allowed) refuse(refusalText(verdict.refusal))
  world.inOneStep(() => {
    const moved = movedTerms(world, { date: row.date, isNonWorking: false })
    world.remove('nonWorkingDays', id)
    moveTerms(world, caller, moved, `${formatDateYear(row.date)} отново е работен ден.`)
    const oldValue = `${formatDateYear(row.date)} ${row.name}`
    logAction(world, caller, { action: 'Изтриване', objectKind, objectId: String(id), oldValue })
  })
  return null
}
