import type { Page } from 'playwright'
import { addressAmong } from './addresses.ts'

/**
 * Screens to which no list links, by route. Their parameter identifies a record, so the address is made from a link to
 * the screen of that record.
 */
const screenOfRecord: Readonly<Record<string, string>> = {
  '/inspections/create/:copyFromGuid': '/inspections/:id',
  '/group-inspections/create/:copyFromGuid': '/group-inspections/:id',
  '/rtsi/measuring-devices/amendment/:toDeviceId': '/rtsi/measuring-devices/:id',
  '/rtsi/foreign-devices/amendment/:toDeviceId': '/rtsi/foreign-devices/:id',
  '/documents-flow/documents/e-delivery/:eDeliveryId': '/documents-flow/e-delivery/:id',
  '/administrative-services/documents/:id/document/:documentId': '/administrative-services/documents/:id',
  '/administrative-services/documents/create/resolution/:resolutionToDocumentId':
    '/administrative-services/documents/:id',
  '/documents-flow/documents/:id/document/:documentId': '/documents-flow/documents/:id',
  '/documents-flow/documents/create/resolution/:resolutionToDocumentId': '/documents-flow/documents/:id',
}
const withRecord = (path: string, recordAddress: string): string =>
  path.replaceAll(
    /:\w+/g,
    recordAddress
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  )

export const linkIndex = (waitUntilStill: (page: Page) => Promise<void>) => {
  const seen = new Set<string>()
  const note = async (page: Page): Promise<void> => {
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const link of links) seen.add(link)
  }
  const addressOf = async (page: Page, path: string): Promise<string | undefined> => {
    const known = addressAmong(seen, path)
    if (known !== undefined) return known
    const ofRecord = screenOfRecord[path]
    if (ofRecord !== undefined) {
      const record = await addressOf(page, ofRecord)
      return record && withRecord(path, record)
    }
    await page.goto(path.slice(0, path.indexOf('/:')))
    await waitUntilStill(page)
    await note(page)
    return addressAmong(seen, path)
  }
  return { note, addressOf }
}
