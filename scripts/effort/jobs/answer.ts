import { Direction, Scope } from '../../../src/contract/enumerations.ts'
import { TaskStatus, TaskType } from '../../../src/contract/taskKinds.ts'
import { seededWorld } from '../../../tests/support/seededWorld.ts'
import type { Hand } from '../hand.ts'
import { scan } from '../letter.ts'

/** The open task for an answer to a letter that somebody has, as his list of tasks shows it: the letter's number. */
const letterToAnswer = (userName: string): string => {
  const world = seededWorld()
  const personId = world.users.all().find((user) => user.userName === userName)?.personId
  const parts = world.taskAssignees.by('personId', personId ?? 0)
  const letters = parts.flatMap(({ taskGuid, dateCompleted }) => {
    const task = world.tasks.get(taskGuid)
    const letter = world.documents.get(task?.documentGuid)
    const isOpen = task?.typeId === TaskType.ANSWER && task.statusId === TaskStatus.OPEN && dateCompleted === null
    return isOpen && letter?.directionId === Direction.INCOMING && letter.scope === Scope.DMS ? [letter] : []
  })
  const [first] = letters
  if (!first?.number) throw new Error(`The seeded world asks ${userName} for no answer`)
  return first.number
}

/** The answer that a task asks for is written, attached, sent to be signed, and completes the task. */
export const answer = async ({ page, press, write, attach }: Hand) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const dialog = page.getByRole('dialog')
  await press(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Задачи/ })
      .first(),
  )
  const row = page.getByRole('row').filter({ hasText: letterToAnswer('ggeorgiev') })
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
