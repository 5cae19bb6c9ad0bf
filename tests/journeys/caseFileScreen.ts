import { expect } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { atRest } from './listScreen.ts'

export const caseFilesList = '/documents-flow/caseFiles'

export const lookInside = async ({ page, dialog }: Screen) => {
  await page
    .getByRole('button', { name: /^Действия за/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Съдържание и маршрут' }).click()
  const card = dialog('Съдържание и маршрут')
  await expect(card.getByRole('treeitem').first()).toBeVisible()
  await atRest(page)
  return card
}

export const closeInside = async ({ dialog }: Screen) => {
  const card = dialog('Съдържание и маршрут')
  await card.getByRole('button', { name: 'Затвори' }).last().click()
  await expect(card).toHaveCount(0)
}
