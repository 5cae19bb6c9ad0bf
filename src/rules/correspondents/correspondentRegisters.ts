import type * as v from 'valibot'
import type { AddressType, CorrespondentGroup } from '../../contract/shapes/configuration.ts'
import { namedWithState, registerRules } from '../registers/registerRules.ts'

export type Group = v.InferOutput<typeof CorrespondentGroup>

export const groupRules = registerRules<Group>({ one: 'кореспондентска група', the: 'Групата' })

/** A group as an option of a list. If it is inactive, its name says so. */
export const namedGroup = (group: Pick<Group, 'id' | 'name' | 'isActive'>) => namedWithState(group, groupRules.the)

/** Address types are never deleted; the specification has no such call. */
export const addressTypeRules = registerRules<v.InferOutput<typeof AddressType>>({ one: 'вид адрес', the: 'Видът' })
