import type { Page } from 'playwright/test'
import { users } from '../../src/contract/account.ts'
import type { UserRecord } from '../../src/contract/shapes/people.ts'
import { everyTheme } from '../support/checkAxe.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { fillLetter, givenNumber, numberOf, openNewDocument, registerButton, subjectOf } from './letterForm.ts'
import { requestInPage, tokenOf } from './requestInPage.ts'

const userName = 'astoeva'
const password = 'синя-лодка-42'
const field = (page: Page, name: string) => page.locator(`#user-${name}`)

const choose = async (page: Page, name: string, typed: string) => {
  await field(page, name).focus()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option').first()).toContainText(typed)
  await page.keyboard.press('Enter')
}

const errorText = (page: Page, message: string) => page.locator('.field-error').filter({ hasText: message }).first()

const createUser = async ({ page, checkAxe, expectToast, expectHeading }: Screen) => {
  await expect(field(page, 'firstName')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Има 7 полета за поправяне')).toBeVisible()
  await checkAxe('a user with errors', everyTheme)
  await field(page, 'firstName').fill('Анна')
  await field(page, 'lastName').fill('Стоева')
  await page.keyboard.press('Tab')
  await expect(field(page, 'userName')).toHaveValue(userName)
  await field(page, 'egn').fill('7501010011')
  await field(page, 'email').fill('astoeva@aip.example.bg')
  await choose(page, 'departmentId', 'Деловодство')
  await choose(page, 'positionId', 'Специалист')
  await field(page, 'password').fill('astoeva2026')
  await page.getByRole('checkbox', { name: 'Документооборот', exact: true }).press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(errorText(page, 'Невалидно ЕГН.')).toBeVisible()
  await expect(errorText(page, 'без потребителското име')).toBeVisible()
  await field(page, 'egn').fill('7501010010')
  await field(page, 'password').fill(password)
  await field(page, 'userName').fill('MPetrova')
  await page.keyboard.press('Control+Enter')
  await expect(errorText(page, 'Вече има потребител с това потребителско име.')).toBeVisible()
  await field(page, 'userName').fill(userName)
  await page.keyboard.press('Control+Enter')
  await expectToast('Потребителят е създаден.')
  await expectHeading('Анна Стоева')
  await expect(field(page, 'egn')).toHaveValue('750101****')
}

const userOf = (page: Page, id: string, token = '') =>
  requestInPage<UserRecord>(page, users.getUserById, { query: { id }, token })

const getsRole = async ({ page, expectToast }: Screen, id: string, typed: string) => {
  const token = await tokenOf(page, 'administrator', 'register')
  const { egn, ...record } = await userOf(page, id, token)
  await requestInPage(page, users.updateUser, { body: { ...record, roles: [...record.roles, 'REPORTS'] }, token })
  await expectToast('Ролите Ви са променени.')
  await expect(subjectOf(page)).toHaveValue(typed)
}

const changeAsOtherUser = async ({ page, checkAxe, expectToast }: Screen, id: string) => {
  const { egn, ...record } = await userOf(page, id)
  await field(page, 'lastName').fill('Стоева-Илиева')
  await requestInPage(page, users.updateUser, {
    body: { ...record, lastName: 'Стоянова', email: 'drug@aip.example.bg' },
  })
  await page.keyboard.press('Control+Enter')
  await expect(errorText(page, 'Междувременно е променено на „Стоянова“.')).toBeVisible()
  await checkAxe('a user whom somebody else has changed')
  await page.keyboard.press('Control+Enter')
  await expectToast('Потребителят е записан.')
  await expect(page.getByRole('heading', { name: 'Анна Стоева-Илиева' })).toBeVisible()
  await expect(field(page, 'email')).toHaveValue('drug@aip.example.bg')
}

const deactivate = async (desk: Screen) => {
  const { page } = desk
  await desk.goTo('/settings/users?userName=astoeva')
  await page.getByRole('link', { name: 'Анна Стоева-Илиева' }).press('Enter')
  await desk.button('Деактивирай').press('Enter')
  const confirmation = page.getByRole('dialog', { name: 'Деактивиране на Анна Стоева-Илиева' })
  await desk.checkAxe('before an account is taken away')
  await confirmation.getByRole('button', { name: 'Деактивирай' }).press('Enter')
  await desk.expectToast('Потребителят е деактивиран.')
  await expect(desk.button('Активирай')).toBeVisible()
}

test('a new employee: from the account to the first registered letter, until the account is deactivated', async ({
  as,
}) => {
  test.slow()
  const desk = await as('administrator', { at: '/settings/users/create' })
  const { page } = desk
  await createUser(desk)
  const id = page.url().split('/').at(-1) ?? ''
  await changeAsOtherUser(desk, id)
  await desk.logOut()
  await desk.logIn(userName, password)
  await desk.expectLoggedIn()
  await expect(page.getByRole('button', { name: 'Потребител: Анна Стоева-Илиева' })).toBeVisible()
  await openNewDocument(desk)
  const subject = 'Първото писмо на новия служител'
  await fillLetter(page, subject)
  await getsRole(desk, id, subject)
  await registerButton(page).click()
  await expect(numberOf(page)).toHaveText(givenNumber)
  await desk.logOut()
  await desk.logIn('administrator')
  await desk.expectLoggedIn()
  await deactivate(desk)
  await desk.logOut()
  await desk.logIn(userName, password)
  await expect(page.getByText('Достъпът Ви е спрян: потребителят е деактивиран.')).toBeVisible()
})
