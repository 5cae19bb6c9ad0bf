import { firstAndLastName } from '../../src/rules/words/personName.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import type { Life } from './life.ts'

const keyOf = (personId: number | null, date: string): string => `${personId} ${date}`
/** Returns the users and times of all actions in the journal, and the date of the first action in it. */
const journalOf = ({ db }: Life) => {
  const actions = db.userActions.all()
  return {
    since: actions.map(({ date }) => date).toSorted()[0] ?? '9',
    journalKeys: new Set(actions.map(({ personId, date }) => keyOf(personId, date))),
  }
}
const typesAndDevices = ({ db }: Life) => [...db.approvedTypes.all(), ...db.registeredTypes.all(), ...db.devices.all()]

export const journalChecks: readonly AuditCheck[] = [
  [
    'which move of a leave, a trip or a report of the last weeks is not in the journal',
    (life) => {
      const { since, journalKeys } = journalOf(life)
      return describeMatching(
        life.steps.filter(({ at, kind, move }) => at >= since && !(kind === 'trip' && move === 'close')),
        ({ personId, at }) => !journalKeys.has(keyOf(personId, at)),
        ({ number, move, at }) => `${number} ${move} ${at}`,
      )
    },
  ],
  [
    'which entry in a register of types or devices of the last weeks is not in the journal',
    (life) => {
      const { since, journalKeys } = journalOf(life)
      const ids = new Map(life.db.persons.all().map((one) => [firstAndLastName(one), one.id]))
      const events = typesAndDevices(life).flatMap(({ id, history }) => history.map((event) => ({ id, ...event })))
      return describeMatching(
        events.filter(({ date }) => (date ?? '') >= since),
        ({ personName, date }) => !journalKeys.has(keyOf(ids.get(personName) ?? 0, date ?? '')),
        ({ id, action, date }) => `record ${id} ${action} ${date}`,
      )
    },
  ],
  [
    'what the journal says of a record of the staff that has no such move',
    (life) => {
      const moves = new Set(life.steps.map(({ personId, at }) => keyOf(personId, at)))
      return describeMatching(
        life.db.userActions
          .all()
          .filter(({ objectKind }) => ['Заявление за отпуск', 'Командировка', 'Отчет за разходи'].includes(objectKind)),
        ({ personId, date }) => !moves.has(keyOf(personId, date)),
        ({ id, action }) => `action ${id} ${action}`,
      )
    },
  ],
]
