import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { orgStructure } from '../../../contract/orgStructure.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { useFetch } from '../../../state/useFetch.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDelete } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Count } from '../../../widgets/tags/Count.tsx'
import type { Task } from '../taskState.ts'
import { AddAssignees } from './AddAssignees.tsx'
import { AssigneeRow } from './AssigneeRow.tsx'
import type { DraftChange } from './draftChange.ts'
import { fieldId, type ServerErrors } from './draftErrors.ts'
import { notifyAdded, notifyAlreadyThere, notifyRemoved } from './pickerMessages.ts'
import { addedPerson } from './searchStaff.ts'
import {
  type AddedPerformer,
  type AssigneeDraft,
  newAssignee,
  partForNewcomer,
  sameAssignee,
  type TaskDraft,
} from './taskDraft.ts'

type Props = {
  assignees: TaskDraft['assignees']
  mainKey: string | null
  checkedKeys: ReadonlySet<string>
  fromServer: ServerErrors
  error: string | undefined
  today: CivilDate
  /** The assignees that have the common instruction and term; their own fields are collapsed. */
  follows?: ReadonlySet<string>
  change: (change: DraftChange) => void
  task?: Task | null
}

/** Renders the assignees of a task. Removing one needs a confirmation (specification 2, section 8). */
export const AssigneesSection = memo((props: Props) => {
  const { assignees, mainKey, checkedKeys, fromServer, error, today, follows, change, task } = props
  const { confirm, confirmDialog } = useConfirm()
  const present = useRef(assignees)
  // A ref holds the assignees for the callbacks, so that the callbacks stay the same while the user types. Otherwise
  // every row would render again.
  useLayoutEffect(() => {
    present.current = assignees
  }, [assignees])
  const focusNext = useRef<string | null>(null)
  /** The removed assignee; the next added one gets the instruction and the term of the removed one. */
  const replaced = useRef<AssigneeDraft | null>(null)
  const isGiven = task !== undefined && task !== null
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })

  const add = useCallback(
    (added: readonly AddedPerformer[]) => {
      const isThere = (one: AddedPerformer) => present.current.some((row) => sameAssignee(row, one))
      const fresh = added.filter((one) => !isThere(one))
      const [known] = added.filter(isThere)
      if (known && fresh.length === 0) notifyAlreadyThere(known.name)
      const begun = isGiven || replaced.current ? partForNewcomer(present.current, replaced.current) : {}
      const rows = fresh.map((one) => ({ ...newAssignee(one, today), ...begun }))
      if (rows.length === 0) return
      change({ kind: 'add', rows })
      replaced.current = null
      notifyAdded(rows.map(({ name }) => name))
    },
    [change, today, isGiven],
  )
  const remove = useCallback(
    async (keys: readonly string[], confirmation: ReactNode) => {
      if (!(await confirm({ title: 'Внимание', body: confirmation }))) return
      const gone = present.current.filter(({ key }) => keys.includes(key))
      replaced.current = gone.findLast(({ instruction }) => instruction.trim() !== '') ?? null
      focusNext.current = fieldId('taskAssignees')
      change({ kind: 'remove', keys })
      notifyRemoved(gone.map(({ name }) => name))
    },
    [confirm, change],
  )
  const fetchOnce = useFetch()
  const replace = useCallback(
    async (key: string, personId: number) => {
      const staff = await fetchOnce(queryOf(orgStructure.getPersonsAndPositions, {}))
      const found = staff.done ? staff.reply.find((one) => one.personId === personId) : undefined
      const row = present.current.find((one) => one.key === key)
      if (!found || !row) return
      const added = addedPerson(found)
      if (present.current.some((one) => sameAssignee(one, added))) return notifyAlreadyThere(added.name)
      const { instruction, startDate, quantity, unitId, endDate, endOf } = row
      const begun = { ...newAssignee(added, today), instruction, startDate, quantity, unitId, endDate, endOf }
      change({ kind: 'add', rows: [begun] })
      if (mainKey === key) change({ kind: 'main', key: begun.key })
      change({ kind: 'remove', keys: [key] })
      notifyAdded([added.name])
    },
    [change, today, mainKey, fetchOnce],
  )
  const removeOne = useCallback(
    (key: string) => void remove([key], 'Сигурни ли сте, че искате да премахнете избрания изпълнител на задачата?'),
    [remove],
  )
  const removable = assignees.filter(({ done }) => done === null)
  const open = removable.length
  return (
    <section className="task-assignees" aria-labelledby="task-assignees-title">
      <header className="flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-3">
        <h3 id="task-assignees-title" className="flex flex-wrap align-items-center gap-2">
          Изпълнители <Count value={assignees.length} />
        </h3>
        {open > 1 && (
          <Button
            kind="text"
            small
            icon={IconDelete}
            onClick={() =>
              void remove(
                removable.map(({ key }) => key),
                'Сигурни ли сте, че искате да премахнете всички изпълнители на задачата?',
              )
            }
          >
            Премахни всички
          </Button>
        )}
      </header>
      <AddAssignees onAdd={add} error={error} />
      {assignees.length > 0 && (
        <ul className="assignees">
          {assignees.map((row) => (
            <AssigneeRow
              key={row.key}
              row={row}
              isMain={row.key === mainKey}
              hasOthers={open > 1}
              isChecked={checkedKeys.has(row.key)}
              fromServer={fromServer.rows[row.key]}
              today={today}
              suspensions={task?.suspensions}
              suspendedOn={task?.suspendedOn}
              follows={follows?.has(row.key) ?? false}
              change={change}
              onRemove={removeOne}
              onReplace={(at, personId) => void replace(at, personId)}
            />
          ))}
        </ul>
      )}
      {confirmDialog}
    </section>
  )
})
