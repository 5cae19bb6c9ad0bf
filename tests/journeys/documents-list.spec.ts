import type { Page, Request } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { switchFaults } from './faultSwitches.ts'

const flow = '/documents-flow'
const services = '/administrative-services'

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
const rowsOf = (page: Page) => page.locator('tbody tr[data-row]')
const found = async (page: Page): Promise<number> => {
  const text = await page.locator('.page-count').textContent()
  return Number((text ?? '').replaceAll(/\D/g, ''))
}
const atRest = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)
const open = async (screen: Screen, address: string) => {
  await screen.goTo(address)
  await expect(rowsOf(screen.page).first()).toBeVisible()
  await atRest(screen.page)
}
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const filter = (page: Page) => page.getByRole('form', { name: 'Търсене' })
const tag = (page: Page, name: string | RegExp) => page.getByRole('list', { name: 'Приложен филтър' }).getByText(name)

test('the list opens on the own department, asked once; the tag takes it off', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/all`)
  const calls = listCalls(page)
  await open(desk, `${flow}/documents`)
  expect(calls.map(({ query }) => query)).toEqual([{ indexType: '1', skip: '0', take: '10' }])
  expect(calls[0]?.body.departmentId).toEqual(expect.any(Number))
  const own = await found(page)
  await desk.checkAxe('documents')
  await page.getByRole('button', { name: /^Премахни „Отдел/ }).click()
  await expect(page).toHaveURL(/departmentId=any/)
  await atRest(page)
  expect(await found(page)).toBeGreaterThan(own)
  expect(calls.at(-1)?.body).toEqual({})
})

test('typed text survives paging and is applied by Enter; the back button brings the former list', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents`)
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
})

test('an empty filter that was active refreshes; one that was not does nothing', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents?departmentId=any&number=04`)
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

test('a wrong date and a period turned round are said at the field, and nothing is asked', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents`)
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
})

test('the advanced search finds by status, direction and correspondent, seven at a time', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents?departmentId=any`)
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

test('rows are sorted, paged by size, opened by double click and by keys', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents`)
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

test('an address behind the last page leads to the last page', async ({ as }) => {
  const desk = await as('mpetrova')
  await open(desk, `${flow}/documents?page=9999`)
  await expect(desk.page).not.toHaveURL(/page=9999/)
  await expect(desk.page.locator('[aria-current=page]').last()).toBeVisible()
})

test('chosen columns are remembered and are what the export holds', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents?subject=писмо`)
  await desk.press('Колони')
  await page.getByRole('checkbox', { name: 'Външен №' }).check()
  await page.getByRole('checkbox', { name: 'Създал' }).uncheck()
  await page.getByRole('button', { name: 'Премести „Статус“ напред' }).click()
  await desk.checkAxe('the column chooser')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Външен №' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Създал' })).toHaveCount(0)
  const asked = page.waitForRequest(/ExportDMSDocumentsToExcel/)
  const download = page.waitForEvent('download')
  await desk.press('Експортирай')
  const { filter: sent, columns } = (await asked).postDataJSON()
  expect(sent).toMatchObject({ subject: 'писмо', departmentId: expect.any(Number) })
  expect(columns.map(({ header }: { header: string }) => header)).toEqual([
    'Посока',
    'Рег. №',
    'Външен №',
    'Вид документ',
    'Относно',
    'Кореспондент',
    'Статус',
    'Срок',
  ])
  expect((await download).suggestedFilename()).toBe('Документи – 20.11.2026.xlsx')
  await desk.expectToast('Файлът „Документи – 20.11.2026.xlsx“ е готов.')
})

test('a list that fails says so and is tried again; a failed export is said too', async ({ as, problems }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents`)
  problems.expectRefusal(500, 'GetAllDocumentsForDMS')
  await switchFaults(page, { name: 'server', path: 'GetAllDocumentsForDMS' })
  await page.getByRole('button', { name: 'Следваща страница' }).click()
  await expect(page.getByText('Данните не се заредиха')).toBeVisible()
  await desk.checkAxe('a failed list')
  await switchFaults(page)
  await desk.press('Опитай отново')
  await expect(rowsOf(page).first()).toBeVisible()
  problems.expectRefusal(500, 'ExportDMSDocumentsToExcel')
  await switchFaults(page, { name: 'server', path: 'ExportDMSDocumentsToExcel' })
  await desk.press('Експортирай')
  await desk.expectToast('Възникна грешка в базата данни.')
  await expect(desk.button('Експортирай')).not.toHaveAttribute('aria-busy', 'true')
})

test('an empty list says why and offers all departments', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await desk.goTo(`${flow}/documents?subject=несъществуваща`)
  await expect(page.getByText('Няма намерени документи в избраното звено')).toBeVisible()
  await desk.checkAxe('an empty list')
  await desk.press('Покажи всички звена')
  await expect(page.getByText('Нито един документ не отговаря на зададения филтър.')).toBeVisible()
  await desk.press('Изчисти филтъра')
  await expect(rowsOf(page).first()).toBeVisible()
})

test('the switch between the reports is for those who may see both', async ({ as }) => {
  const clerk = await as('mpetrova')
  await open(clerk, `${flow}/documents?departmentId=any`)
  const dms = await found(clerk.page)
  await clerk.press('АУ Справка')
  await expect(clerk.page).toHaveURL(/scope=AU/)
  await atRest(clerk.page)
  expect(await found(clerk.page)).not.toBe(dms)
  const other = await as('documents.flow', 'elsewhere')
  await open(other, `${flow}/documents?departmentId=any&scope=AU`)
  await expect(other.button('АУ Справка')).toHaveCount(0)
})

test('several equal documents get consecutive numbers once, however often it is pressed', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await open(desk, `${flow}/documents`)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('CreateAndRegisterMultiple') && sent.push(request.url()))
  await desk.press('Групово регистриране')
  const dialog = desk.dialog('Групово регистриране')
  await desk.press('Регистрирай', dialog)
  await expect(dialog.getByText('Полето е задължително').first()).toBeVisible()
  await expect(dialog.getByLabel('Вид документ')).toBeFocused()
  await desk.checkAxe('registering many, with errors')
  await dialog.getByLabel('Вид документ').click()
  await option(page, 'Писмо').first().click()
  await dialog.getByLabel('Брой документи').fill('51')
  await expect(dialog.getByText('Броят документи трябва да е цяло число от 1 до 50.')).toBeVisible()
  await dialog.getByLabel('Брой документи').fill('3')
  await dialog.getByLabel('Относно').fill('Еднакви писма от абонати')
  await dialog.getByLabel('Получено чрез').click()
  await option(page, 'На гише').click()
  await dialog.getByLabel('Кореспонденти').fill('община')
  await option(page, /Община/)
    .first()
    .click()
  await desk.button('Регистрирай', dialog).dblclick()
  await expect(dialog.getByText('Регистрирани са 3 документа.')).toBeVisible()
  const numbers = (await dialog.getByRole('listitem').allTextContents()).map((text) =>
    Number(/-(\d+)-/.exec(text)?.[1]),
  )
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2])
  expect(sent).toHaveLength(1)
  await desk.checkAxe('the registered numbers')
  await desk.press('Готово', dialog)
  await expect(rowsOf(page).first()).toContainText('Еднакви писма от абонати')
})

const views: [address: string, title: string, header: string][] = [
  [`${flow}/containing-not-read`, 'Съдържащи непрочетени', 'Непрочетени'],
  [`${flow}/control`, 'За контрол и изпълнение', 'Моя роля'],
  [`${flow}/manage`, 'За управление', 'Чака'],
  [`${flow}/unfinished?departmentId=any`, 'Неприключени', 'Дни от регистрацията'],
  [`${flow}/all`, 'Всички', 'Относно'],
  [`${services}/portal`, 'От портала', 'Услуга'],
  [`${services}/documents?departmentId=any`, 'Документи', 'Относно'],
]
test('every view has its title, its columns and its rows', async ({ as }) => {
  const desk = await as('mpetrova')
  for (const [address, title, header] of views) {
    await open(desk, address)
    await desk.expectHeading(title)
    await expect(desk.page.getByRole('columnheader', { name: header })).toBeVisible()
    await desk.checkAxe(title)
  }
})
