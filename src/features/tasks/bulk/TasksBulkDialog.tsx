import { useSetAtom } from 'jotai'
import type { BulkTaskAction } from '../../../rules/tasks/bulkTasks.ts'
import { BulkDialog, type BulkWords } from '../../../screen-kit/bulk/BulkDialog.tsx'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import type { TaskLine } from '../taskState.ts'
import { useCurrentActor } from '../useCurrentActor.ts'
import { answerRule, loadTask, sendAnswer } from './bulkAnswer.ts'

export type TasksBulkProps = { action: BulkTaskAction; rows: readonly TaskLine[]; onClose: () => void }

const words: Record<BulkTaskAction, BulkWords> = {
  sign: {
    title: 'Подписване на избраните',
    verb: 'Подпиши',
    participle: ['подписан', 'подписани'],
    noun: 'document',
  },
  agree: {
    title: 'Съгласуване на избраните',
    verb: 'Съгласувай',
    participle: ['съгласуван', 'съгласувани'],
    noun: 'document',
  },
  complete: {
    title: 'Приключване на избраните задачи',
    verb: 'Приключи',
    participle: ['приключена', 'приключени'],
    noun: 'task',
  },
}

const itemOf = (row: TaskLine) => ({
  ...row,
  label: `Задача № ${row.number}`,
  about: [row.documentNumber, row.documentSubject || row.instruction].filter((part) => part !== '').join(' '),
})

/** Renders the dialog that ends the user's own part in several tasks with the usual result. */
const TasksBulkDialog = ({ action, rows, onClose }: TasksBulkProps) => {
  const who = useCurrentActor()
  const notifyChanged = useSetAtom(documentChangedAtom)
  return (
    <BulkDialog
      words={words[action]}
      rows={rows.map(itemOf)}
      load={({ guid }, signal) => loadTask(guid, signal)}
      ruleOf={(_row, task) => answerRule(action, task, who)}
      send={(_row, task, mutations) => sendAnswer(action, task, who, mutations)}
      onEnd={(items) => void notifyChanged(items.map(({ docGuid }) => ({ docGuid })))}
      onClose={onClose}
    />
  )
}

export default TasksBulkDialog
