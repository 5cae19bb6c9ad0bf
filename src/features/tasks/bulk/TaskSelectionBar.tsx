import { useState } from 'react'
import type { BulkTaskAction } from '../../../rules/tasks/bulkTasks.ts'
import { SelectionBar } from '../../../screen-kit/bulk/SelectionBar.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDone, IconResult, IconSignature } from '../../../widgets/icons.ts'
import { TasksBulkDialog } from '../lazyParts.tsx'
import type { TaskLine } from '../taskState.ts'

type Props = { rows: readonly TaskLine[]; onClear: () => void; actions?: readonly BulkTaskAction[] }

const buttons = {
  sign: { label: 'Подпиши', icon: IconSignature },
  agree: { label: 'Съгласувай', icon: IconDone },
  complete: { label: 'Приключи', icon: IconResult },
} as const
const all: readonly BulkTaskAction[] = ['sign', 'agree', 'complete']

/** Renders the actions on the selected tasks of the user. */
export const TaskSelectionBar = ({ rows, onClear, actions = all }: Props) => {
  const [open, setOpen] = useState<{ action: BulkTaskAction; rows: readonly TaskLine[] }>()
  return (
    <>
      <SelectionBar count={rows.length} noun="task" onClear={onClear}>
        {actions.map((action) => (
          <Button
            key={action}
            small
            icon={buttons[action].icon}
            aria-haspopup="dialog"
            onClick={() => setOpen({ action, rows })}
          >
            {buttons[action].label}
          </Button>
        ))}
      </SelectionBar>
      {open && <TasksBulkDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
