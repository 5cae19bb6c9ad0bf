import type * as v from 'valibot'
import type { AddressType, CorrespondentGroup } from '../../contract/shapes/configuration.ts'
import { namedWithState, registerRules } from '../registers/registerRules.ts'

export type Group = v.InferOutput<typeof CorrespondentGroup>

export const groupRules = registerRules<Group>({ one: 'кореспондентска група', the: 'Групата' })

/** A group to choose from where inactive ones are offered too: its name says so. */
export const namedGroup = (group: Pick<Group, 'id' | 'name' | 'isActive'>) => namedWithState(group, groupRules.the)

/** Types of addresses are never deleted: no call does that. */
export const addressTypeRules = registerRules<v.InferOutput<typeof AddressType>>({ one: 'вид адрес', the: 'Видът' })
