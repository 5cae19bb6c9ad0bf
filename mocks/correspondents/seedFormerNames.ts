import type { FormerRow } from '../records/formerRows.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { CorrespondentRow } from './correspondentRows.ts'
import { correspondentCount, correspondentOf } from './seedCorrespondents.ts'
import { citizenName } from './seedNames.ts'

/** One of so many correspondents has another name than before. */
const ONE_RENAMED_IN = 61
/** The ids from which the former surnames are taken, so that they differ from those of other correspondents. */
const SURNAMES_FROM = 2_000_000
/** How many days before the start the last changes were; the others were earlier. */
const DAYS_AGO = 40

/** A company that was transformed from ООД, or a woman who had another surname; undefined for others. */
const formerOf = (frame: Frame, row: CorrespondentRow): CorrespondentRow | undefined => {
  if (row.entityName?.endsWith(' ЕООД'))
    return { ...row, entityName: row.entityName.replace(/ ЕООД$/, ' ООД'), legalForm: 'ООД' }
  if (row.isLegalEntity || row.isForeign || !row.lastName?.endsWith('а')) return undefined
  for (let n = SURNAMES_FROM + row.id; n < SURNAMES_FROM + row.id + 20; n += 1) {
    const { lastName, sex } = citizenName(frame.seed, n)
    if (sex === 'f' && lastName !== row.lastName) return { ...row, lastName }
  }
  return undefined
}

export const formerCorrespondentRows = (frame: Frame): FormerRow[] => {
  const rows: FormerRow[] = []
  for (let id = ONE_RENAMED_IN; id <= correspondentCount(frame); id += ONE_RENAMED_IN) {
    const row = correspondentOf(frame, id)
    const former = row && formerOf(frame, row)
    const day = frame.days.today - DAYS_AGO - (id % 200)
    if (former)
      rows.push({
        id: rows.length + 1,
        of: `correspondents:${id}`,
        until: frame.days.isoAt(day, 11 * 3600),
        row: JSON.stringify(former),
      })
  }
  return rows
}
