import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { tasks } from '../../../contract/tasks.ts'
import { formatDateTime, formatDateYear } from '../../../rules/civilDate.ts'
import { now, today } from '../../../rules/clock.ts'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import type { Ending } from '../../../screen-kit/writes/settled.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { Wishes } from '../../../screen-kit/writes/wish.ts'
import { attempt } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { type Task, taskChangedAtom } from '../state.ts'
import { Trouble } from '../Trouble.tsx'
import type { Who } from '../taskActions.ts'
import { nameOfAssignee, openPartOf, openParts } from '../taskFacts.ts'
import { taskResultTypes } from '../taskLookups.ts'
import { useCloseQuestion } from '../useCloseQuestion.tsx'
import { CompletionFields, idOf } from './CompletionFields.tsx'
import {
  type CompletionForm,
  type CompletionProblems,
  completionProblems,
  readCompletion,
  toldProblems,
} from './completionForm.ts'
import { resultsFor } from './taskResults.ts'

type Props = { task: Task; who: Who; onDone: () => void; onClose: () => void }

const nothing: CompletionForm = { resultId: null, comment: '', documentGuid: null }

/** The dialog itself. One opened dialog is one wish: pressing twice, or again after a lost answer, completes once. */
export const CompletionDialog = ({ task, who, onDone, onClose }: Props) => {
  const open = openParts(task)
  const mine = openPartOf(task, who.personId)
  const [partId, setPartId] = useState((mine ?? open[0])?.id ?? 0)
  const part = open.find(({ id }) => id === partId) ?? mine
  const results = useAtomValue(taskResultTypes.optionsAtom)
  const offered = results.kind === 'ready' ? resultsFor(task.taskType?.id, results.items) : undefined
  const only = offered?.length === 1 ? (offered[0]?.id ?? null) : null
  const [typed, setTyped] = useState(nothing)
  const form = typed.resultId === null ? { ...typed, resultId: only } : typed
  const [asked, setAsked] = useState(false)
  const [told, setTold] = useState<CompletionProblems>({})
  const [ending, setEnding] = useState<Ending<Task> | null>(null)
  const [wishes] = useState(() => new Wishes<Task>())
  const { busy, run } = useOneAtATime()
  const tellChanged = useSetAtom(taskChangedAtom)
  const isDirty = typed !== nothing
  const release = useLeaveGuard(isDirty ? 'Резултатът от задачата не е записан.' : undefined)
  const kept = useDraft(`task-result/${task.guid ?? ''}`, typed, { isDirty, read: readCompletion, use: setTyped })
  const closing = useCloseQuestion(isDirty, 'Въведеният резултат няма да бъде записан.', onClose)

  const edit = (change: Partial<CompletionForm>) => {
    setTyped((before) => ({ ...before, ...change }))
    setTold({})
  }
  const problems = { ...told, ...(asked && completionProblems(form, task.needsDocument)) }

  const send = () =>
    run(async () => {
      setAsked(true)
      const found = completionProblems(form, task.needsDocument)
      const wrong = (['result', 'document', 'comment'] as const).find((field) => found[field])
      if (wrong || !part || form.resultId === null || !task.guid) {
        document.getElementById(idOf[wrong ?? 'result'])?.focus()
        return
      }
      const taskGuid = task.guid
      const body = {
        taskGuid,
        assigneeId: part.id,
        taskResultTypeId: form.resultId,
        resultComment: form.comment.trim(),
        documentGuid: form.documentGuid,
      }
      const end = await wishes.settle<Task>({
        about: `completion/${part.id}`,
        content: body,
        send: (intent) => attempt(tasks.completeTask, { body }, { intent }),
        ask: attempt(tasks.getTask, { query: { taskGuid } }, { quiet: true }),
        find: (now) =>
          now.taskAssignees.some(({ id, dateCompleted }) => id === part.id && dateCompleted) ? { reply: now } : null,
      })
      setEnding(end)
      if (end.kind === 'refused') setTold(toldProblems(end.fault))
      if (end.kind !== 'done') return
      release()
      kept.saved()
      tellChanged()
      onDone()
    })

  const late = part?.deadline.endDate && part.deadline.endDate < today() ? part.deadline.endDate : null
  return (
    <Dialog
      open
      persistent
      title={`Приключване на задача № ${task.number ?? ''}`}
      busy={busy}
      onClose={closing.ask}
      footer={
        <>
          <Button onClick={closing.ask}>Откажи</Button>
          <Button kind="primary" busy={busy} onClick={() => void send()}>
            Приключи
          </Button>
        </>
      }
    >
      <div className="stack">
        <DraftBanner draft={kept} />
        <Trouble
          ending={ending}
          what={{ done: 'приключена', check: 'Проверете състоянието ѝ, преди да опитате отново.' }}
        />
        <DescriptionList
          columns={2}
          items={[
            { term: 'Вид', value: task.taskType?.name },
            { term: 'Дата на изпълнение', value: formatDateTime(now().toISOString()) },
            { term: 'Указание', value: <span className="pre-line">{part?.instruction}</span>, wide: true },
          ]}
        />
        {late && (
          <Banner kind="warning">
            Срокът изтече на {formatDateYear(late)} Изпълнението ще бъде отбелязано като „Изпълнена след срока“.
          </Banner>
        )}
        {!mine && (
          <SelectField
            label="Изпълнител"
            value={String(partId)}
            empty={null}
            options={open.map((one) => ({ value: String(one.id), label: nameOfAssignee(one) }))}
            onChange={(id) => setPartId(Number(id))}
            hint="Приключвате от името на изпълнителя като администратор."
          />
        )}
        <CompletionFields
          form={form}
          problems={problems}
          offered={offered}
          failed={results.kind === 'failed'}
          needsDocument={task.needsDocument}
          onEdit={edit}
        />
      </div>
      {closing.question}
    </Dialog>
  )
}
