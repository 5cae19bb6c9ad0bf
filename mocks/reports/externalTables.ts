import { seeded } from '../engine/seeded.ts'

export type ExternalRunRow = { id: number; reportId: number; personId: number; date: string }
/** Who ran which external report; the world begins with one run. */
export const externalReportTables = {
  externalRuns: seeded(({ startIso, people }): ExternalRunRow[] => [
    { id: 1, reportId: 2, personId: people.headOf(11).id, date: startIso },
  ]),
}
