import { demoUsers } from '../../fixtures/demoUsers.ts'
import { managementDepartmentId, registryDepartmentId } from '../../fixtures/departments.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { dayAtWork, presentOn } from '../people/presence.ts'
import { areaOf } from '../people/seedPeople.ts'
import { earlierOf } from '../seed/isoOrder.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { LONG_OVER, type TaskPlan } from './seedPlan.ts'

/** The departments whose people may give tasks on every document: the registry and the management. */
const ofEveryDocument: readonly number[] = [registryDepartmentId, managementDepartmentId]
const NOON = 12 * 3600
const READ = 9.75 * 3600

/**
 * Returns the demo users of the log-in page with access to the module; users added later come last. The administrator
 * has access to both modules.
 */
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
 * Plans tasks for every demo user in each module that the user may open: one overdue, one due soon, two open requests,
 * one completed, and one given to another user.
 */
export const tasksForEverybody = (frame: Frame): TaskPlan[] => {
  const { days, people } = frame
  const today = days.today
  const since = (row: DocumentRow) => days.afterWork(row.statusDate, 20)
  // The day of each document is cached, because each user looks at all open documents.
  const daysOf = new Map<DocumentRow, number>()
  const dayOf = (row: DocumentRow): number => daysOf.get(row) ?? days.dayOfIso(since(row))
  const isLongOverSince = days.step(today, -5)
  const mayBeLate = (row: DocumentRow, day: number): boolean =>
    day <= isLongOverSince && (row.deadlineQuantity !== null || day >= today - LONG_OVER)
  return ([1, 2] as const).flatMap((scope) => {
    const group = demoPeople(frame, scope)
    const open: DocumentRow[] = []
    for (const row of frame.documents) {
      if (row.scope !== scope || !row.number || row.directionId !== Direction.INCOMING) continue
      if (row.statusId !== DocumentStatus.IN_PROGRESS) continue
      const at = since(row)
      if (at > frame.startIso) continue
      open.push(row)
      daysOf.set(row, days.dayOfIso(at))
    }
    open.reverse()
    const longAgo = days.step(today, -6)
    const older = open.filter((row) => dayOf(row) < longAgo)
    if (!open.length) return []
    const givenOn = (row: DocumentRow, day: number): string => {
      const noon = days.isoAt(day, NOON)
      return earlierOf(noon > row.statusDate ? noon : since(row), frame.startIso)
    }
    const readOn = (day: number): string => earlierOf(days.isoAt(day, READ), frame.startIso)
    return group.flatMap((person, i) => {
      const other = group[(i + 1) % group.length] as PersonRow
      const others = [other, ...group.filter((one) => one !== person && one !== other)]
      /**
       * Returns the assigner of a task on a document: from the registry, from the management, or the head of its
       * department.
       */
      const assignerOf = ({ addressedToDepartmentId }: DocumentRow, day: number): PersonRow => {
        const mayGive = ({ id, departmentId }: PersonRow) =>
          ofEveryDocument.includes(departmentId) ||
          (addressedToDepartmentId !== null && people.headOf(addressedToDepartmentId).id === id)
        const area = areaOf(scope)
        const found = presentOn(frame.isAway, others.filter(mayGive), day)[0]
        return found ?? people.registrarsOn(day, area).find(({ id }) => id !== person.id) ?? other
      }
      const lastDay = dayAtWork(frame, person.id, days.worked, -1)
      const known = lastDay < days.worked ? open.filter((row) => dayOf(row) <= lastDay) : open
      const some = known.length > 0 ? known : open
      const recent = (n: number) => some[(i * 3 + n) % some.length] as DocumentRow
      const longer = older.filter((row) => mayBeLate(row, dayAtWork(frame, person.id, dayOf(row), 1)))
      const long = (longer[i % Math.max(1, longer.length)] ?? recent(0)) as DocumentRow
      type Given = Partial<TaskPlan> & { day: number }
      const give = (document: DocumentRow, typeId: number, description: string, { day, ...of }: Given): TaskPlan => ({
        document,
        resolutionGuid: null,
        typeId,
        description,
        assigner: assignerOf(document, days.dayOfIso(givenOn(document, day))),
        controller: null,
        assignees: [person],
        given: givenOn(document, day),
        workingDays: 3,
        doneAt: null,
        withdrawnAt: null,
        resultTypeId: null,
        resultComment: null,
        ...of,
      })
      /** Returns a task given on a day when the person is at work, and due `inDays` working days from today. */
      const ending = (document: DocumentRow, inDays: number, atMost: number): Given => {
        let day = days.worked
        let workingDays = 0
        while (days.step(day, workingDays) < days.step(today, inDays)) workingDays += 1
        const isAway = () => frame.isAway(person.id, day)
        while ((workingDays < atMost || isAway()) && days.step(day, -1) >= dayOf(document)) {
          day = days.step(day, -1)
          workingDays += 1
        }
        return { day, workingDays: Math.max(1, workingDays) }
      }
      const back = dayAtWork(frame, person.id, dayOf(long), 1)
      const read = dayAtWork(frame, person.id, days.step(back, 1), 1)
      // A person absent since the document arrived gets no older task on it.
      const ofLong =
        back > days.worked
          ? []
          : [
              give(long, TaskType.EXECUTION, 'За проверка и доклад.', {
                day: back,
                workingDays: days.step(back, 3) < today ? 3 : 1,
                controller: other,
              }),
              give(long, TaskType.INFORMATION, 'За сведение.', {
                day: back,
                ...(read <= days.worked && { doneAt: readOn(read), resultTypeId: TaskResult.ACQUAINTED }),
              }),
            ]
      return [
        ...ofLong,
        give(recent(0), TaskType.ANSWER, 'За изготвяне на отговор.', ending(recent(0), 1 + (i % 2), 7)),
        give(recent(1), TaskType.APPROVAL, 'За одобрение.', ending(recent(1), 2, 5)),
        give(recent(2), TaskType.AGREEMENT, 'За съгласуване.', ending(recent(2), 3, 5)),
      ]
    })
  })
}
