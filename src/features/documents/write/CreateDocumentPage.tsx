import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Scope } from '../../../contract/enumerations.ts'
import { Guid } from '../../../contract/shapes/base.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { itemsOf } from '../../../state/lookup.ts'
import { userAtom } from '../../../state/session.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { documentRecord, documentTypesAtom, seenDocumentsAtom } from '../../document-lookups/public.ts'
import { correspondentsAtom, documentAtom, permissionsAtom } from '../../document-record/public.ts'
import { answeredTaskAtom } from '../../tasks/public.ts'
import { NewDocumentForm } from './NewDocumentForm.tsx'
import type { DocumentValues } from './values/documentValues.ts'
import { lastInputAtom } from './values/lastInput.ts'
import { relatedDocument } from './values/relatedDocument.ts'

type Props = { module: DocumentModule }

/**
 * Renders the page `/documents/create` (specification 1, section 2). With `?to={guid}` the new document is a child of
 * that document.
 */
const CreateDocumentPage = ({ module }: Props) => {
  const search = new URLSearchParams(useSearch())
  const [parentGuid, taskGuid] = [search.get('to'), search.get('task')]
  return v.is(Guid, parentGuid) ? (
    <Related
      key={parentGuid}
      module={module}
      parentGuid={parentGuid}
      taskGuid={v.is(Guid, taskGuid) ? taskGuid : null}
    />
  ) : (
    <NewDocument module={module} />
  )
}

const labelOf = ({ documentNumber, dateRegistered }: Document): string =>
  formatNumber(documentNumber, dateRegistered) || 'без номер'

type NewProps = Props & {
  start?: DocumentValues
  parent?: Document
  isForOthers?: boolean
  taskGuid?: string | null
}

const NewDocument = ({ module, start, parent, isForOthers = false, taskGuid = null }: NewProps) => {
  const listBefore = useListContext(seenDocumentsAtom, documentRecord(module, null))
  const back = parent ? documentModule(module).document(parent.guid) : listBefore.href
  return (
    <>
      <BackHeader href={back} label={parent ? `Документ ${labelOf(parent)}` : listBefore.label} />
      <PageHeader
        title={parent ? `Нов документ към ${labelOf(parent)}` : 'Нов документ'}
        note="Полетата със звезда са нужни за регистриране."
      />
      <NewDocumentForm
        module={module}
        back={back}
        taskGuid={taskGuid}
        isForOthers={isForOthers}
        {...(start && { start })}
        {...(parent && { parent })}
      />
    </>
  )
}

/** Renders the form of a document related to a parent document. If the parent cannot be loaded, no form is shown. */
const Related = ({ module, parentGuid, taskGuid }: Props & { parentGuid: string; taskGuid: string | null }) => {
  const parent = useAtomValue(documentAtom(parentGuid))
  const correspondents = useAtomValue(correspondentsAtom(parentGuid))
  const rights = useAtomValue(permissionsAtom(parentGuid))
  const task = useAtomValue(answeredTaskAtom(taskGuid))
  const types = useAtomValue(documentTypesAtom[module === 'documents-flow' ? Scope.DMS : Scope.AU])
  const last = useAtomValue(lastInputAtom[module])
  const personId = useAtomValue(userAtom)?.person.id ?? null
  // The form starts with less data if the type names or the task cannot be loaded.
  if (parent.data && correspondents.data && types.kind !== 'loading' && !task.isLoading) {
    const start = relatedDocument(parent.data, correspondents.data, {
      preparedByPersonId: personId,
      assignedByPersonId: task.data?.assignedBy?.id ?? null,
      types: itemsOf(types) ?? [],
      last,
    })
    const isForOthers = rights.data?.register === false
    const given = { module, start, parent: parent.data, isForOthers, taskGuid }
    return <NewDocument {...given} />
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
        <ErrorState
          title="Данните за новия документ не се заредиха"
          message={(parent.error ?? correspondents.error)?.message}
          onRetry={retry}
        />
      ) : (
        <Card>
          <Skeleton lines={10} />
        </Card>
      )}
    </>
  )
}

export default CreateDocumentPage
