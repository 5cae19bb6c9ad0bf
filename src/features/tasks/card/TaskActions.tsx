import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import { mayChange, mayComplete, mayRequestNewTerm } from '../../../rules/tasks/taskActions.ts'
import { completionLabel, completionTitle } from '../../../rules/tasks/taskResults.ts'
import { usePageKeys } from '../../../screen-kit/pageKeys.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import { type Command, dueCommand } from '../../../widgets/commands/command.ts'
import { NextStrip } from '../../../widgets/commands/NextStrip.tsx'
import { IconAdd, IconCalendar, IconEdit, IconResult } from '../../../widgets/icons.ts'
import { MenuButton } from '../../../widgets/overlays/MenuButton.tsx'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { Part } from '../../../widgets/page/Part.tsx'
import { NewTermDialog, TaskFormDialog, TaskResultDialog } from '../lazyParts.tsx'
import type { TaskWorkShown } from '../page/useTaskWork.ts'
import { factsOfTask, openPartOf, partFactsOf } from '../taskFacts.ts'
import { beforeAtom, type Task } from '../taskState.ts'
import { useCurrentActor } from '../useCurrentActor.ts'

type Props = {
  task: Task
  assignRefusal: Refusal | undefined
}
type Act = MenuItem & { key: string }
type TaskActs = { acts: readonly Act[]; complete: Act; dialogs: ReactNode }

const useTaskActs = ({ task, assignRefusal }: Props): TaskActs => {
  const who = useCurrentActor()
  const [open, setOpen] = useState<'complete' | 'change' | 'after' | 'term' | null>(null)
  const close = () => setOpen(null)
  const before = useAtomValue(beforeAtom(task.parentTaskGuid)).data
  const { guid, docGuid } = task
  const mine = openPartOf(task, who.personId)
  const facts = factsOfTask(task)
  const factsBefore = before && factsOfTask(before)
  const act = (key: NonNullable<typeof open>, label: string, icon: Act['icon'], refusal?: Refusal): Act => ({
    key,
    label,
    icon,
    refusal,
    run: () => setOpen(key),
  })
  return {
    complete: act(
      'complete',
      completionLabel(task.taskType?.id),
      IconResult,
      refusalOf(mayComplete(facts, who, factsBefore)),
    ),
    acts: [
      act('change', 'Промени', IconEdit, refusalOf(mayChange(facts, who))),
      ...(mine && mayRequestNewTerm(facts, partFactsOf(mine), who).allowed
        ? [act('term', 'Поискай нов срок', IconCalendar)]
        : []),
      act('after', 'Нова задача след тази', IconAdd, assignRefusal),
    ],
    dialogs: guid && (
      <>
        {open === 'term' && mine && <NewTermDialog task={task} part={mine} onClose={close} />}
        {open === 'complete' && <TaskResultDialog taskGuid={guid} onDone={close} onClose={close} />}
        <TaskFormDialog open={open === 'change'} docGuid={docGuid} taskGuid={guid} onDone={close} onClose={close} />
        <TaskFormDialog
          open={open === 'after'}
          docGuid={docGuid}
          parentTaskGuid={guid}
          onDone={close}
          onClose={close}
        />
      </>
    ),
  }
}

type OnPage = Props & {
  work: TaskWorkShown
  head: (actions: ReactNode) => ReactNode
}

/** Renders the commands of a task. A command that the user may not run shows the reason. */
export const TaskCommands = ({ work, head, ...props }: OnPage) => {
  const { acts, complete, dialogs } = useTaskActs(props)
  const shortcut = { key: 'c', label: completionTitle(props.task.taskType?.id), run: complete.run }
  usePageKeys(complete.refusal ? [] : [shortcut])
  if (!props.task.guid) return head(null)
  const commands: Command[] = [...work.commands, complete, ...acts]
  const hasStrip = work.steps.length > 0
  return (
    <>
      {head(<CommandBar commands={commands} next={work.next} nextElsewhere={hasStrip} />)}
      {hasStrip && (
        <Part name="Какво следва">
          <NextStrip steps={work.steps} note={work.note} command={dueCommand(commands, work.next)} />
        </Part>
      )}
      {dialogs}
    </>
  )
}

export const TaskRowActions = (props: Props) => {
  const { acts, complete, dialogs } = useTaskActs(props)
  const { guid, number } = props.task
  if (!guid) return null
  return (
    <>
      <MenuButton hideLabel label={`Още действия за задача № ${number ?? ''}`} items={acts} />
      <Button
        small
        icon={IconResult}
        refusal={complete.refusal}
        aria-label={`${complete.label}, задача № ${number ?? ''}`}
        onClick={complete.run}
      >
        {complete.label}
      </Button>
      {dialogs}
    </>
  )
}
