import { expect, type Journey } from '../support/journey.ts'
import {
  changeStatus,
  expectStatus,
  expectTerm,
  goOnFrom,
  historyOf,
  instruction,
  numberOf,
  openByNotification,
  reason,
  subject,
  tab,
} from './portalScreen.ts'

type People = Pick<Journey, 'desk' | 'as'>

export const applicationComes = async ({ desk, as }: People) => {
  const { page } = desk
  await as('mpetrova')
  await desk.openMenu('От портала')
  await page.locator('tbody tr').filter({ hasText: subject }).locator('a[href*="/documents/"]').first().click()
  await expectStatus(page, 'От портала')
  await page.getByRole('button', { name: 'Регистрирай', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Документът е регистриран' })).toBeFocused()
  const number = await numberOf(page)
  expect(number).toMatch(/^АУ-03-\d+-20\.11\.2026$/)
  await expectStatus(page, 'Регистриран')
  await expectTerm(page, '21.12.2026')
  await desk.logOut()
  return number
}

export const headGivesWork = async ({ desk, as }: People, number: string) => {
  const { page } = desk
  await as('dradeva', { at: null })
  await openByNotification(desk, new RegExp(`Нов документ № ${number}`))
  const address = new URL(page.url()).pathname
  await tab(page, 'Задачи и резолюции')
  await desk.press('Нова задача')
  const task = desk.dialog('Нова задача')
  await task.getByLabel('Добави служител').fill('Георги Иванов Георгиев')
  await page
    .getByRole('option', { name: /Георги Иванов Георгиев/ })
    .first()
    .click()
  const assignee = task.locator('.assignee').first()
  await assignee.getByLabel(/^Указание/).fill(instruction)
  await assignee.getByLabel(/^Срок/).fill('3')
  await assignee.getByLabel(/^Мерна единица/).selectOption('Работни дни')
  await expect(assignee.locator('output')).toHaveText('25.11.2026 г.')
  await desk.press('Възложи', task)
  await expect(task).toHaveCount(0)
  await expectStatus(page, 'В изпълнение')
  await desk.logOut()
  return address
}

export const expertWritesLetter = async ({ desk, as }: People, number: string, address: string) => {
  const { page } = desk
  await as('ggeorgiev', { at: null })
  await desk.goTo(`${address}?tab=linked`)
  await page.getByRole('link', { name: 'Нов свързан документ' }).click()
  await desk.expectHeading(`Нов документ към ${number}`)
  await expect(page.getByRole('radio', { name: 'Изходящ' })).toBeChecked()
  await page.locator('#document-documentTypeId').fill('нередовности')
  await page.getByRole('option', { name: /^Указания за отстраняване на нередовности/ }).click()
  await page.locator('#document-subjectDescription').fill('Отстраняване на нередовности: пълномощно')
  await page.getByRole('button', { name: /чернова/i }).click()
  await expect(page.locator('.page-above')).toContainText('Без номер')
  const letterAddress = new URL(page.url()).pathname
  await expect(page.getByRole('link', { name: new RegExp(number.slice(0, 8)) }).first()).toBeVisible()
  await desk.expectCommandRefused('Регистрирай', 'Необходимо е право „Регистриране“.')
  await desk.logOut()

  await as('mpetrova', { at: null })
  await desk.goTo(letterAddress)
  await page.getByRole('button', { name: 'Регистрирай', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Документът е регистриран' })).toBeFocused()
  const letter = await numberOf(page)
  expect(letter).toMatch(/^АУ-90-\d+-20\.11\.2026$/)
  await desk.logOut()
  return { letter, letterAddress }
}

export const headStopsTheClock = async ({ desk, as }: People, address: string) => {
  const { page } = desk
  await as('dradeva', { at: null })
  await desk.goTo(address)
  const suspension = await changeStatus(desk, 'Спри')
  await desk.press('Спри', suspension)
  await expect(suspension.getByText('Полето е задължително')).toHaveCount(2)
  await desk.fill('Спиране до', '02.12.2026', suspension)
  await desk.fill('Основание', reason, suspension)
  await desk.checkAxe('suspending')
  await desk.press('Спри', suspension)
  await expect(suspension).toHaveCount(0)
  await expectStatus(page, 'Спрян')
  await expectStatus(page, 'до 02.12.2026')
  await expect(page.getByText('(не тече, докато документът е спрян)')).toBeVisible()
  await desk.logOut()
}

/**
 * Resumes the work twelve days later: the new deadline would be New Year’s Day, so it moves to the next working day.
 */
export const workIsResumed = async ({ desk, as }: People, number: string, address: string) => {
  const { page } = desk
  await goOnFrom('2026-12-02', page)
  await as('ggeorgiev', { at: null })
  await openByNotification(
    desk,
    new RegExp(`Документ № ${number} е спрян до 02\\.12\\.2026 г\\.: ${reason.slice(0, 15)}`),
  )
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', number.replace(/-20\.11\.2026$/, ''))
  await desk.press('Търсене')
  await expect(desk.row('Задачи – Отворени', instruction)).toContainText('25.11.2026Спрян')
  await desk.row('Задачи – Отворени', instruction).getByRole('link', { name: instruction }).click()
  await expect(page.getByText('(не тече, докато документът е спрян)')).toBeVisible()
  await desk.press(/^Защо този срок\?/)
  await expect(
    page.getByText(
      'Документът е спрян на 20.11.2026 г. и срокът не тече. След възобновяването ще останат 3 работни дни.',
    ),
  ).toBeVisible()
  await desk.checkAxe('a task whose term stands still')
  await desk.logOut()
  await as('dradeva', { at: null })
  await desk.goTo(address)
  const resuming = await changeStatus(desk, 'Възобнови')
  await desk.press('Възобнови', resuming)
  await expect(resuming).toHaveCount(0)
  await expectStatus(page, 'В изпълнение')
  await expectTerm(page, '04.01.2027')
  await expect(page.getByText(/^Срокът не е текъл 12 дни: .* от 20\.11\.2026 г\. до 02\.12\.2026 г\.$/)).toBeVisible()
  const moved = (await historyOf(page)).getByRole('listitem').filter({ hasText: 'Преместване на срок' })
  await expect(moved.filter({ hasText: '21.12.2026 г.' })).toContainText('04.01.2027 г.')
  await expect(moved.filter({ hasText: 'Задача № ' }), 'the expert’s three days too').toContainText('07.12.2026 г.')
  await desk.logOut()
}
