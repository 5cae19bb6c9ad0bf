import { expect, type Page } from 'playwright/test'
import type { Screen } from '../support/screen.ts'
import { openRows } from './listScreen.ts'

export const list = '/documents-flow/correspondents'
export const create = `${list}/create`
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Запази', exact: true })
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const openForm = async ({ page, goTo, expectHeading }: Screen) => {
  await goTo(create)
  await expectHeading('Нов кореспондент')
  await expect(page.getByRole('radio', { name: 'Физическо лице' })).toBeFocused()
}
export const openList = (screen: Screen, search = '') => openRows(screen, `${list}${search}`)
export const fillEntity = async (page: Page, name: string, eik: string) => {
  await page.getByRole('radio', { name: 'Юридическо лице' }).check()
  await page.getByLabel('ЕИК/БУЛСТАТ').fill(eik)
  await page.getByLabel('Наименование').fill(name)
}
export const makeEntity = async (desk: Screen, name: string, eik: string) => {
  await openForm(desk)
  await fillEntity(desk.page, name, eik)
  await saveButton(desk.page).click()
  await desk.expectHeading(name)
}
