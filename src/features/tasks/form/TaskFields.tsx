import { useAtomValue } from 'jotai'
import { Fragment, memo, type ReactNode, useCallback } from 'react'
import type { Option } from '../../../contract/shapes/base.ts'
import { Task } from '../../../contract/tasks.ts'
import { type TaskFieldName, taskFieldLabels, taskFieldNames } from '../../../rules/tasks/taskFields.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { type LookupOptions, selectOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { conjunctionTypes, possibleResultTypes, taskPriorities, taskTypes } from '../taskLookups.ts'
import { ControllerField } from './ControllerField.tsx'
import type { DraftChange } from './draftChange.ts'
import { fieldId, type ServerErrors } from './draftErrors.ts'
import { NeedsDocumentField } from './NeedsDocumentField.tsx'
import { emptyDraft, type TaskDraft } from './taskDraft.ts'

type Props = {
  draft: TaskDraft
  isMain: boolean
  errors: ServerErrors['fields']
  change: (change: DraftChange) => void
}
type Set = (fields: Extract<DraftChange, { kind: 'set' }>['fields']) => void

const { description: longest } = textLimits(Task)

const shownFields = Object.keys(emptyDraft).filter((name) => name !== 'assignees' && name !== 'mainKey')
const areEqualIn = (a: object, b: object, names: readonly string[]): boolean =>
  names.every((name) => Reflect.get(a, name) === Reflect.get(b, name))
/** Returns true if the props differ only in the assignees, so that the component is not rendered again. */
const drawsTheSame = (a: Props, b: Props): boolean =>
  a.isMain === b.isMain &&
  a.change === b.change &&
  areEqualIn(a.draft, b.draft, shownFields) &&
  areEqualIn(a.errors, b.errors, taskFieldNames)

export const TaskFields = memo(({ draft, isMain, errors, change }: Props) => {
  const set: Set = useCallback((fields) => change({ kind: 'set', fields }), [change])
  const setController = useCallback((controller: Option | null) => set({ controller }), [set])
  const choice = (
    field: TaskFieldName,
    from: LookupOptions,
    value: number | null,
    onChange: (id: number | null) => void,
  ) => <TaskChoice field={field} from={from} value={value} error={errors[field]} onChange={onChange} />
  const inputs: Record<Exclude<TaskFieldName, 'taskAssignees'>, ReactNode> = {
    taskType: choice('taskType', taskTypes, draft.typeId, (typeId) => set({ typeId })),
    taskPriority: choice('taskPriority', taskPriorities, draft.priorityId, (priorityId) => set({ priorityId })),
    controller: <ControllerField value={draft.controller} error={errors.controller} onChange={setController} />,
    continueAfterParentTaskConjunctionType:
      !isMain &&
      choice('continueAfterParentTaskConjunctionType', conjunctionTypes, draft.conjunctionId, (conjunctionId) =>
        set({ conjunctionId }),
      ),
    continueAfterParentTaskResultType:
      !isMain &&
      choice('continueAfterParentTaskResultType', possibleResultTypes, draft.possibleResultId, (possibleResultId) =>
        set({ possibleResultId }),
      ),
    description: (
      <TextArea
        id={fieldId('description')}
        className="wide"
        label={taskFieldLabels.description}
        rows={2}
        maxLength={longest}
        value={draft.description}
        onChange={(description) => set({ description })}
        error={errors.description}
        hint="Ако остане празно, задачата се нарича по указанието на отговорния изпълнител."
      />
    ),
    needsDocument: <NeedsDocumentField value={draft.needsDocument} error={errors.needsDocument} set={set} />,
  }
  return (
    <div className="form-grid">
      {Object.entries(inputs).map(([field, input]) => (
        <Fragment key={field}>{input}</Fragment>
      ))}
    </div>
  )
}, drawsTheSame)

type ChoiceProps = {
  field: TaskFieldName
  from: LookupOptions
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}

export const TaskChoice = ({ field, from, value, error, onChange }: ChoiceProps) => {
  const lookup = useAtomValue(from.optionsAtom)
  return (
    <SelectField
      id={fieldId(field)}
      label={taskFieldLabels[field]}
      required
      value={value === null ? '' : String(value)}
      options={selectOptions(lookup, value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      error={error ?? (lookup.kind === 'failed' ? 'Списъкът не се зареди. Затворете и опитайте отново.' : undefined)}
    />
  )
}
