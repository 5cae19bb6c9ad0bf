import letters from '../../fixtures/signed/letters.json' with { type: 'json' }
import { expect, test } from '../support/journey.ts'
import {
  chooseCorrespondent,
  chooseIn,
  givenNumber,
  numberOf,
  openNewDocument,
  registerButton,
  subjectOf,
} from './letterForm.ts'

const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
const [unchanged, changed] = ['Искане от 01.10.2026.docx.p7m', 'Искане от 06.10.2026.docx.p7m'] as const

/** An e-mail with two signed letters, of which one was changed after it was signed. */
const mail = [
  'From: office@example.net',
  `Subject: ${encoded('Искания за проверка на везни')}`,
  'Date: Fri, 20 Nov 2026 08:15:00 +0200',
  'Content-Type: multipart/mixed; boundary=m',
  '',
  '--m',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Изпращаме две искания.',
  ...[unchanged, changed].flatMap((name) => [
    '--m',
    'Content-Type: application/pkcs7-mime',
    `Content-Disposition: attachment; filename="${encoded(name)}"`,
    'Content-Transfer-Encoding: base64',
    '',
    letters[name].replaceAll(/.{76}/g, '$&\r\n'),
  ]),
  '--m--',
].join('\r\n')

test('signed letters that came by e-mail: each outcome is seen, and a changed one is asked about once before registering', async ({
  as,
}) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const files = page.getByRole('list', { name: 'Избрани файлове' }).getByRole('listitem')

  await test.step('the chosen files are marked by their signatures', async () => {
    await openNewDocument(clerk)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'искания.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) })
    await expect(subjectOf(page)).toHaveValue('Искания за проверка на везни')
    await expect(files.filter({ hasText: unchanged })).toContainText('валиден подпис')
    await expect(files.filter({ hasText: changed })).toContainText('променен след подписа')
  })

  await test.step('the signed letter and its signature are looked at beside the form', async () => {
    await page.getByRole('button', { name: `Преглед на ${changed}` }).click()
    const column = clerk.shownFile(changed)
    await expect(column.getByText('Файлът е променен след подписването')).toBeVisible()
    await expect(column.getByText('Мария Велкова, Управител')).toBeVisible()
    await expect(column.getByText(/^\d{6}\*{4}$/)).toBeVisible()
    await clerk.checkAxe('a signature that is judged')
    await column.getByRole('button', { name: `Преглед на ${changed.replace('.p7m', '')}` }).click()
    await expect(column.getByText('Молим да бъдат проверени 72 везни')).toBeVisible()
    await column.getByRole('button', { name: 'Затвори файла' }).click()
  })

  await test.step('registering asks', async () => {
    await chooseIn(page, 'documentTypeId', 'Писмо')
    await chooseCorrespondent(page, 'Мерител')
    await chooseIn(page, 'addressedToDepartmentId', 'Деловодство')
    await registerButton(page).click()
    await expect(page.getByText('Да се регистрира ли с този файл?')).toBeVisible()
    await page.getByRole('button', { name: 'Назад към формуляра' }).click()
  })

  await test.step('the page of its draft asks too', async () => {
    await page.getByRole('button', { name: 'Запази чернова' }).click()
    await page.getByRole('button', { name: 'Регистрирай', exact: true }).click()
    await expect(page.getByText('Да се регистрира ли с този файл?')).toBeVisible()
    await clerk.checkAxe('the question about a changed file')
    await page.getByRole('button', { name: 'Не регистрирай' }).click()
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    await page.getByRole('button', { name: `Премахни ${changed}` }).click()
    await page.getByRole('button', { name: 'Премахни', exact: true }).click()
    await expect(page.locator('.file-row').filter({ hasText: changed })).toHaveCount(0)
    await page.getByRole('button', { name: 'Регистрирай', exact: true }).click()
    await expect(numberOf(page)).toHaveText(givenNumber)
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    await expect(page.locator('.file-row').filter({ hasText: unchanged })).toContainText('валиден подпис')
  })

  await test.step('the list of documents finds it among those with a signature', async () => {
    await clerk.goTo('/documents-flow/documents?hasSignature=1&departmentId=any')
    await expect(page.locator('main table')).toContainText('Искания за проверка на везни')
    await expect(page.getByText('С електронен подпис').first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'С електронно подписан файл' }).first()).toBeVisible()
  })
})
