import type { Page } from 'playwright/test'
import type {} from '../../mocks/browser.ts'
import { daysBetween } from '../../src/dates/civilDate.ts'
import type { AppConfig } from '../../src/transport/config.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { configure } from './servedConfig.ts'

const subject = 'Заявление за допълнение № 9 към одобрен тип № 2019-2486'
const instruction = 'Да се провери комплектът и да се предложи решение.'
const basis = 'чл. 12 от Тарифата за таксите'
const reason = 'Липсва пълномощно на заявителя (АПК, чл. 30)'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const numberOf = async (page: Page) => (await page.locator('.page-above b').textContent()) ?? ''
const expectStatus = (page: Page, name: string) => expect(page.locator('.page-above')).toContainText(name)
const expectTerm = (page: Page, date: string) =>
  expect(page.getByRole('heading', { name: `Защо срокът е ${date} г.?` })).toBeVisible()
const historyOf = async (page: Page) => {
  await tab(page, 'История')
  return page.getByRole('list', { name: /^История на документа/ })
}
/** Opens the document by the newest notification that says this, as the person who is told does. */
const openByNotification = async ({ page }: Screen, text: RegExp) => {
  await page.getByRole('button', { name: /^Известия/ }).click()
  const link = page.getByRole('link', { name: text }).first()
  // Twelve days bring more than the newest five.
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Покажи още' }).click({ timeout: 2000 })
    await expect(link).toBeVisible({ timeout: 2000 })
  }).toPass()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject.slice(0, 40))
}
const changeStatus = async (desk: Screen, action: string) => {
  await desk.page.getByRole('button', { name: 'Смени статус' }).click()
  await desk.page.getByRole('menuitem', { name: action }).click()
  return desk.dialog('Смяна на статус')
}

/** The same world on a later day, carried over as a trainer carries it: what was done is in one file. */
const goOnFrom = async (day: string, page: Page) => {
  const done = await page.evaluate(async () => (await window.delovodTraining?.exportState())?.text() ?? '')
  expect(done).not.toBe('')
  const { mocked } = (await (await page.request.get('/config.json')).json()) as Pick<AppConfig, 'mocked'>
  const later = daysBetween(mocked.day ?? day, day) * 24 * 60 * 60 * 1000
  const clockOffset = (mocked.clockOffset ?? 0) + later
  await configure(page.context(), { mocked: { ...mocked, day, clockOffset } })
  await page.goto('/login')
  // The form is drawn before the in-browser backend stands; the people it offers are there once it does.
  await expect(page.getByRole('button', { name: 'Мария Петрова' })).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.evaluate((text) => void window.delovodTraining?.importState(new Blob([text])), done)
  await loaded
}

test('a portal application is suspended for its irregularities, resumed, paid for and done', async ({ desk, as }) => {
  test.setTimeout(240_000)
  const { page } = desk
  page.setDefaultTimeout(30_000)

  // The registry gives the application its number, its case and its term: a month, that is Monday.
  await as('mpetrova')
  await desk.openMenu('От портала')
  await page.locator('tbody tr').filter({ hasText: subject }).locator('a[href*="/documents/"]').first().click()
  await expectStatus(page, 'От портала')
  await page.getByRole('button', { name: 'Регистрирай' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Документът е регистриран' })).toBeFocused()
  const number = await numberOf(page)
  expect(number).toMatch(/^АУ-02-\d+-20\.11\.2026$/)
  await expectStatus(page, 'Регистриран')
  await expectTerm(page, '21.12.2026')
  await desk.logOut()

  // The head is told, and gives the work.
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

  // The expert finds it irregular and writes the letter that hangs under it.
  await as('ggeorgiev', { at: null })
  await desk.goTo(`${address}?tab=linked`)
  await page.getByRole('link', { name: 'Нов свързан документ' }).click()
  await desk.expectHeading(`Нов документ към ${number}`)
  await expect(page.getByRole('radio', { name: 'Изходящ' })).toBeChecked()
  await page.locator('#document-documentTypeId').fill('нередовности')
  await page.getByRole('option', { name: /^Указания за отстраняване на нередовности/ }).click()
  await page.locator('#document-subjectDescription').fill('Отстраняване на нередовности: пълномощно')
  await desk.checkAxe('a document under another')
  await page.getByRole('button', { name: /чернова/i }).click()
  await expect(page.locator('.page-above')).toContainText('Без номер')
  const letterAddress = new URL(page.url()).pathname
  await expect(page.getByRole('link', { name: new RegExp(number.slice(0, 8)) }).first()).toBeVisible()
  await desk.expectRefused('Регистрирай', 'Необходимо е право „Регистриране“.')
  await desk.logOut()

  // The registry gives the letter its number in the same case.
  await as('mpetrova', { at: null })
  await desk.goTo(letterAddress)
  await page.getByRole('button', { name: 'Регистрирай' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Документът е регистриран' })).toBeFocused()
  const letter = await numberOf(page)
  expect(letter).toMatch(/^АУ-90-\d+-20\.11\.2026$/)
  await desk.logOut()

  // The head stops the clock.
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

  // Twelve days later: the term would end on New Year's Day, so it moves to the first working day after it.
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
  await desk.checkAxe('a term that was suspended')
  const moved = (await historyOf(page)).getByRole('listitem').filter({ hasText: 'Преместване на срок' })
  await expect(moved.filter({ hasText: '21.12.2026 г.' })).toContainText('04.01.2027 г.')
  await expect(moved.filter({ hasText: 'Задача № ' }), 'the expert’s three days too').toContainText('07.12.2026 г.')
  await desk.logOut()

  // Accounting asks for the fee; the work cannot be closed before it is paid.
  await as('yangelova', { at: null })
  await desk.goTo(`${address}?tab=obligations`)
  await desk.press('Добави задължение')
  const fee = desk.dialog('Добавяне на задължение')
  await fee.getByLabel(/^Вид задължение/).selectOption('Такса')
  await desk.fill('Основание', basis, fee)
  await desk.fill('Сума (€)', '30,00', fee)
  await desk.fill('Краен срок за плащане', '23.12.2026', fee)
  await desk.press('Запази', fee)
  await expect(fee).toHaveCount(0)
  const owed = page.getByRole('article', { name: basis })
  await expect(owed).toContainText('Неплатено')
  await desk.logOut()

  // The expert does her part.
  await as('ggeorgiev', { at: null })
  await openByNotification(desk, new RegExp(`Документ № ${number} е възобновен\\. Срокът вече е 04\\.01\\.2027 г\\.`))
  await tab(page, 'Задачи и резолюции')
  await page.getByRole('link', { name: instruction }).first().click()
  await desk.press('Приключи')
  const result = desk.dialog(/^Приключване на задача/)
  await result.getByLabel('Изпълнена', { exact: true }).check()
  await desk.press('Приключи', result)
  await expect(result).toHaveCount(0)
  await desk.logOut()

  await as('mpetrova', { at: null })
  await desk.goTo(address)
  await page.getByRole('button', { name: 'Смени статус' }).click()
  const complete = page.getByRole('menuitem', { name: 'Приключи' })
  await expect(complete).toHaveAttribute('aria-disabled', 'true')
  await complete.hover()
  await expect(page.getByText(/Има 1 неплатено задължение\./).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await desk.logOut()

  await as('yangelova', { at: null })
  await desk.goTo(`${address}?tab=obligations`)
  await owed.getByRole('button', { name: 'Добави плащане' }).click()
  const payment = desk.dialog('Добавяне на плащане')
  await expect(payment.getByLabel(/^Сума/)).toHaveValue('30,00')
  await payment.getByLabel(/^Начин/).click()
  await page.getByRole('option', { name: 'По банков път' }).click()
  await desk.press('Запази', payment)
  await expect(payment).toHaveCount(0)
  await expect(owed.getByText('Платено', { exact: true }).first()).toBeVisible()
  await desk.checkAxe('a paid fee')
  await desk.logOut()

  // The case is closed with the letter in it, and everybody who worked on it is told.
  await as('mpetrova', { at: null })
  await desk.goTo(address)
  const closing = await changeStatus(desk, 'Приключи')
  await expect(closing.getByRole('group', { name: 'В преписката има още 1 неприключен документ' })).toBeVisible()
  const line = closing.getByRole('checkbox', { name: new RegExp(letter) })
  await expect(line).not.toBeChecked()
  await expect(closing.getByText('Регистриран е, но не е изпратен.')).toBeVisible()
  await expect(closing.getByText('Остава неприключен 1 документ.')).toBeVisible()
  await line.check()
  await expect(closing.getByText('С него се приключва още 1 документ.')).toBeVisible()
  await desk.checkAxe('closing a case')
  await desk.press('Приключи', closing)
  await expect(closing).toHaveCount(0)
  await expectStatus(page, 'Приключен')
  const history = await historyOf(page)
  for (const entry of ['Регистриране', 'Спрян', 'Преместване на срок', 'Задължение', 'Плащане', 'Приключен'])
    await expect(history).toContainText(entry)
  await desk.goTo(letterAddress)
  await expectStatus(page, 'Приключен')
  await desk.logOut()

  await as('dradeva', { at: null })
  await openByNotification(desk, new RegExp(`Документ № ${number} премина в статус „Приключен“`))
  await expectStatus(page, 'Приключен')
})
