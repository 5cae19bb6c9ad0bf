import { caseFiles } from '../../../contract/caseFiles.ts'
import { ListView } from '../../../contract/enumerations.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { queryOf } from '../../../transport/query.ts'
import { type CaseFilesFilter, filterBody } from './caseFilesFilter.ts'

/** One page of case files, as a query (document 2, section 7): for the list and for the search dialog. */
export const caseFilesPage = ({ filter, page, size, sort }: ListAddress<CaseFilesFilter>) =>
  queryOf(caseFiles.getAllCaseFiles, {
    query: { skip: (page - 1) * size, take: size, indexType: ListView.Cases },
    body: {
      ...filterBody(filter),
      ...(sort && { sortColumns: [{ columnName: sort.by, direction: sort.direction }] }),
    },
  })
