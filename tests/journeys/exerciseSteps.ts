import type { Locator, Page } from 'playwright/test'
import { formatDate } from '../../src/dates/civilDate.ts'
import type { FactFields } from '../../src/rules/training/facts.ts'
import { expect } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { journeysDatabase } from '../support/seededDatabase.ts'
import { chooseCorrespondent, chooseIn, openNewDocument, registerButton } from './letterForm.ts'

type FoundValues = Record<string, FactFields>

export type Doing = Screen & { panel: Locator; of: (name: string, field: string) => string }

export type ExercisePath = (at: Doing) => Promise<void>

export const today = journeysDatabase.DAY
export const formatDay = (day: string) => formatDate(day)

export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Обучение' })

const foundNow = (page: Page): Promise<FoundValues> =>
  page.evaluate(async () => {
    const training = window.delovodTraining
    const [run] = (await training?.exerciseRuns()) ?? []
    if (!training || !run) throw new Error('No exercise was begun in this page')
    const { found } = await training.factsOfRun(run.id)
    return Object.fromEntries(Object.entries(found).map(([name, { fields }]) => [name, { ...fields }]))
  })

export const beginIn = async (desk: Screen, title: string): Promise<Doing> => {
  const { page } = desk
  const panel = panelOf(page)
  if (!(await panel.isVisible())) await page.keyboard.press('Control+Alt+KeyT')
  const section = panel.getByRole('button', { name: /^Упражнения/ })
  const again = panel.getByRole('button', { name: `Отначало „${title}“` })
  const begin = panel.getByRole('button', { name: `Започни „${title}“` }).or(again)
  await expect(section.or(begin).first()).toBeVisible()
  if (await section.isVisible()) await section.click()
  const isAgain = await again.isVisible()
  await begin.click()
  if (isAgain) await page.getByRole('alertdialog').getByRole('button', { name: 'Започни отначало' }).click()
  await expect(panel.getByRole('heading', { name: title })).toBeVisible()
  const found = await foundNow(page)
  return { ...desk, panel, of: (name, field) => String(found[name]?.[field] ?? '') }
}

export const expectMissing = async ({ panel, atRest }: Doing, sentence: string) => {
  await atRest()
  await panel.getByRole('button', { name: 'Провери' }).click()
  await expect(panel.getByRole('region', { name: 'Резултат' }).getByText(sentence, { exact: true })).toBeVisible()
  await expect(panel.getByRole('heading', { name: /^Още не е готово: \d+ от \d+ точки$/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Прекрати' }).click()
}

export const expectDone = async ({ panel, atRest }: Doing) => {
  await atRest()
  await panel.getByRole('button', { name: 'Провери' }).click()
  const result = panel.getByRole('region', { name: 'Резултат' })
  await expect(result).toBeVisible()
  expect(await result.locator('li p').allTextContents(), 'what is still missing').toEqual([])
  await expect(panel.getByRole('heading', { name: /^Упражнението е изпълнено: (\d+) от \1 точки$/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Към списъка' }).click()
}

export type Letter = {
  direction?: 'Входящ' | 'Вътрешен' | 'Изходящ'
  type?: string
  subject: string
  correspondent: string
  via?: string
  externalNumber?: string
  sheets?: string
  /** The department to which the letter is addressed; null keeps the default. */
  department?: string | null
}

export const fillNewLetter = async (desk: Screen, given: Letter) => {
  const { page } = desk
  await openNewDocument(desk)
  await chooseIn(page, 'documentTypeId', given.type ?? 'Писмо')
  await page.locator('#document-subjectDescription').fill(given.subject)
  await chooseCorrespondent(page, given.correspondent)
  if (given.via) await chooseIn(page, 'receivedViaId', given.via)
  if (given.externalNumber) await page.locator('#document-externalRefNumber').fill(given.externalNumber)
  if (given.sheets) await page.locator('#document-sheetsCount').fill(given.sheets)
  if (given.department !== null) await chooseIn(page, 'addressedToDepartmentId', given.department ?? 'Деловодство')
}

/**
 * Registers the open form or record. An outgoing letter is marked as signed on paper on the simulated date. A warning
 * about a similar letter is confirmed.
 */
export const registerIt = async ({ page, atRest }: Screen) => {
  await registerButton(page).first().click()
  const given = page.locator('.given-number')
  const anyway = page.getByRole('alertdialog').getByRole('button', { name: 'Регистрирай все пак' })
  const unsigned = page.getByRole('dialog', { name: 'Документът не е подписан' })
  await expect(given.or(anyway).or(unsigned)).toBeVisible()
  if (await unsigned.isVisible()) {
    await unsigned.getByRole('textbox', { name: 'Подписан на хартия на' }).fill('20.11.2026')
    await unsigned.getByRole('button', { name: 'Регистрирай', exact: true }).click()
    await expect(given.or(anyway)).toBeVisible()
  }
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.locator('.given-number')).toBeVisible()
  await atRest()
}
export const registerLetter = async (desk: Screen, given: Letter) => {
  await fillNewLetter(desk, given)
  await registerIt(desk)
}

export const openDocument = async (desk: Screen, guid: string, query = '', module = 'documents-flow') => {
  await desk.goTo(`/${module}/documents/${guid}${query}`)
  await expect(desk.page.getByRole('tab', { name: 'Основни данни' })).toBeVisible()
}

export const changeStatusTo = async (desk: Screen, action: string, values: Record<string, string> = {}) => {
  await desk.page.getByRole('button', { name: 'Смени статус' }).click()
  await desk.page.getByRole('menuitem', { name: action, exact: true }).click()
  const dialog = desk.dialog('Смяна на статус')
  for (const [label, value] of Object.entries(values)) await desk.fill(label, value, dialog)
  await dialog.locator('.btn.primary, .btn.danger').last().click()
  await expect(dialog).toHaveCount(0)
}

export const commentOn = async (desk: Screen, text: string) => {
  await desk.page.getByRole('tab', { name: /^Коментари/ }).click()
  await desk.page.getByLabel('Нов коментар').fill(text)
  await desk.page.getByLabel('Нов коментар').press('Control+Enter')
  await desk.expectToast('Коментарът е добавен.')
}
