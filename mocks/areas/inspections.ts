import type { inspections } from '../../src/contract/inspections.ts'
import type { Answers } from '../answer.ts'
import { groupedInspectionPage, inspectionPage } from '../views/inspections.ts'
import type { World } from '../world.ts'

/** The inspections that a case file is linked to: what the pickers ask. */
export const inspectionsAnswers = (world: World): Answers<typeof inspections> => ({
  getInspections: ({ query, body }) => inspectionPage(world, query, body),
  getGroupedInspections: ({ query, body }) => groupedInspectionPage(world, query, body),
})
