import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { type WayBack, wayBackTo } from '../../../screen-kit/list/seenList.ts'
import type { LastDocumentsList } from '../../document-lookups/public.ts'

/**
 * Where a document's page leads back to: the list it was opened from, with its filter and the neighbours in it, or the
 * module's documents. A list of the other module is not the way back.
 */
export const wayBack = (module: DocumentModule, guid: string, list: LastDocumentsList | null): WayBack => {
  const at = documentModule(module)
  if (!list?.href.startsWith(`${at.root()}/`)) return { href: at.documents(), label: 'Документи' }
  return wayBackTo(list, guid, at.document)
}
