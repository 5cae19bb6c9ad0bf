import { useAtomValue } from 'jotai'
import { useReducer, useState } from 'react'
import { today as presentDay } from '../../../rules/clock.ts'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FormErrors } from '../../../widgets/fields/FormErrors.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { type Task, taskAtom } from '../state.ts'
import { Trouble } from '../Trouble.tsx'
import { useCloseQuestion } from '../useCloseQuestion.tsx'
import { AssigneesSection } from './AssigneesSection.tsx'
import { changedDraft, type DraftChange } from './draftChange.ts'
import { fieldErrors, listedErrors, noneTold, type TaskField, type Told, toldBy } from './draftErrors.ts'
import { contentOf, draftName, readTask } from './keptTask.ts'
import { TaskFields } from './TaskFields.tsx'
import { draftOf, emptyDraft, type TaskDraft } from './taskDraft.ts'
import { useSaveTask } from './useSaveTask.ts'

type Props = {
  docGuid: string
  parentTaskGuid: string | null
  task: Task | null
  /** The resolution by which a new task is given. */
  resolution?: Task['resolution']
  onDone: () => void
  onClose: () => void
}
/** How often the form was sent, and with whom: an assignee who came later is not reproached yet. */
type Asked = { times: number; keys: ReadonlySet<string> }
type State = { draft: TaskDraft; isDirty: boolean }

const step = ({ draft, isDirty }: State, change: DraftChange): State => ({
  draft: changedDraft(draft, change),
  // An end that the server computed again is no change of the person's.
  isDirty: isDirty || change.kind !== 'row' || Object.keys(change.fields).some((name) => !name.startsWith('end')),
})
const changedSince = 'Задачата е променена, след като сте писали. Проверете всички полета, преди да запишете.'
const titleOf = (task: Task | null): string => (task ? `Промяна на задача № ${task.number ?? ''}` : 'Нова задача')

/** The form itself. Nothing typed is lost on a failure; leaving with something typed asks. */
export const TaskForm = ({ docGuid, parentTaskGuid, task, resolution, onDone, onClose }: Props) => {
  const [{ draft, isDirty }, change] = useReducer(step, task, (from) => ({
    draft: from ? draftOf(from) : emptyDraft,
    isDirty: false,
  }))
  const [was] = useState(() => contentOf(task))
  const kept = useDraft(
    draftName(docGuid, parentTaskGuid, task),
    { draft, was },
    {
      isDirty,
      read: readTask,
      use: (before) => {
        change({ kind: 'restore', draft: before.draft })
        if (before.was !== was) notify({ kind: 'warning', title: 'Внимание', text: changedSince })
      },
    },
  )
  const [today] = useState(presentDay)
  const [asked, setAsked] = useState<Asked>({ times: 0, keys: new Set() })
  const [told, setTold] = useState<{ by: TaskDraft | null; told: Told }>({ by: null, told: noneTold })
  const { save, busy, ending } = useSaveTask({ docGuid, parentTaskGuid, task, resolution })
  const release = useLeaveGuard(isDirty ? 'Задачата не е записана.' : undefined)
  const closing = useCloseQuestion(isDirty, 'Въведеното в задачата няма да бъде записано.', onClose)
  const isMain = parentTaskGuid === null
  const isAsked = asked.times > 0
  const toMend = isAsked ? listedErrors(draft, isMain, stillTold(told, draft), today, asked.keys) : []

  const send = () => {
    setTold({ by: null, told: noneTold })
    setAsked(({ times }) => ({ times: times + 1, keys: new Set(draft.assignees.map(({ key }) => key)) }))
    if (listedErrors(draft, isMain, noneTold, today).length > 0) return
    void save(draft, (end) => {
      if (end.kind === 'refused') setTold({ by: draft, told: toldBy(end.fault, draft) })
      if (end.kind !== 'done') return
      release()
      kept.saved()
      onDone()
    })
  }
  const errors = { ...stillTold(told, draft).fields, ...(isAsked && fieldErrors(draft, isMain)) }
  return (
    <Dialog
      open
      persistent
      size="l"
      className="task-form"
      title={titleOf(task)}
      busy={busy}
      onClose={closing.ask}
      footer={
        <>
          <span className="start muted" role="status">
            {busy && 'Задачата се записва…'}
          </span>
          <Button onClick={closing.ask}>Откажи</Button>
          <Button kind="primary" busy={busy} onClick={send}>
            {task ? 'Запази' : 'Възложи'}
          </Button>
        </>
      }
    >
      <div className="stack">
        <DraftBanner draft={kept} />
        <FormErrors key={`${asked.times} ${told.by ? 'told' : ''}`} errors={toMend} />
        <Trouble
          ending={ending}
          what={{ done: 'записана', check: 'Затворете и проверете задачите по документа, преди да опитате отново.' }}
        />
        {!isMain && <After taskGuid={parentTaskGuid} />}
        <TaskFields draft={draft} isMain={isMain} errors={errors} change={change} />
        <AssigneesSection
          assignees={draft.assignees}
          mainKey={draft.mainKey}
          asked={asked.keys}
          told={told.told}
          error={errors.taskAssignees}
          today={today}
          change={change}
        />
      </div>
      {closing.question}
    </Dialog>
  )
}

/** What the server said of a field holds until the field, or the assignee, is changed. */
const stillTold = ({ by, told }: { by: TaskDraft | null; told: Told }, draft: TaskDraft): Told => {
  if (by === null) return noneTold
  const same: Record<TaskField, boolean> = {
    taskType: by.typeId === draft.typeId,
    taskPriority: by.priorityId === draft.priorityId,
    taskAssignees: by.assignees.length === draft.assignees.length,
    conjunction: by.conjunctionId === draft.conjunctionId,
    possibleResult: by.possibleResultId === draft.possibleResultId,
  }
  const untouched = new Set(draft.assignees.filter((row) => by.assignees.includes(row)).map(({ key }) => key))
  return {
    fields: Object.fromEntries(Object.entries(told.fields).filter(([field]) => same[field as TaskField])),
    rows: Object.fromEntries(Object.entries(told.rows).filter(([key]) => untouched.has(key))),
  }
}

/** After which task this one goes on. */
const After = ({ taskGuid }: { taskGuid: string }) => {
  const { data } = useAtomValue(taskAtom(taskGuid))
  return (
    <Banner kind="info" title={data ? `Продължава след задача № ${data.number ?? ''}` : 'Продължава след друга задача'}>
      {data?.description}
    </Banner>
  )
}
