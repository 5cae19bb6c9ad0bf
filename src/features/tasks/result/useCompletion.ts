import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { tasks } from '../../../contract/tasks.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { IdempotentWrites } from '../../../screen-kit/writes/idempotentWrite.ts'
import { useSingleFlight } from '../../../screen-kit/writes/singleFlight.ts'
import type { WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import { attempt } from '../../../transport/request.ts'
import { type Task, taskChangedAtom } from '../state.ts'
import type { Who } from '../taskActions.ts'
import { openPartOf, openParts } from '../taskFacts.ts'
import { taskResultTypes } from '../taskLookups.ts'
import { useCloseQuestion } from '../useCloseQuestion.tsx'
import { idOf } from './CompletionFields.tsx'
import {
  type CompletionForm,
  type CompletionProblems,
  completionProblems,
  readCompletion,
  toldProblems,
} from './completionForm.ts'
import { resultsFor } from './taskResults.ts'

type Ends = { onDone: () => void; onClose: () => void }

const nothing: CompletionForm = { resultId: null, comment: '', documentGuid: null }

/**
 * What is filled in to complete a task, which may still be on its way. One opened dialog is one write: pressing twice,
 * or again after a lost answer, completes once.
 */
export const useCompletion = (taskGuid: string, task: Task | undefined, who: Who, { onDone, onClose }: Ends) => {
  const open = task ? openParts(task) : []
  const mine = task && openPartOf(task, who.personId)
  const [partId, setPartId] = useState<number | null>(null)
  const first = (mine ?? open[0])?.id ?? null
  // Whose part it is stands from the beginning: a task that is asked again does not change it.
  if (partId === null && first !== null) setPartId(first)
  const part = open.find(({ id }) => id === partId) ?? mine
  const results = useAtomValue(taskResultTypes.optionsAtom)
  const offered = task && results.kind === 'ready' ? resultsFor(task.taskType?.id, results.items) : undefined
  const only = offered?.length === 1 ? (offered[0]?.id ?? null) : null
  const [typed, setTyped] = useState(nothing)
  const form = typed.resultId === null ? { ...typed, resultId: only } : typed
  const [asked, setAsked] = useState(false)
  const [told, setTold] = useState<CompletionProblems>({})
  const [outcome, setOutcome] = useState<WriteOutcome<Task> | null>(null)
  const [idempotentWrites] = useState(() => new IdempotentWrites<Task>())
  const { busy, run } = useSingleFlight()
  const tellChanged = useSetAtom(taskChangedAtom)
  const isDirty = typed !== nothing
  const release = useLeaveGuard(isDirty ? 'Резултатът от задачата не е записан.' : undefined)
  const kept = useDraft(`task-result/${taskGuid}`, typed, { isDirty, read: readCompletion, use: setTyped })
  const closing = useCloseQuestion(isDirty, 'Въведеният резултат няма да бъде записан.', onClose)

  const edit = (change: Partial<CompletionForm>) => {
    setTyped((before) => ({ ...before, ...change }))
    setTold({})
  }
  const problems = { ...told, ...(asked && task && completionProblems(form, task.needsDocument)) }

  const send = () =>
    run(async () => {
      if (!task) return
      setAsked(true)
      const found = completionProblems(form, task.needsDocument)
      const wrong = (['result', 'document', 'comment'] as const).find((field) => found[field])
      if (wrong || !part || form.resultId === null) {
        document.getElementById(idOf[wrong ?? 'result'])?.focus()
        return
      }
      const body = {
        taskGuid,
        assigneeId: part.id,
        taskResultTypeId: form.resultId,
        resultComment: form.comment.trim(),
        documentGuid: form.documentGuid,
      }
      const end = await idempotentWrites.outcomeOf<Task>({
        about: `completion/${part.id}`,
        content: body,
        send: (intent) => attempt(tasks.completeTask, { body }, { intent }),
        ask: attempt(tasks.getTask, { query: { taskGuid } }, { quiet: true }),
        find: (now) =>
          now.taskAssignees.some(({ id, dateCompleted }) => id === part.id && dateCompleted) ? { reply: now } : null,
      })
      setOutcome(end)
      if (end.kind === 'refused') setTold(toldProblems(end.fault))
      if (end.kind !== 'done') return
      release()
      kept.saved()
      tellChanged()
      onDone()
    })

  return {
    form,
    problems,
    edit,
    offered,
    failed: results.kind === 'failed',
    open,
    mine,
    part,
    choosePart: setPartId,
    kept,
    outcome,
    busy,
    send,
    closing,
  }
}
export type Completion = ReturnType<typeof useCompletion>
