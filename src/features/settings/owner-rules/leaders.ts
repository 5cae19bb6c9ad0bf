import { orgStructure } from '../../../contract/orgStructure.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'

/** Positions with their departments: many bear the same name. */
export const positions = lookupOptions(orgStructure.getPositions, {}, (all) =>
  all.map(({ id, positionName, memberOfDepartment }) => ({ id, name: `${positionName}, ${memberOfDepartment}` })),
)
/** Whom a new rule may name: who works here now. */
export const presentPeople = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
  all.map(({ id, fullName }) => ({ id, name: fullName })),
)
