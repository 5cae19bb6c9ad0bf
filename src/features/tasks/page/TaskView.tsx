import { useAtomValue } from 'jotai'
import { optionLabel } from '../../../contract/labels.ts'
import { documentAction } from '../../../rules/documents/documentActions.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { type Refusal, refusalOf } from '../../../rules/refusal.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { AssigneeList } from '../card/AssigneeList.tsx'
import DocumentTasks from '../card/DocumentTasks.tsx'
import { DueTag } from '../card/DueTag.tsx'
import { TaskCommands } from '../card/TaskActions.tsx'
import { TaskStatusTag } from '../card/TaskStatusTag.tsx'
import { type Task, taskDocumentAtom, taskRightsAtom } from '../state.ts'
import { TaskDocumentCard } from './TaskDocumentCard.tsx'
import { TaskFacts } from './TaskFacts.tsx'

type Props = {
  task: Task
  back: { href: string; label: string }
  /** Opened from its document: the way back is called by the document's number. */
  isOfDocument: boolean
}

const unknownRights: Refusal = {
  title: 'Правата Ви върху документа не са известни.',
  because: 'Те още се зареждат или не се заредиха. Опитайте отново след малко.',
}

/** A task that is there: its head, what can be done with it, its facts, its assignees and its document. */
export const TaskView = ({ task, back, isOfDocument }: Props) => {
  const document = useAtomValue(taskDocumentAtom(task.docGuid))
  const rights = useAtomValue(taskRightsAtom(task.docGuid))
  const number = document.data && formatNumber(document.data.documentNumber, document.data.dateRegistered)
  const title = `Задача № ${task.number ?? ''}`
  useTabTitle([title, task.description].filter((part) => part).join(' – '))
  const refusalFor = (action: 'assign' | 'relate') =>
    document.data && rights.data
      ? refusalOf(documentAction(action, factsOf(document.data), rights.data, rights.data.whoCan))
      : unknownRights
  const assignRefusal = refusalFor('assign')
  return (
    <>
      <BackHeader {...back} label={(isOfDocument && number) || back.label} />
      <PageHeader
        title={title}
        above={
          <>
            <b>{optionLabel(task.taskType)}</b>
            <TaskStatusTag task={task} />
            <DueTag task={task} />
          </>
        }
        actions={<TaskCommands task={task} assignRefusal={assignRefusal} />}
      />
      <div className="doc-grid">
        <div className="flex flex-column gap-3">
          <Card title="Данни за задачата">
            <TaskFacts task={task} />
          </Card>
          <Card title={`Изпълнители (${task.taskAssignees.length})`}>
            <AssigneeList task={task} />
          </Card>
          {task.docGuid && (
            <Card title="Други задачи по документа">
              <DocumentTasks docGuid={task.docGuid} assignRefusal={assignRefusal} exceptGuid={task.guid} />
            </Card>
          )}
        </div>
        {task.docGuid && (
          <aside aria-label="Документ">
            <Part name="Карта „Документ“">
              <TaskDocumentCard task={task} document={document} answerRefusal={refusalFor('relate')} />
            </Part>
          </aside>
        )}
      </div>
    </>
  )
}
