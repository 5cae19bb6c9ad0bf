import { correspondentGroups } from '../../contract/configuration.ts'
import { metadata } from '../../contract/metadata.ts'
import { namedGroup } from '../../rules/correspondents/correspondentRegisters.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { asTheyAre } from '../../screen-kit/lookup/lookups.ts'

export const countries = lookupOptions(metadata.getCountrys, {}, asTheyAre)
export const addressTypes = lookupOptions(metadata.getAddressTypes, {}, asTheyAre)
export const contactTypes = lookupOptions(metadata.getContactTypes, {}, asTheyAre)
export const sentVias = lookupOptions(metadata.getSentVias, {}, asTheyAre)
/** All groups, by which correspondents are named and searched. */
export const groups = lookupOptions(correspondentGroups.list, {}, (all) => all.map(namedGroup))
/** The groups that are in use: those a correspondent may be put into. */
export const groupsInUse = lookupOptions(correspondentGroups.list, {}, (all) => all.filter(({ isActive }) => isActive))
