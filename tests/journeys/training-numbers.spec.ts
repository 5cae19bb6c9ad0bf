import { expect, test } from '../support/journey.ts'
import { atRest, countFound } from './listScreen.ts'

test('a trainer skips a number, a trainee finds and explains it, and the log shows it', async ({ as, page }) => {
  const desk = await as('mpetrova')
  await page.keyboard.press('Control+Alt+KeyT')
  const panel = page.getByRole('complementary', { name: 'Обучение' })
  await panel.getByRole('button', { name: /^Регистър на номерата/ }).press('Enter')
  const letters = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Кореспонденция' }) })

  await test.step('a new mock database has no gaps', async () => {
    await expect(panel.getByText('Пропуснати номера: 0')).toBeVisible()
    await expect(letters).toContainText(/последен № \d+/)
    await desk.checkAxe('the register of numbers')
  })

  await test.step('the skipped number is first and is explained in place', async () => {
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

  await test.step('the log of the product has the explained gap in its place, and all of its rows on paper', async () => {
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await panel.getByRole('link', { name: 'Входящ, изходящ и вътрешен дневник' }).click()
    await desk.expectHeading('Дневници')
    await expect(page.getByRole('table', { name: 'Входящ дневник' })).toBeVisible()
    await desk.fill('От дата', '01.11.2026')
    await desk.fill('До дата', '30.11.2026')
    await desk.press('Търсене')
    const skipped = page.getByRole('row').filter({ hasText: 'Номерът е поставен върху плик' })
    for (let pages = 0; pages < 20 && !(await skipped.isVisible()); pages += 1) {
      await page.getByRole('button', { name: 'Следваща страница' }).click()
      await atRest(page)
    }
    await expect(skipped).toContainText('Мария Иванова Петрова')
    await desk.checkAxe('the log')
    const total = await countFound(page)
    await desk.press('Печат')
    await expect(page.locator('.log-paper tbody tr')).toHaveCount(total)
    await expect(page.locator('.log-paper')).toContainText('на 1 място има пропуснати номера')
  })

  await test.step('the outgoing log is one press away, and a line opens its document', async () => {
    await page.getByRole('group', { name: 'Дневник' }).getByRole('button', { name: 'Изходящ' }).click()
    const log = page.getByRole('table', { name: 'Изходящ дневник' })
    await log.locator('[data-open]').first().click()
    await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}/)
  })
})
