import { dayAtWork } from '../people/presence.ts'
import { seeded } from '../seed/seededRow.ts'

export type ExternalRunRow = { id: number; reportId: number; personId: number; date: string }
const RUN_AT = 10.4 * 3600
export const externalReportTables = {
  externalRuns: seeded(({ days, organisation, isAway }): ExternalRunRow[] => {
    const user = organisation.users.find(({ roles }) => roles.includes('REPORTS_EXTERNAL'))
    const day = user ? dayAtWork({ days, isAway }, user.personId, days.today - 1, -1) : days.today
    return user ? [{ id: 1, reportId: 2, personId: user.personId, date: days.isoAt(day, RUN_AT) }] : []
  }),
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    externalRuns: ExternalRunRow
  }
}
