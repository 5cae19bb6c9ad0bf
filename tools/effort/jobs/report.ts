import type { UserDriver } from '../userDriver.ts'

export const reportToFile = async ({ page, press }: UserDriver) => {
  await press(page.getByRole('navigation').getByRole('link', { name: 'Финансова справка по автомобили' }).first())
  await page.getByRole('row').nth(1).waitFor()
  const file = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Експортирай', exact: true }))
  await file
}
