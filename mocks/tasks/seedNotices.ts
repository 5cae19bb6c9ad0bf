import { taskTypes } from '../../fixtures/nomenclatures.ts'
import { soonWithin } from '../../src/rules/deadlines/deadlineState.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import { MORNING, type Recipient, type SeededNotification } from '../notifications/seedNotifications.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { reminderText } from './reminderText.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { nameOfTask, noticeOfGiven } from './taskText.ts'

type Tables = { tasks: readonly TaskRow[]; assignees: readonly TaskAssigneeRow[] }
type TaskWork = { task: TaskRow; assignee: TaskAssigneeRow; subject: string }

const ofWork = ({ frame: { days } }: Recipient, { task, assignee, subject }: TaskWork): SeededNotification[] => {
  const of = { documentGuid: task.documentGuid, taskGuid: task.guid }
  const given: SeededNotification = {
    ...noticeOfGiven(task, taskTypes, assignee.endDate, subject),
    dateCreated: task.dateCreated,
    ...of,
  }
  if (task.dateCompleted !== null) return [given]
  const today = days.dateOf(days.today)
  const end = days.dayOfIso(`${assignee.endDate}T12:00:00.000Z`)
  const reminder = (type: 'TaskDueSoon' | 'TaskOverdue', day: number): SeededNotification[] => {
    const dateCreated = days.isoAt(Math.min(days.today, day), MORNING)
    if (dateCreated < task.dateCreated) return []
    return [{ type, text: reminderText(type, task, assignee.endDate), dateCreated, ...of }]
  }
  if (assignee.endDate < today) return [given, ...reminder('TaskOverdue', end + 1)]
  const soon = days.step(end, -soonWithin)
  return soon > days.today ? [given] : [given, ...reminder('TaskDueSoon', soon)]
}

const ofGivenWork = (task: TaskRow): SeededNotification[] =>
  task.dateCompleted === null || isOpenStatus(task.statusId)
    ? []
    : [
        {
          type: 'TaskCompleted',
          text: `Приключена ${nameOfTask(task, taskTypes)}.`,
          dateCreated: task.dateCompleted,
          documentGuid: task.documentGuid,
          taskGuid: task.guid,
        },
      ]

const groupedBy = <T>(all: readonly T[], personOf: (one: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const one of all) {
    const group = groups.get(personOf(one))
    if (group) group.push(one)
    else groups.set(personOf(one), [one])
  }
  return groups
}

/**
 * Returns the work of each person: tasks given since an instant (for notifications), and older open tasks (for
 * reminders).
 */
const workByPerson = (frame: Frame, { tasks, assignees }: Tables, since: string): Map<number, TaskWork[]> => {
  const recent = new Map<string, TaskRow>()
  for (const task of tasks) if (task.dateCreated >= since || task.dateCompleted === null) recent.set(task.guid, task)
  const work = assignees.flatMap((assignee) => {
    const task = recent.get(assignee.taskGuid)
    return task ? [{ task, assignee, subject: frame.documentOf(task.documentGuid)?.subject ?? '' }] : []
  })
  return groupedBy(work, ({ assignee }) => assignee.personId)
}
const givenByPerson = ({ tasks }: Tables, since: string): Map<number, TaskRow[]> =>
  groupedBy(
    tasks.filter(({ dateCompleted }) => dateCompleted !== null && dateCompleted >= since),
    ({ assignerPersonId }) => assignerPersonId,
  )

/**
 * Returns the recent notifications of each person about received and given tasks. `tables` is called only when the
 * notifications are read.
 */
export const noticesOfTasks = (frame: Frame, tables: () => Tables) => {
  let work: Map<number, TaskWork[]> | undefined
  let given: Map<number, TaskRow[]> | undefined
  return (recipient: Recipient): SeededNotification[] => {
    const { since } = recipient
    work ??= workByPerson(frame, tables(), since)
    given ??= givenByPerson(tables(), since)
    return [
      ...(work.get(recipient.person.id) ?? []).flatMap((one) => ofWork(recipient, one)),
      ...(given.get(recipient.person.id) ?? []).flatMap(ofGivenWork),
    ]
  }
}
