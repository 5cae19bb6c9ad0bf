import type { Page } from 'playwright/test'
import { desktop } from '../support/desktop.ts'
import { expect, test } from '../support/journey.ts'
import { flow, listCalls, option, tag } from './documentsScreen.ts'
import { atRest, openFilter, openRows, rowsOf } from './listScreen.ts'
import { registerLetter } from './requestInPage.ts'

const documents = '/documents-flow/documents'
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Запазени изгледи' }).getByRole('button', { name, exact: true })

test('documents: filter by dates, calendar and advanced search; views are saved, renamed, deleted and shared', async ({
  as,
  independent,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await independent('a wrong date and a reversed period are reported at the field without a request', async () => {
    await openRows(desk, `${flow}/documents`)
    const calls = listCalls(page)
    const [from, to] = [page.getByRole('textbox', { name: 'От дата' }), page.getByRole('textbox', { name: 'До дата' })]
    await from.fill('99.99.2026')
    await from.press('Enter')
    await expect(page.getByText('Въведената дата не е валидна.')).toBeVisible()
    await from.fill('31.12.1899')
    await from.press('Enter')
    await expect(page.getByText('Датата трябва да е по-голяма от 1 Януари 1900г.')).toBeVisible()
    await from.fill('20.11.2026')
    await to.fill('01.11.2026')
    await to.press('Enter')
    await expect(page.getByText('„До дата“ не може да е преди „От дата“')).toBeVisible()
    await expect(from).toHaveValue('20.11.2026')
    expect(calls).toEqual([])
    await to.fill('20.11.2026')
    await to.press('Enter')
    await expect(tag(page, 'До 20.11.2026')).toBeVisible()

    // The calendar marks the simulated date, not the date of the machine.
    await openFilter(desk)
    await from.fill('')
    await from.press('Alt+ArrowDown')
    await expect(page.locator('[aria-current=date]')).toHaveText(/^20 ноември 2026/)
    await expect(from).toBeInViewport()
    await desk.checkAxe('the calendar')
    // The list and its filter are rendered again, but the calendar must keep showing the chosen month.
    const callsBefore = calls.length
    await page.locator('.p-datepicker-next').press('Enter')
    await registerLetter(page, 'Писмо, докато календарът е отворен')
    await expect.poll(() => calls.length).toBeGreaterThan(callsBefore)
    await atRest(page)
    await expect(page.locator('.p-datepicker-month')).toHaveText('Декември')
    await page.keyboard.press('Escape')
    await expect(from).toBeFocused()
    await from.press('Alt+ArrowDown')
    await page.locator('.p-datepicker td:not(.p-datepicker-other-month) span', { hasText: /^15 / }).first().click()
    await expect(from).toHaveValue('15.11.2026')
    await expect(from, 'a day that is picked gives the focus back').toBeFocused()
  })

  await independent('the advanced search finds by status, direction and correspondent', async () => {
    await openRows(desk, `${flow}/documents?departmentId=any`)
    await desk.press('Разширено търсене')
    await desk.field('Статус').click()
    await option(page, 'В изпълнение').click()
    await desk.choose('Посока', 'Входящ')
    await desk.field('Кореспондент').fill('община')
    await expect(option(page, /Община/).first()).toBeVisible()
    const list = page.getByRole('listbox', { name: 'Кореспондент' })
    await expect(list.getByRole('option')).toHaveCount(7)
    await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect(list.getByRole('option')).toHaveCount(14)
    await desk.checkAxe('the correspondent dropdown')
    await option(page, /Община/)
      .first()
      .click()
    await desk.press('Търсене')
    for (const name of ['В изпълнение', 'Входящ', /^Община/]) await expect(tag(page, name)).toBeVisible()
    const applied = page.getByRole('list', { name: 'Приложен филтър' })
    await applied.getByRole('button', { name: /^Премахни „Община/ }).click()
    await expect(rowsOf(page).first()).toBeVisible()
    await atRest(page)
    for (const row of await rowsOf(page).all()) {
      await expect(row.getByRole('img', { name: 'Входящ' })).toBeVisible()
      await expect(row).toContainText('В изпълнение')
    }
  })

  await independent('leaving a row by mouse does not move the pressed element', async () => {
    await openRows(desk, '/administrative-services/all')
    const menuOf = (at: number) =>
      rowsOf(page)
        .nth(at)
        .getByRole('button', { name: /^Действия за/ })
    const cut = await rowsOf(page).evaluateAll((rows) =>
      rows.findIndex((row) =>
        [...row.querySelectorAll('.clamp')].some((one) => one.scrollHeight > one.clientHeight + 1),
      ),
    )
    await menuOf(cut).click()
    await page.keyboard.press('Escape')
    await expect(menuOf(cut)).toBeFocused()
    await menuOf(cut + 1).click()
    await expect(menuOf(cut + 1)).toHaveAttribute('aria-expanded', 'true')
  })

  await independent('a subject uses its whole line before it is cut', async () => {
    await page.setViewportSize({ width: 1100, height: 800 })
    await openRows(desk, '/documents-flow/all?departmentId=any&subject=преписка №')
    const leftEmpty = await rowsOf(page).evaluateAll((rows) =>
      rows.flatMap((row) =>
        [...row.querySelectorAll('.clamp')]
          .filter((text) => text.scrollHeight > text.clientHeight + 1 && text.clientHeight < 24)
          .map((text) => {
            const { right, bottom } = text.getBoundingClientRect()
            const all = document.createRange()
            all.selectNodeContents(text)
            const shown = [...all.getClientRects()].filter(({ top }) => top < bottom - 1)
            return right - Math.max(...shown.map((part) => part.right))
          }),
      ),
    )
    expect(leftEmpty.length).toBeGreaterThan(0)
    expect(Math.max(...leftEmpty)).toBeLessThan(20)
    await page.setViewportSize(desktop.viewport)
  })

  await independent('a filter is saved under a name and returns with columns and sort', async () => {
    await desk.goTo(`${documents}?departmentId=any&subject=писмо&sort=-deadline&size=25`)
    await desk.press('Колони')
    await page.getByRole('checkbox', { name: 'Външен №' }).check()
    await page.keyboard.press('Escape')
    await desk.press('Запази изгледа')
    const dialog = desk.dialog('Запазване на изглед')
    await desk.press('Запази', dialog)
    await expect(dialog.getByText('Полето е задължително')).toBeVisible()
    await expect(desk.field('Име на изгледа', dialog)).toBeFocused()
    await desk.checkAxe('a view without a name')
    await desk.fill('Име на изгледа', 'Писма по срок', dialog)
    await page.keyboard.press('Enter')
    await desk.expectToast('Изгледът „Писма по срок“ е запазен.')
    await expect(chip(page, 'Писма по срок')).toHaveAttribute('aria-pressed', 'true')
    await desk.expectRefused('Запази изгледа', 'Показаното е точно изгледът „Писма по срок“.')
    await page.keyboard.press('Escape')
    await desk.press('Изчисти')
    await expect(chip(page, 'Писма по срок')).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await desk.fill('Рег №', 'написано и неприложено')
    await chip(page, 'Писма по срок').click()
    await expect(page).toHaveURL(/subject=.*size=25&sort=-deadline/)
    await expect(desk.field('Рег №')).toHaveValue('')
    await expect(desk.field('Относно')).toHaveValue('писмо')
    await expect(page.getByRole('columnheader', { name: 'Външен №' })).toBeVisible()
    await desk.checkAxe('a pressed view')
  })

  await independent('a view is renamed and deleted, and the shown list stays and can be shared as a link', async () => {
    await desk.goTo(`${documents}?subject=писмо`)
    await desk.press('Запази изгледа')
    await desk.fill('Име на изгледа', 'Писма')
    await page.keyboard.press('Enter')
    await desk.press('Още за изгледа')
    await page.getByRole('menuitem', { name: 'Преименувай „Писма“' }).click()
    await desk.fill('Име на изгледа', 'Моите писма', desk.dialog('Преименуване на изглед'))
    await page.keyboard.press('Enter')
    await expect(chip(page, 'Моите писма')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await desk.press('Още за изгледа')
    await page.getByRole('menuitem', { name: 'Изтрий „Моите писма“' }).click()
    await page.getByRole('button', { name: 'Изтрий', exact: true }).click()
    await expect(chip(page, 'Моите писма')).toHaveCount(0)
    await expect(desk.field('Относно')).toHaveValue('писмо')
    const showExternalNumber = async (shown: boolean) => {
      await desk.press('Колони')
      await page.getByRole('checkbox', { name: 'Външен №' }).setChecked(shown)
      await page.keyboard.press('Escape')
    }
    const header = page.getByRole('columnheader', { name: 'Външен №' })
    await showExternalNumber(true)
    await desk.press('Още за изгледа')
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text)
    })
    await page.getByRole('menuitem', { name: 'Копирай връзка' }).click()
    await desk.expectToast('Връзката към този списък е копирана.')
    const copied = String(await page.evaluate(() => Reflect.get(window, 'copied')))
    expect(copied).toMatch(/\/documents-flow\/documents\?departmentId=\d+&subject=.*&columns=/)
    await showExternalNumber(false)
    await expect(header).toHaveCount(0)
    await desk.goTo(copied)
    await expect(header, 'the link brings its columns').toBeVisible()
    await desk.expectToast('Колоните са като във връзката, а не както сте ги подредили.')
    await expect(page).toHaveURL(/subject=[^&]*$/)
  })
})
