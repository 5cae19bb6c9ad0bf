import type { inspections } from '../../src/contract/inspections.ts'
import type { Answers } from '../engine/answer.ts'
import type { World } from '../world.ts'
import { groupedInspectionPage, inspectionPage } from './views.ts'

/** The inspections that a case file is linked to: what the pickers ask. */
export const inspectionsAnswers = (world: World): Answers<typeof inspections> => ({
  getInspections: ({ query, body }) => inspectionPage(world, query, body),
  getGroupedInspections: ({ query, body }) => groupedInspectionPage(world, query, body),
})
