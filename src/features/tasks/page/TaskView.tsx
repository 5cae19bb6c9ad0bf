import { useAtomValue } from 'jotai'
import { optionLabel } from '../../../contract/labels.ts'
import { documentAction } from '../../../rules/documents/documentActions.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { classes } from '../../../widgets/classes.ts'
import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { FilePane, PreviewDialog, useShownFile } from '../../document-files/public.ts'
import { useClosedNotice } from '../../document-record/public.ts'
import { AssigneeList } from '../card/AssigneeList.tsx'
import DocumentTasks from '../card/DocumentTasks.tsx'
import { DueTag } from '../card/DueTag.tsx'
import { TaskCommands } from '../card/TaskActions.tsx'
import { TaskStatusTag } from '../card/TaskStatusTag.tsx'
import { openPartOf } from '../taskFacts.ts'
import { type Task, taskDocumentAtom, taskRightsAtom } from '../taskState.ts'
import { headline } from '../taskText.ts'
import { useCurrentActor } from '../useCurrentActor.ts'
import { NextTask } from './NextTask.tsx'
import { TaskDocumentCard } from './TaskDocumentCard.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { useTaskWork } from './useTaskWork.ts'

type Props = {
  task: Task
  back: ListContext
  isOfDocument: boolean
}

const unknownRights: Refusal = {
  title: 'Правата Ви върху документа не са известни.',
  because: 'Те още се зареждат или не се заредиха. Опитайте отново след малко.',
}

export const TaskView = ({ task, back, isOfDocument }: Props) => {
  const { personId } = useCurrentActor()
  const document = useAtomValue(taskDocumentAtom(task.docGuid))
  const rights = useAtomValue(taskRightsAtom(task.docGuid))
  const number = document.data && formatNumber(document.data.documentNumber, document.data.dateRegistered)
  useClosedNotice(document.data?.caseFile)
  const named = `Задача № ${task.number ?? ''}`
  useTabTitle([named, task.description].filter((part) => part).join(' – '))
  const ruleResultFor = (action: 'assign' | 'relate' | 'addFile') =>
    document.data && rights.data && documentAction(action, factsOf(document.data), rights.data, rights.data.whoCan)
  const refusalFor = (action: 'assign' | 'relate') => {
    const ruleResult = ruleResultFor(action)
    return ruleResult ? refusalOf(ruleResult) : unknownRights
  }
  const assignRefusal = refusalFor('assign')
  const work = useTaskWork(task, document.data, refusalFor('relate'))
  const own = task.taskAssignees.find((part) => part.assigneePerson?.id === personId)
  // An assignee sees the instruction of their part, other users the description of the task.
  const instruction = own?.instruction ?? task.description
  const file = useShownFile()
  const showsFilePane = file.place === 'beside' && task.docGuid !== '' && document.data?.counts.files !== 0
  const isMineDone = own !== undefined && own.dateCompleted !== null
  return (
    <>
      <BackHeader {...back} label={(isOfDocument && number) || back.label} />
      <TaskCommands
        task={task}
        assignRefusal={assignRefusal}
        work={work}
        head={(actions) => (
          <PageHeader
            title={headline(instruction, document.data?.subjectDescription ?? '', task.number)}
            above={
              <>
                <span className="num">{named}</span>
                <b>{optionLabel(task.taskType)}</b>
                <TaskStatusTag task={task} />
                <DueTag task={task} />
              </>
            }
            actions={actions}
          />
        )}
      />
      {task.guid && isMineDone && !openPartOf(task, personId) && <NextTask finished={task.guid} />}
      <div className={classes('doc-grid', showsFilePane && 'with-file')}>
        <div className="flex flex-column gap-3">
          <Card title="Данни за задачата">
            <TaskFacts task={task} instruction={instruction} />
          </Card>
          <Card title={`Изпълнители (${task.taskAssignees.length})`}>
            <AssigneeList task={task} shownInstruction={instruction} />
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
              <TaskDocumentCard task={task} document={document} onView={file.view} />
            </Part>
          </aside>
        )}
        {showsFilePane && (
          <Part name="Файл">
            <FilePane
              docGuid={task.docGuid}
              file={file.file}
              addRuleResult={ruleResultFor('addFile')}
              onShow={file.view}
              onClose={file.close}
            />
          </Part>
        )}
      </div>
      {file.place === 'dialog' && file.file && (
        <DialogPart name="Файл" onClose={file.close}>
          <PreviewDialog
            docGuid={task.docGuid}
            file={file.file}
            addRuleResult={ruleResultFor('addFile')}
            onShow={file.view}
            onClose={file.close}
          />
        </DialogPart>
      )}
    </>
  )
}
