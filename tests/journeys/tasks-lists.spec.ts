import type { Page } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import { orgStructure } from '../../src/contract/orgStructure.ts'
import { tasks } from '../../src/contract/tasks.ts'
import { expect, test } from '../support/journey.ts'
import { letter, openLetterTask } from './letterTask.ts'
import { requestInPage } from './requestInPage.ts'

const day = '2026-11-20'

const assignee = (id: number, instruction: string, quantity: number) => ({
  id: 0,
  assigneePosition: null,
  assigneePerson: { id, fullName: '' },
  instruction,
  deadline: { startDate: day, endDate: null, deadlineUnitOfMeasure: { id: 2 }, quantity },
  completedByPerson: null,
  taskResultType: null,
  resultComment: '',
  dateCompleted: null,
})

const giveTask = async (page: Page, taskAssignees: ReturnType<typeof assignee>[]) => {
  const { items } = await requestInPage<{ items: { guid: string }[] }>(page, documents.getAllDocumentsForDMS, {
    query: { indexType: '1', skip: '0', take: '1' },
    body: { number: letter },
  })
  return requestInPage<{ guid: string; taskAssignees: { id: number }[] }>(page, tasks.createTask, {
    body: {
      id: 0,
      docGuid: items[0]?.guid,
      taskType: { id: 1, name: '' },
      taskPriority: { id: 1, name: '' },
      description: 'Обща проверка',
      taskAssignees,
      parentTaskGuid: null,
      continueAfterParentTaskConjunctionType: null,
      continueAfterParentTaskResultType: null,
      controller: null,
      needsDocument: false,
    },
  })
}
const personId = async (page: Page, fullName: string): Promise<number> => {
  const persons = await requestInPage<{ fullName: string; personId: number }[]>(
    page,
    orgStructure.getPersonsAndPositions,
    {},
  )
  const person = persons.find((one) => one.fullName === fullName)
  if (!person) throw new Error(`Nobody is called ${fullName}`)
  return person.personId
}

test('tasks: each of two assignees sees her own instruction and term, late rows are marked, a task follows another', async ({
  desk,
  as,
}) => {
  const { page } = await as('dradeva')
  const opened = desk.rows('Задачи – Отворени')

  await test.step('late rows are marked', async () => {
    await desk.openMenu('Задачи')
    await expect(opened.first()).toHaveClass(/row-late/)
    await expect(opened.first()).toContainText('просрочена с')
  })

  await test.step('pickers load ten at a time, a notice covers no button, and a task follows another under a condition', async () => {
    await openLetterTask(desk)
    await desk.giveCommand('Нова задача след тази')
    const form = desk.dialog('Нова задача')
    await expect(form.getByText(/^Продължава след задача № \d+$/)).toBeVisible()

    const picker = form.getByRole('combobox', { name: 'Добави служител' })
    await picker.fill('експерт')
    const options = page.locator('.combo-list').getByRole('option')
    await expect(options).toHaveCount(10)
    await options.last().scrollIntoViewIfNeeded()
    await expect.poll(() => options.count()).toBeGreaterThan(10)
    await picker.fill('Георги Иванов Георгиев')
    await options.filter({ hasText: 'Георги Иванов Георгиев' }).first().click()
    await desk.expectToast('Успешно добавихте Георги Иванов Георгиев')
    const notice = await page.locator('.notice').boundingBox()
    const give = await form.getByRole('button', { name: 'Възложи' }).boundingBox()
    if (!notice || !give) throw new Error('Neither the notice nor the button may be out of sight')
    const apart =
      notice.x >= give.x + give.width || notice.x + notice.width <= give.x || notice.y + notice.height <= give.y
    expect(apart, 'the notice stands off the button').toBe(true)

    const row = form.getByRole('listitem', { name: 'Георги Иванов Георгиев' })
    await row.getByLabel(/^Указание/).fill('Да се изпрати отговорът.')
    await row.getByLabel(/^Срок/).fill('2')
    await row.getByLabel(/^Мерна единица/).selectOption('Седмици')
    await expect(row.locator('output')).toHaveText('04.12.2026 г.')
    await desk.press('Възложи', form)
    const summary = form.getByRole('link', { name: /^(Условие|Резултат на предходната задача)/ })
    await expect(summary).toHaveCount(2)
    await form.getByLabel(/^Условие/).selectOption({ index: 1 })
    await form.getByLabel(/^Резултат на предходната задача/).selectOption({ label: 'Положителен' })
    await desk.checkAxe('a task that goes on after another')
    await desk.press('Възложи', form)
    await desk.expectToast('Задачата е възложена.')
    await page.getByRole('link', { name: 'Да се изпрати отговорът.' }).click()
    const facts = page.locator('dl').filter({ hasText: 'Продължава след' }).first()
    await expect(facts).toContainText(/Задача № \d+ \(.*Положителен\)/)
  })

  await test.step('a head gives a task to two assignees, each with a term', async () => {
    const [georgi, lachezar] = [
      await personId(page, 'Георги Иванов Георгиев'),
      await personId(page, 'Лъчезар Георгиев Тонев'),
    ]
    await giveTask(page, [assignee(lachezar, 'Съберете данните.', 2), assignee(georgi, 'Подгответе отговора.', 6)])
    await desk.openMenu('Задачи')
    await page.getByRole('tab', { name: 'Възложени от мен' }).click()
    await desk.fill('Документ №', letter)
    await desk.press('Търсене')
    await expect(desk.row('Задачи – Възложени от мен', 'Съберете данните.')).toContainText('30.11.2026')
  })

  await desk.logOut()
  await as('ggeorgiev')
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', letter)
  await desk.press('Търсене')

  await test.step('an assignee sees only her own instruction and term', async () => {
    const mine = desk.row('Задачи – Отворени', 'Подгответе отговора.')
    await expect(mine).toContainText('30.11.2026')
    await expect(opened.filter({ hasText: 'Съберете данните.' })).toHaveCount(0)
  })

  await test.step('a task that follows another waits for it', async () => {
    await desk.row('Задачи – Отворени', 'Да се изпрати отговорът.').locator('[data-open]').press('Enter')
    await desk.expectHeading(/^Да се изпрати отговорът – /)
    await desk.expectCommandRefused('Приключи', /Задачата чака задача № \d+\./)
    await desk.expectCommandRefused('Приключи', /Още не са приключили: Десислава/)
  })
})
