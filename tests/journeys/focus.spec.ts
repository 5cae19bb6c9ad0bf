import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { fillLetter, openNewDocument } from './letterForm.ts'

/** That nothing else loses the focus is checked after every key of every journey: tests/support/followFocus.ts. */

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
/** Runs in the page: counts at how many pictures nothing has the focus although a screen stands or is on its way. */
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

test('the focus: after the log-in, on arrival and going back, of links, tags, the calendar, and where something goes', async ({
  desk,
  independent,
}) => {
  const clerk = desk
  const { page } = clerk
  await test.step('logging in brings the focus to the heading of the first screen, and never leaves it on nothing', async () => {
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

  await test.step('arriving at a screen brings the focus to its heading, going back to the row that was opened', async () => {
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

  await independent('a link to the screen that is open gives the focus to its button in the same moment', async () => {
    await clerk.goTo('/documents-flow/documents')
    await clerk.expectHeading('Документи')
    await page.getByRole('button', { name: /^Модул в ползване:/ }).press('Enter')
    const link = page.getByRole('group', { name: 'Модули' }).getByRole('link', { name: 'Модул Документооборот' })
    await link.focus()
    // No timer of the page may be needed: on a busy computer the next key comes before it.
    const hasFocus = await link.evaluate(async (element: HTMLElement) => {
      element.click()
      await Promise.resolve()
      return document.activeElement?.closest('button')?.textContent
    })
    expect(hasFocus).toContain('Модул в ползване')
  })

  await independent('what is cleared, closed or chosen elsewhere leaves the focus at hand', async () => {
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

  await independent('the month and the year of the calendar keep the focus in it', async () => {
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

  await independent('a notice that is closed by its button gives the focus back to where one was', async () => {
    await clerk.goTo(unfiltered)
    const views = page.getByRole('button', { name: 'Още за изгледа' })
    await views.press('Enter')
    await page.getByRole('menuitem', { name: /^Копирай/ }).press('Enter')
    await page.getByRole('button', { name: 'Затвори известието' }).press('Enter')
    await expect(views).toBeFocused()
  })

  await independent(
    'a message that is opened takes the focus to its heading, a closed notice back to where one was',
    async () => {
      await clerk.goTo('/documents-flow/e-delivery')
      await page.locator('main a[data-open]').first().press('Enter')
      await page.getByRole('button', { name: 'Отвори съобщението' }).press('Enter')
      await expect(page.getByRole('link', { name: 'Регистрирай' })).toBeVisible()
      await expect(heading(page)).toBeFocused()
    },
  )

  await independent(
    'a file or a sender that is taken off gives the focus to the next one, the last to its field',
    async () => {
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
      await expect(senders.getByRole('button', { name: /^Редактирай/ }).first()).toBeFocused()
      const remove = senders.getByRole('button', { name: /^Премахни/ })
      const isHeard = (left: number) =>
        expect(
          page.getByRole('status').filter({ hasText: new RegExp(`Премахнат: .+, избрани ${left}\\.`) }),
        ).toHaveCount(1)
      await remove.nth(1).press('Enter')
      await isHeard(2)
      await expect(remove.nth(1)).toBeFocused()
      await page.keyboard.press('Enter')
      await isHeard(1)
      await expect(remove).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(finder).toBeFocused()

      const files = ['първи.txt', 'втори.txt'].map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from('а'),
      }))
      await page.locator('input[type=file]').setInputFiles(files)
      await expect(page.getByRole('status').filter({ hasText: 'Избрани 2 файла: първи.txt, втори.txt.' })).toHaveCount(
        1,
      )
      await page.getByRole('button', { name: 'Премахни първи.txt' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Премахни втори.txt' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Прикачване на файлове|^Файлове/ })).toBeFocused()
      await page.getByRole('button', { name: /^Изчисти „Вид документ“/ }).press('Enter')
      await expect(page.locator('#document-documentTypeId')).toBeFocused()
    },
  )
})
