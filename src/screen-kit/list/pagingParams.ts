import type { ListAddress } from './listAddress.ts'

type PagePosition = Pick<ListAddress<unknown>, 'page' | 'size' | 'sort'>

/** Converts a page to the `skip` and `take` of a list request (specification 2, section 7). */
export const rowsOfPage = ({ page, size }: PagePosition) => ({ skip: (page - 1) * size, take: size })

/** Returns the sort in the body of a list request; empty without a sort. */
export const sortOfPage = ({
  sort,
}: PagePosition): { sortColumns?: { columnName: string; direction: 'asc' | 'desc' }[] } =>
  sort ? { sortColumns: [{ columnName: sort.by, direction: sort.direction }] } : {}
