import { memo, useCallback, useEffect, useState } from 'react'
import { optionLabel } from '../../../contract/labels.ts'
import { TaskStatus, taskStatusLabels } from '../../../contract/taskKinds.ts'
import { type CivilDate, formatDateYear } from '../../../dates/civilDate.ts'
import type { Term } from '../../../rules/deadlines/termStrip.ts'
import { doerOf } from '../../../rules/tasks/performers.ts'
import { InsteadOf } from '../../../screen-kit/lookup/InsteadOf.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { Radio } from '../../../widgets/fields/Radio.tsx'
import { IconCopy, IconDelete, IconEdit } from '../../../widgets/icons.ts'
import { PersonAvatar } from '../../../widgets/tags/PersonAvatar.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { DraftChange } from './draftChange.ts'
import { type RowErrors, rowErrors, rowFieldId } from './draftErrors.ts'
import { InstructionField } from './InstructionField.tsx'
import { TermFields } from './TermFields.tsx'
import { type AssigneeDraft, performerOf } from './taskDraft.ts'

type Props = {
  row: AssigneeDraft
  isMain: boolean
  hasOthers: boolean
  isChecked: boolean
  fromServer: RowErrors | undefined
  today: CivilDate
  follows: boolean
  suspensions?: Term['suspensions'] | undefined
  suspendedOn?: Term['suspendedOn'] | undefined
  change: (change: DraftChange) => void
  onRemove: (key: string) => void
  /** Gives the part, with its instruction and term, to another person. */
  onReplace: (key: string, personId: number) => void
}

export const AssigneeRow = memo((props: Props) => {
  const { row, isMain, hasOthers, isChecked, fromServer, today, follows, change, onRemove, onReplace } = props
  const { key, name, place, done } = row
  const doerId = doerOf(performerOf(row))
  const [isApart, setApart] = useState(false)
  /** The fields that the user has changed since the server reported errors. Those errors are no longer shown. */
  const [mended, setMended] = useState<{ of: RowErrors | undefined; fields: readonly string[] }>({
    of: fromServer,
    fields: [],
  })
  const mendedNow = mended.of === fromServer ? mended.fields : []
  const still = Object.fromEntries(Object.entries(fromServer ?? {}).filter(([field]) => !mendedNow.includes(field)))
  const errors: RowErrors = { ...still, ...(isChecked && rowErrors(row, today)) }
  const set = useCallback(
    (fields: Partial<AssigneeDraft>) => {
      change({ kind: 'row', key, fields })
      const touched = Object.keys(fields).map((field) => (field === 'unitId' ? 'unit' : field))
      setMended((before) => ({
        of: fromServer,
        fields: [...(before.of === fromServer ? before.fields : []), ...touched],
      }))
    },
    [change, key, fromServer],
  )
  useEffect(() => {
    if (isApart) document.getElementById(rowFieldId(key, 'instruction'))?.focus()
  }, [isApart, key])
  return (
    <li className="assignee" aria-label={name}>
      <div className="assignee-head">
        <PersonAvatar name={name} small />
        <div className="assignee-name">
          <b>{name}</b>
          {place && <small className="muted">{place}</small>}
        </div>
        <Radio
          name="task-main-assignee"
          checked={isMain}
          disabled={done !== null}
          onChange={() => change({ kind: 'main', key })}
        >
          Отговорен изпълнител<span className="visually-hidden">: {name}</span>
        </Radio>
        {!done && <IconButton icon={IconDelete} label={`Премахни ${name}`} onClick={() => onRemove(key)} />}
      </div>
      {!done && doerId !== null && (
        <InsteadOf personId={doerId} verb="Възложи на" onChoose={({ id }) => onReplace(key, id)} />
      )}
      {done ? (
        <p className="flex flex-wrap align-items-center gap-2">
          <StatusTag tone="green">{optionLabel(done.taskResultType) || taskStatusLabels[TaskStatus.DONE]}</StatusTag>
          <span className="muted">Срок {formatDateYear(row.endDate)} Частта е приключена и не се променя.</span>
        </p>
      ) : follows && !isApart && Object.keys(still).length === 0 ? (
        <p className="flex flex-wrap align-items-center gap-2">
          <span className="muted">По общия текст и срок.</span>
          <Button kind="text" small icon={IconEdit} onClick={() => setApart(true)}>
            Отделно указание и срок
            <span className="visually-hidden"> за {name}</span>
          </Button>
        </p>
      ) : (
        <>
          <InstructionField row={row} error={errors.instruction} set={set} />
          <TermFields
            row={row}
            errors={errors}
            today={today}
            suspensions={props.suspensions}
            suspendedOn={props.suspendedOn}
            set={set}
          />
          {hasOthers && (
            <Button kind="text" small icon={IconCopy} onClick={() => change({ kind: 'copy', key })}>
              Същото указание и срок за всички
              <span className="visually-hidden"> като на {name}</span>
            </Button>
          )}
        </>
      )}
    </li>
  )
})
