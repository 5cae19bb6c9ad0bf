import { map, type Observable } from 'rxjs'
import type * as v from 'valibot'
import type { UsageKind, Usages } from '../../contract/crud.ts'
import type { Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRecord, RegisterRules } from '../../rules/registers/registerRules.ts'
import { type Answer, perRecord } from '../../state/perRecord.ts'
import { type Question, queryOf } from '../../transport/query.ts'
import { attempt, type Outcome } from '../../transport/request.ts'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import type { Narrowing } from './narrowing.tsx'

export type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D
export type ById = v.GenericSchema<{ id: number }>
/** A call that takes a record and answers with it as it is then. */
export type Writes<R> = Call<{ body: Shape; reply: v.GenericSchema<unknown, R> }>
/**
 * The calls of a register, as `crud` of the contract declares them. Without `remove` nothing is ever deleted, without
 * `usedBy` it is not known what uses a record, without `order` the records have none.
 */
export type RegisterCalls<R, L = R> = {
  list: Call<{ reply: v.GenericSchema<unknown, L[]> }>
  create?: Writes<R>
  edit?: Writes<R>
  remove?: Call<{ query: ById; reply: 'nothing' }>
  usedBy?: Call<{ query: ById; reply: v.GenericSchema<unknown, Usages> }>
  order?: Call<{ body: v.GenericSchema<{ ids: number[] }>; reply: 'nothing' }>
}

/** Sends the whole order of a register: what it is to become, and what it was. */
export type SendOrder = (ids: number[], before: readonly number[], intent: string) => Observable<Outcome<null>>

/** Creates a record (id 0) or changes it, and answers with it as it is then. */
export type SendRecord<R> = (record: R, intent: string) => Observable<Outcome<R>>
/** Deletes one record of a register. */
export type SendRemoval = (id: number, intent: string) => Observable<Outcome<null>>

type Description<R, L = R> = {
  /** Names the stored drafts and begins the ids of the controls. */
  name: string
  title: string
  note?: string
  calls: RegisterCalls<R, L>
  /** All records out of what the list answers, where they lie in one another. */
  rowsOf?: (listed: readonly L[]) => R[]
  rules: RegisterRules<R>
  /**
   * A new record: `id` 0. Its keys in this order are those of the form. Of `code`, `name`, `isActive` and `isDefault` it
   * has those that the records have: they get their columns and fields by themselves.
   */
  blank: R
  /** What the backend works out by itself: never typed, never compared. */
  derived?: readonly (keyof R & string)[]
  /** What else answers with these records: asked again after each write, in the other tabs too. */
  forgets?: readonly Endpoint[]
  /** Where the list of what uses a record is, for each kind and record that has one. */
  usedIn?: Partial<Record<UsageKind, (record: R) => string | undefined>>
  /** Where else something of a record is set, as lines of its menu. */
  related?: readonly { label: string; href: (record: R) => string }[]
  /** What is to be done after a record was added, as a sentence. */
  afterAdding?: string
  /** By what the list can be narrowed; records that fit all choices are shown. */
  narrowings?: readonly Narrowing<R>[]
  /** What stands in the column of names, where it is not what a record is called in questions. */
  nameInList?: (record: R) => string
  /** Columns of its own, between the name and the state. */
  columns?: readonly GridColumn<R>[]
  /** What happens to a record that is taken out of use, as a sentence under the switch. */
  inactiveHint?: string
  /** Why the code and the state of a record cannot be changed; undefined of those where they can. */
  fixedBecause?: (record: R) => string | undefined
  /** Records are called by their places alone, which nobody would search for. */
  withoutSearch?: true
  /** How the order is saved where the backend has another way than one call. */
  sendOrder?: SendOrder
  /** How a record is saved where the backend has one call for new and changed ones. */
  sendRecord?: SendRecord<R>
  /** How a record is deleted where the backend calls its id something else. */
  sendRemoval?: SendRemoval
}
/** What the dialogs and writes of one record need of its kit; `recordKit` makes it for records in pages. */
export type RecordKit<R> = Pick<
  Description<R>,
  | 'name'
  | 'rules'
  | 'blank'
  | 'forgets'
  | 'usedIn'
  | 'inactiveHint'
  | 'fixedBecause'
  | 'afterAdding'
  | 'related'
  | 'sendRemoval'
> & {
  calls: { list: Endpoint }
  /** Asks for the records among which this one is to be found, as they are now. */
  now: (about: R) => Observable<Outcome<R[]>>
  fields: readonly (keyof R & string)[]
  sendRecord: SendRecord<R>
  /** Absent where it is not known. */
  usedBy?: (id: number) => Answer<Usages>
}
/** One description, from which `NomenclaturePage` makes list, dialog, activation, order, removal and writes. */
export type Nomenclature<R> = Omit<Description<R>, 'calls' | 'rowsOf' | 'narrowings'> &
  Omit<RecordKit<R>, 'now'> & {
    calls: Omit<RegisterCalls<R>, 'list'> & { list: Endpoint }
    /** Asks for all records as they are now. */
    now: () => Observable<Outcome<R[]>>
    rowsAtom: Answer<R[]>
    narrowings: readonly Narrowing<R>[]
  }

const orderBy =
  (call: NonNullable<RegisterCalls<unknown>['order']>): SendOrder =>
  (ids, _before, intent) =>
    attempt(call, { body: { ids } }, { intent, quiet: true })

/** Saves a record by one of two calls. */
export const recordBy =
  <R extends RegisterRecord>(
    name: string,
    { create, edit }: Pick<RegisterCalls<R>, 'create' | 'edit'>,
  ): SendRecord<R> =>
  (record, intent) => {
    const call = record.id === 0 ? create : edit
    if (!call) throw new Error(`The register ${name} has no call to save a record`)
    return attempt(call, { body: record }, { intent })
  }

/** Deletes a record by its call. */
export const removalBy =
  (call: NonNullable<RegisterCalls<unknown>['remove']>): SendRemoval =>
  (id, intent) =>
    attempt(call, { query: { id } }, { intent })

/** The fields of a record that somebody types: not its id, nor what the backend works out. */
export const fieldsOf = <R extends object>(blank: R, derived: readonly (keyof R & string)[]) =>
  (Object.keys(blank) as (keyof R & string)[]).filter((key) => key !== 'id' && !derived.includes(key))

/** Describes a small register. Declared at module scope, beside its columns and its page of fields. */
export const nomenclature = <R extends RegisterRecord, L extends R = R>(
  description: Description<R, L>,
): Nomenclature<R> => {
  const { calls, blank, derived = [], rowsOf = (listed: readonly L[]): R[] => [...listed] } = description
  const { usedBy, order, remove } = calls
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
    sendRecord: recordBy(description.name, calls),
    ...(order && { sendOrder: orderBy(order) }),
    ...(remove && { sendRemoval: removalBy(remove) }),
    ...description,
    narrowings: description.narrowings ?? [],
    now: () =>
      attempt(calls.list, {}, { quiet: true }).pipe(
        map((outcome) => (outcome.done ? { done: true, reply: rowsOf(outcome.reply) } : outcome)),
      ),
    rowsAtom: perRecord(() => ({ ...allRows(), ...always }))(),
    fields: fieldsOf(blank, derived),
    ...(usedBy && {
      usedBy: perRecord((id: number) => ({ ...queryOf(usedBy, { query: { id } }, { quiet: true }), ...always })),
    }),
  }
}
