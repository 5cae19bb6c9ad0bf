import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'

/** Takes the next step on the route of the record that is open. */
const move = async ({ page, button }: Screen, label: string, state: string, comment = '') => {
  await button('Маршрут').click()
  const dialog = page.getByRole('dialog', { name: 'Маршрут' })
  await dialog.getByRole('radio', { name: label }).check()
  if (comment) await dialog.getByRole('textbox', { name: 'Коментар' }).fill(comment)
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.page-above')).toHaveText(state)
}

test('a leave goes from application through two approvals to the calendar; one is returned and corrected, one refused', async ({
  as,
}) => {
  const desk = await as('administrator', { at: '/staff/leave-applications/create' })
  const { page } = desk
  await desk.expectHeading('Ново заявление за отпуск')
  await desk.button('Запази').click()
  await expect(desk.field('До')).toHaveAccessibleDescription(/задължително/)
  await desk.field('От').fill('18.01.2027')
  await desk.field('До').fill('22.01.2027')
  await expect(page.getByText('5 работни дни')).toBeVisible()
  await desk.checkAxe('an application for leave')
  await page.keyboard.press('Control+Enter')
  await desk.expectHeading(/^чернова – Николай/)
  await move(desk, 'Подай за съгласуване', 'За съгласуване')
  await move(desk, 'Върни за корекция', 'Върнато за корекция', 'Посочете кой ще Ви замества.')
  await desk.button('Редактирай').click()
  await desk.field('Бележка').fill('Ще ме замества Светослав Ценков.')
  await desk.button('Запази').click()
  await expect(page.getByText('Ще ме замества')).toBeVisible()
  await move(desk, 'Подай за съгласуване', 'За съгласуване')
  await move(desk, 'Съгласувай', 'За проверка')
  await move(desk, 'Потвърди проверката', 'За одобрение')
  await move(desk, 'Одобри', 'Одобрено')
  await desk.button('Печат').click()
  await expect(page.getByRole('dialog')).toContainText('Моля да ми бъде разрешен')
  await page.keyboard.press('Escape')

  await desk.goTo('/staff/leave-applications/create')
  await desk.field('От').fill('22.01.2027')
  await desk.field('До').fill('25.01.2027')
  await expect(page.getByText('вече има подаден отпуск')).toBeVisible()
  await desk.field('От').fill('25.01.2027')
  await desk.button('Запази').click()
  await desk.expectHeading(/^чернова – Николай/)
  await move(desk, 'Подай за съгласуване', 'За съгласуване')
  await move(desk, 'Откажи', 'Отказано', 'Отделът е с намален състав.')

  await desk.goTo('/staff/leave-applications?view=calendar&month=2027-01')
  const row = page.getByRole('row', { name: /Николай Борисов Стоянов/ })
  await expect(row.getByText('отпуск', { exact: true })).toHaveCount(5)
  await desk.checkAxe('who is away')
})
