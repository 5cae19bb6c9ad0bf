import { correspondentGroups } from '../../contract/configuration.ts'
import { metadata } from '../../contract/metadata.ts'
import { namedGroup } from '../../rules/correspondents/correspondentRegisters.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { keepOptions } from '../../screen-kit/lookup/lookups.ts'

export const countries = lookupOptions(metadata.getCountrys, {}, keepOptions)
export const addressTypes = lookupOptions(metadata.getAddressTypes, {}, keepOptions)
export const contactTypes = lookupOptions(metadata.getContactTypes, {}, keepOptions)
export const sentVias = lookupOptions(metadata.getSentVias, {}, keepOptions)
export const groups = lookupOptions(correspondentGroups.list, {}, (all) => all.map(namedGroup))
export const groupsInUse = lookupOptions(correspondentGroups.list, {}, (all) => all.filter(({ isActive }) => isActive))
