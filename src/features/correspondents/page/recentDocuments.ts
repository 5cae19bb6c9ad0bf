import { documents } from '../../../contract/documents.ts'
import { ListView } from '../../../contract/enumerations.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'

export const namedDocuments = 5

export const documentsCallOf = {
  'administrative-services': documents.getAllDocumentsForAU,
  'documents-flow': documents.getAllDocumentsForDMS,
} as const satisfies Record<DocumentModule, unknown>

const recentDocuments = (module: DocumentModule) =>
  queryAtomFamily((correspondentID: number) => {
    const query = { indexType: ListView.Documents, skip: 0, take: namedDocuments }
    return queryOf(documentsCallOf[module], { query, body: { correspondentID } })
  })

export const recentDocumentsAtom = {
  'administrative-services': recentDocuments('administrative-services'),
  'documents-flow': recentDocuments('documents-flow'),
} satisfies Record<DocumentModule, unknown>
