import { useAtomValue } from 'jotai'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import type { Nomenclature } from './register.ts'
import { useOrder } from './useOrder.ts'
import { useRecordActions } from './useRecordActions.ts'

export const useNomenclature = <R extends RegisterRecord>(definition: Nomenclature<R>) => {
  const { data, error, refetch } = useAtomValue(definition.rowsAtom)
  const register = useRecordActions(definition, data ?? [])
  const order = useOrder(definition, data, register.onStale)
  return { ...register, order, isReady: data !== undefined, error, refetch }
}
