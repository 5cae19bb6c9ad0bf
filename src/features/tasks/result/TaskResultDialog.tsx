import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { isLastAwaited } from '../../../rules/documents/caseFileStatus.ts'
import { isGuid } from '../../../rules/routeAccess.ts'
import { type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { mayComplete, mayCompletePart } from '../../../rules/tasks/taskActions.ts'
import type { Who } from '../../../rules/tasks/taskFacts.ts'
import { completionTitle, resultLabel } from '../../../rules/tasks/taskResults.ts'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { RefusalNote } from '../../../widgets/buttons/RefusalNote.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { FoundDocument } from '../../document-record/public.ts'
import { factsOfTask, openParts, partFactsOf } from '../taskFacts.ts'
import { type Assignee, beforeAtom, type Task, taskAtom, taskDocumentAtom } from '../taskState.ts'
import { useCurrentActor } from '../useCurrentActor.ts'
import { CompletionBody } from './CompletionBody.tsx'
import { useCompletion } from './useCompletion.ts'

type Props = {
  taskGuid: string
  answer?: FoundDocument
  onDone: () => void
  onClose: () => void
}

const TaskResultDialog = (props: Props) => (isGuid(props.taskGuid) ? <Result {...props} /> : null)

/** Returns whether the part may be completed; another user may have completed it since the dialog opened. */
const completionRuleResult = (
  task: Task,
  part: Assignee | undefined,
  who: Who,
  before: Task | undefined,
): RuleResult => {
  const [facts, factsBefore] = [factsOfTask(task), before && factsOfTask(before)]
  return part ? mayCompletePart(facts, partFactsOf(part), who, factsBefore) : mayComplete(facts, who, factsBefore)
}

/**
 * If this is the last part of the last unfinished task, returns the number of the case file, which then closes;
 * otherwise null.
 */
const useClosedCase = (task: Task | undefined): string | null => {
  const file = useAtomValue(taskDocumentAtom(task?.docGuid ?? '')).data?.caseFile
  if (!task?.guid || !file?.awaited || openParts(task).length !== 1) return null
  return isLastAwaited(file.awaited, task.guid) ? file.number : null
}

const Result = ({ taskGuid, answer, onDone, onClose }: Props) => {
  const { data: task, error, refetch } = useAtomValue(taskAtom(taskGuid))
  const before = useAtomValue(beforeAtom(task?.parentTaskGuid ?? null)).data
  const who = useCurrentActor()
  const completion = useCompletion(taskGuid, task, who, { answer, onDone, onClose })
  const { busy, send, closing, offered, failed, part } = completion
  const closes = useClosedCase(task)
  // There is no refusal during sending, because a refetch may already return the completed task.
  const refusal = task && !busy ? refusalOf(completionRuleResult(task, part, who, before)) : undefined
  const isForm = task !== undefined && refusal === undefined
  const place = useRef<HTMLDivElement>(null)
  useCtrlEnter(place, () => {
    if (isForm && !busy) send()
  })
  return (
    <Dialog
      open
      persistent={isForm}
      title={[completionTitle(task?.taskType?.id), task?.number].filter(Boolean).join(' № ')}
      busy={busy}
      waiting={isForm ? offered === undefined && !failed : !task && !error}
      onClose={closing.close}
      footer={
        isForm ? (
          <>
            <Button onClick={closing.close}>Откажи</Button>
            <Button kind="primary" busy={busy} onClick={send}>
              {resultLabel(task.taskType?.id, completion.values.resultId, closes)}
            </Button>
          </>
        ) : (
          <Button onClick={closing.close}>Затвори</Button>
        )
      }
    >
      <div ref={place} className="flex flex-column gap-3">
        {isForm && <CompletionBody task={task} completion={completion} />}
        {isForm && closes !== null && (
          <p role="status">Преписка № {closes} чака само тази задача и се приключва с нея.</p>
        )}
        {refusal && <RefusalNote refusal={refusal} />}
        {!task && !error && <Skeleton lines={5} />}
        {!task && error && (
          <ErrorState title="Задачата не се зареди" message={error.message} onRetry={() => void refetch()} />
        )}
      </div>
      {closing.confirmation}
    </Dialog>
  )
}

export default TaskResultDialog
