import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'

const asTheyAre = (options: readonly Option[]) => options

/** The nomenclatures of tasks (document 2, section 3); each is asked for once per session, when first needed. */
export const taskTypes = lookupOptions(metadata.getTaskTypes, {}, asTheyAre)
export const taskPriorities = lookupOptions(metadata.getTaskPriorities, {}, asTheyAre)
export const taskStatuses = lookupOptions(metadata.getTaskStatuses, {}, asTheyAre)
export const taskResultTypes = lookupOptions(metadata.getTaskResultTypes, {}, asTheyAre)
export const deadlineUnits = lookupOptions(metadata.getDeadlineUnitOfMeasures, {}, asTheyAre)
export const conjunctionTypes = lookupOptions(metadata.getConjunctionTypes, {}, asTheyAre)
export const possibleResultTypes = lookupOptions(metadata.getPossibleResultTypes, {}, asTheyAre)
/** Everybody, also who has left: filters look into the past. */
export const people = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: true } }, (all) =>
  all.map(({ id, fullName }) => ({ id, name: fullName })),
)

/** „За изпълнение“ and „Нормално“: what a new task begins with. */
export const usualTypeId = 1
export const usualPriorityId = 1
