import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { actionOf, rowsOf } from './listScreen.ts'
import { samplePdf } from './samplePdf.ts'

const folders = (page: Page) => page.getByRole('tree', { name: 'Папки' })
const folder = (page: Page, name: string) => folders(page).getByRole('treeitem', { name })

test('a reader finds a document as she types, reads it on the screen, and downloads it', async ({ as }) => {
  const desk = await as('library.read', { at: '/library' })
  const { page } = desk
  await desk.expectHeading('Библиотека')
  await expect(page.getByRole('region', { name: 'Какво е ново' }).getByRole('link')).toHaveCount(5)
  await expect(folder(page, 'Стандарти')).toHaveCount(0)

  const search = page.getByLabel('Търсене в библиотеката')
  await search.pressSequentially('СЕОС обмен')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page).toHaveURL(/text=/)
  await page.getByRole('link', { name: 'Наредба за обмена на документи в администрацията' }).click()
  await desk.expectHeading('Наредба за обмена на документи в администрацията')
  await expect(page.getByLabel('Търси в текста')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Изтегли', exact: true }).click()
  expect((await saved).suggestedFilename()).toBe('NODA.pdf')
  await page.getByRole('link', { name: 'Библиотека' }).first().click()
  await expect(search).toHaveValue('СЕОС обмен')
  await expect(rowsOf(page)).toHaveCount(1)

  await search.fill('няма такова')
  await expect(page.getByText('Няма намерени документи')).toBeVisible()
  await page.getByRole('button', { name: 'Изчисти филтъра' }).click()
  await folder(page, 'Закони').press('Enter')
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Нов документ' })).toHaveCount(0)
})

test('who manages the library adds a folder by keys, a document and its second version, and withdraws it', async ({
  as,
}) => {
  const desk = await as('library.manager', { at: '/library' })
  const { page } = desk
  const dialog = page.getByRole('dialog')
  const row = rowsOf(page).filter({ hasText: 'Ред за дежурствата' })
  await folder(page, 'Нормативни актове').focus()
  await page.keyboard.press('Shift+F10')
  const removal = page.getByRole('menuitem', { name: 'Изтрий' })
  await expect(removal).toContainText('В нея има 2 папки.')
  await page.keyboard.press('Escape')

  await desk.button('Нова папка').press('Enter')
  await page.keyboard.type('архив')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Вече има папка на това място с това наименование.')).toBeVisible()
  await desk.checkAxe('a folder with an error')
  await dialog.getByLabel('Наименование').fill('Дежурства')
  await page.keyboard.press('Enter')
  await expect(folder(page, 'Дежурства')).toBeVisible()
  await folder(page, 'Дежурства').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Дежурства: място 6 от 7')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Тук няма документи')).toBeVisible()

  await desk.press('Нов документ')
  await dialog.getByRole('button', { name: 'Запази' }).click()
  await expect(dialog.getByText('Полето е задължително')).toHaveCount(3)
  await desk.checkAxe('a new document with errors')
  await dialog.getByLabel('Заглавие').fill('Ред за дежурствата')
  await dialog.getByLabel('Вид').selectOption('Вътрешно правило')
  await page.locator('input[type=file]').setInputFiles({ name: 'вирус.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(dialog.getByText('от забранен тип')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ред.pdf', mimeType: '', buffer: samplePdf({ pages: [['Red']] }) })
  await dialog.getByRole('button', { name: 'Запази' }).click()
  await expect(row).toContainText('PDF')

  await (await actionOf(row, 'Нова версия')).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ред-2.pdf', mimeType: '', buffer: samplePdf({ pages: [['Red 2']] }) })
  await dialog.getByLabel('Какво е променено').fill('Нови часове')
  await dialog.getByRole('button', { name: 'Запази' }).click()
  await expect(page.getByText('Версия 2 е добавена.')).toBeVisible()
  await row.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Версии' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'ред.pdf', exact: true }).click()
  await expect(page.getByRole('button', { name: 'ред-2.pdf', exact: true })).toBeVisible()
  await desk.press('Действия')
  await page.getByRole('menuitem', { name: 'Оттегли' }).click()
  await expect(page.getByText('Документът е оттеглен.')).toBeVisible()
  await page.goBack()
  await expect(row).toContainText('Оттеглен')
  await expect(await actionOf(row, 'Върни в библиотеката')).toBeVisible()
})

test('F1 opens the guide about the screen over it and leaves what was typed; without a library it opens the keys', async ({
  as,
}) => {
  const desk = await as('mpetrova', { at: '/documents-flow/documents/create' })
  const { page } = desk
  const subject = page.getByLabel('Относно')
  await subject.fill('Искане за становище')
  await page.keyboard.press('F1')
  const guide = desk.dialog('Как да регистрирам писмо')
  await expect(guide.getByRole('listitem')).toHaveCount(6)
  await expect(guide.getByRole('img').first()).toHaveJSProperty('complete', true)
  await expect(guide.getByRole('img')).toHaveCount(2)
  await desk.checkAxe('a guide over the screen')
  await page.keyboard.press('Escape')
  await expect(subject).toBeFocused()
  await expect(subject).toHaveValue('Искане за становище')
  await subject.fill('')

  await desk.goTo('/documents-flow/caseFiles')
  await desk.expectHeading('Преписки')
  await desk.press('Клавишни комбинации')
  await desk.press('Ръководство за този екран')
  await expect(desk.dialog('Как да приключа документ и преписка')).toBeVisible()
  await desk.press('Затвори')

  const other = await as('reports', { elsewhere: true, at: '/' })
  await other.page.keyboard.press('F1')
  await expect(other.dialog('Клавишни комбинации')).toBeVisible()
  await expect(other.button('Ръководство за този екран')).toHaveCount(0)
})
