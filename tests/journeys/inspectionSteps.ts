import { expect } from '../support/journey.ts'
import { isOnNetwork } from '../support/networkDatabase.ts'
import type { Screen } from '../support/screen.ts'
import { fillFields } from './fillFields.ts'

export const fillTime = async ({ page }: Screen, label: string, day: string, time: string) => {
  const group = page
    .getByRole('group', { name: label })
    .or(page.locator('.field').filter({ hasText: label }))
    .first()
  const [date, hour] = [group.locator('input').first(), group.locator('input').last()]
  await date.fill(day)
  await hour.fill(time)
}
export const status = ({ page }: Screen) => page.locator('.page-above').first()
/** Expects that this is the only command with the primary colour, which marks the next step. */
export const expectNext = async ({ page }: Screen, label: string) =>
  expect(page.locator('.commands .btn.primary')).toHaveText(label)

export const fillClosing = async (desk: Screen, values: Record<string, string>) => {
  await desk.button('Приключи').click()
  const missing = desk.dialog('Какво липсва, за да бъде приключена')
  for (const field of ['Край', 'Присъствал представител', 'Констатации', 'Резултат', 'Протокол'])
    await expect(missing.getByRole('button', { name: field })).toBeVisible()
  await missing.getByRole('button', { name: 'Констатации' }).click()
  await expect(desk.field('Констатации')).toBeFocused()
  await fillFields(desk, values, desk.page.getByRole('main'))
}

export const writeProtocol = async (desk: Screen, ...texts: string[]) => {
  const { page } = desk
  await desk.button('Състави протокол').click()
  const dialog = page.getByRole('dialog', { name: /^Протокол за проверка/ })
  await expect(desk.field('Съдържание', dialog)).toHaveValue(/ПРОТОКОЛ № П-/)
  await desk.button('Преглед за печат', dialog).click()
  const paper = page.getByRole('dialog', { name: /^Протокол № / })
  for (const text of texts) await expect(paper).toContainText(text)
  if (isOnNetwork) await expect(paper).not.toContainText('УЧЕБЕН ДОКУМЕНТ')
  else await expect(paper).toContainText('УЧЕБЕН ДОКУМЕНТ')
  await desk.button('Затвори', paper).last().click()
  await desk.button('Запази', dialog).click()
  await desk.expectToast(/Протокол № .* е записан/)
}
