import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { useSearch } from 'wouter'
import { Guid } from '../../../contract/shapes/base.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { userAtom } from '../../../state/session.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { correspondentsAtom, documentAtom } from '../../document-record/public.ts'
import { NewDocumentForm } from './NewDocumentForm.tsx'
import { relatedDocument } from './relatedDocument.ts'

type Props = { module: DocumentModule }

/** `/documents/create` (document 1, section 2); with `?to={guid}` the new document hangs under that one. */
const CreateDocumentPage = ({ module }: Props) => {
  const parentGuid = new URLSearchParams(useSearch()).get('to')
  return v.is(Guid, parentGuid) ? (
    <Related key={parentGuid} module={module} parentGuid={parentGuid} />
  ) : (
    <NewDocumentForm module={module} />
  )
}

/** The form begins with what the other document tells; without it nothing is made up. */
const Related = ({ module, parentGuid }: Props & { parentGuid: string }) => {
  const parent = useAtomValue(documentAtom(parentGuid))
  const correspondents = useAtomValue(correspondentsAtom(parentGuid))
  const personId = useAtomValue(userAtom)?.person.id ?? null
  if (parent.data && correspondents.data) {
    const start = relatedDocument(parent.data, correspondents.data, personId)
    return <NewDocumentForm module={module} start={start} parent={parent.data} />
  }
  const status = parent.error?.status
  const retry = () => {
    void parent.refetch()
    void correspondents.refetch()
  }
  return (
    <>
      <h1 className="visually-hidden">Нов документ</h1>
      {status === 404 || status === 403 ? (
        <EmptyState
          title="Документът, към който искате да добавите нов, не е достъпен"
          action={<LinkButton href={documentModule(module).createDocument()}>Нов документ</LinkButton>}
        >
          Той е изтрит или нямате право да го четете.
        </EmptyState>
      ) : parent.error || correspondents.error ? (
        <ErrorState title="Данните за новия документ не се заредиха" onRetry={retry} />
      ) : (
        <Card>
          <Skeleton lines={10} />
        </Card>
      )}
    </>
  )
}

export default CreateDocumentPage
