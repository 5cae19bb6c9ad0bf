import {
  administrator,
  type Callers,
  correspondentFinders,
  docExchangeReaders,
  documentWork,
  eDeliveryReaders,
  expenseUsers,
  inspectors,
  leaveUsers,
  registerReaders,
  staffManagers,
  tripUsers,
  vehicleReaders,
} from '../../contract/callers.ts'
import type { RecordKind } from '../../contract/recordKinds.ts'
import { addDays, addMonths, type CivilDate, formatDateYear } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { errorsOf, type FieldErrors, requiredMessage } from '../requiredFields.ts'

/** The users who may open the page of a record of this kind, and so be reminded of it. */
export const callersOfRecord: Record<RecordKind, Callers> = {
  document: documentWork,
  task: documentWork,
  correspondent: correspondentFinders,
  eDelivery: eDeliveryReaders,
  docExchange: docExchangeReaders,
  inspection: inspectors,
  groupedInspection: inspectors,
  device: registerReaders,
  measuringDevice: registerReaders,
  foreignDevice: registerReaders,
  vehicle: vehicleReaders,
  leave: leaveUsers,
  trip: tripUsers,
  sickLeave: staffManagers,
  expense: expenseUsers,
  user: administrator,
}

export const reminderErrors = ({ on }: { on: CivilDate | null }, today: CivilDate): FieldErrors<'on'> => {
  if (on === null) return { on: requiredMessage }
  return errorsOf({ on: on < today ? `Изберете ден от днес нататък; ${formatDateYear(on)} е минал.` : null })
}

/** Returns the days offered for a reminder. They are working days; without a calendar, days off are not known. */
export const offeredDays = (today: CivilDate, calendar: DayCalendar | null): { label: string; on: CivilDate }[] => {
  const roll = (day: CivilDate): CivilDate => calendar?.roll(day) ?? day
  const next = roll(addDays(today, 1))
  const days = [
    { label: next === addDays(today, 1) ? 'Утре' : 'Следващия работен ден', on: next },
    { label: 'След 3 работни дни', on: calendar?.stepWorkingDays(today, 3) ?? addDays(today, 3) },
    { label: 'След седмица', on: roll(addDays(today, 7)) },
    { label: 'След месец', on: roll(addMonths(today, 1)) },
  ]
  return days.filter(({ on }, at) => days.findIndex((one) => one.on === on) === at)
}

/** True if the day of a reminder has come; false if a backend sent no day. */
export const isDue = ({ on }: { on: CivilDate | null }, today: CivilDate): boolean => on !== null && on <= today
