import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { Direction, Scope } from '../../../contract/enumerations.ts'
import { inspectionPaperLabels, inspectionPapers } from '../../../contract/inspectionKinds.ts'
import { Guid } from '../../../contract/shapes/base.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule, to } from '../../../routes/to.ts'
import { scanCreated } from '../../../rules/documents/scanQueue.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { itemsOf } from '../../../state/lookup.ts'
import { userAtom } from '../../../state/session.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { documentRecord, documentTypesAtom, seenDocumentsAtom } from '../../document-lookups/public.ts'
import { correspondentsAtom, documentAtom, permissionsAtom } from '../../document-record/public.ts'
import { answeredTaskAtom } from '../../tasks/public.ts'
import { InspectionBanner, InspectionStart, type OfInspection } from './InspectionStart.tsx'
import { type FormScan, NewDocumentForm } from './NewDocumentForm.tsx'
import { NoScanBanner, ScanBanner } from './scans/ScanBanner.tsx'
import { changeScans, useScans } from './scans/scanQueueState.ts'
import { documentLike } from './values/documentLike.ts'
import type { DocumentValues } from './values/documentValues.ts'
import { lastInputAtom } from './values/lastInput.ts'
import { relatedDocument } from './values/relatedDocument.ts'

type Props = { module: DocumentModule }

/**
 * Renders the page `/documents/create` (specification 1, section 2). With `?to={guid}` the new document is a child of
 * that document; with `?like={guid}` it begins with the sender, kind and channel of that document; with `?scan={number}`
 * it is for one of the files of which each becomes a document of its own; with
 * `?inspection={guid}&paper=protocol` it is the protocol or the act of that inspection.
 */
const CreateDocumentPage = ({ module }: Props) => {
  const search = new URLSearchParams(useSearch())
  const [parentGuid, taskGuid, likeGuid] = [search.get('to'), search.get('task'), search.get('like')]
  if (v.is(Guid, parentGuid))
    return (
      <Related
        key={parentGuid}
        module={module}
        parentGuid={parentGuid}
        taskGuid={v.is(Guid, taskGuid) ? taskGuid : null}
      />
    )
  const scan = search.get('scan')
  if (scan !== null) return <OfScan key={`scan ${scan}`} module={module} number={Number(scan)} />
  const [inspectionGuid, paper] = [search.get('inspection'), search.get('paper')]
  if (v.is(Guid, inspectionGuid) && v.is(PaperName, paper))
    return (
      <InspectionStart key={`${inspectionGuid} ${paper}`} module={module} guid={inspectionGuid} paper={paper}>
        {(start, of) => (
          <NewDocument module={module} start={start} of={of} notice={<InspectionBanner inspection={of.inspection} />} />
        )}
      </InspectionStart>
    )
  if (likeGuid === null) return <NewDocument module={module} />
  return v.is(Guid, likeGuid) ? (
    <Like key={likeGuid} module={module} likeGuid={likeGuid} />
  ) : (
    <NewDocument key={likeGuid} module={module} notLike="Адресът на страницата не сочи документ." />
  )
}

const PaperName = v.picklist(inspectionPapers)

const labelOf = ({ documentNumber, dateRegistered }: Document): string =>
  formatNumber(documentNumber, dateRegistered) || 'без номер'

type NewProps = Props & {
  start?: DocumentValues
  parent?: Document
  /** The document whose sender, kind and channel the new one has. */
  like?: Document
  /** The reason why the values of another document were not taken over. */
  notLike?: string | undefined
  isForOthers?: boolean
  taskGuid?: string | null
  scan?: FormScan
  notice?: ReactNode
  of?: OfInspection
}

const requiredNote = 'Полетата със звезда са нужни за регистриране.'
/** Names what the form has from the other document, by its direction. */
const likeNotes: Record<number, string> = {
  [Direction.INCOMING]: 'Подателят, видът, индексът и насочването',
  [Direction.OUTGOING]: 'Кореспондентите, видът, индексът и подписващият',
}

type Frame = { back: { href: string; label: string }; title: string }
const frameOf = ({ module, parent, like, of }: NewProps, listBefore: Frame['back']): Frame => {
  if (of) {
    const { guid, number } = of.inspection
    return {
      back: { href: to.inspections.one(guid), label: `Проверка № ${number}` },
      title: `${inspectionPaperLabels[of.paper]} от проверка № ${number}`,
    }
  }
  const from = parent ?? like
  return {
    back: from
      ? { href: documentModule(module).document(from.guid), label: `Документ ${labelOf(from)}` }
      : { href: listBefore.href, label: listBefore.label },
    title: parent ? `Нов документ към ${labelOf(parent)}` : 'Нов документ',
  }
}

const NewDocument = (props: NewProps) => {
  const { module, start, parent, like, notLike, isForOthers = false, taskGuid = null, scan, notice, of } = props
  const { back, title } = frameOf(props, useListContext(seenDocumentsAtom, documentRecord(module, null)))
  // A request that is repeated in the background does not change the values of the form, so the message stays too.
  const [problem] = useState(notLike)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={title}
        note={
          like && problem === undefined
            ? `${likeNotes[like.documentDirectionId ?? 0] ?? 'Видът, индексът и насочването'} са както в ${labelOf(like)}. ${requiredNote}`
            : requiredNote
        }
      />
      <NewDocumentForm
        module={module}
        back={back.href}
        taskGuid={taskGuid}
        isForOthers={isForOthers}
        notice={
          problem === undefined ? (
            notice
          ) : (
            <div role="status">
              <Banner kind="warning" title="Формулярът е празен: данните на предишния документ не са взети">
                {problem}
              </Banner>
            </div>
          )
        }
        {...(start && { start })}
        {...(parent && { parent })}
        {...(scan && { scan })}
        {...(of && {
          inspection: { guid: of.inspection.guid, paper: of.paper },
          onSaved: of.notifySaved,
        })}
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
  const error = parent.error ?? correspondents.error
  if (!error) return <RecordSkeleton heading="Нов документ" loading="Формулярът се зарежда" />
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
      ) : (
        <ErrorState title="Данните за новия документ не се заредиха" message={error.message} onRetry={retry} />
      )}
    </>
  )
}

/** Renders the form with the values of another document; if that document cannot be loaded, the form is empty. */
const Like = ({ module, likeGuid }: Props & { likeGuid: string }) => {
  const like = useAtomValue(documentAtom(likeGuid))
  const correspondents = useAtomValue(correspondentsAtom(likeGuid))
  const last = useAtomValue(lastInputAtom[module])
  if (like.data && correspondents.data)
    return <NewDocument module={module} like={like.data} start={documentLike(like.data, correspondents.data, last)} />
  const failure = like.error ?? correspondents.error
  if (failure) return <NewDocument module={module} notLike={failure.message} />
  return <RecordSkeleton heading="Нов документ" loading="Формулярът се зарежда" />
}

/** Renders the form of the document that is created from one file of the queue. */
const OfScan = ({ module, number }: Props & { number: number }) => {
  const queue = useScans(module)
  // The file is done as soon as its document is created; the form stays until the document is also registered.
  const [file] = useState(() => {
    const scan = queue[number - 1]
    return scan && scan.state !== 'done' ? scan.file : null
  })
  if (file === null) return <NewDocument module={module} notice={<NoScanBanner module={module} number={number} />} />
  const onCreated = (docGuid: string, hasFile: boolean) =>
    changeScans(module, (now) => scanCreated(now, number, docGuid, hasFile))
  return (
    <NewDocument module={module} scan={{ file, onCreated }} notice={<ScanBanner module={module} number={number} />} />
  )
}

export default CreateDocumentPage
