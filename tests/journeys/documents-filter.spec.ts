import { expect, test } from '../support/journey.ts'
import { registerLetter } from './askInPage.ts'
import { flow, listCalls, option, tag } from './documentsScreen.ts'
import { atRest, openFilter, openRows, rowsOf } from './listScreen.ts'

test('the filter of the documents: dates, calendar, advanced search; and a menu that does not move away', async ({
  as,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('a wrong date and a period turned round are said at the field, and nothing is asked', async () => {
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

    // The calendar marks the day on which this world lives, whatever the machine's clock says.
    await openFilter(desk)
    await from.fill('')
    await from.press('Alt+ArrowDown')
    await expect(page.locator('[aria-current=date]')).toHaveText(/^20 ноември 2026/)
    await expect(from).toBeInViewport()
    await desk.checkAxe('the calendar')
    // The month one has gone to stays, though the list and its filter are drawn again meanwhile.
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

  await test.step('the advanced search finds by status, direction and correspondent, seven at a time', async () => {
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

  await test.step('a row left by a press of the mouse does not move what is pressed away from under it', async () => {
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
})
