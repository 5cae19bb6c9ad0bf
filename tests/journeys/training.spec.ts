import { expect, test } from '../support/journey.ts'

test('the panel „Обучение“ opens by its keys and from the menu, and keys alone walk it', async ({ as, page }) => {
  const desk = await as('mpetrova')
  const panel = page.getByRole('complementary', { name: 'Обучение' })

  await test.step('Ctrl+Alt+T opens it beside the page, which stays in use', async () => {
    await page.keyboard.press('Control+Alt+KeyT')
    await expect(panel.getByRole('heading', { name: 'Обучение' })).toBeFocused()
    await desk.checkAxe('the panel')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('a section is entered and left by keys', async () => {
    await panel.getByRole('button', { name: /^За данните/ }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'За данните' })).toBeFocused()
    await desk.checkAxe('the section of the data')
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('heading', { name: 'Обучение' })).toBeFocused()
    await page.keyboard.press('Control+Alt+KeyT')
    await expect(panel).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('from the user menu, on a phone, and it stays open when the page is loaded anew', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Потребител:/ }).click()
    await page.getByRole('button', { name: 'Обучение' }).click()
    await expect(panel).toBeVisible()
    await desk.checkAxe('the panel on a phone')
    await page.reload()
    await desk.expectLoggedIn()
    await expect(panel).toBeVisible()
  })
})
