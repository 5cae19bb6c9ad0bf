import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { optionLabel } from '../../contract/labels.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { formatDateKnownTime } from '../../dates/civilDate.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { DocumentStatusTag } from '../../screen-kit/DocumentStatusTag.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { DescriptionList } from '../../widgets/page/DescriptionList.tsx'
import { LoadingFallback } from '../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { DirectionIcon } from '../../widgets/tags/DirectionIcon.tsx'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import { AttachedFiles } from '../document-files/public.ts'
import { Deadline, filesAtom, Senders } from '../document-record/public.ts'
import { PresentTasks } from '../tasks/form/public.ts'
import { FirstFile } from './FirstFile.tsx'

type Props = { module: DocumentModule; document: Document; withTasks?: boolean }

export const ResolvedDocument = ({ module, document, withTasks }: Props) => {
  const number = formatNumber(document.documentNumber, document.dateRegistered)
  return (
    <aside className="flex flex-column gap-3 min-w-0" aria-label="Документът, за който е резолюцията">
      <Card title="Документ">
        <div className="flex flex-column gap-3">
          <p className="flex flex-wrap align-items-center gap-2">
            <DirectionIcon direction={document.documentDirectionId} />
            <Link href={documentModule(module).document(document.guid)} className="num">
              {number || 'Без номер'}
            </Link>
            <DocumentStatusTag of={document} />
          </p>
          <p>
            <b>
              <Numbered text={document.subjectDescription ?? ''} />
            </b>
          </p>
          <DescriptionList
            items={[
              document.counts.correspondents !== 0
                ? { term: 'Подател', value: <Senders document={document} />, wide: true }
                : undefined,
              { term: 'Вид', value: optionLabel(document.documentType) },
              document.dateReceived
                ? { term: 'Получен на', value: formatDateKnownTime(document.dateReceived) }
                : undefined,
              document.deadline ? { term: 'Срок', value: <Deadline document={document} /> } : undefined,
              document.note ? { term: 'Бележка', value: document.note, wide: true } : undefined,
            ]}
          />
        </div>
      </Card>
      <Files docGuid={document.guid} />
      {withTasks && (
        <Card title={document.counts.tasks === null ? 'Задачи досега' : `Задачи досега (${document.counts.tasks})`}>
          <PresentTasks docGuid={document.guid} />
        </Card>
      )}
    </aside>
  )
}

const Files = ({ docGuid }: { docGuid: string }) => {
  const files = useAtomValue(filesAtom(docGuid)).data
  if (files?.length === 0) return null
  return (
    <Card title="Файлове">
      <LoadingFallback show={<Skeleton lines={3} />}>
        <FirstFile docGuid={docGuid} />
        <AttachedFiles docGuid={docGuid} />
      </LoadingFallback>
    </Card>
  )
}
