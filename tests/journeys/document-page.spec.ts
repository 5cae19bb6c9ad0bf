import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { draftLetter } from './askInPage.ts'
import { switchFaults } from './faultSwitches.ts'

const allDocuments = '/documents-flow/all'
const panel = (page: Page) => page.getByRole('status').filter({ hasText: 'Документът е регистриран' })
const register = (page: Page) => page.getByRole('button', { name: 'Регистрирай' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the first document of a list; the list's address says which documents it holds. */
const openFirst = async ({ page, goTo }: Screen, filter: string) => {
  await goTo(`${allDocuments}?${filter}`)
  await page.locator('table a[href*="/documents/"]').first().click()
  await expect(page.getByRole('tab', { name: 'Основни данни' })).toBeVisible()
}
const incomingDraft = 'documentStatusId=1&documentDirectionId=1&departmentId=any'
const inProgress = 'documentStatusId=4&documentDirectionId=1&departmentId=any'

test('a document is read: its parts, its term, the way back to its list, and on a phone', async ({ as }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await test.step('a document shows what it is, why its term ends when it does, and leads back to its list', async () => {
    await openFirst(clerk, inProgress)
    await expect(page.getByText('Адресирано до')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Защо срокът е / })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Дни на срока' }).getByText('краен срок').first()).toBeAttached()
    const subject = (await heading(page).textContent()) ?? ''
    await expect(page).toHaveTitle(new RegExp(subject.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))

    await tab(page, 'История')
    await expect(page).toHaveURL(/tab=history/)
    await expect(
      page
        .getByRole('list', { name: /^История на документа/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    await clerk.checkAxe('document, history')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'История' })).toHaveAttribute('aria-selected', 'true')

    await tab(page, 'Кореспонденти')
    await clerk.expectRefused('Добави кореспондент', 'След регистрирането кореспондентите не се променят.')
    await clerk.checkAxe('document, correspondents')

    await clerk.expectRefused('Регистрирай', 'Един документ получава номер само веднъж.')
    await clerk.expectRefused('Изтрий', 'Регистриран документ не се изтрива; той може да бъде анулиран.')
    await page.keyboard.press('Escape')
    const own = new URL(page.url()).pathname
    await tab(page, 'Свързани обекти')
    await page.getByRole('list', { name: 'Документ, към който е' }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${own}/document/[0-9a-f-]{36}$`))
    await page.getByRole('navigation', { name: 'Назад и съседни записи' }).getByRole('link').click()
    await expect(heading(page)).toHaveText(subject)
    await page.getByRole('link', { name: 'Всички' }).first().click()
    await expect(page).toHaveURL(new RegExp(allDocuments))
  })

  await test.step('on a phone everything is there and nothing is wider than the screen', async () => {
    await openFirst(clerk, inProgress)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of ['Файлове', 'Кореспонденти', 'Свързани обекти', 'История', 'Основни данни']) {
      await tab(page, name)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) }), name).toBeInViewport({ ratio: 0.95 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, name).toBeLessThanOrEqual(0)
    }
    await clerk.checkAxe('document on a phone')
    await page.getByRole('tab', { name: 'Основни данни' }).press('End')
    await expect(page.getByRole('tab', { name: 'История' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'История' })).toBeInViewport({ ratio: 0.95 })
  })
})

test('lost answers: a number is asked about before anybody tries again, an upload is sent again', async ({
  as,
  problems,
}) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await test.step('a lost answer is asked about before anybody tries again', async () => {
    problems.expectFailures(/RegisterDocument|GetDocument|Failed to load resource/)
    await openFirst(clerk, incomingDraft)
    await switchFaults(page, { name: 'offline', path: '/RegisterDocument', times: 1 })
    await register(page).click()
    await expect(page.getByText('Документът не е регистриран')).toBeVisible()
    await switchFaults(
      page,
      { name: 'offline', path: '/RegisterDocument', times: 1 },
      { name: 'offline', path: '/GetDocument' },
    )
    await page.getByRole('button', { name: 'Опитай отново' }).click()
    await expect(page.getByText('Не е известно дали документът е регистриран')).toBeVisible()
    await switchFaults(page)
    await page.getByRole('button', { name: 'Провери отново' }).click()
    await expect(page.getByText('Документът не е регистриран')).toBeVisible()
    await page.getByRole('button', { name: 'Опитай отново' }).click()
    await expect(panel(page)).toBeVisible()
  })

  await test.step('an upload that was lost is sent again', async () => {
    await draftLetter(page, 'Чернова с изгубен файл')
    problems.expectFailures(/UploadFile|Failed to load resource/)
    await openFirst(clerk, incomingDraft)
    await tab(page, 'Файлове')
    await switchFaults(page, { name: 'offline', path: '/UploadFile', times: 1 })
    await page.locator('input[type=file]').setInputFiles({ name: 'писмо.txt', mimeType: '', buffer: Buffer.from('а') })
    await page.getByRole('button', { name: 'Качи 1 файл' }).click()
    await expect(page.getByText(/^Качването прекъсна/)).toBeVisible()
    await page.getByRole('button', { name: 'Отново' }).click()
    await expect(page.getByRole('button', { name: 'Изтегли писмо.txt' })).toBeVisible()
  })
})

test('a draft gets its files and its number, another is deleted', async ({ as, problems }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await test.step('files are chosen, described, refused, sent, looked at and removed', async () => {
    await openFirst(clerk, incomingDraft)
    await tab(page, 'Файлове')
    const give = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })
    await page
      .locator('input[type=file]')
      .setInputFiles([
        give('проба.xlsx', 'PK'),
        give('проба.jpg', 'not a picture'),
        give('проба.pdf', '%PDF-1.4 cut off'),
        give('проба.exe', 'MZ'),
      ])
    await expect(page.getByText('Файлът „проба.exe“ е от забранен тип (.exe).')).toBeVisible()
    await page.getByLabel('Описание на проба.xlsx').fill('Сметка за месец май')
    await clerk.checkAxe('files that are chosen')
    await page.getByRole('button', { name: 'Качи 3 файла' }).click()
    await clerk.expectToast('Качени са 3 файла.')
    await expect(page.getByText(/приложение · 2 Bytes · .*Сметка за месец май/)).toBeVisible()
    await page.getByRole('button', { name: 'Премахни проба.exe' }).click()
    await expect(page.getByRole('list', { name: 'Избрани файлове' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Преглед на проба.jpg' }).click()
    await expect(clerk.dialog('проба.jpg').getByText('Файлът не може да бъде показан')).toBeVisible()
    await clerk.checkAxe('a preview that is refused')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Преглед на проба.pdf' }).click()
    await expect(clerk.dialog('проба.pdf').getByText('Файлът изглежда повреден')).toBeVisible()
    await expect(clerk.dialog('проба.pdf').getByRole('link', { name: /^В прозорец на браузъра/ })).toBeVisible()
    await page.keyboard.press('Escape')

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Изтегли проба.xlsx' }).click()
    expect((await saved).suggestedFilename()).toBe('проба.xlsx')

    await page.getByRole('button', { name: 'Премахни проба.jpg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Премахни' }).click()
    await expect(page.getByRole('button', { name: 'проба.jpg', exact: true })).toHaveCount(0)
  })

  await test.step('a double press on „Регистрирай“ gives one number, which can be copied and printed', async () => {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/RegisterDocument') && calls.push(request.url()))
    await openFirst(clerk, incomingDraft)
    await expect(page.getByText('Без номер')).toBeVisible()
    await register(page).dblclick()
    // Where a slow second press lands, on a button that is refused by now, the focus is there and not on the news.
    await expect(panel(page)).toBeVisible()
    expect(calls).toHaveLength(1)
    const number = (await panel(page).locator('.given-number').textContent()) ?? ''
    expect(number).toMatch(/^[\p{L}\d-]+-\d+-20\.11\.2026$/u)
    await expect(page.locator('.page-above')).toContainText(number)
    await expect(panel(page).getByRole('link', { name: 'Нов документ' })).toBeVisible()
    await clerk.checkAxe('document, just registered')

    await panel(page).getByRole('button', { name: 'Разписка' }).click()
    const receipt = clerk.dialog('Разписка')
    await expect(receipt.getByText('Агенция за измервания и проверки')).toBeVisible()
    await expect(receipt.getByText(/^Регистрационен № .+\/20\.11\.2026 г\.$/)).toBeVisible()
    await clerk.checkAxe('receipt')
    await page.keyboard.press('Escape')
    await expect(panel(page).getByRole('button', { name: 'Разписка' })).toBeFocused()
    await panel(page).getByRole('button', { name: 'Етикет' }).click()
    const label = clerk.dialog('Етикет с регистрационен номер')
    await expect(label.getByRole('img', { name: /^QR код/ })).toBeVisible()
    await label.getByRole('radio', { name: /^Лист А4/ }).check()
    await label.getByRole('radio', { name: 'ред 1, място 1', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(label.getByRole('radio', { name: 'ред 2, място 2' })).toBeChecked()
    await clerk.checkAxe('a label on a part-used sheet')
    await page.emulateMedia({ media: 'print' })
    const printed = await page.locator('.label-sheet .number-label').boundingBox()
    // 15 and 13.5 mm to the first label, 60 by 30 mm each, 96 points to 25.4 mm.
    const millimetres = [printed?.x, printed?.y, printed?.width, printed?.height].map((at = 0) => (at * 25.4) / 96)
    for (const [index, expected] of [75, 43.5, 60, 30].entries()) expect(millimetres[index]).toBeCloseTo(expected, 0)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => Object.assign(window, { print: () => {} }))
    await clerk.press('Отпечатай', label)
    await page.keyboard.press('Escape')
    await panel(page).getByRole('button', { name: 'Етикет' }).click()
    await expect(label.getByRole('radio', { name: 'ред 2, място 3' })).toBeChecked()
    await page.keyboard.press('Escape')

    await tab(page, 'История')
    const history = page.getByRole('list', { name: /^История на документа/ })
    await expect(history.getByText('Регистриране', { exact: true })).toHaveCount(1)
  })

  await test.step('a draft is deleted after a question, and its address then says that it is gone', async () => {
    await draftLetter(page, 'Чернова за изтриване')
    await openFirst(clerk, incomingDraft)
    const address = new URL(page.url()).pathname
    await clerk.press('Изтрий')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Откажи' }).click()
    await clerk.press('Изтрий')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
    await expect(page).toHaveURL(new RegExp(allDocuments))
    problems.expectRefusal(404, '/GetDocument')
    problems.expectRefusal(404, '/GetCurrentUserDocumentPermissions')
    await clerk.load(address)
    await expect(page.getByText('Документът не съществува или е изтрит').first()).toBeVisible()
    await clerk.checkAxe('a document that is gone')
    await page.getByRole('link', { name: /^Към „/ }).click()
    await clerk.expectHeading('Документи')
  })
})

test('a status is changed with a reason, and the annulled number stays, struck through', async ({ as }) => {
  const boss = await as('administrator', { at: null })
  const { page } = boss
  await openFirst(boss, 'number=04-822&departmentId=any')
  await page.getByRole('button', { name: 'Смени статус' }).click()
  const refused = page.getByRole('menuitem').first()
  await expect(refused).toBeFocused()
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await expect(refused).toHaveAccessibleDescription(/^Регистрирайте в преписката изходящо писмо/)
  await page.getByRole('menuitem', { name: 'Спри' }).click()
  await expect(boss.dialog('Смяна на статус'), 'one press beside a refused item is enough').toBeVisible()
  await page.keyboard.press('Escape')
  await openFirst(boss, 'documentStatusId=2&documentDirectionId=1&departmentId=any')
  await page.getByRole('button', { name: 'Смени статус' }).click()
  await boss.checkAxe('menu of statuses')
  await page.getByRole('menuitem', { name: 'Анулирай' }).click()
  const dialog = boss.dialog('Смяна на статус')
  await dialog.getByRole('button', { name: 'Анулирай' }).click()
  await expect(dialog.getByText('Полето е задължително')).toBeVisible()
  await expect(dialog.getByLabel('Основание')).toBeFocused()
  await dialog.getByLabel('Основание').fill('грешка')
  await dialog.getByRole('button', { name: 'Анулирай' }).click()
  await expect(dialog.getByText(/^Напишете поне 10 знака/)).toBeVisible()
  await boss.checkAxe('status dialog')
  await dialog.getByLabel('Основание').fill('Регистриран два пъти по грешка')
  await page.keyboard.press('Escape')
  const ask = page.getByRole('alertdialog', { name: 'Има незаписани промени' })
  await expect(ask).toContainText('Статусът не е сменен.')
  await boss.press('Затвори без запис', ask)
  await page.getByRole('button', { name: 'Смени статус' }).click()
  await page.getByRole('menuitem', { name: 'Анулирай' }).click()
  await boss.press('Продължи с него', dialog)
  await expect(dialog.getByLabel('Основание')).toHaveValue('Регистриран два пъти по грешка')
  await dialog.getByLabel('Основание').press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.page-above').getByText('Анулиран')).toBeVisible()
  await expect(page.locator('.page-above s')).toBeVisible()
  await expect(page.getByText('Регистриран два пъти по грешка')).toBeVisible()
  await boss.expectRefused('Редактирай', /Окончателно обработен документ не се променя/)
})
