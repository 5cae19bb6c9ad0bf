import { taskResultTypes, taskTypes } from '../../fixtures/nomenclatures.ts'
import { TaskStatus } from '../../src/contract/taskKinds.ts'
import { soonWithin } from '../../src/rules/deadlines/deadlineState.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'
import { MORNING, type Recipient, type SeededNotification } from '../notifications/seedNotifications.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { reminderText } from './reminderText.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { completionText, endText, followersOf, nameOfTask, noticeOfGiven, workText } from './taskText.ts'

type Tables = { tasks: readonly TaskRow[]; assignees: readonly TaskAssigneeRow[] }
type TaskWork = { task: TaskRow; assignee: TaskAssigneeRow; subject: string }

const ofWork = ({ frame: { days } }: Recipient, { task, assignee, subject }: TaskWork): SeededNotification[] => {
  const of = { documentGuid: task.documentGuid, taskGuid: task.guid }
  const given: SeededNotification = {
    ...noticeOfGiven(task, taskTypes, assignee.endDate, workText(assignee.instruction, subject)),
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

type Followed = { task: TaskRow; part: TaskAssigneeRow | undefined; name: string }
/** Returns the notification about the completion of a part or, without `part`, the withdrawal of the task. */
const ofFollowed = ({ task, part, name }: Followed): SeededNotification => {
  const taskName = nameOfTask(task, taskTypes)
  const resultName = taskResultTypes.find(({ id }) => id === part?.resultTypeId)?.name ?? ''
  const isOpen = task.dateCompleted === null || (part?.dateCompleted ?? '') < task.dateCompleted
  return {
    type: 'TaskCompleted',
    text: part
      ? completionText(taskName, isOpen, { name, resultName, comment: part.resultComment })
      : endText(taskName),
    dateCreated: part?.dateCompleted ?? task.dateCompleted ?? '',
    documentGuid: task.documentGuid,
    taskGuid: task.guid,
  }
}

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
/** Returns for each person the work assigned or controlled by this person that ended since an instant. */
const followedByPerson = (frame: Frame, { tasks, assignees }: Tables, since: string): Map<number, Followed[]> => {
  const byGuid = new Map(tasks.map((task) => [task.guid, task]))
  const parts = assignees.flatMap((part) => {
    const task = byGuid.get(part.taskGuid)
    if (!task || part.dateCompleted === null || part.dateCompleted < since) return []
    const person = frame.people.byId.get(part.personId)
    const name = person ? firstAndLastName(person) : ''
    return followersOf(task).flatMap((follower) =>
      follower === part.completedByPersonId ? [] : [{ follower, followed: { task, part, name } }],
    )
  })
  const withdrawn = tasks
    .filter(({ statusId, dateCompleted }) => statusId === TaskStatus.WITHDRAWN && (dateCompleted ?? '') >= since)
    .map((task) => ({ follower: task.assignerPersonId, followed: { task, part: undefined, name: '' } }))
  const groups = groupedBy([...parts, ...withdrawn], ({ follower }) => follower)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ followed }) => followed)]))
}

/**
 * Returns the recent notifications of each person about received and given tasks. `tables` is called only when the
 * notifications are read.
 */
export const noticesOfTasks = (frame: Frame, tables: () => Tables) => {
  let work: Map<number, TaskWork[]> | undefined
  let followed: Map<number, Followed[]> | undefined
  return (recipient: Recipient): SeededNotification[] => {
    const { since } = recipient
    work ??= workByPerson(frame, tables(), since)
    followed ??= followedByPerson(frame, tables(), since)
    return [
      ...(work.get(recipient.person.id) ?? []).flatMap((one) => ofWork(recipient, one)),
      ...(followed.get(recipient.person.id) ?? []).map(ofFollowed),
    ]
  }
}
