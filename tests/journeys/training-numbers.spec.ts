import { expect, test } from '../support/journey.ts'

test('a trainer skips a number, a trainee finds and explains it, and the diary tells of it', async ({ as, page }) => {
  const desk = await as('mpetrova')
  await page.keyboard.press('Control+Alt+KeyT')
  const panel = page.getByRole('complementary', { name: 'Обучение' })
  await panel.getByRole('button', { name: /^Регистър на номерата/ }).press('Enter')
  const letters = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Кореспонденция' }) })

  await test.step('nothing is left out in a new world', async () => {
    await expect(panel.getByText('Пропуснати номера: 0')).toBeVisible()
    await expect(letters).toContainText(/последен № \d+/)
    await desk.checkAxe('the register of numbers')
  })

  await test.step('the skipped number stands first and is explained at its place', async () => {
    await letters.getByRole('button', { name: 'Пропусни номер от „Кореспонденция“' }).press('Enter')
    await expect(panel.getByText('Пропуснати номера: 1')).toBeVisible()
    await expect(panel.getByRole('list').first().getByRole('heading').first()).toHaveText('Кореспонденция')
    await letters.getByRole('button', { name: /^Обясни 04-\d+$/ }).press('Enter')
    const why = letters.getByRole('textbox', { name: /^Защо липсва 04-\d+/ })
    await letters.getByRole('button', { name: 'Запази' }).click()
    await expect(letters).toContainText('Напишете защо номерът липсва.')
    await why.fill('Номерът е поставен върху плик, върнат на подателя.')
    await desk.checkAxe('the explanation')
    await letters.getByRole('button', { name: 'Запази' }).press('Enter')
    await expect(why).toBeHidden()
    await expect(letters).toContainText('върнат на подателя')
  })

  await test.step('the diary of the week has letters, and the explained gap at its end', async () => {
    await panel.getByRole('textbox', { name: 'От дата' }).fill('16.11.2026')
    await panel.getByRole('button', { name: 'Отвори за печат' }).press('Enter')
    const diary = page.getByRole('dialog', { name: 'Входящ дневник' })
    await expect(
      diary
        .getByRole('row')
        .filter({ hasText: /^04-\d+/ })
        .first(),
    ).toBeVisible()
    await expect(diary.getByRole('row').filter({ hasText: 'Номерът е поставен върху плик' })).toContainText(
      'Мария Иванова Петрова',
    )
    await desk.checkAxe('the diary')
  })
})
