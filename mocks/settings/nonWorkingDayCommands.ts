import type * as v from 'valibot'
import type { NonWorkingDay } from '../../src/contract/metadata.ts'
import { formatDateYear, yearOf } from '../../src/dates/civilDate.ts'
import { daysOfYear } from '../../src/rules/deadlines/dayCalendar.ts'
import { addedKinds, dayErrors, mayRemoveDay } from '../../src/rules/deadlines/nonWorkingDayRules.ts'
import { assertFields, assertFound, assertWhole } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { changedDay } from './changedDay.ts'
import type { NonWorkingDayRow } from './settingsRows.ts'

export const dayView = ({ id, date, name, kind }: NonWorkingDayRow) => ({ id, date, name, kind })

const about = ({ id, date, name }: NonWorkingDayRow) => ({
  objectKind: 'Неработен ден',
  objectId: String(id),
  description: `${formatDateYear(date)} ${name}`,
})

export const addDay = (
  db: MockDatabase,
  caller: Caller,
  given: v.InferOutput<typeof NonWorkingDay>,
): NonWorkingDayRow => {
  const kind = addedKinds.find((one) => one === given.kind) ?? 'declared'
  const typed = { date: given.date, name: given.name.trim(), kind }
  const errors = dayErrors(typed, daysOfYear(yearOf(given.date), db.nonWorkingDays.all()))
  assertFields(errors)
  const row: NonWorkingDayRow = { ...typed, id: db.nextId('nonWorkingDays') }
  db.inOneStep(() => {
    const changed = changedDay(db, { date: row.date, isNonWorking: true })
    db.put('nonWorkingDays', row)
    db.announce('dayChanged', caller, changed, `${formatDateYear(row.date)} стана неработен ден: ${row.name}.`)
    logAction(db, caller, { action: 'Създаване', ...about(row), newValue: about(row).description })
  })
  return dayView(row)
}

export const removeDay = (db: MockDatabase, caller: Caller, id: number): null => {
  const row = assertFound(db.nonWorkingDays.get(id), 'Неработният ден')
  const ruleResult = mayRemoveDay(row)
  assertWhole(ruleResult)
  db.inOneStep(() => {
    const changed = changedDay(db, { date: row.date, isNonWorking: false })
    db.remove('nonWorkingDays', id)
    db.announce('dayChanged', caller, changed, `${formatDateYear(row.date)} отново е работен ден.`)
    logAction(db, caller, { action: 'Изтриване', ...about(row), oldValue: about(row).description })
  })
  return null
}
