import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'
import { Guid } from '../../../contract/shapes/base.ts'
import type { RouteParams } from '../../../routes/routeMatcher.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { clientAtom } from '../../../state/queryClient.ts'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { documentRecord, listedDocument, seenDocumentsAtom } from '../../document-lookups/public.ts'
import {
  DocumentGone,
  DocumentSkeleton,
  documentAtom,
  firstDocumentQueries,
  permissionsAtom,
  setLeavingAtom,
} from '../../document-record/public.ts'
import { DocumentView } from './DocumentView.tsx'

type Props = { module: DocumentModule }

const DocumentPage = ({ module }: Props) => {
  const { id = '' } = useRouteParams()
  const back = useListContext(seenDocumentsAtom, documentRecord(module, id))
  if (!v.is(Guid, id)) return <DocumentGone because="address" back={back} />
  return <DocumentScreen key={id} module={module} guid={id} back={back} />
}

type ScreenProps = Props & { guid: string; back: ListContext }

export const DocumentScreen = ({ module, guid, back }: ScreenProps) => {
  const setLeaving = useSetAtom(setLeavingAtom)
  const client = useAtomValue(clientAtom)
  useLayoutEffect(() => setLeaving(null), [setLeaving])
  const document = useAtomValue(documentAtom(guid))
  const permissions = useAtomValue(permissionsAtom(guid))

  // While the form is open, the page shows no message that the document was deleted, because the form itself shows it.
  const isEdited = new URLSearchParams(useSearch()).get('edit') === '1' && document.data !== undefined
  const status = isEdited ? undefined : document.error?.status
  if (status === 404) return <DocumentGone because="deleted" back={back} />
  if (status === 403) return <DocumentGone because="forbidden" back={back} />
  if (document.error && !document.data)
    return (
      <>
        <h1 className="visually-hidden">Документ</h1>
        <ErrorState
          title="Документът не се зареди"
          message={document.error.message}
          onRetry={() => void document.refetch()}
        />
      </>
    )
  if (!document.data || permissions.isPending)
    return <DocumentSkeleton back={back} known={document.data ?? listedDocument(client, guid)} />
  return (
    <DocumentView
      module={module}
      document={document.data}
      permissions={permissions.data}
      onRetryPermissions={() => void permissions.refetch()}
      back={back}
    />
  )
}

export const loader = ({ params: { id } }: { params: RouteParams }) => (v.is(Guid, id) ? firstDocumentQueries(id) : [])

export default DocumentPage
