import { addressTypeRules, formerDefaults } from '../../src/rules/correspondents/addressTypes.ts'
import { groupRules } from '../../src/rules/correspondents/correspondentGroups.ts'
import { crudAnswers } from '../engine/crudAnswers.ts'
import type { World } from '../world.ts'

/** The answers for the small registers of the settings (document 2, section 7, „Configuration“). */
export const correspondentGroupsAnswers = (world: World) =>
  crudAnswers(world, {
    table: 'correspondentGroups',
    rules: groupRules,
    view: ({ order, ...group }) => ({
      ...group,
      correspondentsCount: world.correspondents.by('correspondentGroupId', group.id).length,
    }),
    row: ({ id, name, isActive }, before) => ({ id, name, order: before?.order ?? id, isActive }),
    order: (a, b) => a.order - b.order,
  })

export const addressTypesAnswers = (world: World) =>
  crudAnswers(world, {
    table: 'addressTypes',
    rules: addressTypeRules,
    view: (row) => row,
    row: (type) => type,
    after: (row) => {
      for (const former of formerDefaults(row, world.addressTypes.all()))
        world.put('addressTypes', { ...former, isDefault: false })
    },
  })
