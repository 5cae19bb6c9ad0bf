import { useAtomValue } from 'jotai'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { isGuid } from '../../../rules/routeAccess.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { DocumentGone, documentAtom } from '../../document-record/public.ts'
import { DocumentScreen } from '../view/DocumentPage.tsx'

type Props = { module: DocumentModule }

/** Renders the page „Свързан документ“ (specification 1, section 2), with a link back. */
const RelatedDocumentPage = ({ module }: Props) => {
  const { id = '', documentId = '' } = useRouteParams()
  const at = documentModule(module)
  if (!isGuid(id) || !isGuid(documentId))
    return <DocumentGone because="address" back={{ href: at.documents(), label: 'Документи' }} />
  return <RelatedDocument key={`${id} ${documentId}`} module={module} id={id} documentId={documentId} />
}

const RelatedDocument = ({ module, id, documentId }: Props & { id: string; documentId: string }) => {
  const from = useAtomValue(documentAtom(id)).data
  const number = from && formatNumber(from.documentNumber, from.dateRegistered)
  const back = { href: documentModule(module).document(id), label: number || 'Документ' }
  return <DocumentScreen module={module} guid={documentId} back={back} />
}

export default RelatedDocumentPage
