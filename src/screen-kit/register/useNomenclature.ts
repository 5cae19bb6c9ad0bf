import { useAtomValue } from 'jotai'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import type { Nomenclature } from './nomenclature.ts'
import { useOrder } from './useOrder.ts'
import { useRecordActions } from './useRecordActions.ts'

export const useNomenclature = <R extends RegisterRecord>(kit: Nomenclature<R>) => {
  const { data, error, refetch } = useAtomValue(kit.rowsAtom)
  const register = useRecordActions(kit, data ?? [])
  const order = useOrder(kit, data, register.onStale)
  return { ...register, order, isReady: data !== undefined, error, refetch }
}
