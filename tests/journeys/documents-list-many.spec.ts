import type { Page } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import { failuresOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { openRows, rowsOf } from './listScreen.ts'
import { findResponses, loseResponses } from './loseResponses.ts'

const flow = '/documents-flow'
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test('several equal documents get consecutive numbers once, also after lost responses; next across pages', async ({
  as,
  problems,
  independent,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await independent('next after the last document of a page opens the next page, and back leads to it', async () => {
    await openRows(desk, '/documents-flow/documents?departmentId=any&page=2')
    await rowsOf(page).last().dblclick()
    const neighbours = page.getByRole('navigation', { name: 'Назад и съседни записи' })
    await expect(neighbours).toContainText('20 от')
    await neighbours.getByRole('link', { name: 'Следващ' }).click()
    await expect(neighbours).toContainText('21 от')
    await neighbours.getByRole('link').first().click()
    await expect(page).toHaveURL(/departmentId=any&page=3$/)
  })

  await independent(
    'several equal documents get consecutive numbers once, however often the button is pressed',
    async () => {
      await openRows(desk, `${flow}/documents`)
      const sent: string[] = []
      page.on('request', (request) => request.url().includes('CreateAndRegisterMultiple') && sent.push(request.url()))
      await desk.press('Групово регистриране')
      const dialog = desk.dialog('Групово регистриране')
      await desk.press('Регистрирай', dialog)
      await expect(dialog.getByText('Полето е задължително').first()).toBeVisible()
      await expect(dialog.getByLabel('Вид документ')).toBeFocused()
      await desk.checkAxe('registering many, with errors')
      await dialog.getByLabel('Вид документ').click()
      await option(page, 'Писмо').first().click()
      await dialog.getByLabel('Брой документи').fill('51')
      await expect(dialog.getByText('Броят документи трябва да е цяло число от 1 до 50.')).toBeVisible()
      await dialog.getByLabel('Брой документи').fill('3')
      await dialog.getByLabel('Относно').fill('Еднакви писма от абонати')
      await expect(dialog.getByRole('combobox', { name: 'Получено чрез' })).toHaveValue('На гише')
      await dialog.getByLabel('Кореспонденти').fill('община')
      await option(page, /Община/)
        .first()
        .click()
      await chooseDepartment(desk)
      await desk.press('Търсене на преписка', dialog)
      const pick = desk
        .dialog('Търсене на преписка')
        .getByRole('button', { name: /^Избор на преписка 04-/ })
        .first()
      const caseFile = /04-\d+/.exec((await pick.getAttribute('aria-label')) ?? '')?.[0] ?? ''
      await pick.click()
      await expect(dialog.getByRole('link', { name: caseFile })).toBeVisible()
      const request = page.getByRole('alertdialog', { name: 'Има незаписани промени' })
      await desk.press('Откажи', dialog)
      await expect(request).toContainText('Документите не са регистрирани.')
      await desk.press('Затвори без запис', request)
      await expect(dialog).toHaveCount(0)
      await desk.press('Групово регистриране')
      await desk.press('Продължи с него', dialog)
      await expect(dialog.getByLabel('Относно')).toHaveValue('Еднакви писма от абонати')
      await expect(dialog.getByRole('link', { name: caseFile })).toBeVisible()
      await desk.button('Регистрирай', dialog).dblclick()
      await expect(dialog.getByText('Регистрирани са 3 документа.')).toBeVisible()
      const numbers = (await dialog.getByRole('listitem').allTextContents()).map((text) =>
        Number(/-(\d+)-/.exec(text)?.[1]),
      )
      expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2])
      expect(sent).toHaveLength(1)
      await desk.press('Готово', dialog)
      await desk.press('Групово регистриране')
      await expect(dialog.getByLabel('Относно')).toHaveValue('')
      await expect(page.getByText(/^Имате незаписан текст от/), 'what is registered is not offered again').toHaveCount(
        0,
      )
      await desk.press('Откажи', dialog)
      await filledIn(desk, '2', 'Еднакви писма от абонати')
      const looksAlike = page.getByRole('alertdialog', { name: 'Прилича на вече регистриран документ' })
      await desk.press('Регистрирай', dialog)
      await expect(looksAlike.getByRole('link')).toHaveCount(3)
      await expect(looksAlike).toContainText('Ще се регистрират 2 документа. Проверете дали не са същите:')
      await desk.press('Назад', looksAlike)
      await expect(dialog.getByLabel('Относно')).toHaveValue('Еднакви писма от абонати')
      expect(sent).toHaveLength(1)
      await desk.press('Откажи', dialog)
      await desk.press('Затвори без запис', request)
      await expect(rowsOf(page).first()).toContainText('Еднакви писма от абонати')
      await rowsOf(page).first().locator('[data-open]').click()
      await expect(page.getByRole('link', { name: caseFile, exact: true }), 'they joined the case file').toBeVisible()
    },
  )

  await independent('while a registration is unknown, only a check is offered', async () => {
    problems.expectFailures(failuresOf(documents.getAllDocumentsForDMS, documents.createAndRegisterMultipleDocuments))
    await openRows(desk, `${flow}/documents`)
    const dialog = await filledIn(desk, '2', 'Писма в неизвестност')
    await loseResponses(page, documents.createAndRegisterMultipleDocuments.path, documents.getAllDocumentsForDMS.path)
    await desk.press('Регистрирай', dialog)
    await expect(dialog.getByText('Не е известно дали документите са регистрирани')).toBeVisible()
    await expect(dialog.getByLabel('Относно')).toBeDisabled()
    await expect(desk.button('Регистрирай', dialog)).toHaveCount(0)
    await desk.checkAxe('a set of which nobody knows')
    await findResponses(page)
    await desk.press('Провери отново', dialog)
    await expect(dialog.getByText('Регистрирани са 2 документа.')).toBeVisible()
  })
})

const filledIn = async (desk: Screen, count: string, subject: string) => {
  const { page } = desk
  await desk.press('Групово регистриране')
  const dialog = desk.dialog('Групово регистриране')
  await dialog.getByLabel('Вид документ').click()
  await option(page, 'Писмо').first().click()
  await dialog.getByLabel('Брой документи').fill(count)
  await dialog.getByLabel('Относно').fill(subject)
  await dialog.getByLabel('Кореспонденти').fill('община')
  await option(page, /Община/)
    .first()
    .click()
  await chooseDepartment(desk)
  return dialog
}

/** Chooses a department, because this field of the dialog has no default value. */
const chooseDepartment = async ({ page, dialog }: Screen) => {
  await dialog('Групово регистриране').getByLabel('Адресирано до звено').click()
  await option(page, 'Административно обслужване').first().click()
}
