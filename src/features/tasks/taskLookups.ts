import { metadata } from '../../contract/metadata.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions } from '../../screen-kit/lookup/lookups.ts'

export { people, taskTypes } from '../../screen-kit/lookup/lookups.ts'

/** Lists of options; each is requested once per session (specification 2, section 3). */
export const taskPriorities = lookupOptions(metadata.getTaskPriorities, {}, keepOptions)
export const taskStatuses = lookupOptions(metadata.getTaskStatuses, {}, keepOptions)
export const taskResultTypes = lookupOptions(metadata.getTaskResultTypes, {}, keepOptions)
export const deadlineUnits = lookupOptions(metadata.getDeadlineUnitOfMeasures, {}, keepOptions)
export const conjunctionTypes = lookupOptions(metadata.getConjunctionTypes, {}, keepOptions)
export const possibleResultTypes = lookupOptions(metadata.getPossibleResultTypes, {}, keepOptions)
