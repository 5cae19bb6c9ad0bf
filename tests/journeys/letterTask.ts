import type { Locator } from 'playwright/test'
import { Direction, Scope } from '../../src/contract/enumerations.ts'
import { TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { civilDateOf, formatDate } from '../../src/dates/civilDate.ts'
import type { Screen } from '../support/screen.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

const taskOf = (userName: string) => {
  const db = seededDatabase()
  const personId = db.users.all().find((user) => user.userName === userName)?.personId ?? 0
  for (const { taskGuid, dateCompleted } of db.taskAssignees.by('personId', personId)) {
    const task = db.tasks.get(taskGuid)
    const letter = db.documents.get(task?.documentGuid)
    const isOpen = task?.typeId === TaskType.RESOLUTION && task.statusId === TaskStatus.OPEN && dateCompleted === null
    const isLetter = letter?.directionId === Direction.INCOMING && letter.scope === Scope.DMS
    if (isOpen && isLetter && letter.number !== null && letter.dateRegistered !== null)
      return { ...letter, number: letter.number, dateRegistered: letter.dateRegistered }
  }
  throw new Error(`The seeded database asks ${userName} for no resolution`)
}
const requestTask = taskOf('dradeva')
export const letter = requestTask.number
export const letterSubject = requestTask.subject
export const letterSender = seededDatabase().correspondents.get(requestTask.correspondentIds[0])?.entityName ?? ''
export const letterNumber = `${letter}-${formatDate(civilDateOf(requestTask.dateRegistered))}`

export const openLetterTask = async (desk: Screen) => {
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', letter)
  await desk.press('Търсене')
  const row = desk.row('Задачи – Отворени', 'За резолюция')
  await row.locator('[data-open]').press('Enter')
  await desk.expectHeading(/^За резолюция – /)
}
export const setTerm = async (row: Locator, quantity: string, unit: string) => {
  await row.getByLabel(/^Срок/).fill(quantity)
  await row.getByLabel(/^Мерна единица/).selectOption(unit)
}
