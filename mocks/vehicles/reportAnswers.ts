import type { vehicleReports } from '../../src/contract/vehicles.ts'
import type { Answers } from '../engine/answer.ts'
import type { World } from '../engine/world.ts'
import { pageOfRows, sheetReply, sortedBy } from '../records/recordAnswers.ts'
import { costsSummary, vehicleCosts } from './costs.ts'

export const vehicleReportsAnswers = (world: World): Answers<typeof vehicleReports> => ({
  getCosts: ({ query, body }) => pageOfRows(sortedBy(vehicleCosts(world, body), body.sortColumns?.[0]), query),
  getCostsSummary: ({ body }) => costsSummary(world, body),
  exportCosts: ({ body }) =>
    sheetReply('Обобщена справка за разходи', body, [
      ...sortedBy(vehicleCosts(world, body), body.sortColumns?.[0]),
      { ...costsSummary(world, body), registrationNumber: 'Общо' },
    ]),
})
