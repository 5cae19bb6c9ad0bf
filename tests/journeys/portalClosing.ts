import type { Page } from 'playwright/test'
import { expect, type Journey } from '../support/journey.ts'
import { basis, changeStatus, expectStatus, historyOf, instruction, openByNotification, tab } from './portalScreen.ts'

type People = Pick<Journey, 'desk' | 'as'>

const owedOn = (page: Page) => page.getByRole('article', { name: basis })

/** Accounting asks for the fee. */
export const feeIsRequested = async ({ desk, as }: People, address: string) => {
  const { page } = desk
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
  await expect(owedOn(page)).toContainText('Неплатено')
  await desk.logOut()
}

/** The expert does her part. */
export const expertIsDone = async ({ desk, as }: People, number: string) => {
  const { page } = desk
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
}

/** The work cannot be closed before the fee is paid. */
export const feeIsPaid = async ({ desk, as }: People, address: string) => {
  const { page } = desk
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
  const owed = owedOn(page)
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
}

/** The case is closed with the letter in it, and everybody who worked on it is told. */
export const caseIsClosed = async (
  { desk, as }: People,
  number: string,
  address: string,
  { letter, letterAddress }: { letter: string; letterAddress: string },
) => {
  const { page } = desk
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
}
