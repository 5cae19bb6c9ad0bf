import type { ExtractAtomValue } from 'jotai'
import { Link } from 'wouter'
import { optionLabel } from '../../../contract/labels.ts'
import { documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import type { Task, taskDocumentAtom } from '../state.ts'
import { moduleOfScope } from '../useModule.ts'

type Props = { task: Task; document: ExtractAtomValue<ReturnType<typeof taskDocumentAtom>> }

/** The document the task is about, with the way to it. */
export const TaskDocumentCard = ({ task, document: { data, error, refetch } }: Props) => {
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
  return (
    <Card title="Документ">
      <div className="flex flex-column gap-2">
        <p className="flex flex-wrap align-items-center gap-2">
          <DirectionIcon direction={data.documentDirectionId} />
          <Link href={documentModule(moduleOfScope(data.scope)).document(task.docGuid)} className="num">
            {formatNumber(data.documentNumber, data.dateRegistered) || 'Без номер'}
          </Link>
          <DocumentStatusTag of={data} />
        </p>
        <p>
          <Numbered text={data.subjectDescription ?? ''} />
        </p>
        <p className="muted small">{optionLabel(data.documentType)}</p>
      </div>
    </Card>
  )
}
