import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { auditChecks } from './all.ts'
import { lifeOf } from './life.ts'

export type Finding = { title: string; records: readonly string[] }

export const findingsIn = (db: MockDatabase): Finding[] => {
  const life = lifeOf(db)
  return auditChecks.flatMap(([title, sendRequest]) => {
    const records = sendRequest(life)
    return records.length > 0 ? [{ title, records }] : []
  })
}

export const lineOf = ({ title, records }: Finding): string =>
  `${title} (${records.length}): ${records.slice(0, 3).join('; ')}`
