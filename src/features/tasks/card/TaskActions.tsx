import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type Refusal, refusalOf } from '../../../rules/refusal.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAdd, IconCalendar, IconEdit, IconResult } from '../../../widgets/icons.ts'
import { MenuButton } from '../../../widgets/overlays/MenuButton.tsx'
import { NewTermDialog, TaskFormDialog, TaskResultDialog } from '../lazyParts.tsx'
import { beforeAtom, type Task } from '../state.ts'
import { mayChange, mayComplete } from '../taskActions.ts'
import { openPartOf } from '../taskFacts.ts'
import { useWho } from '../useWho.ts'

type Props = {
  task: Task
  /** Why no task may be given on the document; absent when one may. */
  assignRefusal: Refusal | undefined
  /** In a row of many: only the main action is a button, the others are in a menu. */
  compact?: boolean
}

/** Everything that can be done with a task. What is not allowed stays in sight and says why and who can. */
export const TaskActions = ({ task, assignRefusal, compact }: Props) => {
  const who = useWho()
  const [open, setOpen] = useState<'complete' | 'change' | 'after' | 'term' | null>(null)
  const close = () => setOpen(null)
  const before = useAtomValue(beforeAtom(task.parentTaskGuid))
  const completeRefusal = refusalOf(mayComplete(task, who, before.data))
  const changeRefusal = refusalOf(mayChange(task, who))
  const { guid, docGuid, number } = task
  const mine = openPartOf(task, who.personId)
  const askForTime = { label: 'Поискай нов срок', icon: IconCalendar, run: () => setOpen('term') }
  if (!guid) return null
  return (
    <>
      {compact ? (
        <MenuButton
          hideLabel
          label={`Още действия за задача № ${number ?? ''}`}
          items={[
            { label: 'Промени', icon: IconEdit, refusal: changeRefusal, run: () => setOpen('change') },
            { label: 'Нова задача след тази', icon: IconAdd, refusal: assignRefusal, run: () => setOpen('after') },
            ...(mine ? [askForTime] : []),
          ]}
        />
      ) : (
        <>
          <Button icon={IconAdd} refusal={assignRefusal} onClick={() => setOpen('after')}>
            Нова задача след тази
          </Button>
          <Button icon={IconEdit} refusal={changeRefusal} onClick={() => setOpen('change')}>
            Промени
          </Button>
          {mine && (
            <Button icon={askForTime.icon} onClick={askForTime.run}>
              {askForTime.label}
            </Button>
          )}
        </>
      )}
      <Button
        kind={compact ? 'plain' : 'primary'}
        small={compact}
        icon={IconResult}
        refusal={completeRefusal}
        onClick={() => setOpen('complete')}
      >
        Приключи
      </Button>
      {open === 'term' && mine && <NewTermDialog task={task} part={mine} onClose={close} />}
      {open === 'complete' && <TaskResultDialog taskGuid={guid} onDone={close} onClose={close} />}
      <TaskFormDialog open={open === 'change'} docGuid={docGuid} taskGuid={guid} onDone={close} onClose={close} />
      <TaskFormDialog open={open === 'after'} docGuid={docGuid} parentTaskGuid={guid} onDone={close} onClose={close} />
    </>
  )
}
