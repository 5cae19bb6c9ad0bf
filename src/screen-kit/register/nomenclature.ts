import type { Endpoint } from '../../contract/endpoint.ts'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { itemLimits } from '../../rules/words/textLength.ts'
import { type QueryAtom, queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { type QueryOptions, queryOf } from '../../transport/query.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { fieldsOf } from '../saving/fieldMerge.ts'
import { type RegisterCalls, type RegisterDefinition, type Sends, sendsBy } from './registerDefinition.ts'
import type { Narrowing } from './urlFacets.tsx'

type Description<R, L = R> = Pick<
  RegisterDefinition<R>,
  'name' | 'rules' | 'staleCalls' | 'usedIn' | 'related' | 'afterAdding' | 'inactiveHint'
> & {
  title: string
  note?: string
  calls: RegisterCalls<R, L>
  /** Returns the records of a response that contains them nested. */
  rowsOf?: (listed: readonly L[]) => R[]
  /**
   * A new record; `id` is 0. The order of its keys is the order of the form. `code`, `name`, `isActive` and
   * `isDefault`, if present, get columns and fields automatically.
   */
  blank: R
  /** Values computed by the backend: never typed, never compared. */
  derived?: readonly (keyof R & string)[]
  /** The possible filters of the list, each a URL parameter; a record must match all of them. */
  narrowings?: readonly Narrowing<R>[]
  columns?: readonly GridColumn<R>[]
  /** The save requests, if the backend has other requests than those of `crud`. */
  sends?: Sends<R>
}
/** One description, from which `NomenclaturePage` makes list, dialog, activation, order, deletion and save requests. */
export type Nomenclature<R> = Omit<Description<R>, 'calls' | 'rowsOf' | 'narrowings'> &
  Omit<RegisterDefinition<R>, 'now'> & {
    calls: Omit<RegisterCalls<R>, 'list'> & { list: Endpoint }
    now: () => Promise<Outcome<R[]>>
    rowsAtom: QueryAtom<R[]>
    narrowings: readonly Narrowing<R>[]
  }

export const nomenclature = <R extends RegisterRecord, L extends R = R>(
  description: Description<R, L>,
): Nomenclature<R> => {
  const { calls, blank, derived = [], rowsOf = (listed: readonly L[]): R[] => [...listed] } = description
  const { usedBy } = calls
  // Elsewhere the response may be cached for the session; here the counts must be current.
  const always = { refetchOnMount: 'always' as const }
  const allRows = (): QueryOptions<R[]> => {
    const {
      queryKey: [path],
      queryFn,
      ...how
    } = queryOf(calls.list, {})
    // A separate query key, because other users of the request expect its original response.
    return { ...how, queryKey: [path, { rows: true }], queryFn: async (context) => rowsOf(await queryFn(context)) }
  }
  return {
    ...description,
    sends: { ...sendsBy(calls), ...description.sends },
    narrowings: description.narrowings ?? [],
    now: async () => mapReply(await attempt(calls.list, {}, { quiet: true }), rowsOf),
    rowsAtom: queryAtomFamily(() => ({ ...allRows(), ...always }))(),
    fields: fieldsOf(blank, ['id', ...derived]),
    limits: itemLimits<R>(calls.list.reply),
    ...(usedBy && {
      usedBy: queryAtomFamily((id: number) => ({ ...queryOf(usedBy, { query: { id } }, { quiet: true }), ...always })),
    }),
  }
}
