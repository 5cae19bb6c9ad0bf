import {
  ControllerField,
  type DraftChange,
  NeedsDocumentField,
  type ServerErrors,
  TaskChoice,
  type TaskDraft,
  taskPriorities,
  taskTypes,
} from '../tasks/form/public.ts'

type Props = { draft: TaskDraft; errors: ServerErrors['fields']; change: (change: DraftChange) => void }

export const ResolutionSettings = ({ draft, errors, change }: Props) => {
  const set = (fields: Extract<DraftChange, { kind: 'set' }>['fields']) => change({ kind: 'set', fields })
  return (
    <div className="form-grid">
      <TaskChoice
        field="taskType"
        from={taskTypes}
        value={draft.typeId}
        error={errors.taskType}
        onChange={(typeId) => set({ typeId })}
      />
      <TaskChoice
        field="taskPriority"
        from={taskPriorities}
        value={draft.priorityId}
        error={errors.taskPriority}
        onChange={(priorityId) => set({ priorityId })}
      />
      <ControllerField
        value={draft.controller}
        error={errors.controller}
        onChange={(controller) => set({ controller })}
      />
      <NeedsDocumentField value={draft.needsDocument} error={errors.needsDocument} set={set} />
    </div>
  )
}
