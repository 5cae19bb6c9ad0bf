import type { ListAddress } from './listAddress.ts'

type PagePosition = Pick<ListAddress<unknown>, 'page' | 'size' | 'sort'>

/** Which rows a page has, as the lists' calls ask for them (document 2, section 7). */
export const rowsOfPage = ({ page, size }: PagePosition) => ({ skip: (page - 1) * size, take: size })

/** The sort as the body of a list call carries it; nothing without one. */
export const sortOfPage = ({
  sort,
}: PagePosition): { sortColumns?: { columnName: string; direction: 'asc' | 'desc' }[] } =>
  sort ? { sortColumns: [{ columnName: sort.by, direction: sort.direction }] } : {}
