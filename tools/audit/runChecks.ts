import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { questions } from './all.ts'
import { lifeOf } from './life.ts'

export type Finding = { title: string; records: readonly string[] }

export const findingsIn = (db: MockDatabase): Finding[] => {
  const life = lifeOf(db)
  return questions.flatMap(([title, sendRequest]) => {
    const records = sendRequest(life)
    return records.length > 0 ? [{ title, records }] : []
  })
}

/** A line such as `which car … (12): Р 1234 АВ; …`: the check, the number of records, and the first records. */
export const lineOf = ({ title, records }: Finding): string =>
  `${title} (${records.length}): ${records.slice(0, 3).join('; ')}`
