import type { GridProps } from '../../widgets/grid/Grid.tsx'
import { Paginator } from '../../widgets/grid/Paginator.tsx'
import { pageSizes } from './listAddress.ts'
import type { PagedList } from './usePagedList.ts'

/** What a grid needs of a paged list: its rows, sort and pages. Spread into `<Grid>`. `label` names the pages. */
export const listGrid = <F, R>(
  { grid, place, go }: Pick<PagedList<F, R>, 'grid' | 'place' | 'go'>,
  { sizes = pageSizes, label }: { sizes?: readonly number[]; label?: string } = {},
): Pick<GridProps<R>, 'rows' | 'stale' | 'total' | 'error' | 'sort' | 'onSort' | 'skeletonRows' | 'footer'> => ({
  ...grid,
  sort: place.sort,
  onSort: (sort) => go({ sort, page: 1 }),
  skeletonRows: place.size,
  footer:
    grid.total !== undefined && grid.total > 0 ? (
      <Paginator
        skip={(place.page - 1) * place.size}
        take={place.size}
        total={grid.total}
        sizes={sizes}
        {...(label !== undefined && { label })}
        onChange={({ skip, take }) => go({ page: Math.floor(skip / take) + 1, size: take })}
      />
    ) : undefined,
})
