import type { Locator } from 'playwright'
import { readingsOf } from '../../../mocks/vehicles/vehicleViews.ts'
import { seededDatabase } from '../../../tests/support/seededDatabase.ts'
import type { UserDriver } from '../userDriver.ts'

const litres = 38
/** Returns the mileage of the car after as many kilometres since its last reading as the litres suffice by its norm. */
const mileageNow = (): string => {
  const db = seededDatabase()
  const car = db.vehicles.all().find(({ registrationNumber }) => registrationNumber.includes('2087'))
  const kilometres = Math.ceil((litres / (car?.normMixed ?? 1)) * 100)
  return String(Math.max(...readingsOf(db, car?.id ?? 0).map(({ mileage }) => mileage)) + kilometres)
}

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
  await write(dialog.getByLabel(/^Количество/), String(litres))
  await write(dialog.getByLabel(/^Единична цена/), '1,34')
  await write(dialog.getByLabel(/^Документ №/), '512')
  await write(dialog.getByLabel(/^Километраж/), mileageNow())
  await press(dialog.getByRole('button', { name: 'Запази', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}

export const enterFuelOfList = async ({ page, press, write, pick }: UserDriver) => {
  await press(page.getByRole('navigation').getByRole('link', { name: 'Разходи за гориво' }).first())
  await press(page.getByRole('main').getByRole('button', { name: 'Нов разход за гориво' }))
  const dialog = page.getByRole('dialog')
  await pick(dialog.getByRole('combobox', { name: /^Автомобил/ }), '2087', /2087/)
  await isFilled(dialog)
  await write(dialog.getByLabel(/^Количество/), String(litres))
  await write(dialog.getByLabel(/^Единична цена/), '1,34')
  await write(dialog.getByLabel(/^Документ №/), '512')
  await write(dialog.getByLabel(/^Километраж/), mileageNow())
  await press(dialog.getByRole('button', { name: 'Запази', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}
