import { expect, type Page } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import { callTo } from '../support/calls.ts'
import type { Screen } from '../support/screen.ts'

const create = '/documents-flow/documents/create'

export const givenNumber = /^[\p{L}\d-]+-\d+-20\.11\.2026$/u

export const expectNewDocument = async ({ page, expectHeading }: Screen) => {
  await expectHeading('Нов документ')
  await expect(
    page.locator('#document-documentDirectionId, #document-subjectDescription').and(page.locator(':focus')),
  ).toBeVisible()
}
export const openNewDocument = async (screen: Screen) => {
  await screen.goTo(create)
  await expectNewDocument(screen)
}

/** Clicks the first option of the open list; the list of the previous field may still be closing. */
const clickFirst = async (page: Page, id: string) => {
  const field = page.locator(`#document-${id}`)
  await expect(field).toHaveAttribute('aria-controls', /./)
  const list = await field.getAttribute('aria-controls')
  await page.locator(`[id="${list}"]`).getByRole('option').first().click()
}
export const chooseIn = async (page: Page, id: string, typed: string) => {
  await page.locator(`#document-${id}`).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(typed)
  await clickFirst(page, id)
}
export const chooseCorrespondent = async (page: Page, typed: string) => {
  await page.locator('#document-correspondents').fill(typed)
  await clickFirst(page, 'correspondents')
  await expect(page.locator('#document-correspondents')).toHaveValue('')
}

export const fillLetter = async (page: Page, subject: string) => {
  await chooseIn(page, 'documentTypeId', 'Писмо')
  await page.locator('#document-subjectDescription').fill(subject)
  await chooseCorrespondent(page, 'Мерител')
  await chooseIn(page, 'addressedToDepartmentId', 'Деловодство')
}

export const subjectOf = (page: Page) => page.locator('#document-subjectDescription')
export const numberOf = (page: Page) => page.locator('.given-number')
export const registerButton = (page: Page) => page.getByRole('button', { name: 'Регистрирай', exact: true })
/** Registers the document and resolves when its page is open. */
export const pressRegister = async (page: Page) => {
  const registered = page.waitForResponse((response) => callTo(documents.registerDocument)(response.request()))
  await registerButton(page).click()
  await registered
  await expect(page).toHaveURL(/registered=1/)
}
