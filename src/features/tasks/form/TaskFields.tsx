import { useAtomValue } from 'jotai'
import { memo, useCallback } from 'react'
import type { Option } from '../../../contract/shapes/base.ts'
import { Task } from '../../../contract/tasks.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { type LookupOptions, selectOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { conjunctionTypes, possibleResultTypes, taskPriorities, taskTypes } from '../taskLookups.ts'
import { ControllerField } from './ControllerField.tsx'
import type { DraftChange } from './draftChange.ts'
import { fieldId, fieldLabel, type ServerErrors, type TaskField } from './draftErrors.ts'
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
const alike = (a: object, b: object, names: readonly string[]): boolean =>
  names.every((name) => Reflect.get(a, name) === Reflect.get(b, name))
/** Returns true if the props differ only in the assignees, so that the component is not rendered again. */
const drawsTheSame = (a: Props, b: Props): boolean =>
  a.isMain === b.isMain &&
  a.change === b.change &&
  alike(a.draft, b.draft, shownFields) &&
  alike(a.errors, b.errors, Object.keys(fieldId))

export const TaskFields = memo(({ draft, isMain, errors, change }: Props) => {
  const set: Set = useCallback((fields) => change({ kind: 'set', fields }), [change])
  const setController = useCallback((controller: Option | null) => set({ controller }), [set])
  const choice = (
    field: TaskField,
    from: LookupOptions,
    value: number | null,
    onChange: (id: number | null) => void,
  ) => <TaskChoice field={field} from={from} value={value} error={errors[field]} onChange={onChange} />
  return (
    <div className="form-grid">
      {choice('taskType', taskTypes, draft.typeId, (typeId) => set({ typeId }))}
      {choice('taskPriority', taskPriorities, draft.priorityId, (priorityId) => set({ priorityId }))}
      <ControllerField value={draft.controller} onChange={setController} />
      {!isMain &&
        choice('conjunction', conjunctionTypes, draft.conjunctionId, (conjunctionId) => set({ conjunctionId }))}
      {!isMain &&
        choice('possibleResult', possibleResultTypes, draft.possibleResultId, (possibleResultId) =>
          set({ possibleResultId }),
        )}
      <TextArea
        className="wide"
        label="Описание"
        rows={2}
        maxLength={longest}
        value={draft.description}
        onChange={(description) => set({ description })}
        hint="Ако остане празно, задачата се нарича по указанието на отговорния изпълнител."
      />
      <NeedsDocumentField value={draft.needsDocument} set={set} />
    </div>
  )
}, drawsTheSame)

type ChoiceProps = {
  field: TaskField
  from: LookupOptions
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}

export const TaskChoice = ({ field, from, value, error, onChange }: ChoiceProps) => {
  const lookup = useAtomValue(from.optionsAtom)
  return (
    <SelectField
      id={fieldId[field]}
      label={fieldLabel[field]}
      required
      value={value === null ? '' : String(value)}
      options={selectOptions(lookup, value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      error={error ?? (lookup.kind === 'failed' ? 'Списъкът не се зареди. Затворете и опитайте отново.' : undefined)}
    />
  )
}
