import { expect, test } from '../support/journey.ts'
import { fillLetter, givenNumber, numberOf, pressRegister, subjectOf } from './letterForm.ts'
import { rowsOf } from './listScreen.ts'
import { samplePdf } from './samplePdf.ts'

const pdfFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: samplePdf({ pages: [[name.replace('.pdf', '')]] }),
})
const letter = {
  name: 'молба.eml',
  mimeType: 'message/rfc822',
  buffer: Buffer.from('From: "Zlatan" <zlatan@nowhere.example>\r\nSubject: Molba za spravka\r\n\r\nText\r\n'),
}
const program = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }

test('several files chosen in the list become a document each, one after another; the rest waits', async ({ as }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const chooseFiles = page.locator('.page-head input[type=file]')
  const filePane = (name: string) => page.getByRole('region', { name: `Файл ${name}` })
  const position = (text: string) => page.getByRole('status').filter({ hasText: text })

  await test.step('the dialog refuses a program at once, and asks whether the rest is one document', async () => {
    await clerk.goTo('/documents-flow/documents')
    await expect(rowsOf(page).first()).toBeVisible()
    await chooseFiles.setInputFiles([pdfFile('скан-1.pdf'), program, pdfFile('скан-2.pdf'), letter])
    const dialog = clerk.dialog('Нови документи от файлове')
    await expect(dialog).toContainText('1 файл не се приема')
    await expect(dialog).toContainText('Файлът „setup.exe“ е от забранен тип (.exe).')
    await clerk.checkAxe('several files for new documents')
    await dialog.getByRole('button', { name: 'По един документ за всеки файл' }).press('Enter')
  })

  await test.step('the first file is shown next to its form, and after its number the next one is one press away', async () => {
    await expect(position('1 от 3: „скан-1.pdf“')).toBeVisible()
    await expect(filePane('скан-1.pdf')).toBeVisible()
    await clerk.checkAxe('the form of a file of several')
    await fillLetter(page, 'Писмо от първия файл')
    await pressRegister(page)
    await expect(numberOf(page)).toHaveText(givenNumber)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Следващият файл (2 от 3)' })).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('a file is skipped without a question; an e-mail fills in its form', async () => {
    await expect(position('2 от 3: „скан-2.pdf“')).toBeVisible()
    await expect(filePane('скан-2.pdf')).toBeVisible()
    await expect(subjectOf(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Пропусни' }).click()
    await expect(position('3 от 3: „молба.eml“')).toContainText('Пропуснати дотук: 1.')
    await expect(subjectOf(page)).toHaveValue('Molba za spravka')
  })

  await test.step('„Спри“ asks about the filled form; the files wait in the list, and a reload asks too', async () => {
    await page.getByRole('button', { name: 'Спри' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Излез (текстът се пази)' }).click()
    await expect(page.getByText('Остават 2 от 3 файла за регистриране')).toBeVisible()
    const browserDialog = page.waitForEvent('dialog')
    const reloading = page.evaluate(() => location.reload())
    const dialog = await browserDialog
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await reloading
    await clerk.checkAxe('files that wait above the list')
    await page.getByRole('link', { name: 'Следващият файл (3 от 3)' }).click()
  })

  await test.step('a draft counts as the document of its file; after the last file nothing is left', async () => {
    await expect(position('3 от 3: „молба.eml“')).toBeVisible()
    await page.getByRole('button', { name: 'Изтрий го' }).click()
    await fillLetter(page, 'Писмо от третия файл')
    await pressRegister(page)
    await page.getByRole('button', { name: 'Към пропуснатия файл' }).click()
    await expect(position('2 от 3: „скан-2.pdf“')).toBeVisible()
    await fillLetter(page, 'Писмо от втория файл')
    await page.getByRole('button', { name: 'Запази чернова' }).click()
    await expect(page.getByText('Документът е записан като чернова')).toBeVisible()
    await expect(page.getByText('Това беше последният от 3 файла.')).toBeVisible()
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    await expect(page.getByRole('button', { name: 'Преглед на скан-2.pdf' })).toBeVisible()
    await clerk.goTo('/documents-flow/documents/create?scan=2')
    await expect(page.getByText('От „скан-2.pdf“ вече има документ')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Избраните файлове вече не са тук')).toBeVisible()
  })
})
