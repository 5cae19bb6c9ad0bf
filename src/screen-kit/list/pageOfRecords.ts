import type * as v from 'valibot'
import type { Call } from '../../contract/endpoint.ts'
import { queryOf } from '../../transport/query.ts'
import { request } from '../../transport/request.ts'
import type { FileOfList } from './export/ExportButton.tsx'
import type { ListAddress } from './listAddress.ts'
import { sortOfPage } from './pageAsk.ts'

type Sorted = { sortColumns?: { columnName: string; direction: 'asc' | 'desc' }[] | undefined }
/** A call for pages of records that are filtered by `F`. */
export type ListCall<R, F> = Call<{
  query: v.GenericSchema<{ pageNumber: number; pageSize: number }>
  body: v.GenericSchema<Partial<F> & Sorted>
  reply: v.GenericSchema<unknown, { items: R[]; totalCount: number }>
}>
export type ExportCall = Call<{
  body: v.GenericSchema<Sorted & { columns: { name: string; header: string }[]; heading?: string[] | undefined }>
  reply: 'file'
}>

/** The question for a page of records, as `records` of the contract declares the call: `useListPage`'s `pageOf`. */
export const pageOfRecords =
  <R, F>(call: ListCall<R, F>) =>
  (place: ListAddress<F>) =>
    queryOf(call, {
      query: { pageNumber: place.page, pageSize: place.size },
      body: { ...place.filter, ...sortOfPage(place) },
    })

type SheetColumn = { name: string; header: string }
/** Beside the amounts of a list: in which currency each of them is. */
export const currencyColumn: SheetColumn = { name: 'currency', header: 'Валута' }

/** The file that the backend makes of such a list, with the shown columns and `more` after them. */
export const fileOfRecords =
  <F>(call: ExportCall, more: readonly SheetColumn[] = []): FileOfList<F> =>
  ({ place, columns, heading }) => {
    const body = {
      ...place.filter,
      ...sortOfPage(place),
      columns: [...columns.map(({ key, header }) => ({ name: key, header })), ...more],
      heading: [...heading],
    }
    return (signal) => request(call, { body }, { signal })
  }
