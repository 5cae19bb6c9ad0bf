import type * as v from 'valibot'
import type { AddressType, CorrespondentGroup } from '../../contract/shapes/configuration.ts'
import { namedWithState, registerRules } from '../registers/registerRules.ts'

export type Group = v.InferOutput<typeof CorrespondentGroup>

export const groupRules = registerRules<Group>({ one: 'кореспондентска група', the: 'Групата' })

export const namedGroup = (group: Pick<Group, 'id' | 'name' | 'isActive'>) => namedWithState(group, groupRules.the)

/**
 * The rules for address types. They can be deactivated but not deleted, because the specification has no call that
 * deletes them.
 */
export const addressTypeRules = registerRules<v.InferOutput<typeof AddressType>>({ one: 'вид адрес', the: 'Видът' })
