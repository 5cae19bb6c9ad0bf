import type { Page } from 'playwright/test'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { agreed, capitalised } from '../../src/rules/words/agreement.ts'
import { expect, test } from '../support/journey.ts'
import { type Register, registers } from '../support/registers.ts'
import type { Screen } from '../support/screen.ts'
import { askInPage } from './askInPage.ts'
import { openForm } from './correspondentSteps.ts'
import { expectStored } from './draftStore.ts'
import { switchFaults } from './faultSwitches.ts'
import { actionOf, rowsOf } from './listScreen.ts'

const row = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })
const nameIn = (page: Page, title: string) => page.getByRole('dialog', { name: title }).getByLabel('Наименование')
/** Goes on to another screen as a link does, without loading the page. */
const walkTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)
const lastPart = ({ path }: Endpoint) => path.slice(path.lastIndexOf('/'))

/** A new record by the keys alone: required, duplicate, something typed and nearly lost, a lost connection. */
const addByKeyboard = async (desk: Screen, register: Register) => {
  const { page } = desk
  const { rules, standing, fresh, calls, drafts } = register
  const { one, the } = rules
  const add = `${agreed('new', the)} ${one}`
  const name = nameIn(page, add)
  await desk.button(add).press('Enter')
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Полето е задължително')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type(`„${standing.toLowerCase()}“`)
  await expect(page.getByText(`Вече има ${one} с това наименование.`)).toBeVisible()
  await desk.checkAxe('a record with an error')
  await name.fill(fresh.name)
  await expectStored(page, 'administrator', `${drafts}/new`, fresh.name)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Затвори без запис' }).press('Enter')
  await desk.button(add).press('Enter')
  await page.getByRole('button', { name: 'Продължи с него' }).press('Enter')
  await expect(name).toHaveValue(fresh.name)
  await switchFaults(page, { name: 'offline', path: lastPart(calls.create), times: 1 })
  await name.press('Enter')
  await expect(page.getByText('Не е записано', { exact: true })).toBeVisible()
  await name.press('Enter')
  await desk.expectToast(`${the} е ${agreed('added', the)}.`)
  await expect(row(page, fresh.name)).toHaveCount(1)
  await expect(desk.button(add)).toBeFocused()
}

/** Somebody else writes the same field while the dialog is open: told at the field, and written over only knowingly. */
const changeMeanwhile = async (desk: Screen, { rules: { one, the }, calls, fresh }: Register) => {
  const { page } = desk
  const record = await askInPage<{ id: number }>(page, calls.create.path, { body: { ...fresh, name: 'Спорно' } })
  await page.reload()
  await (await actionOf(row(page, 'Спорно'), 'Редактирай')).click()
  const name = nameIn(page, `Промяна на ${one}`)
  await name.fill('Променено тук')
  await askInPage(page, calls.edit.path, { method: 'PUT', body: { ...record, name: 'Променено другаде' } })
  await name.press('Enter')
  await expect(page.getByText('Междувременно е променено на „Променено другаде“.')).toBeVisible()
  await desk.checkAxe('a record that somebody else has changed')
  await name.press('Enter')
  await desk.expectToast(`${the} е ${agreed('changed', the)}.`)
  await expect(row(page, 'Променено тук')).toHaveCount(1)
}

/** Out of use and, where that can be, deleted; what is used elsewhere says so and stays. */
const endIt = async (desk: Screen, register: Register) => {
  const { page } = desk
  const { the } = register.rules
  const { fresh } = register
  const inactive = agreed('inactive', the)
  await (await actionOf(row(page, fresh.name), `Направи ${inactive}`)).click()
  await desk.expectToast(`${the} е ${inactive}.`)
  await expect(row(page, fresh.name)).toContainText(capitalised(inactive))
  const remove = await actionOf(row(page, fresh.name), 'Изтрий')
  if (!('used' in register)) {
    await expect(remove).toHaveCount(0)
    return
  }
  await remove.click()
  await desk.checkAxe('the question before deleting')
  await page.getByRole('button', { name: 'Изтрий' }).press('Enter')
  await desk.expectToast(`${the} е ${agreed('deleted', the)}.`)
  await expect(row(page, fresh.name)).toHaveCount(0)
  const refused = await actionOf(row(page, register.used.name), 'Изтрий')
  await expect(refused).toContainText(register.used.because)
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
}

for (const register of registers) {
  test(`register „${register.rules.one}“: added, changed, taken out of use`, async ({ as, problems }) => {
    problems.expectFailures(new RegExp(lastPart(register.calls.create)))
    const desk = await as('administrator', { at: null })
    await desk.goTo(register.address)
    await expect(row(desk.page, register.standing)).toBeVisible()
    await desk.checkAxe('the list')
    await addByKeyboard(desk, register)
    await changeMeanwhile(desk, register)
    await endIt(desk, register)
  })
}

test('what an address type becomes is offered in the form of a correspondent at once', async ({ as }) => {
  const desk = await as('administrator')
  const { page } = desk
  // The form has its list of types before they change, and the page is not loaded anew.
  await openForm(desk)
  await walkTo(page, '/settings/address-types')
  await (await actionOf(row(page, 'Настоящ адрес'), 'Редактирай')).click()
  await nameIn(page, 'Промяна на вид адрес').fill('Адрес на обекта')
  await page.getByLabel('По подразбиране').check()
  await expect(page.getByText('Сега по подразбиране е „Офис“.')).toBeVisible()
  await page.getByRole('button', { name: 'Запази' }).click()
  await expect(row(page, 'Адрес на обекта')).toContainText('Да')
  await expect(row(page, 'Офис')).not.toContainText('Да')
  await (await actionOf(row(page, 'Офис'), 'Направи неактивен')).click()
  await expect(row(page, 'Офис')).toContainText('Неактивен')
  const refused = await actionOf(row(page, 'Адрес на обекта'), 'Направи неактивен')
  await expect(refused).toContainText('Видът по подразбиране трябва да е активен.')
  await page.keyboard.press('Escape')
  await walkTo(page, '/administrative-services/correspondents/create')
  await desk.press('Добави адрес')
  const type = page.getByRole('combobox', { name: 'Вид адрес' })
  await expect(type).toHaveValue('Адрес на обекта')
  await type.click()
  await expect(page.getByRole('option', { name: 'Постоянен адрес' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Офис' })).toHaveCount(0)
})
