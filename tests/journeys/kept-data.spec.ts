import { to } from '../../src/routes/to.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

const phone = { width: 390, height: 844 }

test('what is kept about a person is shown, printed and saved, with who has seen it', async ({ as, page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      dispatchEvent(new Event('afterprint'))
    }
  })
  const db = seededDatabase()
  const delivery = db.addressees
    .all()
    .find(
      ({ correspondentId, dateSent }) => dateSent && db.correspondents.get(correspondentId)?.unifiedCitizenshipNumber,
    )
  const person = db.correspondents.get(delivery?.correspondentId)!
  const number = db.documents.get(delivery?.documentGuid)?.number ?? 'none'
  const desk = await as('mpetrova')
  const openReport = async () => {
    await desk.goTo(to.documentsFlow.correspondent(person.id))
    await desk.button('Какво пазим за това лице').focus()
    await page.keyboard.press('Enter')
    const opened = desk.dialog('Какво пазим за това лице')
    await expect(opened.getByRole('heading', { name: /Връчване/ })).toBeVisible()
    return opened
  }
  await desk.goTo(to.documentsFlow.correspondent(person.id))
  await desk.press('Покажи ЕГН')
  await expect(page.getByText(person.unifiedCitizenshipNumber!)).toBeVisible()
  const report = await openReport()
  await expect(report.getByRole('cell', { name: number }).first()).toBeVisible()
  await expect(report.getByText('Показване на личен номер: ЕГН')).toBeVisible()
  await expect(report.getByText(person.unifiedCitizenshipNumber!)).toHaveCount(0)
  await desk.checkAxe('what is kept about a person')
  const [file] = await Promise.all([page.waitForEvent('download'), desk.press('Свали .xlsx', report)])
  expect(file.suggestedFilename()).toContain('Какво пазим за това лице')
  await desk.press('Отпечатай', report)
  await page.setViewportSize(phone)
  await desk.checkAxe('what is kept about a person on a phone')
  await page.keyboard.press('Escape')
  await expect(report).toHaveCount(0)

  await page.reload()
  const again = await openReport()
  for (const noted of ['Справка за лични данни', 'Печат на справка за лични данни', 'Файл със справка за лични данни'])
    await expect(again.getByText(noted, { exact: true }).first()).toBeVisible()
})
