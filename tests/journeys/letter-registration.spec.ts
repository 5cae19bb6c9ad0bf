import type { Page } from 'playwright/test'
import { driverOf } from '../../tools/effort/userDriver.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { givenNumber, numberOf, openNewDocument, registerButton, subjectOf } from './letterForm.ts'

const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

const signedLetter = (from: string, subject: string) =>
  [
    `From: ${from}`,
    'To: office@example.net',
    `Subject: ${encoded(subject)}`,
    'Date: Fri, 20 Nov 2026 08:15:00 +0200',
    'MIME-Version: 1.0',
    'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256; boundary=s',
    '',
    '--s',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Моля за справка.',
    '--m',
    'Content-Type: text/plain',
    `Content-Disposition: attachment; filename="${encoded('опис.txt')}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('Опис на уредите').toString('base64'),
    '--m',
    'Content-Type: text/csv',
    `Content-Disposition: attachment; filename="${encoded('уреди.xml')}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<уреди/>').toString('base64'),
    '--m--',
    '--s',
    'Content-Type: application/pkcs7-signature; name=smime.p7s',
    'Content-Disposition: attachment; filename=smime.p7s',
    'Content-Transfer-Encoding: base64',
    '',
    'MIIB',
    '--s--',
  ].join('\r\n')

const knownSender = () => {
  const db = seededDatabase()
  const addresses = db.correspondentContacts.all().filter(({ contactTypeId }) => contactTypeId === 3)
  const own = addresses.find(({ contactContent, correspondentId }) => {
    const one = db.correspondents.get(correspondentId)
    return (
      one?.isActive &&
      one.isLegalEntity &&
      addresses.filter((other) => other.contactContent === contactContent).length === 1
    )
  })
  const one = own && db.correspondents.get(own.correspondentId)
  if (!own || !one?.entityName) throw new Error('No seeded correspondent has an e-mail address of its own')
  return { name: one.entityName, address: own.contactContent }
}

const dropOn = (page: Page, name: string, text: string): Promise<string> =>
  page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name))
      const target = document.querySelector('main table')
      if (!target) throw new Error('No list')
      const give = (kind: string) =>
        target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
      give('dragenter')
      give('dragover')
      give('drop')
      return dataTransfer.dropEffect
    },
    [name, text] as const,
  )

test('a letter by e-mail fills in the document that registers it; what was typed stays until somebody takes it over', async ({
  as,
}) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const sender = knownSender()
  const files = page.getByRole('list', { name: 'Избрани файлове' }).getByRole('listitem')

  await test.step('a signed letter with two attachments, dropped on the list, is registered in at most twelve presses', async () => {
    await clerk.goTo('/documents-flow/documents')
    await expect(page.locator('main table')).toBeVisible()
    const driver = driverOf(page, 'mouse')
    const letter = signedLetter(`"Ivan" <${sender.address.toUpperCase()}>`, 'RE: Справка за уреди')
    expect(await dropOn(page, 'писмо.eml', letter)).not.toBe('move')
    await clerk.expectHeading('Нов документ')
    await expect(subjectOf(page)).toHaveValue('Справка за уреди')
    await expect(page.getByText('Попълнени от писмото:')).toContainText(
      '„Относно“, „Получено чрез“, „Дата на получаване“ и „Кореспонденти“',
    )
    await expect(page.locator('#document-receivedViaId')).toHaveValue('Електронна поща')
    await expect(page.locator('#document-dateReceived')).toHaveValue('20.11.2026')
    await expect(page.locator('#document-dateReceived-time')).toHaveValue('08:15')
    await expect(page.locator('main')).toContainText(sender.name)
    await expect(files).toHaveCount(3)
    await expect(page.getByText('„smime.p7s“ остава само в писмото')).toBeVisible()
    await clerk.checkAxe('a form that a letter has filled in')
    await driver.pick(page.locator('#document-documentTypeId'), 'Писмо', /Писмо/)
    await driver.pick(page.locator('#document-addressedToDepartmentId'), 'Деловод', /Деловодство/)
    await driver.press(registerButton(page))
    await expect(numberOf(page)).toHaveText(givenNumber)
    // One click is added for dropping the file, which the driver does not count.
    expect(1 + driver.cost().clicks).toBeLessThanOrEqual(12)
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    for (const name of ['писмо.eml', 'опис.txt', 'уреди.xml'])
      await expect(page.getByRole('button', { name: `Преглед на ${name}` })).toBeVisible()
  })

  await test.step('what was typed stays, and each of it is taken over by a press; a file is left out; a new sender is offered', async () => {
    await openNewDocument(clerk)
    await subjectOf(page).fill('Моето относно')
    await page.locator('input[type=file]').setInputFiles({
      name: 'молба.eml',
      mimeType: 'message/rfc822',
      buffer: Buffer.from(signedLetter(`${encoded('Златан Непознат')} <zlatan@nowhere.example>`, 'Молба')),
    })
    await clerk.expectToast('Формулярът е попълнен от писмото')
    await expect(subjectOf(page)).toHaveValue('Моето относно')
    await expect(page.getByText('„Относно“ в писмото: Молба.')).toBeVisible()
    await page.getByRole('button', { name: 'Вземи от писмото „Относно“' }).press('Enter')
    await expect(subjectOf(page)).toHaveValue('Молба')
    await page.getByRole('button', { name: /^Премахни.*опис\.txt/ }).click()
    await expect(files).toHaveCount(2)
    await expect(
      page.getByText('Подателят Златан Непознат, zlatan@nowhere.example не е сред кореспондентите.'),
    ).toBeVisible()
    await page.locator('.banner').getByRole('button', { name: 'Създай кореспондент' }).click()
    const dialog = page.getByRole('dialog', { name: 'Нов кореспондент' })
    await expect(dialog.locator('#correspondent-firstName')).toHaveValue('Златан')
    await page.keyboard.press('Escape')
  })

  await test.step('a file that is no letter is told, and stays chosen', async () => {
    await page.getByRole('button', { name: /^Премахни.*молба\.eml/ }).click()
    await expect(page.getByText('„Относно“ в писмото')).toHaveCount(0)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'друго.msg', mimeType: '', buffer: Buffer.from('x'.repeat(99)) })
    await expect(page.getByText('Писмото „друго.msg“ не може да бъде прочетено')).toBeVisible()
    await expect(files).toHaveCount(2)
  })
})
