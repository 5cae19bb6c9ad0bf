import type { ExtractAtomValue } from 'jotai'
import { Link } from 'wouter'
import { Direction } from '../../../contract/enumerations.ts'
import { optionLabel } from '../../../contract/labels.ts'
import { documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import type { Refusal } from '../../../rules/refusal.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconNewDocument } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import type { Task, taskDocumentAtom } from '../state.ts'
import { openPartOf } from '../taskFacts.ts'
import { moduleOfScope } from '../useModule.ts'
import { useWho } from '../useWho.ts'

type Props = {
  task: Task
  document: ExtractAtomValue<ReturnType<typeof taskDocumentAtom>>
  /** Why no answer to the document may be written; absent when one may. */
  answerRefusal: Refusal | undefined
}

/** The document the task is about, with the way to it, and for who has to do something with it the way to its answer. */
export const TaskDocumentCard = ({ task, document: { data, error, refetch }, answerRefusal }: Props) => {
  const { personId } = useWho()
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
  const at = documentModule(moduleOfScope(data.scope))
  return (
    <Card title="Документ">
      <div className="flex flex-column gap-2">
        <p className="flex flex-wrap align-items-center gap-2">
          <DirectionIcon direction={data.documentDirectionId} />
          <Link href={at.document(task.docGuid)} className="num">
            {formatNumber(data.documentNumber, data.dateRegistered) || 'Без номер'}
          </Link>
          <DocumentStatusTag of={data} />
        </p>
        <p>
          <Numbered text={data.subjectDescription ?? ''} />
        </p>
        <p className="muted small">{optionLabel(data.documentType)}</p>
        {data.documentDirectionId === Direction.INCOMING && openPartOf(task, personId) && (
          <div>
            <LinkButton
              small
              icon={IconNewDocument}
              href={at.createDocument({ to: task.docGuid, ...(task.guid && { task: task.guid }) })}
              {...(answerRefusal && { refusal: answerRefusal })}
            >
              Отговори
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}
