import { InspectionStatus } from '../../src/contract/inspectionKinds.ts'
import { to } from '../../src/routes/to.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

const phone = { width: 390, height: 844 }

test('an inspector registers the act of an inspection: it has a number, both link to each other, not twice', async ({
  as,
}) => {
  const db = seededDatabase()
  const me = db.users.all().find(({ userName }) => userName === 'tmarinov')?.personId ?? 0
  const inspection = db.inspections
    .all()
    .find(
      ({ statusId, inspectorPersonIds, measures }) =>
        statusId === InspectionStatus.FINISHED &&
        inspectorPersonIds.includes(me) &&
        measures.some(({ kind }) => kind === 'act'),
    )
  const guid = inspection?.guid ?? ''
  const desk = await as('tmarinov', { at: to.inspections.one(guid) })
  const { page } = desk
  await expect(page.getByRole('link', { name: 'Регистрирай протокола' })).toBeVisible()
  const file = { name: 'АУАН подписан.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
  await page.locator('input[type=file]').last().setInputFiles(file)
  await expect(page.getByRole('button', { name: /^Изтегли.*АУАН подписан/ })).toBeVisible()

  await test.step('the form has the subject, the person and the file of the inspection', async () => {
    await page.getByRole('link', { name: 'Регистрирай АУАН' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`АУАН от проверка № ${inspection?.number}`)
    await expect(desk.field('Относно')).toHaveValue(new RegExp(`срещу .+ при проверка № ${inspection?.number}`))
    await expect(page.getByText('кореспондент в него е проверяваното лице')).toBeVisible()
    await expect(page.locator('.chosen-list')).toContainText('АУАН подписан.pdf')
    await desk.checkAxe('the document of an inspection')
    await page.setViewportSize(phone)
    await desk.checkAxe('the document of an inspection on a phone')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('registration: the document links to the inspection, the inspection to the document', async () => {
    await desk.button('Регистрирай').click()
    const signed = page.getByRole('dialog')
    await desk.field('Подписан на хартия на', signed).fill('20.11.2026')
    await signed.getByRole('button', { name: /Регистрирай/ }).click()
    await expect(page.getByText(/^АН-\d+/).first()).toBeVisible()
    await expect(page.getByText(/\(проверявано лице\)/).first()).toBeVisible()
    await page.getByRole('link', { name: `№ ${inspection?.number}`, exact: true }).click()
    const documents = page.getByRole('region', { name: 'Документи от проверката' })
    await expect(documents.getByRole('link', { name: /№ АН-\d+/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Регистрирай АУАН' })).toHaveCount(0)
    await desk.checkAxe('an inspection with a registered act')
    await page.setViewportSize(phone)
    await desk.checkAxe('an inspection with a registered act on a phone')
  })

  await test.step('a second one is not made: its address leads to the first', async () => {
    await desk.goTo(to.documentsFlow.createDocument({ inspection: guid, paper: 'act' }))
    await expect(page.getByText('АУАН вече е регистриран.')).toBeVisible()
    await page.getByRole('link', { name: 'Отвори документа' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`при проверка № ${inspection?.number}`)
  })
})
