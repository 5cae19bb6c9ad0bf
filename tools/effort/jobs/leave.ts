import type { UserDriver } from '../userDriver.ts'

export const submitLeave = async ({ page, press, write }: UserDriver) => {
  await press(page.getByRole('main').getByRole('link', { name: 'Ново заявление' }))
  await write(page.getByRole('main').getByRole('textbox', { name: /^От/ }), '07122026')
  await write(page.getByRole('main').getByRole('textbox', { name: /^До/ }), '11122026')
  await press(page.getByRole('button', { name: 'Запази', exact: true }))
  await press(page.getByRole('button', { name: 'Подай за съгласуване', exact: true }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Подай за съгласуване' }))
  await page.locator('.page-above').getByText('За съгласуване').waitFor()
}
