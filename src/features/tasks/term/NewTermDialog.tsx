import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { tasks } from '../../../contract/tasks.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { type NewTermRequest, newTermProblems, shortestTermReason } from '../../../rules/tasks/newTerm.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { attempt } from '../../../transport/request.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import type { Assignee, Task } from '../taskState.ts'

type Props = { task: Task; part: Assignee; onClose: () => void }

const blankRequest: NewTermRequest = { until: null, reason: '' }
const labels = {
  failed: 'Искането не е изпратено',
  unknown: 'дали искането е изпратено',
  check: 'Вижте историята на документа, преди да опитате отново.',
}

/** Renders the form „Искане за нов срок“. The author of the task is notified and decides. */
const NewTermDialog = ({ task, part, onClose }: Props) => {
  const taskGuid = task.guid ?? ''
  const { endDate } = part.deadline
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useRecordForm<NewTermRequest, null>({
    name: 'task-new-term',
    draft: `task-new-term/${taskGuid}/${part.id}`,
    start: blankRequest,
    read: readStoredAs(v.object({ until: v.nullable(v.string()), reason: v.string() })),
    errors: (values) => newTermProblems(values, { endDate, today: today() }),
    limits: { reason: textLimits(tasks.requestNewTerm.body).reason },
    onDone: onClose,
    onStale: () => void notifyChanged({ docGuid: task.docGuid }),
  })
  const { values, set, field } = form
  const send = () => {
    const body = { taskGuid, assigneeId: part.id, until: values.until ?? '', reason: values.reason.trim() }
    form.write<Task>({
      about: `new-term/${part.id}`,
      content: body,
      send: (idempotencyKey) => attempt(tasks.requestNewTerm, { body }, { idempotencyKey }),
      readCurrent: () => attempt(tasks.getTask, { query: { taskGuid } }, { quiet: true }),
      // A request for a new term does not change the task, so a lost response cannot be checked in the task.
      find: () => null,
    })
  }
  return (
    <FormDialog
      title="Искане за нов срок"
      size="s"
      form={form}
      loses="Искането не е изпратено."
      save="Изпрати искането"
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      <p className="muted">
        Задача № {task.number}
        {endDate && `, срок ${formatDate(endDate)}`}. Решава възложителят
        {task.assignedBy && ` ${task.assignedBy.fullName}`}.
      </p>
      <DateField
        {...field('until')}
        label="Нов срок"
        required
        value={values.until}
        min={today()}
        onChange={(until, problem) => form.setDate('until', until, problem)}
      />
      <TextArea
        {...field('reason')}
        label="Причина"
        required
        value={values.reason}
        hint={`Поне ${shortestTermReason} знака.`}
        onChange={(reason) => set({ reason })}
      />
    </FormDialog>
  )
}

export default NewTermDialog
