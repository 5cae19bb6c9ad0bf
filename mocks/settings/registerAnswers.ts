import { addressTypeRules, groupRules } from '../../src/rules/correspondents/correspondentRegisters.ts'
import { crudAnswers } from '../engine/crudAnswers.ts'
import type { World } from '../world.ts'

/** The answers for the small registers of the settings (document 2, section 7, „Configuration“). */
export const correspondentGroupsAnswers = (world: World) => {
  const countOf = ({ id }: { id: number }) => world.correspondents.by('correspondentGroupId', id).length
  return crudAnswers(world, {
    table: 'correspondentGroups',
    rules: groupRules,
    view: ({ order, ...group }) => ({ ...group, correspondentsCount: countOf(group) }),
    row: ({ id, name, isActive }, before) => ({ id, name, order: before?.order ?? id, isActive }),
    usedBy: (group) => ({ correspondent: countOf(group) }),
  })
}

export const addressTypesAnswers = (world: World) =>
  crudAnswers(world, {
    table: 'addressTypes',
    rules: addressTypeRules,
    view: ({ order, ...type }) => type,
    row: (type, before) => ({ ...type, order: before?.order ?? type.id }),
    usedBy: ({ id }) => ({
      correspondent: new Set(world.correspondentAddresses.by('addressTypeId', id).map((one) => one.correspondentId))
        .size,
    }),
  })
