import { expect, test } from '../support/journey.ts'
import { openNewDocument } from './letterForm.ts'

test('an hour that the clocks leap over and a year that is a slip of the finger are said at their field', async ({
  as,
}) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  await openNewDocument(clerk)
  const received = page.locator('#document-dateReceived')
  const hour = page.locator('#document-dateReceived-time')
  await received.fill('29.03.2026')
  await hour.fill('03:30')
  await expect(page.getByText('Този час го няма на 29.03.2026 г.')).toBeVisible()
  await hour.fill('04:30')
  await expect(page.getByText('Този час го няма')).toHaveCount(0)

  await clerk.goTo('/documents-flow/all?toDate=9999-12-31&departmentId=any')
  await expect(page.getByRole('table').first()).toContainText('04-')
})
