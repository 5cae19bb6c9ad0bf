import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { openNewDocument } from './letterForm.ts'

/** Drops a file from the desktop on an element; resolves to whether the page took it, so that the browser opens nothing. */
const drop = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluate((element, fileName) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['text'], fileName, { type: 'text/plain' }))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
    return event.defaultPrevented
  }, name)

test('a file dropped beside its zone is attached, and one dropped where nobody takes files opens nothing', async ({
  as,
}) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  expect(await drop(page, 'header.top', 'другаде.txt')).toBe(true)
  await openNewDocument(clerk)
  expect(await drop(page, 'main h1', 'писмо.txt')).toBe(true)
  await expect(page.getByRole('list', { name: 'Избрани файлове' })).toContainText('писмо.txt')
  await expect(page.getByRole('checkbox', { name: 'Публичен (писмо.txt)' })).toBeVisible()
  expect(await drop(page, 'header.top', 'другаде.txt')).toBe(true)
  await expect(page.getByRole('list', { name: 'Избрани файлове' }).getByRole('listitem')).toHaveCount(1)
})
