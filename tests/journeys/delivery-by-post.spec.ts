import { DocumentStatus, Scope } from '../../src/contract/enumerations.ts'
import { to } from '../../src/routes/to.ts'
import { isReturned } from '../../src/rules/documents/delivery.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

/** Returns a sent letter that came back from the post or the courier. */
const returnedLetter = () => {
  const db = seededDatabase()
  const row = db.documents
    .by('statusId', DocumentStatus.SENT)
    .find(({ guid }) =>
      db.addressees.by('documentGuid', guid).some((one) => isReturned({ ...one, sentAt: one.dateSent })),
    )
  if (!row?.number) throw new Error('The seeded database has no returned letter')
  return { number: row.number, module: row.scope === Scope.DMS ? to.documentsFlow : to.administrativeServices }
}

test('a returned letter is found among the undelivered, sent again with a return receipt, and delivered when it is back', async ({
  desk,
  as,
}) => {
  const letter = returnedLetter()
  const { page } = await as('administrator', { at: null })
  await desk.goTo(letter.module.undelivered())
  await expect(page.getByRole('heading', { name: 'Недоставени' })).toBeVisible()
  const row = page.locator('tbody tr').filter({ hasText: letter.number })
  await expect(row).toContainText(/Непотърсена в срока|сменил адреса|не е намерен/)
  await desk.checkAxe('the undelivered documents')
  await row.locator('[data-open]').click()
  await desk.press('Опитай отново')
  const again = desk.dialog('Повторно изпращане')
  await again.getByLabel(/^Изпращане чрез/).fill('обратна')
  await page.getByRole('option', { name: 'По пощата с обратна разписка' }).click()
  await again.getByLabel(/^Адрес/).fill('гр. Русе, ул. „Борисова“ 5')
  await desk.checkAxe('sending again')
  await desk.press('Отбележи като изпратен', again)
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Предишни опити за връчване' })).toContainText('1. опит')
  const strip = page.getByRole('region', { name: 'Какво следва' })
  await expect(strip).toContainText('Чака обратна разписка от 1 адресат.')
  await expect(strip.getByRole('button')).toHaveCount(0)

  await desk.press(/^Отбележи връчване на /)
  const delivery = desk.dialog('Отбелязване на връчване')
  await desk.press('Запази', delivery)
  await expect(delivery.getByText('Полето е задължително').first()).toBeVisible()
  await delivery.getByLabel(/^На кого е връчено/).fill('Иван Петров')
  const chooser = page.waitForEvent('filechooser')
  await desk.press('Прикачи сканирана разписка', delivery)
  const receipt = { name: 'разписка.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await (await chooser).setFiles(receipt)
  await expect(delivery.getByRole('combobox', { name: 'Разписка' })).toContainText('разписка.pdf')
  await desk.checkAxe('recording a delivery')
  await page.keyboard.press('Control+Enter')
  await expect(delivery).toHaveCount(0)
  await expect(strip.getByRole('button', { name: 'Приключи' })).toBeVisible()
  await expect(page.getByText(/връчено на 20\.11\.2026 г\. на Иван Петров/)).toBeVisible()
  await expect(page.getByText('Разписка: разписка.pdf')).toBeVisible()
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.getByText('Връчено на 20.11.2026 г. на Иван Петров').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: /^Адресати/ }).click()
  await desk.checkAxe('the addressees on a phone')
})
