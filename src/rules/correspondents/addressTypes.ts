import type * as v from 'valibot'
import type { AddressType } from '../../contract/shapes/configuration.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf } from '../requiredFields.ts'

type Type = v.InferOutput<typeof AddressType>

/** Types are never deleted: no call does that. The default one is offered first, so it is in use. */
export const addressTypeRules = registerRules<Type>({
  one: 'вид адрес',
  the: 'Видът',
  more: ({ isDefault, isActive }) =>
    errorsOf({ isActive: isDefault && !isActive ? 'Видът по подразбиране трябва да е активен.' : null }),
})

/** The types that stop being the default one when this one is saved: there is one at most. */
export const formerDefaults = <T extends Pick<Type, 'id' | 'isDefault'>>(
  { id, isDefault }: Pick<Type, 'id' | 'isDefault'>,
  all: readonly T[],
): T[] => (isDefault ? all.filter((other) => other.isDefault && other.id !== id) : [])
