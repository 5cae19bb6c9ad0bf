import { metadata } from '../../contract/metadata.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { asTheyAre } from '../../screen-kit/lookup/lookups.ts'

export { people, taskTypes } from '../../screen-kit/lookup/lookups.ts'

/** Lists of options; each is requested once per session (specification 2, section 3). */
export const taskPriorities = lookupOptions(metadata.getTaskPriorities, {}, asTheyAre)
export const taskStatuses = lookupOptions(metadata.getTaskStatuses, {}, asTheyAre)
export const taskResultTypes = lookupOptions(metadata.getTaskResultTypes, {}, asTheyAre)
export const deadlineUnits = lookupOptions(metadata.getDeadlineUnitOfMeasures, {}, asTheyAre)
export const conjunctionTypes = lookupOptions(metadata.getConjunctionTypes, {}, asTheyAre)
export const possibleResultTypes = lookupOptions(metadata.getPossibleResultTypes, {}, asTheyAre)
