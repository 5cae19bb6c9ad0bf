import type { UserDriver } from '../userDriver.ts'

export const rejectMessage = async ({ page, press, write, key }: UserDriver) => {
  const row = page.getByRole('row').filter({ hasText: '66-00-122' })
  await press(row.getByRole('button', { name: /^Действия/ }))
  await press(page.getByRole('menuitem', { name: 'Отхвърли' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Причина за отказ/).waitFor()
  // The focus is on the list of reasons. These keys select the second reason and move to the explanation.
  for (const name of ['ArrowDown', 'ArrowDown', 'Tab']) await key(name)
  await write(dialog.getByLabel(/^Пояснение/), 'За Община Провадия.')
  await press(dialog.getByRole('button', { name: 'Отхвърли съобщението' }))
  await page.getByText(/^Съобщението „.*“ е отхвърлено\.$/).waitFor()
  await row.waitFor({ state: 'detached' })
}
