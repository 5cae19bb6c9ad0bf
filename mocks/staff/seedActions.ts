import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import { movesOf, stepLabel } from '../../src/rules/staff/staffRoute.ts'
import { actionName } from '../../src/rules/words/actionName.ts'
import { firstAndLastName, fullName } from '../../src/rules/words/personName.ts'
import type { SeededAction } from '../journal/journalRows.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { StaffRow } from './staffTableRows.ts'
import { staffOf } from './staffTables.ts'

/** The kind of object that the journal names for a record of each register. */
const objectKinds: Record<StaffKind, string> = {
  leave: 'Заявление за отпуск',
  trip: 'Командировка',
  expense: 'Отчет за разходи',
  sickLeave: 'Болничен лист',
}

/** Returns the journal entries for the steps of leaves, trips, reports and sick leaves. */
export const staffActions = (frame: Frame): SeededAction[] => {
  const { leaves, trips, reports, sick } = staffOf(frame)
  const { byId } = frame.people
  const ids = new Map(frame.organisation.persons.map((one) => [firstAndLastName(one), one.id]))
  const of = (kind: StaffKind, rows: readonly (StaffRow & { place?: string })[]): SeededAction[] =>
    rows.flatMap(({ id, number, personId, place, history }) => {
      const person = byId.get(personId)
      const name = [person && fullName(person), place].filter(Boolean).join(', ')
      return history.flatMap(({ move, step, at, personName }, i): SeededAction[] => {
        const { label } = movesOf[kind].find(({ key }) => key === move) ?? {}
        const takerId = ids.get(personName)
        // The closing of a trip gets no entry: the trip closes together with its expense report, which already has one.
        const isOfReport = kind === 'trip' && move === 'close'
        if (label === undefined || at === null || takerId === undefined || isOfReport) return []
        return [
          {
            ...{ personId: takerId, date: at, action: actionName(label) },
            ...{ objectKind: objectKinds[kind], objectId: String(id), description: `${number} – ${name}` },
            oldValue: stepLabel(kind, history[i - 1]?.step ?? 'draft'),
            newValue: stepLabel(kind, step),
          },
        ]
      })
    })
  return [...of('leave', leaves), ...of('trip', trips), ...of('expense', reports), ...of('sickLeave', sick)]
}
