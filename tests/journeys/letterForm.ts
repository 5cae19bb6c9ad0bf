import { expect, type Page } from 'playwright/test'
import type { Screen } from '../support/screen.ts'

const create = '/documents-flow/documents/create'

/** A registration number of the journeys' day. */
export const givenNumber = /^[\p{L}\d-]+-\d+-20\.11\.2026$/u

/** The form of a new document is open, and its focus is where the work begins. */
export const expectNewDocument = async ({ page, expectHeading }: Screen) => {
  await expectHeading('Нов документ')
  // The form of whoever has registered a letter before begins with what this one is about.
  await expect(
    page.locator('#document-documentDirectionId, #document-subjectDescription').and(page.locator(':focus')),
  ).toBeVisible()
}
export const openNewDocument = async (screen: Screen) => {
  await screen.goTo(create)
  await expectNewDocument(screen)
}

/** The first choice of the list that a field itself has open: that of the field before it may still be closing. */
const clickFirst = async (page: Page, id: string) => {
  const field = page.locator(`#document-${id}`)
  await expect(field).toHaveAttribute('aria-controls', /./)
  const list = await field.getAttribute('aria-controls')
  await page.locator(`[id="${list}"]`).getByRole('option').first().click()
}
/** Chooses in a field with a list: types a part of the name over what the form has filled in. */
export const chooseIn = async (page: Page, id: string, typed: string) => {
  await page.locator(`#document-${id}`).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(typed)
  await clickFirst(page, id)
}
/** The first correspondent that is found. */
export const chooseCorrespondent = async (page: Page, typed: string) => {
  await page.locator('#document-correspondents').fill(typed)
  await clickFirst(page, 'correspondents')
  await expect(page.locator('#document-correspondents')).toHaveValue('')
}

/** Everything that an incoming letter needs to be registered. */
export const fillLetter = async (page: Page, subject: string) => {
  await chooseIn(page, 'documentTypeId', 'Писмо')
  await page.locator('#document-subjectDescription').fill(subject)
  await chooseCorrespondent(page, 'Мерител')
  await chooseIn(page, 'addressedToDepartmentId', 'Деловодство')
}

export const subjectOf = (page: Page) => page.locator('#document-subjectDescription')
export const numberOf = (page: Page) => page.locator('.given-number')
export const registerButton = (page: Page) => page.getByRole('button', { name: 'Регистрирай', exact: true })
