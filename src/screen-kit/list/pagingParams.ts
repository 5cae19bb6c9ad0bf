import type { ListAddress } from './listAddress.ts'

type PagePosition = Pick<ListAddress<unknown>, 'page' | 'size' | 'sort'>

export const rowsOfPage = ({ page, size }: PagePosition) => ({ skip: (page - 1) * size, take: size })

export const sortOfPage = ({
  sort,
}: PagePosition): { sortColumns?: { columnName: string; direction: 'asc' | 'desc' }[] } =>
  sort ? { sortColumns: [{ columnName: sort.by, direction: sort.direction }] } : {}
