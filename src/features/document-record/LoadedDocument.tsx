import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Document, DocumentPermissionsReply } from '../../contract/shapes/documents.ts'
import { isGuid } from '../../rules/routeAccess.ts'
import type { ListContext } from '../../screen-kit/list/listContext.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { DocumentGone } from './DocumentGone.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { documentAtom, permissionsAtom } from './documentState.ts'
import './documentPage.css'

type Props = {
  guid: string
  back: ListContext
  heading: string
  children: (document: Document, permissions: DocumentPermissionsReply) => ReactNode
}

export const LoadedDocument = (props: Props) =>
  isGuid(props.guid) ? <Loaded key={props.guid} {...props} /> : <DocumentGone because="address" back={props.back} />

const Loaded = ({ guid, back, heading, children }: Props) => {
  const document = useAtomValue(documentAtom(guid))
  const permissions = useAtomValue(permissionsAtom(guid))
  const error = document.error ?? permissions.error
  if (document.data && permissions.data) return children(document.data, permissions.data)
  if (error?.status === 404) return <DocumentGone because="deleted" back={back} />
  if (error?.status === 403) return <DocumentGone because="forbidden" back={back} />
  if (!error) return <DocumentSkeleton back={back} />
  const retry = () => {
    void document.refetch()
    void permissions.refetch()
  }
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">{heading}</h1>
      <ErrorState title="Документът не се зареди" message={error.message} onRetry={retry} />
    </>
  )
}
