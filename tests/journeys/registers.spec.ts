import type { Page } from 'playwright/test'
import { addressTypes, correspondentGroups } from '../../src/contract/configuration.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { askInPage } from './askInPage.ts'
import { openForm } from './correspondentSteps.ts'
import { expectStored } from './draftStore.ts'
import { switchFaults } from './faultSwitches.ts'
import { actionOf, rowsOf } from './listScreen.ts'

type Register = {
  address: string
  /** The name of its drafts, as the description of the register says it. */
  drafts: string
  /** One record as the dialogs call it, and with its article as the notices do. */
  one: string
  the: string
  /** With which letter the words end that agree with it: „изтрит“, „изтрита“, „изтрито“. */
  ending: '' | 'а' | 'о'
  active: 'активен' | 'активна' | 'активно'
  calls: { create: Endpoint; edit: Endpoint }
  /** A new record as its call takes it. */
  fresh: { id: number; name: string; isActive: boolean; [more: string]: unknown }
  /** A name that stands there already. */
  standing: string
  /** A record that is in use, and why it stays. Absent where nothing is ever deleted. */
  used?: { name: string; because: string }
}

/** Whoever adds a register adds a row. */
const registers: readonly Register[] = [
  {
    address: '/settings/correspondentGroups',
    drafts: 'correspondent-group',
    one: 'кореспондентска група',
    the: 'Групата',
    ending: 'а',
    active: 'активна',
    calls: correspondentGroups,
    fresh: { id: 0, name: 'Учебни заведения', correspondentsCount: 0, isActive: true },
    standing: 'Общини',
    used: { name: 'Общини', because: 'Ползва се от 40 кореспонденти.' },
  },
  {
    address: '/settings/address-types',
    drafts: 'address-type',
    one: 'вид адрес',
    the: 'Видът',
    ending: '',
    active: 'активен',
    calls: addressTypes,
    fresh: { id: 0, name: 'Склад за изделия', isDefault: false, isActive: true },
    standing: 'Постоянен адрес',
  },
]

const row = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })
const nameIn = (page: Page, title: string) => page.getByRole('dialog', { name: title }).getByLabel('Наименование')
/** Goes on to another screen as a link does, without loading the page. */
const walkTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)
const lastPart = ({ path }: Endpoint) => path.slice(path.lastIndexOf('/'))

/** A new record by the keys alone: required, duplicate, something typed and nearly lost, a lost connection. */
const addByKeyboard = async (desk: Screen, register: Register) => {
  const { page } = desk
  const { ending, one, standing, fresh, calls, the, drafts } = register
  const add = `Нов${ending} ${one}`
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
  await desk.expectToast(`${the} е добавен${ending}.`)
  await expect(row(page, fresh.name)).toHaveCount(1)
  await expect(desk.button(add)).toBeFocused()
}

/** Somebody else writes the same field while the dialog is open: told at the field, and written over only knowingly. */
const changeMeanwhile = async (desk: Screen, { one, the, ending, calls, fresh }: Register) => {
  const { page } = desk
  const record = await askInPage<Register['fresh']>(page, calls.create.path, { body: { ...fresh, name: 'Спорно' } })
  await page.reload()
  await (await actionOf(row(page, 'Спорно'), 'Редактирай')).click()
  const name = nameIn(page, `Промяна на ${one}`)
  await name.fill('Променено тук')
  await askInPage(page, calls.edit.path, { method: 'PUT', body: { ...record, name: 'Променено другаде' } })
  await name.press('Enter')
  await expect(page.getByText('Междувременно е променено на „Променено другаде“.')).toBeVisible()
  await desk.checkAxe('a record that somebody else has changed')
  await name.press('Enter')
  await desk.expectToast(`${the} е променен${ending}.`)
  await expect(row(page, 'Променено тук')).toHaveCount(1)
}

/** Out of use and, where that can be, deleted; what is used elsewhere says so and stays. */
const endIt = async (desk: Screen, { the, ending, active, fresh, used }: Register) => {
  const { page } = desk
  await (await actionOf(row(page, fresh.name), `Направи не${active}`)).click()
  await desk.expectToast(`${the} е не${active}.`)
  await expect(row(page, fresh.name)).toContainText(`Не${active}`)
  const remove = await actionOf(row(page, fresh.name), 'Изтрий')
  if (!used) {
    await expect(remove).toHaveCount(0)
    return
  }
  await remove.click()
  await desk.checkAxe('the question before deleting')
  await page.getByRole('button', { name: 'Изтрий' }).press('Enter')
  await desk.expectToast(`${the} е изтрит${ending}.`)
  await expect(row(page, fresh.name)).toHaveCount(0)
  const refused = await actionOf(row(page, used.name), 'Изтрий')
  await expect(refused).toContainText(used.because)
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
}

for (const register of registers) {
  test(`register „${register.one}“: added, changed, taken out of use`, async ({ as, problems }) => {
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
