import { expect, test } from '../support/journey.ts'
import { expectHeard, listening, longestHeard } from './heardSteps.ts'

/**
 * More jobs by keyboard alone, and what somebody hears who does not see them: heard/*.txt beside this file, read as a
 * text. It changes on purpose only, by `npm run journeys:all -- --update-snapshots heard`.
 */
test.describe.configure({ timeout: longestHeard })

test('logging in and out, and rejecting a message', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { hands, listener } = heard
  await test.step('logging in and out', async () => {
    await page.goto('/login')
    await desk.expectHeading('Вход')
    await listener.after('open the page')
    await hands.write(desk.field('Потребителско име'), 'mpetrova')
    await hands.write(desk.field('Парола'), 'грешна')
    await hands.press(page.getByRole('button', { name: 'Вход', exact: true }))
    await hands.write(desk.field('Парола'), 'demo')
    await hands.press(page.getByRole('button', { name: 'Вход', exact: true }))
    await desk.expectLoggedIn()
    await listener.after('wait for the first screen')
    await hands.press(page.getByRole('button', { name: /^Потребител:/ }))
    await hands.press(page.getByRole('button', { name: 'Изход' }))
    await expect(page.getByText('Излязохте от системата.')).toBeVisible()
    await listener.after('wait for the log-in')
    expectHeard(heard, 'log-in')
  })

  await test.step('rejecting a message', async () => {
    await as('mpetrova')
    await desk.goTo('/documents-flow/doc-exchange')
    await listener.begin()
    await hands.press(desk.row('Съобщения от обмен на документи', 'Получено').locator('[data-open]'))
    await expect(page.getByText('С уважение')).toBeVisible()
    await listener.after('wait for the message')
    await hands.press(page.getByRole('button', { name: 'Отхвърли', exact: true }))
    const dialog = desk.dialog('Отказ от регистрация')
    const send = dialog.getByRole('button', { name: 'Отхвърли съобщението' })
    await hands.press(send)
    await hands.choose(desk.field('Причина за отказ от регистрация', dialog), 'Нечетливо съдържание.')
    await hands.write(desk.field('Пояснение', dialog), 'Писмото е за общината.')
    await hands.press(send)
    await expect(page.getByText('Регистрацията на съобщението е отказана.')).toBeVisible()
    await listener.after('wait for the answer')
    expectHeard(heard, 'reject')
  })
})

test('completing a task and drafting the answer', async ({ desk, as }) => {
  const { page } = desk
  const heard = await listening(desk)
  const { hands, listener } = heard
  await as('ltonev', { at: '/documents-flow/tasks' })
  await listener.begin()
  await hands.press(desk.row('Задачи – Отворени', 'Да се приложи към преписката.').locator('[data-open]'))
  await hands.press(page.getByRole('button', { name: 'Приключи', exact: true }).first())
  const dialog = desk.dialog(/^Приключване на задача № \d+$/)
  await hands.check(dialog.getByLabel('Изпълнена', { exact: true }))
  await hands.write(dialog.getByLabel(/^Коментар/), 'Проверено е.')
  await hands.press(dialog.getByRole('button', { name: 'Приключи', exact: true }))
  await expect(dialog).toHaveCount(0)
  await desk.expectToast('Задачата е изпълнена.')
  await listener.after('wait for the task')
  await hands.press(page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link').first())
  await hands.press(page.getByRole('link', { name: 'Отговори', exact: true }))
  await expect(page.locator('#document-documentDirectionId')).toBeVisible()
  await listener.after('wait for the form')
  await hands.pick(page.locator('#document-documentTypeId'), 'Писмо', /^Писмо/)
  await hands.press(page.getByRole('button', { name: /чернова/i }).first())
  await expect(page.locator('.page-above')).toContainText('Чернова')
  await listener.after('wait for the draft')
  expectHeard(heard, 'answer')
})
