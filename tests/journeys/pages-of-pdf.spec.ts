import { expect, test } from '../support/journey.ts'
import { chooseIn, openNewDocument, subjectOf } from './letterForm.ts'
import { samplePdf } from './samplePdf.ts'

const pdfFile = (name: string, pages: readonly string[], password?: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: samplePdf({ pages: pages.map((text) => [text]), ...(password !== undefined && { password }) }),
})
const letter = pdfFile('писмо.pdf', ['One', 'Two', 'Three'])
/** The mark by which a signature is recognised, after the end of the file. */
const signed = { ...letter, buffer: Buffer.concat([letter.buffer, Buffer.from('% /ByteRange\n')]) }

test('pages of a PDF are reordered, turned, split and joined before and after saving; the original stays', async ({
  as,
}) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const dialog = clerk.dialog('Страници на „писмо.pdf“')
  const pages = dialog.getByRole('list', { name: 'Страници' }).getByRole('listitem')
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true })
  const another = dialog.getByLabel('PDF, чиито страници се добавят')
  const chosen = page.getByRole('list', { name: 'Избрани файлове' }).getByRole('listitem')

  await test.step('a chosen file opens its pages; a signature is pointed out, and an unchanged plan makes no file', async () => {
    await openNewDocument(clerk)
    await page.locator('input[type=file]').setInputFiles([signed])
    await page.getByRole('button', { name: 'Страници… на писмо.pdf' }).press('Enter')
    await expect(pages).toHaveCount(3)
    await expect(dialog.getByText('Подписът не преминава в новия файл.')).toBeVisible()
    await clerk.checkAxe('the pages of a PDF')
    await dialog.getByRole('button', { name: 'Прикачи нов файл' }).press('Enter')
    await expect(dialog.getByText('Страниците са както в оригинала.')).toBeVisible()
  })

  await test.step('by keyboard a page moves with its focus, is turned, begins a new file and is removed', async () => {
    await tool('По-назад: страница 1').press('Enter')
    await expect(tool('По-назад: страница 1')).toBeFocused()
    await expect(pages.first()).toContainText('2')
    await tool('Завърти надясно: страница 2').press('Enter')
    await tool('Нов файл оттук: страница 3').press('Enter')
    await expect(dialog.getByRole('status')).toContainText(
      'Нови файлове (2): „писмо – стр. 2, 1.pdf“, „писмо – стр. 3.pdf“.',
    )
    await tool('Махни: страница 1').press('Enter')
    await expect(pages).toHaveCount(2)
    await expect(tool('Махни: страница 3')).toBeFocused()
  })

  await test.step('pages of another PDF join; an encrypted and a damaged one are refused with a sentence', async () => {
    await another.setInputFiles(pdfFile('таен.pdf', ['Secret'], 'secret'))
    await expect(dialog.getByText('„таен.pdf“ е защитен с парола')).toBeVisible()
    await another.setInputFiles({ ...letter, name: 'счупен.pdf', buffer: Buffer.from('%PDF-1.4\nnothing') })
    await expect(dialog.getByText('„счупен.pdf“ е повреден')).toBeVisible()
    await another.setInputFiles(pdfFile('акт.pdf', ['First', 'Second']))
    await expect(pages).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Прикачи 2 нови файла' }).press('Enter')
    await expect(dialog).toBeHidden()
    for (const name of ['писмо.pdf', 'писмо – стр. 2.pdf', 'писмо – стр. 3 + акт – стр. 1–2.pdf'])
      await expect(chosen.filter({ hasText: name }).first()).toBeVisible()
  })

  await test.step('a file of a saved draft is split from its viewer, and the new file is attached to the document', async () => {
    await subjectOf(page).fill('Писмо със страници')
    await chooseIn(page, 'documentTypeId', 'Писмо')
    await page.getByRole('button', { name: 'Запази чернова' }).click()
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    await page.getByRole('button', { name: 'Преглед на писмо.pdf' }).click()
    await page.getByRole('button', { name: 'Страници… на писмо.pdf' }).click()
    await expect(pages).toHaveCount(3)
    await tool('Махни: страница 2').click()
    await dialog.getByRole('button', { name: 'Прикачи нов файл' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Преглед на писмо – стр. 1, 3.pdf' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Преглед на писмо.pdf' })).toBeVisible()
  })
})
