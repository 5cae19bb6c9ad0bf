import { addressTypes, correspondentGroups } from '../../src/contract/configuration.ts'
import { addressTypeRules } from '../../src/rules/correspondents/addressTypes.ts'
import { groupRules } from '../../src/rules/correspondents/correspondentGroups.ts'

/**
 * The small registers, for the tests of what they have in common: on the screen and of the imitation. Whoever adds one
 * adds a row: address, name of its drafts, rules, calls, a new record, a name that stands there already, and one that
 * is in use, where records can be deleted.
 */
export const registers = [
  {
    address: '/settings/correspondentGroups',
    drafts: 'correspondent-group',
    rules: groupRules,
    calls: correspondentGroups,
    fresh: { id: 0, name: 'Учебни заведения', correspondentsCount: 0, isActive: true },
    standing: 'Общини',
    used: { id: 3, name: 'Общини', because: 'Ползва се от 40 кореспонденти.' },
  },
  {
    address: '/settings/address-types',
    drafts: 'address-type',
    rules: addressTypeRules,
    calls: addressTypes,
    fresh: { id: 0, name: 'Склад за изделия', isDefault: false, isActive: true },
    standing: 'Постоянен адрес',
  },
] as const
export type Register = (typeof registers)[number]
