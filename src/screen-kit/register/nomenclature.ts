import type { Endpoint } from '../../contract/endpoint.ts'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { itemLimits } from '../../rules/words/textLength.ts'
import { type Answer, perRecord } from '../../state/perRecord.ts'
import { type Question, queryOf } from '../../transport/query.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { fieldsOf } from '../saving/fieldMerge.ts'
import type { Narrowing } from './narrowing.tsx'
import { type RegisterCalls, type RegisterKit, type Sends, sendsBy } from './registerKit.ts'

type Description<R, L = R> = Pick<
  RegisterKit<R>,
  'name' | 'rules' | 'staleCalls' | 'usedIn' | 'related' | 'afterAdding' | 'inactiveHint'
> & {
  title: string
  note?: string
  calls: RegisterCalls<R, L>
  /** All records out of what the list answers, where they lie in one another. */
  rowsOf?: (listed: readonly L[]) => R[]
  /**
   * A new record: `id` 0. Its keys in this order are those of the form. Of `code`, `name`, `isActive` and `isDefault` it
   * has those that the records have: they get their columns and fields by themselves.
   */
  blank: R
  /** What the backend works out by itself: never typed, never compared. */
  derived?: readonly (keyof R & string)[]
  /** By what the list can be narrowed; records that fit all choices are shown. */
  narrowings?: readonly Narrowing<R>[]
  /** Columns of its own, between the name and the state. */
  columns?: readonly GridColumn<R>[]
  /** How records are written where the backend has other calls for it than those of `crud`. */
  sends?: Sends<R>
}
/** One description, from which `NomenclaturePage` makes list, dialog, activation, order, removal and writes. */
export type Nomenclature<R> = Omit<Description<R>, 'calls' | 'rowsOf' | 'narrowings'> &
  Omit<RegisterKit<R>, 'now'> & {
    calls: Omit<RegisterCalls<R>, 'list'> & { list: Endpoint }
    /** Asks for all records as they are now. */
    now: () => Promise<Outcome<R[]>>
    rowsAtom: Answer<R[]>
    narrowings: readonly Narrowing<R>[]
  }

/** Describes a small register. Declared at module scope, beside its columns and its page of fields. */
export const nomenclature = <R extends RegisterRecord, L extends R = R>(
  description: Description<R, L>,
): Nomenclature<R> => {
  const { calls, blank, derived = [], rowsOf = (listed: readonly L[]): R[] => [...listed] } = description
  const { usedBy } = calls
  // Elsewhere an answer may hold for the session; here its counts are to be true.
  const always = { refetchOnMount: 'always' as const }
  const allRows = (): Question<R[]> => {
    const {
      queryKey: [path],
      queryFn,
      ...how
    } = queryOf(calls.list, {})
    // A key of its own: who asks the call for what it answers is not given the rows.
    return { ...how, queryKey: [path, { rows: true }], queryFn: async (context) => rowsOf(await queryFn(context)) }
  }
  return {
    ...description,
    sends: { ...sendsBy(calls), ...description.sends },
    narrowings: description.narrowings ?? [],
    now: async () => mapReply(await attempt(calls.list, {}, { quiet: true }), rowsOf),
    rowsAtom: perRecord(() => ({ ...allRows(), ...always }))(),
    fields: fieldsOf(blank, ['id', ...derived]),
    limits: itemLimits<R>(calls.list.reply),
    ...(usedBy && {
      usedBy: perRecord((id: number) => ({ ...queryOf(usedBy, { query: { id } }, { quiet: true }), ...always })),
    }),
  }
}
