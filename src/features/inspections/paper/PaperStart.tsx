import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import type { InspectionPaper } from '../../../contract/inspectionKinds.ts'
import { inspectionFiles, inspections } from '../../../contract/inspections.ts'
import type { Inspection, InspectionFile } from '../../../contract/shapes/inspections.ts'
import { type DocumentModule, documentModule, to } from '../../../routes/to.ts'
import {
  documentOfPaper,
  filesOfPaper,
  mayRegisterPaper,
  paperFactsOf,
} from '../../../rules/inspections/inspectionPapers.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import { mayCallAtom } from '../../../state/access.ts'
import { startCall } from '../../../transport/startCall.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { filesOfInspection } from '../files/filesOfInspection.ts'
import { filesAtom, inspectionAtom, inspectionsChangedAtom, inspectorAtom } from '../inspectionState.ts'

export type Paper = { inspection: Inspection; files: readonly File[]; notifySaved: () => void }
type Props = {
  module: DocumentModule
  guid: string
  paper: InspectionPaper
  children: (paper: Paper) => ReactNode
}

/** Downloads the files of the paper; null until all of them have been requested. A file that is refused is left out. */
const usePaperFiles = (
  guid: string,
  files: readonly InspectionFile[] | undefined,
  paper: InspectionPaper,
): readonly File[] | null => {
  const [guids, setGuids] = useState<readonly string[] | null>(null)
  const [opened, setOpened] = useState<readonly File[] | null>(null)
  if (files && guids === null) setGuids(filesOfPaper(paper, files).map((file) => file.guid))
  useEffect(() => {
    if (guids === null) return
    return startCall(
      (signal) => Promise.all(guids.map((one) => filesOfInspection(guid).open(one, signal))),
      (all) => setOpened(all.filter((file) => file !== null)),
    )
  }, [guid, guids])
  return opened
}

type NotOfferedProps = Pick<Props, 'module'> & { title: string; action?: ReactNode; children: ReactNode }
const NotOffered = ({ module, title, action, children }: NotOfferedProps) => (
  <>
    <h1 className="visually-hidden">Нов документ</h1>
    <EmptyState
      title={title}
      action={action ?? <LinkButton href={documentModule(module).createDocument()}>Нов документ</LinkButton>}
    >
      {children}
    </EmptyState>
  </>
)

/**
 * Loads an inspection and the files of its protocol or act, from which a document is made, or says why it cannot be
 * made.
 */
export const PaperStart = (props: Props) => {
  const mayCall = useAtomValue(mayCallAtom)
  return mayCall(inspections.byGuid) && mayCall(inspectionFiles.list) ? (
    <WithInspection {...props} />
  ) : (
    <NotOffered module={props.module} title="Проверката не е достъпна">
      Ролята Ви не отваря проверките.
    </NotOffered>
  )
}

const WithInspection = (props: Props) => {
  const { module, guid, paper } = props
  const { data: inspection, error, refetch } = useAtomValue(inspectionAtom(guid))
  const me = useAtomValue(inspectorAtom)
  // The rule is asked once: after the save the inspection already has the document that this form has made.
  const [isAllowed, setAllowed] = useState(false)
  const refusal =
    inspection && !isAllowed ? refusalOf(mayRegisterPaper(paper, paperFactsOf(inspection), me)) : undefined
  if (inspection && !refusal && !isAllowed) setAllowed(true)
  if (error?.status === 404)
    return (
      <NotOffered module={module} title="Няма такава проверка">
        Адресът не сочи към проверка или тя е изтрита.
      </NotOffered>
    )
  if (inspection && refusal) {
    const present = documentOfPaper(inspection.documents, paper)
    const href = present ? documentModule(module).document(present.guid) : to.inspections.one(guid)
    return (
      <NotOffered
        module={module}
        title={refusal.title}
        action={<LinkButton href={href}>{present ? 'Отвори документа' : 'Към проверката'}</LinkButton>}
      >
        {refusal.because} {refusal.who}
      </NotOffered>
    )
  }
  if (inspection) return <WithFiles {...props} inspection={inspection} />
  return error ? (
    <NotLoaded message={error.message} onRetry={() => void refetch()} />
  ) : (
    <RecordSkeleton heading="Нов документ" loading="Формулярът се зарежда" />
  )
}

const WithFiles = ({ guid, paper, inspection, children }: Props & { inspection: Inspection }) => {
  const { data, error, isFetching, refetch } = useAtomValue(filesAtom(guid))
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  // A file that was added a moment ago is only in the response that is still on its way.
  const files = usePaperFiles(guid, isFetching ? undefined : data, paper)
  if (files) return children({ inspection, files, notifySaved: () => void notifyChanged() })
  return error && !data ? (
    <NotLoaded message={error.message} onRetry={() => void refetch()} />
  ) : (
    <RecordSkeleton heading="Нов документ" loading="Формулярът се зарежда" />
  )
}

const NotLoaded = (props: { message: string; onRetry: () => void }) => (
  <>
    <h1 className="visually-hidden">Нов документ</h1>
    <ErrorState title="Данните за новия документ не се заредиха" {...props} />
  </>
)
