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
  /** Absent if the response is the list of records. */
  rowsOf?: (listed: readonly L[]) => R[]
  blank: R
  /** The user cannot type them, and comparisons ignore them. */
  derived?: readonly (keyof R & string)[]
  narrowings?: readonly Narrowing<R>[]
  columns?: readonly GridColumn<R>[]
  /** Only if the backend does not have the usual requests of `crud`. */
  sends?: Sends<R>
}
/** `NomenclaturePage` makes list, dialog, activation, order, deletion and save requests from it. */
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
  // The counts must be current.
  const always = { refetchOnMount: 'always' as const }
  const allRows = (): QueryOptions<R[]> => {
    const {
      queryKey: [path],
      queryFn,
      ...how
    } = queryOf(calls.list, {})
    // The query key differs from the usual one, because other code that caches this request expects the response
    // unchanged.
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
