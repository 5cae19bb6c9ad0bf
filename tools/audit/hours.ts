import { LOG_IN, userView } from '../../mocks/people/userView.ts'
import type { AuditAction } from './auditActions.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import { dayOf, hourOf, type Life } from './life.ts'

const wordsOf = ({ personId, at, what }: AuditAction) => `person ${personId}, ${at}: ${what}`
const actionsThat = (is: (action: AuditAction, life: Life) => boolean) => (life: Life) =>
  describeMatching(life.actions, (action) => is(action, life), wordsOf)

export const hourChecks: readonly AuditCheck[] = [
  ['who worked while away', actionsThat(({ personId, day }, { isAway }) => isAway(personId, day))],
  ['who worked on a day off', actionsThat(({ day }, { isWorking }) => !isWorking(day))],
  ['who worked at night', actionsThat(({ time }) => time < '07:30' || time > '18:15')],
  ['what was done after now', actionsThat(({ at }, { now }) => at > now)],
  ['who worked and is not known', actionsThat(({ personId }, { db }) => !db.persons.get(personId))],
  [
    'who worked and never logged in, or last logged in before the last work',
    ({ db, actions }) => {
      const last = new Map<number, string>()
      for (const { personId, at } of actions) if (at > (last.get(personId) ?? '')) last.set(personId, at)
      return db.users.all().flatMap((user) => {
        const worked = last.get(user.personId)
        const { dateLastLogin } = userView(db, user)
        return worked && dayOf(dateLastLogin ?? '0001-01-01') < dayOf(worked) ? [`${user.userName}: ${worked}`] : []
      })
    },
  ],
  [
    'who logged in while away, at night, on a day off or after now',
    ({ db, isAway, isWorking, now }) =>
      describeMatching(
        db.userActions.all().filter(({ action }) => action === LOG_IN),
        ({ personId, date }) =>
          isAway(personId ?? 0, dayOf(date)) ||
          !isWorking(dayOf(date)) ||
          date > now ||
          hourOf(date) < '07:00' ||
          hourOf(date) > '18:00',
        ({ userName, date }) => `${userName} ${date}`,
      ),
  ],
  [
    'who did something before logging in on that day',
    ({ db }) => {
      const first = new Map<string, string>()
      for (const { personId, action, date } of db.userActions.all()) {
        const key = `${personId} ${dayOf(date)}`
        if (action === LOG_IN && date < (first.get(key) ?? '9')) first.set(key, date)
      }
      return describeMatching(
        db.userActions.all().filter(({ action }) => action !== LOG_IN),
        ({ personId, date }) => date < (first.get(`${personId} ${dayOf(date)}`) ?? '9'),
        ({ id, date }) => `action ${id} ${date}`,
      )
    },
  ],
  [
    'what the journal says of a document that the document does not',
    ({ db }) =>
      describeMatching(
        db.userActions.all().filter(({ objectKind }) => objectKind === 'Документ'),
        ({ objectId, date, personId, action }) =>
          !db.history
            .by('documentGuid', objectId)
            .some((line) => line.date === date && line.personId === personId && line.action === action),
        ({ id, objectId }) => `action ${id} ${objectId}`,
      ),
  ],
]
