import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { UserActionRow } from '../journal/rows.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'

const LAST_DOCUMENTS = 300
/** People come to work from 7:45 on, in seconds of the day. */
const COMING_S = 7.75 * 3600
const COMING_WITHIN_S = 3600

/** The journal of the last weeks: log-ins and registrations, by date. */
export const userActionRows = ({ seed, documents, organisation, days }: Frame): UserActionRow[] => {
  const userOf = new Map(organisation.users.map((user) => [user.personId, user]))
  const rows: Omit<UserActionRow, 'id'>[] = []
  const loggedIn = new Set<string>()
  for (const row of documents.slice(-LAST_DOCUMENTS)) {
    const personId = row.registeredByPersonId ?? row.authorPersonId
    const userName = userOf.get(personId)?.userName ?? ''
    const date = row.dateRegistered ?? row.dateCreated
    const ip = `10.0.${1 + (personId % 8)}.${10 + (personId % 200)}`
    const day = date.slice(0, 10)
    const blank = { personId, userName, ip, attribute: null, oldValue: null, newValue: null }
    if (!loggedIn.has(`${day}${userName}`)) {
      loggedIn.add(`${day}${userName}`)
      const second = COMING_S + chanceOf(seed, Purpose.ACTION, row.id).int(COMING_WITHIN_S)
      rows.push({
        ...blank,
        date: days.isoAt(days.dayOfIso(date), second),
        action: 'Вход в системата',
        objectKind: 'Потребител',
        objectId: userName,
        description: 'Успешен вход',
      })
    }
    const isRegistered = row.dateRegistered !== null
    rows.push({
      ...blank,
      date,
      action: isRegistered ? 'Регистриране' : 'Създаване',
      objectKind: 'Документ',
      objectId: row.guid,
      description: row.subject,
      newValue: isRegistered ? formatNumber(row.number, row.dateRegistered) : null,
    })
  }
  return rows.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).map((row, i) => ({ id: i + 1, ...row }))
}
