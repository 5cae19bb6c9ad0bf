import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Call } from '../../contract/endpoint.ts'
import type { LeaveApplication, StaffFilter, StaffKind } from '../../contract/shapes/staff.ts'
import type { FieldErrors } from '../../rules/requiredFields.ts'
import type { Form } from '../../screen-kit/form/useFormState.ts'
import type { TableLink } from '../../screen-kit/form/useOpenRows.ts'
import type { ExportCall } from '../../screen-kit/list/recordsQuery.ts'
import { seenListAtom } from '../../screen-kit/list/useListContext.ts'
import { type FileCalls, type RecordFilesOf, recordFilesOf } from '../../screen-kit/register/RecordFilesCard.tsx'
import type { RecordPlace } from '../../screen-kit/register/RecordPage.tsx'
import { type PagedCalls, type PagedDescription, register } from '../../screen-kit/register/register.ts'
import type { RegisterDefinition } from '../../screen-kit/register/registerDefinition.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt } from '../../transport/request.ts'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import type { Description } from '../../widgets/page/DescriptionList.tsx'

export type StaffRecord = Omit<
  LeaveApplication,
  'days' | 'forYear' | 'substitute' | 'orderNumber' | 'orderDate' | 'plannedToDate' | 'fileCount'
>

type Calls<R> = PagedCalls<R, StaffFilter> &
  FileCalls & {
    export: ExportCall
    move: Call<{
      body: v.GenericSchema<{ id: number; move: string; comment: string; date?: string | undefined }>
      reply: v.GenericSchema<unknown, R>
    }>
  }
type Person = { id: number; name: string }

type RegisterDescription<R extends StaffRecord> = Pick<
  PagedDescription<R, StaffFilter>,
  'name' | 'rules' | 'shape' | 'filledIn' | 'staleCalls'
> & {
  kind: StaffKind
  title: string
  newTitle: string
  newLabel?: string
  emptyText: string
  at: { list: () => string; create: () => string; one: (id: string | number) => string }
  calls: Calls<R>
  columns: readonly WordedColumn<R>[]
  hiddenAtFirst?: readonly string[]
  /** True if the list has amounts. Its exported file then contains the currency. */
  hasAmounts?: true
  begins: () => Partial<R>
  /** True if a user may create the record for another employee. Otherwise it is about its author. */
  ofOthers?: true
  /**
   * Returns the validation of a record. This is a hook, because the errors may depend on a calendar that is still
   * loading.
   */
  useErrors?: () => (record: R) => FieldErrors<keyof R & string>
  Fields: (props: { form: Form<R>; table: TableLink }) => ReactNode
  factsOf: (record: R) => readonly (Description | undefined)[]
  More?: (props: { record: R; onMove: (move: string, date: string) => void }) => ReactNode
  papers?: readonly StaffPaper<R>[]
}
export type StaffPaper<R> = {
  title: string
  command: string
  Sheet: (props: { record: R }) => ReactNode
  /** True if this document can be printed for the record; absent if it can be printed for every record. */
  isOf?: (record: R) => boolean
}
export type StaffDefinition<R extends StaffRecord> = RegisterDescription<R> &
  Omit<RegisterDefinition<R>, 'calls'> & {
    place: RecordPlace<R>
    files: RecordFilesOf
    start: (me: Person | null) => R
  }

const goneText = {
  address: { title: 'Няма такъв документ', text: 'Адресът не сочи към документ. Потърсете го в списъка.' },
  deleted: { title: 'Документът вече не съществува', text: 'Някой е изтрил черновата междувременно.' },
  forbidden: { title: 'Нямате право да виждате документа', text: 'Обърнете се към отдел „Човешки ресурси“.' },
}

/** Returns the definition from which list, form, route and save requests of a register derive. */
export const staffDefinition = <R extends StaffRecord>(description: RegisterDescription<R>): StaffDefinition<R> => {
  const { calls, at, title, rules, begins, ofOthers, ...named } = description
  const definition = register<R, StaffFilter>({
    isPaged: true,
    ...named,
    calls,
    rules,
    // The rows among which a new record is searched for after a lost response: the person's drafts.
    amongWhich: ({ person }) => ({ personId: person?.id ?? 0, step: 'draft' }),
  })
  return {
    ...description,
    ...definition,
    calls,
    files: recordFilesOf(calls, definition.staleCalls),
    start: (me) => ({
      ...definition.blank,
      step: 'draft',
      ...begins(),
      ...(!ofOthers && { person: me, authorId: me?.id ?? null }),
    }),
    place: {
      queryAtom: queryAtomFamily((id: number) => queryOf(calls.byId, { query: { id } })),
      seenAtom: seenListAtom<number>(),
      // The page links back only to a list of its own register.
      opened: (key) => ({ key, root: '', list: { href: at.list(), label: title }, hrefOf: at.one }),
      heading: title,
      the: rules.the,
      goneText,
    },
  }
}

/**
 * Returns the mutation that moves a record to another step. After a lost response the move counts as done if it is the
 * last in the history.
 */
export const movedStaff = <R extends StaffRecord>(
  { calls, name }: StaffDefinition<R>,
  record: R,
  { key, comment, date }: { key: string; comment: string; date: string | null },
): Mutation<R, R> => ({
  about: `${name}/${record.id}/move`,
  content: { key, comment, date },
  send: (idempotencyKey) =>
    attempt(
      calls.move,
      { body: { id: record.id, move: key, comment, ...(date !== null && { date }) } },
      { idempotencyKey },
    ),
  readCurrent: () => attempt(calls.byId, { query: { id: record.id } }, { quiet: true }),
  find: (now) =>
    now.history.length > record.history.length && now.history.at(-1)?.move === key ? { reply: now } : null,
})
