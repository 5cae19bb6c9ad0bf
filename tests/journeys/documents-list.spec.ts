import type { Page, Request } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { incomingLetter } from '../support/plainDocument.ts'
import { askInPage, registerLetter, tokenOf } from './askInPage.ts'
import { atRest, found, openRows, rowsOf } from './listScreen.ts'

const flow = '/documents-flow'

/** The list calls of a page, as they were sent, from now on. */
const listCalls = (page: Page) => {
  const sent: { query: Record<string, string>; body: Record<string, unknown> }[] = []
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!/GetAllDocumentsFor(AU|DMS)$/.test(pathname)) return
    sent.push({ query: Object.fromEntries(searchParams), body: request.postDataJSON() })
  })
  return sent
}
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const filter = (page: Page) => page.getByRole('form', { name: 'Търсене' })
const tag = (page: Page, name: string | RegExp) => page.getByRole('list', { name: 'Приложен филтър' }).getByText(name)

test('the list of documents: own department, typing, paging, sorting, opening and choosing rows', async ({ as }) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('the list opens on the own department, asked once; the tag takes it off', async () => {
    await openRows(desk, `${flow}/all`)
    const calls = listCalls(page)
    await openRows(desk, `${flow}/documents`)
    expect(calls.map(({ query }) => query)).toEqual([{ indexType: '1', skip: '0', take: '10' }])
    expect(calls[0]?.body.departmentId).toEqual(expect.any(Number))
    const own = await found(page)
    await page.getByRole('button', { name: /^Премахни „Отдел/ }).click()
    await expect(page).toHaveURL(/departmentId=any/)
    await atRest(page)
    expect(await found(page)).toBeGreaterThan(own)
    expect(calls.at(-1)?.body).toEqual({})
  })

  await test.step('typed text survives paging and is applied by Enter; the back button brings the former list; an empty filter asks only when one was on', async () => {
    await openRows(desk, `${flow}/documents`)
    const all = await found(page)
    await desk.fill('Относно', 'писмо')
    await page.getByRole('button', { name: 'Следваща страница' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(desk.field('Относно')).toHaveValue('писмо')
    await desk.field('Относно').press('Enter')
    await expect(page).not.toHaveURL(/page=2/)
    await expect(tag(page, 'Относно: писмо')).toBeVisible()
    await atRest(page)
    expect(await found(page)).toBeLessThan(all)
    await page.goBack()
    await expect(page).toHaveURL(/page=2/)
    await expect(desk.field('Относно')).toHaveValue('')
    await page.goForward()
    await page.reload()
    await expect(desk.field('Относно')).toHaveValue('писмо')
    await desk.press('Изчисти')
    await expect(tag(page, 'Относно: писмо')).toHaveCount(0)
    await expect(desk.field('Относно')).toHaveValue('')

    await openRows(desk, `${flow}/documents?departmentId=any&number=04`)
    const calls = listCalls(page)
    await desk.fill('Рег №', '')
    await desk.press('Търсене')
    await expect(page).toHaveURL(/departmentId=any$/)
    await expect.poll(() => calls.length).toBe(1)
    await expect(filter(page)).not.toHaveClass(/active/)
    await atRest(page)
    await desk.press('Търсене')
    await atRest(page)
    expect(calls).toHaveLength(1)
  })

  await test.step('rows are sorted, paged by size, opened by double click and by keys', async () => {
    await openRows(desk, `${flow}/documents`)
    await desk.press('Срок')
    await expect(page.getByRole('columnheader', { name: 'Срок' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(/sort=deadline/)
    await desk.choose('Редове на страница', '25')
    await expect(rowsOf(page)).toHaveCount(25)
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(25)
    await rowsOf(page).nth(2).getByText(/\S/).last().dblclick()
    await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}$/)
    await page.goBack()
    await expect(page).toHaveURL(/size=25/)
    await rowsOf(page).first().locator('[data-open]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}$/)
  })

  await test.step('the mouse that goes down on a link sends the question before the click, and nobody sends it again', async () => {
    await openRows(desk, `${flow}/documents`)
    const questions: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/Documents/GetDocument?')) questions.push(request.url())
    })
    await rowsOf(page).first().locator('[data-open]').hover()
    await page.mouse.down()
    await expect.poll(() => questions).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe(`${flow}/documents`)
    await page.mouse.up()
    await expect(page.getByRole('tab').first()).toBeVisible()
    expect(questions).toHaveLength(1)
  })

  await test.step('an address behind the last page leads to the last page, one to the end of time reads; rows are chosen by keys and told aloud', async () => {
    await openRows(desk, `${flow}/documents?page=9999`)
    await expect(page).not.toHaveURL(/page=9999/)
    await expect(page.locator('[aria-current=page]').last()).toBeVisible()
    await openRows(desk, `${flow}/all?toDate=9999-12-31&departmentId=any`)

    await rowsOf(page).first().locator('[data-open]').focus()
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: 'Избрани са 2 документа.' })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Действия с избраните' })).toContainText('Избрани: 2')
    await desk.checkAxe('chosen rows')
    await desk.button('Отмени избора').press('Enter')
    await expect(rowsOf(page).first().getByRole('checkbox')).not.toBeChecked()
    await expect(page.locator('thead').getByRole('checkbox')).toBeFocused()
  })

  await test.step('what is registered and is of another department is named over the own list, and shown by one press', async () => {
    const body = { ...incomingLetter, addressedToDepartmentId: 31, subjectDescription: 'Писмо на друго звено' }
    const token = await tokenOf(page, 'ggeorgiev')
    const { guid } = await askInPage<{ guid: string }>(page, '/api/Documents/CreateDocument', { body, token })
    await desk.goTo(`${flow}/documents/${guid}`)
    await desk.press('Регистрирай')
    await expect(page.locator('.given-number')).toBeVisible()
    await page.getByRole('link', { name: 'Документи', exact: true }).first().click()
    await desk.press('Покажи го сред документите на всички звена')
    await expect(rowsOf(page).first()).toContainText('Писмо на друго звено')
  })
})

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
    await desk.checkAxe('a period turned round')
    expect(calls).toEqual([])
    await to.fill('20.11.2026')
    await to.press('Enter')
    await expect(tag(page, 'До 20.11.2026')).toBeVisible()

    // The calendar marks the day on which this world lives, whatever the machine's clock says.
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
      await expect(row).toContainText('Входящ')
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
