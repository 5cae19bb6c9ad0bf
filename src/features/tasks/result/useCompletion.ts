import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { TaskCompletion } from '../../../contract/tasks.ts'
import type { Who } from '../../../rules/tasks/taskFacts.ts'
import { likelyResult, resultsFor } from '../../../rules/tasks/taskResults.ts'
import { type Completion as CompletionForm, completionErrors } from '../../../rules/tasks/taskValidation.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { useConfirmedClose } from '../../../screen-kit/form/useConfirmedClose.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import type { FoundDocument } from '../../document-record/public.ts'
import { openPartOf, openParts } from '../taskFacts.ts'
import { taskResultTypes } from '../taskLookups.ts'
import { type Task, taskDocumentAtom } from '../taskState.ts'
import { readCompletion, serverProblems } from './completionForm.ts'
import { completionMutation } from './completionMutation.ts'
import { contentOf } from './contentOf.ts'

type CompletionOptions = { answer: FoundDocument | undefined; onDone: () => void; onClose: () => void }

const blankCompletion: CompletionForm = { resultId: null, comment: '', documentGuid: null }
const limits = { comment: textLimits(TaskCompletion).resultComment }
const order = ['resultId', 'documentGuid', 'comment'] as const
const lossWarning = 'Резултатът от задачата не е записан.'

/**
 * Returns the form that completes a task. Each opened dialog makes one save request, so a retry completes the task only
 * once.
 */
export const useCompletion = (taskGuid: string, task: Task | undefined, who: Who, given: CompletionOptions) => {
  const { answer, onDone, onClose } = given
  const open = task ? openParts(task) : []
  const mine = task && openPartOf(task, who.personId)
  const [partId, setPartId] = useState<number | null>(null)
  const first = (mine ?? open[0])?.id ?? null
  // The part of the task to complete is chosen once, so that it does not change when the task is refetched.
  if (partId === null && first !== null) setPartId(first)
  const part = task?.taskAssignees.find(({ id }) => id === partId)
  const results = useAtomValue(taskResultTypes.optionsAtom)
  const offered = task && results.kind === 'ready' ? resultsFor(task.taskType?.id, results.items) : undefined
  const withLikely = (typed: CompletionForm): CompletionForm =>
    typed.resultId === null ? { ...typed, resultId: likelyResult(offered ?? [], typed.documentGuid) } : typed
  const store = useStore()
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useRecordForm<CompletionForm, Task>({
    name: 'task-result',
    draft: `task-result/${taskGuid}`,
    start: answer ? { ...blankCompletion, documentGuid: answer.guid } : blankCompletion,
    read: readCompletion,
    fields: () => order,
    limits,
    errors: (typed) =>
      task
        ? completionErrors(withLikely(typed), {
            taskTypeId: task.taskType?.id,
            needsDocument: task.needsDocument,
            document: contentOf(store.get(taskDocumentAtom(typed.documentGuid ?? '')).data),
          })
        : {},
    serverMessages: serverProblems,
    loses: lossWarning,
    onDone: () => {
      const { documentGuid } = form.values
      void notifyChanged([{ docGuid: task?.docGuid }, ...(documentGuid === null ? [] : [{ docGuid: documentGuid }])])
      onDone()
    },
  })
  const values = withLikely(form.values)
  // The document is requested while the user types, so that its content is known when the task is completed.
  useAtomValue(taskDocumentAtom(values.documentGuid ?? ''))
  const closing = useConfirmedClose(form.isUnsaved, lossWarning, onClose)

  const send = () => {
    if (form.busy || !task || !form.check() || !part || values.resultId === null) return
    form.write<Task>(
      completionMutation({
        taskGuid,
        assigneeId: part.id,
        taskResultTypeId: values.resultId,
        resultComment: values.comment.trim(),
        documentGuid: values.documentGuid,
      }),
    )
  }

  return {
    ...form,
    values,
    offered,
    failed: results.kind === 'failed',
    open,
    mine,
    part,
    answer,
    choosePart: setPartId,
    send,
    closing,
  }
}
export type Completion = ReturnType<typeof useCompletion>
