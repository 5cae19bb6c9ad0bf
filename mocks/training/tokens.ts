import { type CivilDate, isoAt } from '../../src/dates/civilDate.ts'
import type { Tokens } from '../../src/rules/training/trainingApi.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { issueToken } from '../people/session.ts'

export const tokensOf = (user: UserRow, day: CivilDate): Tokens => {
  const at = new Date(isoAt(day, '23:59'))
  return { register: issueToken(user, 'register', at).token, shreder: issueToken(user, 'shreder', at).token }
}
