import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { fillLetter, openNewDocument } from './letterForm.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
/**
 * Runs in the page: counts the animation frames in which no element is focused although a screen is shown or loading.
 */
const countLostFocus = () => {
  let lost = 0
  const look = () => {
    if (document.activeElement === document.body && document.querySelector('main')) lost += 1
    document.body.dataset.lostFocus = String(lost)
    requestAnimationFrame(look)
  }
  document.addEventListener('keydown', () => requestAnimationFrame(look), { once: true })
}

const unfiltered = '/documents-flow/all?documentDirectionId=1&documentStatusId=2&departmentId=any'

test('the focus: after log-in, on arrival and back, in links, tags and calendar, after removals', async ({
  desk,
  independent,
}) => {
  const clerk = desk
  const { page } = clerk
  await test.step('log-in moves the focus to the heading of the first screen and never loses it', async () => {
    await page.goto('/login')
    const late = '**/static/js/async/**'
    await page.route(late, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.evaluate(countLostFocus)
    await desk.field('Потребителско име').fill('mpetrova')
    await desk.field('Парола').fill('demo')
    await page.keyboard.press('Enter')
    await desk.expectLoggedIn()
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => document.body.dataset.lostFocus)).toBe('0')
    await page.unroute(late)
    await page.evaluate(() => document.body.removeAttribute('data-lost-focus'))
  })

  await test.step('a new screen focuses its heading, going back focuses the opened row', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Преписки', exact: true }).press('Enter')
    await expect(heading(page)).toBeFocused()
    await clerk.goTo(unfiltered)
    const third = page.locator('main a[data-open]').nth(2)
    await third.press('Enter')
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await page.getByRole('navigation', { name: 'Назад и съседни записи' }).getByRole('link').first().press('Enter')
    await expect(third).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(third).toBeFocused()
  })

  await independent('a link to the current screen focuses its button at once', async () => {
    await clerk.goTo('/documents-flow/documents')
    await clerk.expectHeading('Документи')
    await page.getByRole('button', { name: /^Модул в ползване:/ }).press('Enter')
    const link = page.getByRole('group', { name: 'Модули' }).getByRole('link', { name: 'Модул Документооборот' })
    await link.focus()
    // The focus must move without a timer: on a slow computer the user may press the next key before a timer runs.
    const hasFocus = await link.evaluate(async (element: HTMLElement) => {
      element.click()
      await Promise.resolve()
      return document.activeElement?.closest('button')?.textContent
    })
    expect(hasFocus).toContain('Модул в ползване')
  })

  await independent('clearing, closing and choosing keep the focus nearby', async () => {
    await clerk.goTo(unfiltered)
    const tags = page.locator('main .tag-remove')
    await expect(tags).toHaveCount(2)
    await tags.first().press('Enter')
    await expect(tags).toHaveCount(1)
    await expect(tags).toBeFocused()

    await page.getByRole('banner').getByRole('combobox').fill('везни')
    await page.getByRole('button', { name: 'Изчисти търсенето' }).press('Enter')
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused()

    await clerk.goTo('/documents-flow/all?documentDirectionId=1&departmentId=any')
    const withFiles = page
      .locator('main tbody tr')
      .filter({ has: page.getByRole('img', { name: 'С прикачени файлове' }) })
    await withFiles.first().locator('[data-open]').press('Enter')
    await page.getByRole('button', { name: 'Всички файлове' }).press('Enter')
    await expect(page.getByRole('tab', { name: /^Файлове/ })).toBeFocused()
  })

  await independent('month and year of the calendar keep the focus in it', async () => {
    await clerk.goTo('/documents-flow/all')
    await page
      .getByRole('button', { name: /^Календар за/ })
      .first()
      .press('Enter')
    const inCalendar = () => page.locator('.p-datepicker :focus').textContent()
    await page.locator('.p-datepicker-month').press('Enter')
    await expect.poll(inCalendar).toBe('Ное')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.locator('.p-datepicker-month')).toHaveText('Декември')
    await expect.poll(inCalendar).toMatch(/декември 2026/)
    await page.locator('.p-datepicker-year').press('Enter')
    await expect.poll(inCalendar).toMatch(/^20\d\d$/)
  })

  await independent('closing a notice by its button returns the focus', async () => {
    await clerk.goTo(unfiltered)
    const views = page.getByRole('button', { name: 'Още за изгледа' })
    await views.press('Enter')
    await page.getByRole('menuitem', { name: /^Копирай/ }).press('Enter')
    await page.getByRole('button', { name: 'Затвори известието' }).press('Enter')
    await expect(views).toBeFocused()
  })

  await independent('an opened message focuses its heading, a closed notice returns the focus', async () => {
    await clerk.goTo('/documents-flow/e-delivery')
    await page.locator('main a[data-open]').first().press('Enter')
    await page.getByRole('button', { name: 'Отвори съобщението' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Регистрирай' })).toBeVisible()
    await expect(heading(page)).toBeFocused()
  })

  await independent('removing a file or sender focuses the next one, the last removal focuses the field', async () => {
    await openNewDocument(clerk)
    await fillLetter(page, 'Проверка на фокуса')
    const finder = page.locator('#document-correspondents')
    const senders = page.getByRole('list', { name: 'Избрани кореспонденти' })
    for (const name of ['Община', 'Иван']) {
      await finder.fill(name)
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click()
    }
    await expect(senders.getByRole('listitem')).toHaveCount(3)
    await senders
      .getByRole('button', { name: /^Премести пръв/ })
      .last()
      .press('Enter')
    await expect(senders.getByRole('listitem').first().locator(':focus')).toHaveCount(1)
    const remove = senders.getByRole('button', { name: /^Премахни/ })
    const isAnnounced = (left: number) =>
      expect(page.getByRole('status').filter({ hasText: new RegExp(`Премахнат: .+, избрани ${left}\\.`) })).toHaveCount(
        1,
      )
    await remove.nth(1).press('Enter')
    await isAnnounced(2)
    await expect(remove.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await isAnnounced(1)
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(finder).toBeFocused()

    const files = ['първи.txt', 'втори.txt'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from('а'),
    }))
    await page.locator('input[type=file]').setInputFiles(files)
    await expect(page.getByRole('status').filter({ hasText: 'Избрани 2 файла: първи.txt, втори.txt.' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Премахни първи.txt' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Премахни втори.txt' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Прикачване на файлове|^Файлове/ })).toBeFocused()
    await page.getByRole('button', { name: /^Изчисти „Вид документ“/ }).press('Enter')
    await expect(page.locator('#document-documentTypeId')).toBeFocused()
  })
})
