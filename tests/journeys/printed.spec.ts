import type { Page } from 'playwright'
import { expect, test } from '../support/journey.ts'
import { pdfPages } from '../support/pdfPages.ts'
import type { Screen } from '../support/screen.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { openRows } from './listScreen.ts'

const trainingMark = /УЧЕБЕН\s*ДОКУМЕНТ/g

const sheetsOf = async (page: Page, isMarked: boolean): Promise<string[]> => {
  await page.evaluate((marked) => document.documentElement.toggleAttribute('data-training', marked), isMarked)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = await pdfPages(new Uint8Array(pdf).buffer)
  return pages.map(({ text }) => text.replace(trainingMark, '').trim())
}

const expectWholeSheets = async ({ page }: Screen, name: string, most = 20) => {
  for (const isMarked of [true, false]) {
    const sheets = await sheetsOf(page, isMarked)
    expect(
      sheets.filter((text) => text === ''),
      `empty sheets of ${name}`,
    ).toEqual([])
    expect(sheets.length, `sheets of ${name}`).toBeLessThanOrEqual(most)
  }
}

const lists: [address: string, most: number][] = [
  ['/documents-flow/documents?departmentId=any', 1],
  ['/documents-flow/caseFiles', 2],
  ['/documents-flow/tasks', 1],
  ['/documents-flow/correspondents', 1],
  ['/inspections', 1],
  ['/rtsi/measuring-devices', 1],
  ['/vehicles/list', 1],
  ['/staff/leave-applications', 2],
  ['/settings/userActionsLog', 2],
]
const db = seededDatabase()
const { guid: letter } = db.documents.all().findLast(({ directionId, number }) => directionId === 1 && number)!
const { guid: type } = db.approvedTypes.all().find(({ entryNumber, isDraft }) => entryNumber && !isDraft)!
const records: [address: string, ...papers: string[]][] = [
  [`/documents-flow/documents/${letter}`, 'Разписка', 'Етикет с регистрационен номер'],
  [`/rtsi/measuring-devices/${type}`, 'Печат'],
  ['/staff/leave-applications/1', 'Печат на заявлението'],
  ['/staff/business-trips/1', 'Печат'],
  ['/vehicles/list/1'],
  [`/inspections/${db.inspections.all()[0]!.guid}`],
  ['/documents-flow/correspondents/1'],
]

test('no print of a list, record, paper or report ends with an empty sheet', async ({ as, page, independent }) => {
  // `print` is replaced, because the print dialog of the browser would block the test.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const desk = await as('administrator', { at: null })
  for (const [address, most] of lists)
    await independent(`the list ${address}`, async () => {
      await openRows(desk, address)
      await expectWholeSheets(desk, address, most)
    })
  for (const [address, ...papers] of records)
    await independent(`the record ${address}`, async () => {
      await desk.goTo(address)
      await desk.atRest()
      await expectWholeSheets(desk, address)
      for (const paper of papers) {
        await desk.giveCommand(paper)
        const papersOfCommand = page.getByRole('menuitem')
        if ((await papersOfCommand.count()) > 0) await papersOfCommand.first().click()
        await expect(page.locator('.sheet-printed')).toContainText(/\p{L}/u)
        await expectWholeSheets(desk, paper)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
  await independent('a report', async () => {
    await desk.goTo('/business-analysis/documents-report')
    await desk.button('Печат').click()
    await expect(page.locator('.sheet-printed')).toContainText('Общо')
    await expectWholeSheets(desk, 'the report')
  })
})
