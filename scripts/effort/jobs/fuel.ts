import type { Hand } from '../hand.ts'

/** A filling of today from the list of fuel: what the receipt says, and the reading of the odometer. */
export const enterFuel = async ({ page, press, write, pick }: Hand) => {
  await press(page.getByRole('main').getByRole('button', { name: 'Нов разход за гориво' }))
  const dialog = page.getByRole('dialog')
  await pick(dialog.getByRole('combobox', { name: /^Автомобил/ }), '2087', /2087/)
  await write(dialog.getByLabel(/^Количество/), '38')
  await write(dialog.getByLabel(/^Единична цена/), '1,34')
  await write(dialog.getByLabel(/^Документ №/), '512')
  await write(dialog.getByLabel(/^Километраж/), '49200')
  await press(dialog.getByRole('button', { name: 'Запази', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}
