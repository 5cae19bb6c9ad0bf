import type { Page } from 'playwright/test'
import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import { askInPage } from './askInPage.ts'
import { create, fillEntity, makeEntity, openList, saveButton } from './correspondentSteps.ts'
import { expectStored } from './draftStore.ts'
import { rowsOf } from './listScreen.ts'

const backLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Назад и съседни записи' }).getByRole('link').first()

test('a correspondent that is typed is not left unasked; one that is edited is not written over', async ({ as }) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('what was typed is not left without a question, and a typed address is not left for an existing one', async () => {
    await openList(desk, '?fullName=Община+Асеновград')
    const eik = /\d{9}/.exec((await rowsOf(page).first().textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('link', { name: 'Нов кореспондент' }).click()
    await fillEntity(page, 'Почти записан', eik)
    await page.getByLabel('Бележка').fill('Записка, която не бива да се губи')
    const question = page.getByRole('alertdialog', { name: 'Излизане без запис?' })
    for (const leave of [
      () => page.getByRole('link', { name: 'Кореспонденти' }).first().click(),
      () => page.evaluate(() => history.back()),
      () => desk.press('Откажи'),
      () => desk.press('Използвай съществуващия'),
    ]) {
      await leave()
      await expect(question).toBeVisible()
      await desk.press('Остани', question)
      await expect(page.getByLabel('Бележка')).toHaveValue('Записка, която не бива да се губи')
      await expect(page).toHaveURL(create)
    }
    await desk.press('Откажи')
    await desk.press('Излез без запис', question)
    await expect(page).toHaveURL(/fullName=/)
    await expect(rowsOf(page).first()).toBeVisible()
  })

  await test.step('a correspondent is edited from the list, and who saved meanwhile is not written over', async () => {
    await makeEntity(desk, '„Първо име“ ЕООД', makeEik(44_556_677))
    const id = Number(/(\d+)$/.exec(page.url())?.[1])
    await openList(desk, '?fullName=Първо+име')
    await page.getByRole('button', { name: /^Действия за/ }).click()
    await page.getByRole('menuitem', { name: 'Редактирай' }).click()
    await expect(page).toHaveURL(/edit=1/)
    await expect(page.getByLabel('Наименование')).toHaveValue('„Първо име“ ЕООД')
    await page.getByLabel('Наименование').fill('„Второ име“ ЕООД')
    await expectStored(page, 'mpetrova', `correspondent/${id}`, '„Второ име“ ЕООД')
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await desk.press('Продължи с него')
    await expect(page.getByLabel('Наименование'), 'what was typed survives a reload').toHaveValue('„Второ име“ ЕООД')

    const now = await correspondentNow(page, id)
    await askInPage(page, '/api/Documents/EditDocumentCorrespondent', { body: { ...now, note: 'От колега' } })
    await saveButton(page).click()
    const choosing = desk.dialog('Кореспондентът е променен междувременно')
    const noteOf = choosing.getByRole('group', { name: /^Бележка/ })
    await expect(noteOf.getByRole('radio', { name: /От колега/ })).toBeChecked()
    await expect(noteOf).not.toContainText('променено и от двама ви')
    const nameOf = choosing.getByRole('group', { name: /^Наименование/ })
    await expect(nameOf.getByRole('radio', { name: /„Второ име“ ЕООД/ })).toBeChecked()
    await expect(choosing.getByRole('group')).toHaveCount(2)
    await desk.checkAxe('somebody else saved meanwhile')
    await desk.press('Назад към формата', choosing)
    await expect(page.getByLabel('Наименование')).toHaveValue('„Второ име“ ЕООД')
    // They change the same field too: that is asked first, and mine stands.
    await askInPage(page, '/api/Documents/EditDocumentCorrespondent', {
      body: { ...now, note: 'От колега', entityName: '„Трето име“ ЕООД' },
    })
    await saveButton(page).click()
    await expect(nameOf).toContainText('променено и от двама ви')
    await expect(choosing.getByRole('group').first()).toContainText('„Трето име“ ЕООД')
    await desk.press('Запази избраното', choosing)
    await desk.expectHeading('„Второ име“ ЕООД')
    await expect(page).not.toHaveURL(/edit=1/)
    await expect(page.getByRole('button', { name: 'Редактирай' })).toBeFocused()
    await expect(page.getByText('От колега')).toBeVisible()
    await backLink(page).click()
    await expect(page, 'a page that was loaded anew knows no list').toHaveURL('/documents-flow/correspondents')
  })
})

/** The correspondent as the backend has it now. */
const correspondentNow = (page: Page, id: number): Promise<Correspondent> =>
  page.evaluate(async (wanted) => {
    const token = /shreder-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const reply = await fetch(`/shreder/api/Documents/GetCorrespondentById?id=${wanted}`, {
      headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
    })
    return (await reply.json()).resultData
  }, id)
