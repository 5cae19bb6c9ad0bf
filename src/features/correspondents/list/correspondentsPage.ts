import { documents } from '../../../contract/documents.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import type { PageQuery } from '../../../screen-kit/list/useList.ts'
import { queryOf } from '../../../transport/query.ts'
import type { CorrespondentRow } from '../similar.ts'
import { type CorrespondentsFilter, filterBodies } from './correspondentsFilter.ts'

/** One page of correspondents, newest first; a personal number is asked for as ЕГН and, if nobody has it, as ЛНЧ. */
export const correspondentsPage = ({
  filter,
  page,
  size,
}: ListAddress<CorrespondentsFilter>): PageQuery<CorrespondentRow> => {
  const query = { skip: (page - 1) * size, take: size }
  const [first, ...others] = filterBodies(filter).map((body) =>
    queryOf(documents.searchDocumentCorrespondents, { query, body }),
  )
  if (!first) throw new Error('A filter has at least one body.')
  return {
    ...first,
    queryFn: async (context) => {
      let found = await first.queryFn(context)
      for (const other of others) if (found.totalCount === 0) found = await other.queryFn(context)
      return found
    },
  }
}
