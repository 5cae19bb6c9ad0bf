import type { Locator } from 'playwright/test'
import { excelFile, wordFile } from '../../fixtures/files/officeFiles.ts'
import { outlookLetter } from '../../fixtures/files/outlookLetter.ts'
import { tiffFile } from '../../fixtures/files/tiffFile.ts'
import { zipWith } from '../../fixtures/files/zipWith.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'

const preview = async (clerk: Screen, name: string, bytes: Uint8Array): Promise<Locator> => {
  const { page } = clerk
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  await page.getByRole('button', { name: 'Качи 1 файл' }).click()
  await page.getByRole('button', { name: `Преглед на ${name}`, exact: true }).click()
  return clerk.shownFile(name)
}
const closePreview = async (column: Locator) => {
  await column.getByRole('button', { name: 'Затвори файла' }).click()
  await expect(column).toHaveCount(0)
}

const capital = 0x410
const cp1251 = (text: string) =>
  Uint8Array.from([...text].map((one) => (one >= 'А' ? one.charCodeAt(0) - capital + 0xc0 : one.charCodeAt(0))))

const eml = [
  'From: ivan@example.net',
  'To: office@example.net',
  'Subject: =?UTF-8?B?0KHQv9GA0LDQstC60LA=?=',
  'Date: Fri, 20 Nov 2026 10:15:00 +0200',
  'Content-Type: multipart/mixed; boundary=m',
  '',
  '--m',
  'Content-Type: text/html',
  '',
  '<h1>Report</h1><script>document.title="x"</script><img src="https://track.example.net/1.gif" onerror="document.title=1">',
  '<form action="https://evil.example.net"><input name=password><a href="https://evil.example.net">log in</a></form>',
  '--m',
  'Content-Type: text/plain',
  'Content-Disposition: attachment; filename=list.txt',
  '',
  'one line',
  '--m--',
].join('\r\n')

test('files of other programs are shown: texts, letters, documents, tables and archives', async ({ as }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await clerk.goTo('/documents-flow/all?documentStatusId=1&documentDirectionId=1&departmentId=any')
  await page.locator('table a[href*="/documents/"]').first().click()
  await page.getByRole('tab', { name: /^Файлове/ }).click()

  await test.step('a text in an old encoding is readable, a thousand lines at once', async () => {
    const lines = Array.from({ length: 2500 }, (_, at) => `Ред ${at + 1}`)
    const column = await preview(clerk, 'бележка.txt', cp1251(lines.join('\r\n')))
    await expect(column.getByText('Кодиране: windows-1251.')).toBeVisible()
    const place = column.getByRole('region', { name: 'Текстът на бележка.txt' })
    await expect(place).toContainText('Ред 1000')
    await clerk.checkAxe('a text that is read')
    await column.getByRole('button', { name: /^Следващите/ }).press('Enter')
    await expect(place).toContainText('Ред 1001')
    await place.focus()
    await page.keyboard.press('End')
    await expect.poll(() => place.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    await closePreview(column)
  })

  await test.step('XML is indented; hostile XML is shown as plain text', async () => {
    const xml =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a><b>1</b><script>&e;</script></a>'
    const column = await preview(clerk, 'данни.xml', new TextEncoder().encode(xml))
    await expect(column.locator('pre')).toContainText('<a>\n  <b>1</b>\n  <script>&e;</script>\n</a>')
    await closePreview(column)
  })

  await test.step('a letter is shown with its files; nothing of it runs or loads', async () => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    const column = await preview(clerk, 'писмо.eml', new TextEncoder().encode(eml))
    const place = column.getByRole('region', { name: 'Писмото писмо.eml' })
    await expect(place).toContainText('Справка')
    await expect(place).toContainText('log in (https://evil.example.net)')
    await expect(place).toContainText('1 картина от интернет')
    await expect(place.locator('a, input, form, img, script')).toHaveCount(0)
    await clerk.checkAxe('a letter that is read')
    await place.getByRole('button', { name: 'Преглед на list.txt' }).press('Enter')
    await expect(column.locator('pre')).toContainText('one line')
    await column.getByRole('button', { name: 'Прикачи list.txt към документа' }).press('Enter')
    await expect(column.getByText('Прикачен към документа')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Преглед на list.txt' })).toBeVisible()
    const saved = page.waitForEvent('download')
    await column.getByRole('button', { name: 'Изтегли list.txt' }).click()
    expect((await saved).suggestedFilename()).toBe('list.txt')
    await column.getByRole('button', { name: 'Към писмото' }).press('Enter')
    await expect(place.getByRole('button', { name: 'list.txt', exact: true })).toBeFocused()
    await expect(place.getByText('Прикачен към документа')).toBeVisible()
    await clerk.checkAxe('a letter with an attached file')
    await column.getByRole('button', { name: 'Следващ файл' }).press('Enter')
    const next = clerk.shownFile('list.txt')
    await expect(next.locator('pre')).toContainText('one line')
    await expect(next.getByRole('button', { name: 'Следващ файл' })).toBeFocused()
    await next.getByRole('button', { name: 'Предишен файл' }).press('Enter')
    expect(requestedUrls.filter((address) => address.includes('example.net'))).toEqual([])
    await closePreview(column)
  })

  await test.step('a letter of Outlook is shown', async () => {
    const bytes = outlookLetter({
      from: { name: 'Иван Петров', address: 'ivan@example.net' },
      to: [{ name: 'Агенцията', address: 'office@example.net' }],
      subject: 'Запитване',
      text: 'Здравейте, моля за справка.',
      received: '2026-11-20T08:15:00.000Z',
      files: [],
    })
    const column = await preview(clerk, 'писмо.msg', bytes)
    await expect(column.getByRole('region', { name: 'Писмото писмо.msg' })).toContainText('моля за справка')
    await closePreview(column)
  })

  await test.step('a document, a table, and an archive that contains both', async () => {
    const documentBytes = wordFile('<w:p><w:r><w:t>Текст на заповедта</w:t></w:r></w:p>')
    const table = excelFile('<row r="1"><c r="A1"><v>1.5</v></c></row>')
    const column = await preview(clerk, 'заповед.docx', documentBytes)
    await expect(column.getByRole('region', { name: 'Текстът на заповед.docx' })).toContainText('Текст на заповедта')
    await expect(column).toContainText('Опростен изглед')
    await clerk.checkAxe('a document that is read')
    await closePreview(column)

    const list = new TextEncoder().encode('№;Име\n1;Петров')
    const archive = zipWith({ 'заповед.docx': documentBytes, 'Справки/сума.xlsx': table, 'Справки/списък.csv': list })
    const shown = await preview(clerk, 'архив.zip', archive)
    await shown.getByRole('button', { name: 'Преглед на Справки/списък.csv' }).click()
    await expect(shown.getByRole('cell', { name: 'Петров' })).toBeVisible()
    await clerk.checkAxe('a table in an archive')
    await shown.getByRole('button', { name: 'Към архива' }).click()
    await shown.getByRole('button', { name: 'Преглед на Справки/сума.xlsx' }).click()
    await expect(shown.getByRole('cell', { name: '1,5' })).toBeVisible()
    await closePreview(shown)
  })

  await test.step('a scan of two pages is shown page by page', async () => {
    const isDark = (x: number, y: number) => x % 40 < 4 || y % 40 < 4
    const column = await preview(
      clerk,
      'скан.tif',
      tiffFile([
        { width: 800, height: 1100, isDark },
        { width: 400, height: 300, isDark },
      ]),
    )
    const picture = column.getByRole('img', { name: /^Преглед на скан\.tif/ })
    await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalHeight)).toBe(1100)
    await column.getByRole('button', { name: 'Следваща страница' }).press('Enter')
    await expect(column).toContainText('Страница 2 от 2')
    await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalHeight)).toBe(300)
    await clerk.checkAxe('a scan of pages')
    await closePreview(column)
  })

  await test.step('a zip bomb is reported and not unpacked', async () => {
    const column = await preview(clerk, 'бомба.zip', zipWith({ 'много.txt': new Uint8Array(20 * 1024 * 1024) }))
    await expect(column.getByRole('listitem')).toContainText('Свит е необичайно много')
    await expect(column.getByRole('button', { name: /много\.txt/ })).toHaveCount(0)
    await closePreview(column)
  })

  await test.step('on a phone a wide table scrolls in its dialog, and the dialog stays as wide as the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const long = '<c t="inlineStr"><is><t>Наименование на уреда и негов сериен номер</t></is></c>'
    await page.locator('input[type=file]').setInputFiles({
      name: 'широка.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(excelFile(`<row r="1">${long.repeat(6)}</row>`)),
    })
    await page.getByRole('button', { name: 'Качи 1 файл' }).click()
    await page.getByRole('button', { name: 'широка.xlsx', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'широка.xlsx' })
    await expect(dialog.getByRole('cell', { name: /^Наименование/ }).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Затвори' }).last()).toBeInViewport({ ratio: 1 })
    await clerk.checkAxe('a wide table on a phone')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})
