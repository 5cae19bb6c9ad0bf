import type { Page } from 'playwright/test'
import { capitalised, inGender } from '../../src/rules/words/agreement.ts'
import { callsOf } from '../support/calls.ts'
import { everyTheme } from '../support/checkAxe.ts'
import { expect } from '../support/journey.ts'
import type { Register } from '../support/registers.ts'
import type { Screen } from '../support/screen.ts'
import { expectStored } from './draftStore.ts'
import { switchFaults } from './faultSwitches.ts'
import { actionOf, countFound, rowsOf } from './listScreen.ts'
import { requestInPage } from './requestInPage.ts'

export const row = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })
const nameIn = (page: Page, title: string) => page.getByRole('dialog', { name: title }).getByLabel('Наименование')

export const addByKeyboard = async (desk: Screen, register: Register) => {
  const { page } = desk
  const { rules, standing, fresh, calls, drafts } = register
  const { one, the } = rules
  const add = `${inGender('new', the)} ${one}`
  const dialog = page.getByRole('dialog', { name: add })
  const name = nameIn(page, add)
  const first = 'code' in fresh ? dialog.getByLabel('Код') : name
  await desk.button(add).press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Полето е задължително').first()).toBeVisible()
  await expect(first).toBeFocused()
  if ('code' in fresh) await page.keyboard.type(fresh.code)
  await name.focus()
  await page.keyboard.type(`„${standing.toLowerCase()}“`)
  await expect(page.getByText(`Вече има ${one} с това наименование.`)).toBeVisible()
  await desk.checkAxe('a record with an error', everyTheme)
  await name.fill(fresh.name)
  for (const { type, message } of register.wrong) {
    await type(dialog)
    await name.press('Enter')
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await register.fill(dialog)
  await expectStored(page, 'administrator', `${drafts}/new`, fresh.name)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Затвори без запис' }).press('Enter')
  await desk.button(add).press('Enter')
  await page.getByRole('button', { name: 'Продължи с него' }).press('Enter')
  await expect(name).toHaveValue(fresh.name)
  await switchFaults(page, { name: 'offline', path: calls.create.path, times: 1 })
  await name.press('Enter')
  await expect(page.getByText('Не е записано', { exact: true })).toBeVisible()
  await name.press('Enter')
  await desk.expectToast(`${the} е ${inGender('added', the)}.`)
  await expect(row(page, fresh.name)).toHaveCount(1)
  await expect(desk.button(add)).toBeFocused()
}

export const changeAsOtherUser = async (desk: Screen, { rules: { one, the }, calls, fresh }: Register) => {
  const { page } = desk
  const record = await requestInPage<{ id: number }>(page, calls.create, {
    body: { ...fresh, ...('code' in fresh && { code: 'СП' }), name: 'Спорно' },
  })
  await page.reload()
  await (await actionOf(row(page, 'Спорно'), 'Редактирай')).click()
  const name = nameIn(page, `Промяна на ${one}`)
  await name.fill('Променено тук')
  await requestInPage(page, calls.edit, { body: { ...record, name: 'Променено другаде' } })
  await name.press('Enter')
  await expect(page.getByText('Междувременно е променено на „Променено другаде“.')).toBeVisible()
  await desk.checkAxe('a record that somebody else has changed')
  await name.press('Enter')
  await desk.expectToast(`${the} е ${inGender('changed', the)}.`)
  await expect(row(page, 'Променено тук')).toHaveCount(1)
}

export const putInOrder = async ({ page, button, checkAxe, expectToast }: Screen, { calls }: Register) => {
  const names = rowsOf(page).locator('[data-open]')
  const [first = '', second = '', third = '', ...others] = await names.allTextContents()
  const saved = callsOf(page, calls.order)
  await names.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(names).toHaveText([second, first, third, ...others])
  await expect(names.nth(1)).toBeFocused()
  await expect(page.getByText(`${first}: място 2 от ${others.length + 3}`)).toBeAttached()
  await page
    .locator('.row-handle')
    .nth(2)
    .dragTo(page.locator('.row-handle').first(), { targetPosition: { x: 5, y: 1 } })
  await expect(names).toHaveText([third, second, first, ...others])
  await checkAxe('another order')
  const rows = await requestInPage<{ id: number }[]>(page, calls.list, {})
  const ids = rows.map(({ id }) => id).toReversed()
  await requestInPage(page, calls.order, { body: { ids } })
  const before = saved.length
  await button('Запази реда').click()
  await expect(page.getByText('Междувременно редът е променен от друг.')).toBeVisible()
  expect(saved).toHaveLength(before)
  await button('Запази реда').click()
  await expectToast('Редът е записан.')
  expect(saved).toHaveLength(before + 1)
  await expect(button('Запази реда')).toHaveCount(0)
  await expect(names).toHaveText([third, second, first, ...others])
}

export const makeDefault = async ({ page, button }: Screen, { rules: { one, the }, fresh }: Register) => {
  const former = rowsOf(page).filter({ has: page.getByRole('cell', { name: 'Да', exact: true }) })
  const formerName = (await former.locator('[data-open]').textContent()) ?? ''
  await (await actionOf(row(page, fresh.name), 'Редактирай')).click()
  await page
    .getByRole('dialog', { name: `Промяна на ${one}` })
    .getByLabel('По подразбиране')
    .check()
  await expect(page.getByText(`Сега по подразбиране е „${formerName}“`)).toBeVisible()
  await button('Запази').click()
  await expect(row(page, fresh.name)).toContainText('Да')
  await expect(row(page, formerName)).not.toContainText('Да')
  const refused = await actionOf(row(page, fresh.name), `Направи ${inGender('inactive', the)}`)
  await expect(refused).toContainText(`${the} по подразбиране трябва да е ${inGender('active', the)}.`)
  await page.keyboard.press('Escape')
  await (await actionOf(row(page, formerName), 'Редактирай')).click()
  await page.getByLabel('По подразбиране').check()
  await button('Запази').click()
  await expect(row(page, formerName)).toContainText('Да')
}

export const endIt = async (desk: Screen, { rules: { the }, fresh, calls }: Register) => {
  const { page } = desk
  const inactive = inGender('inactive', the)
  await (await actionOf(row(page, fresh.name), `Направи ${inactive}`)).click()
  await desk.expectToast(`${the} е ${inactive}.`)
  await expect(row(page, fresh.name)).toContainText(capitalised(inactive))
  const remove = await actionOf(row(page, fresh.name), 'Изтрий')
  if (!('remove' in calls)) {
    await expect(remove).toHaveCount(0)
    await page.keyboard.press('Escape')
    return
  }
  await remove.click()
  const confirmation = page.getByRole('dialog', { name: `Изтриване на „${fresh.name}“` })
  await expect(confirmation).toContainText('Не се ползва никъде.')
  await desk.checkAxe('the question before deleting')
  await confirmation.getByRole('button', { name: 'Изтрий' }).press('Enter')
  await desk.expectToast(`${the} е ${inGender('deleted', the)}.`)
  await expect(row(page, fresh.name)).toHaveCount(0)
}

export const followUses = async (desk: Screen, { rules: { the }, used, calls }: Register) => {
  const { page } = desk
  const isRemoval = 'remove' in calls
  await (await actionOf(row(page, used.name), isRemoval ? 'Изтрий' : 'Къде се ползва')).click()
  const uses = page.getByRole('dialog', { name: used.name })
  const link = uses.getByRole('link', { name: used.words })
  await expect(link).toBeVisible()
  await expect(uses.getByRole('button', { name: 'Изтрий' })).toHaveCount(0)
  if (isRemoval) await expect(uses.getByRole('button', { name: `Направи ${inGender('inactive', the)}` })).toBeVisible()
  await desk.checkAxe('where a record is used')
  const count = Number(((await link.textContent()) ?? '').replaceAll(/\D/g, ''))
  await link.press('Enter')
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Приложен филтър' })).toContainText(used.name)
  await expect.poll(() => countFound(page)).toBe(count)
}
