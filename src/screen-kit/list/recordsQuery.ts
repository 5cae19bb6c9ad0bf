import type * as v from 'valibot'
import type { Call } from '../../contract/endpoint.ts'
import { queryOf } from '../../transport/query.ts'
import { request } from '../../transport/request.ts'
import type { FileOfList } from './export/ExportButton.tsx'
import type { ListAddress } from './listAddress.ts'
import { sortOfPage } from './pagingParams.ts'

type Sorted = { sortColumns?: { columnName: string; direction: 'asc' | 'desc' }[] | undefined }
export type ListCall<R, F> = Call<{
  query: v.GenericSchema<{ pageNumber: number; pageSize: number }>
  body: v.GenericSchema<Partial<F> & Sorted>
  reply: v.GenericSchema<unknown, { items: R[]; totalCount: number }>
}>
export type ExportCall = Call<{
  body: v.GenericSchema<Sorted & { columns: { name: string; header: string }[]; heading?: string[] | undefined }>
  reply: 'file'
}>

export const pageOfRecords =
  <R, F>(call: ListCall<R, F>) =>
  (place: ListAddress<F>) =>
    queryOf(call, {
      query: { pageNumber: place.page, pageSize: place.size },
      body: { ...place.filter, ...sortOfPage(place) },
    })

type SheetColumn = { name: string; header: string }
export const currencyColumn: SheetColumn = { name: 'currency', header: 'Валута' }

/** Returns the function by which the backend makes the file of a list. `more`: additional columns. */
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
