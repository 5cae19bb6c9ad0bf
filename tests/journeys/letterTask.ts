import type { Locator } from 'playwright/test'
import type { Screen } from '../support/screen.ts'

/** A letter on which the head of „Одобряване на типа“ has been asked for a resolution. */
export const letter = '04-833'
/** As it is shown, with its date. */
export const letterNumber = `${letter}-06.11.2026`

/** Opens the task of the letter from the list, as its row does. */
export const openLetterTask = async (desk: Screen) => {
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', letter)
  await desk.press('Търсене')
  await desk.expectRows('Задачи – Отворени', 1)
  await desk.rows('Задачи – Отворени').first().locator('[data-open]').press('Enter')
  await desk.expectHeading(/^За резолюция – /)
}
export const setTerm = async (row: Locator, quantity: string, unit: string) => {
  await row.getByLabel(/^Срок/).fill(quantity)
  await row.getByLabel(/^Мерна единица/).selectOption(unit)
}
