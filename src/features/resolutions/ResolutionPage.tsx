import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { useRouteParams } from '../../screen-kit/routeParams.ts'
import { DocumentGone, LoadedDocument } from '../document-record/public.ts'
import { ResolutionView } from './ResolutionView.tsx'
import './resolution.css'

type Props = { module: DocumentModule }

const ResolutionPage = ({ module }: Props) => {
  const { id = '', resolutionToDocumentId: to = '' } = useRouteParams()
  const back = { href: documentModule(module).document(to, { tab: 'tasks' }), label: 'Документ' }
  const loading = { back, heading: 'Резолюция' }
  return (
    <LoadedDocument guid={id} {...loading}>
      {(resolution) =>
        resolution.parentDocument?.guid === to ? (
          <LoadedDocument guid={to} {...loading}>
            {(document, permissions) => (
              <ResolutionView module={module} resolution={resolution} document={document} permissions={permissions} />
            )}
          </LoadedDocument>
        ) : (
          <DocumentGone because="address" back={{ href: documentModule(module).documents(), label: 'Документи' }} />
        )
      }
    </LoadedDocument>
  )
}

export default ResolutionPage
