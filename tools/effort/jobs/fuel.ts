import type { Locator } from 'playwright'
import type { UserDriver } from '../userDriver.ts'

const isFilled = (dialog: Locator) =>
  dialog
    .getByLabel(/^Количество/)
    .and(dialog.page().locator(':focus'))
    .waitFor()

export const enterFuel = async ({ page, press, write }: UserDriver) => {
  const row = page.getByRole('row').filter({ hasText: '2087' })
  await press(row.getByRole('button', { name: /^Действия/ }))
  await press(page.getByRole('menuitem', { name: 'Разход за гориво' }))
  const dialog = page.getByRole('dialog')
  await isFilled(dialog)
  await write(dialog.getByLabel(/^Количество/), '38')
  await write(dialog.getByLabel(/^Единична цена/), '1,34')
  await write(dialog.getByLabel(/^Документ №/), '512')
  await write(dialog.getByLabel(/^Километраж/), '49200')
  await press(dialog.getByRole('button', { name: 'Запази', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}

export const enterFuelOfList = async ({ page, press, write, pick }: UserDriver) => {
  await press(page.getByRole('navigation').getByRole('link', { name: 'Разходи за гориво' }).first())
  await press(page.getByRole('main').getByRole('button', { name: 'Нов разход за гориво' }))
  const dialog = page.getByRole('dialog')
  await pick(dialog.getByRole('combobox', { name: /^Автомобил/ }), '2087', /2087/)
  await isFilled(dialog)
  await write(dialog.getByLabel(/^Количество/), '38')
  await write(dialog.getByLabel(/^Единична цена/), '1,34')
  await write(dialog.getByLabel(/^Документ №/), '512')
  await write(dialog.getByLabel(/^Километраж/), '49200')
  await press(dialog.getByRole('button', { name: 'Запази', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}
