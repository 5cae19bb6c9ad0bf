import { letter } from '../../../tests/journeys/letterTask.ts'
import type { UserDriver } from '../userDriver.ts'

export const resolve = async ({ page, press }: UserDriver) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const row = page.getByRole('row').filter({ hasText: letter })
  await press(row.getByRole('button', { name: /^Действия/ }))
  await press(page.getByRole('menuitem', { name: 'Нова резолюция' }))
  await press(button('За изготвяне на отговор.'))
  const colleagues = page.locator('#resolution-colleagues').getByRole('button')
  await press(colleagues.nth(0))
  await press(colleagues.nth(1))
  await press(button('Издай резолюцията'))
  await page.getByText(/Издадена е резолюция № /).waitFor()
}
