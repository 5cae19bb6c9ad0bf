import { CorrespondentRole } from '../../src/contract/correspondentRoles.ts'
import type { DocumentStatus } from '../../src/contract/enumerations.ts'
import { to } from '../../src/routes/to.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

const phone = { width: 390, height: 844 }

test('people of a document have roles: shown, changed by keyboard, refused without sense', async ({ as }) => {
  const db = seededDatabase()
  const application = db.documents
    .all()
    .find(
      (row) =>
        row.number !== null &&
        !isFinal(row.statusId as DocumentStatus) &&
        row.correspondentRoleIds.includes(CorrespondentRole.REPRESENTATIVE) &&
        row.correspondentIds.length === 2,
    )
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await desk.goTo(to.administrativeServices.document(application?.guid ?? ''))
  await expect(page.getByText(/\(заявител\)/).first()).toBeVisible()
  await expect(page.getByText(/\(пълномощник\)/).first()).toBeVisible()

  await page.getByRole('tab', { name: /Кореспонденти/ }).click()
  const [applicant, representative] = [0, 1].map((at) => page.locator('.person-row').nth(at))
  await expect(applicant!.getByText('Заявител', { exact: true })).toBeVisible()
  await expect(representative!.getByText('Пълномощник', { exact: true })).toBeVisible()
  await desk.checkAxe('the people of a document')

  await applicant!.getByRole('button', { name: /^Роля на/ }).focus()
  await page.keyboard.press('Enter')
  const thirdParty = page.getByRole('menuitem', { name: 'Трето лице' })
  await expect(thirdParty).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await representative!.getByRole('button', { name: /^Роля на/ }).focus()
  await page.keyboard.press('Enter')
  await desk.checkAxe('the menu of roles')
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(representative!.getByText('За сведение', { exact: true })).toBeVisible()
  await page.setViewportSize(phone)
  await desk.checkAxe('the people of a document on a phone')
})
