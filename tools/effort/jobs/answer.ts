import { Direction, Scope } from '../../../src/contract/enumerations.ts'
import { TaskType } from '../../../src/contract/taskKinds.ts'
import { isOpenStatus } from '../../../src/rules/tasks/taskFacts.ts'
import { seededDatabase } from '../../../tests/support/seededDatabase.ts'
import { scan } from '../letter.ts'
import type { UserDriver } from '../userDriver.ts'

/** The number of rows on the first page of the task list, which is sorted by deadline. */
const firstPage = 10

const letterWithTask = () => {
  const db = seededDatabase()
  for (const { userName, personId, roles } of db.users.all()) {
    const isExpert = roles.includes('DOCUMENTS_FLOW') && !roles.includes('DOCUMENTS_FLOW_EDELIVERY')
    const parts = db.taskAssignees
      .by('personId', personId)
      .filter(({ dateCompleted, taskGuid }) => dateCompleted === null && isOpenStatus(db.tasks.get(taskGuid)?.statusId))
      .toSorted((one, other) => (one.endDate ?? '').localeCompare(other.endDate ?? ''))
    for (const { taskGuid } of isExpert ? parts.slice(0, firstPage) : []) {
      const task = db.tasks.get(taskGuid)
      const letter = db.documents.get(task?.documentGuid)
      const isAnswered = db.documents.by('parentGuid', letter?.guid ?? '').some(isOutgoing)
      const isLetter =
        letter?.directionId === Direction.INCOMING && letter.scope === Scope.DMS && letter.number !== null
      if (task?.typeId === TaskType.ANSWER && isLetter && !isAnswered) return { userName, number: letter.number ?? '' }
    }
  }
  throw new Error('The seeded database asks no expert for an answer')
}
const isOutgoing = ({ directionId }: { directionId: number }) => directionId === Direction.OUTGOING

export const userWithLetter = (): string => letterWithTask().userName

export const answer = async ({ page, press, write, attach }: UserDriver) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const dialog = page.getByRole('dialog')
  await press(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Задачи/ })
      .first(),
  )
  const row = page.getByRole('row').filter({ hasText: letterWithTask().number })
  await press(row.getByRole('link').first())
  await press(page.getByRole('link', { name: 'Отговори', exact: true }))
  await attach(page.getByRole('button', { name: /^Прикачване на файлове/ }), [scan('отговор.pdf')])
  await press(button('Запази чернова'))
  await press(button('Изпрати за подпис'))
  await press(dialog.getByRole('button', { name: 'За подпис', exact: true }))
  await dialog.waitFor({ state: 'detached' })
  await press(button('Приключи задачата'))
  await write(dialog.getByLabel(/^Коментар/), 'Отговорът е готов.')
  await press(dialog.getByRole('button', { name: 'Приключи', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}
