import { type ExtractAtomValue, useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { optionLabel } from '../../../contract/labels.ts'
import type { AttachedFile } from '../../../contract/shapes/documents.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { LoadingFallback } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { AttachedFiles } from '../../document-files/public.ts'
import { filesAtom, Senders } from '../../document-record/public.ts'
import type { Task, taskDocumentAtom } from '../taskState.ts'
import { moduleOfScope } from '../useModule.ts'

type Props = {
  task: Task
  document: ExtractAtomValue<ReturnType<typeof taskDocumentAtom>>
  onView: (file: AttachedFile) => void
}

export const TaskDocumentCard = ({ task, document: { data, error, refetch }, onView }: Props) => {
  if (!data)
    return (
      <Card title="Документ">
        {error ? (
          <p className="flex flex-wrap align-items-center gap-2">
            {error.message}
            <Button small onClick={() => void refetch()}>
              Опитай отново
            </Button>
          </p>
        ) : (
          <Skeleton lines={3} />
        )}
      </Card>
    )
  const { externalRefNumber, externalRefDate, counts } = data
  return (
    <Card title="Документ">
      <div className="flex flex-column gap-3">
        <p className="flex flex-wrap align-items-center gap-2">
          <DirectionIcon direction={data.documentDirectionId} />
          <Link href={documentModule(moduleOfScope(data.scope)).document(task.docGuid)} className="num">
            {formatNumber(data.documentNumber, data.dateRegistered) || 'Без номер'}
          </Link>
          <DocumentStatusTag of={data} />
          {data.caseFile?.number && (
            <Link href={documentModule(moduleOfScope(data.scope)).caseFile(data.caseFile.guid)}>
              Преписка {data.caseFile.number}
            </Link>
          )}
        </p>
        <DescriptionList
          columns={1}
          items={[
            counts.correspondents === 0 ? undefined : { term: 'Кореспондент', value: <Senders document={data} /> },
            { term: 'Вид', value: optionLabel(data.documentType) },
            externalRefNumber
              ? {
                  term: 'Техен №',
                  value: [externalRefNumber, formatDate(externalRefDate)].filter((part) => part).join(' / '),
                }
              : undefined,
          ]}
        />
        {counts.files !== 0 && <Files docGuid={task.docGuid} onView={onView} />}
      </div>
    </Card>
  )
}

const Files = ({ docGuid, onView }: Pick<Props, 'onView'> & { docGuid: string }) =>
  useAtomValue(filesAtom(docGuid)).data?.length === 0 ? null : (
    <LoadingFallback show={<Skeleton lines={2} />}>
      <div>
        <AttachedFiles docGuid={docGuid} onView={onView} />
      </div>
    </LoadingFallback>
  )
