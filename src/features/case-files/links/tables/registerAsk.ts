import type { ListAddress } from '../../../../screen-kit/list/listAddress.ts'

/** The question for one page of a register: pages are counted from 1, the filter goes as it is (document 2, section 7). */
export const registerAsk = <F>({ filter, page, size, sort }: ListAddress<F>) => ({
  query: { pageNumber: page, pageSize: size },
  body: { ...filter, ...(sort && { sortColumns: [{ columnName: sort.by, direction: sort.direction }] }) },
})
