import type { vehicleReports } from '../../src/contract/vehicles.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { pageOfRows, sheetReply, sortedBy } from '../records/recordHandlers.ts'
import { costsSummary, vehicleCosts } from './costs.ts'

export const vehicleReportsHandlers = (db: MockDatabase): Handlers<typeof vehicleReports> => ({
  getCosts: ({ query, body }) => pageOfRows(sortedBy(vehicleCosts(db, body), body.sortColumns?.[0]), query),
  getCostsSummary: ({ body }) => costsSummary(db, body),
  exportCosts: ({ body }) =>
    sheetReply('Обобщена справка за разходи', body, [
      ...sortedBy(vehicleCosts(db, body), body.sortColumns?.[0]),
      { ...costsSummary(db, body), registrationNumber: 'Общо' },
    ]),
})
