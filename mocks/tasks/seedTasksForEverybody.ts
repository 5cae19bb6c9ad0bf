import { demoUsers } from '../../fixtures/demoUsers.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { dateOfDocument } from '../documents/seedDocuments.ts'
import { dayAtWork, presentOn } from '../people/presence.ts'
import type { PersonRow } from '../people/rows.ts'
import type { Frame } from '../seed/frame.ts'
import type { TaskPlan } from './seedPlan.ts'

const WORKED_ON: readonly number[] = [DocumentStatus.IN_PROGRESS, DocumentStatus.REGISTERED]
const NOON = 12 * 3600

/** Those of the login page's list who may open the module, the later ones last; the administrator may open both. */
const demoPeople = ({ people, organisation }: Frame, scope: 1 | 2): PersonRow[] => {
  const byName = new Map(demoUsers.map((one) => [one.userName, one]))
  const isLater = (userName: string) => byName.get(userName)?.joinedLater === true
  const role = scope === 1 ? 'DOCUMENTS_FLOW' : 'DOCUMENTS_EAU'
  return organisation.users
    .filter((user) => byName.has(user.userName) && user.roles.some((one) => one === role || one === 'ADMINISTRATOR'))
    .toSorted((a, b) => Number(isLater(a.userName)) - Number(isLater(b.userName)))
    .flatMap((user) => people.byId.get(user.personId) ?? [])
}

/**
 * Work for everybody one can log in as, in each module that they may open: something overdue, something due soon,
 * two requests that wait for them, something done, and something they gave to another.
 */
export const tasksForEverybody = (frame: Frame): TaskPlan[] => {
  const { days } = frame
  const today = days.today
  const dayOf = (row: DocumentRow) => days.roll(days.dayOfIso(dateOfDocument(row)))
  return ([1, 2] as const).flatMap((scope) => {
    const group = demoPeople(frame, scope)
    const open = frame.documents
      .filter((row) => row.scope === scope && row.number && WORKED_ON.includes(row.statusId) && dayOf(row) <= today)
      .reverse()
    const older = open.filter((row) => dayOf(row) < days.step(today, -6))
    if (!open.length) return []
    return group.flatMap((person, i) => {
      const other = group[(i + 1) % group.length] as PersonRow
      const others = [other, ...group.filter((one) => one !== person && one !== other)]
      const assignerOn = (day: number): PersonRow => presentOn(frame.isAway, others, day)[0] ?? other
      const recent = (n: number) => open[(i * 3 + n) % open.length] as DocumentRow
      const long = (older[i % Math.max(1, older.length)] ?? recent(0)) as DocumentRow
      const give = (document: DocumentRow, typeId: number, description: string, of: Partial<TaskPlan>): TaskPlan => ({
        document,
        resolutionGuid: null,
        typeId,
        description,
        assigner: assignerOn(of.day ?? dayOf(document)),
        controller: null,
        assignees: [person],
        day: dayOf(document),
        second: NOON,
        since: dateOfDocument(document),
        workingDays: 3,
        doneDay: null,
        withdrawnAt: null,
        resultTypeId: null,
        resultComment: null,
        ...of,
      })
      /** Given on a working day so that it ends so many working days from today. */
      const ending = (document: DocumentRow, inDays: number, atMost: number): Partial<TaskPlan> => {
        let day = days.worked
        let workingDays = 0
        while (days.step(day, workingDays) < days.step(today, inDays)) workingDays += 1
        while (workingDays < atMost && days.step(day, -1) >= dayOf(document)) {
          day = days.step(day, -1)
          workingDays += 1
        }
        return { day, workingDays: Math.max(1, workingDays) }
      }
      const overdue = days.step(dayOf(long), 3)
      const back = dayAtWork(frame, person.id, dayOf(long), 1)
      const told = back <= days.worked ? back : dayOf(long)
      const read = dayAtWork(frame, person.id, days.step(told, 1), 1)
      return [
        give(long, TaskType.EXECUTION, 'За проверка и доклад.', {
          workingDays: overdue < today ? 3 : 1,
          controller: other,
        }),
        give(recent(0), TaskType.ANSWER, 'За изготвяне на отговор.', ending(recent(0), 1 + (i % 2), 7)),
        give(recent(1), TaskType.APPROVAL, 'За одобрение.', ending(recent(1), 2, 5)),
        give(recent(2), TaskType.AGREEMENT, 'За съгласуване.', ending(recent(2), 3, 5)),
        give(long, TaskType.INFORMATION, 'За сведение.', {
          day: told,
          ...(read <= days.worked && { doneDay: read, resultTypeId: TaskResult.ACQUAINTED }),
        }),
      ]
    })
  })
}
