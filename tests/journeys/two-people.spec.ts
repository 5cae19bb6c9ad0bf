import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { chooseIn, openNewDocument } from './letterForm.ts'
import { asSecondPerson } from './secondPerson.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Запази', exact: true })
const edit = (desk: Screen) => desk.giveCommand('Редактирай')
const subject = (page: Page) => page.locator('#document-subjectDescription')

const draftLetter = async (clerk: Screen, text: string): Promise<string> => {
  const { page } = clerk
  await openNewDocument(clerk)
  await chooseIn(page, 'documentTypeId', 'Писмо')
  await clerk.fill('Относно', text)
  await clerk.press('Запази чернова')
  await expect(page.getByText('Без номер')).toBeVisible()
  return page.url()
}

test('two users on one document: concurrent edits lose nothing; after a deletion the text continues in a new one', async ({
  as,
  watched,
  problems,
}) => {
  test.slow()
  const clerk = await as('mpetrova')
  const { page } = clerk
  const other = await asSecondPerson(await watched.newPage(), 'administrator')
  await test.step('two users edit one document at once: each field shows the former, their and my value', async () => {
    const address = await draftLetter(clerk, 'Писмо за двама')
    await edit(clerk)
    await other.goTo(address)
    await expect(page.getByRole('button', { name: 'Потребител: Мария Петрова' }), 'two people').toBeVisible()
    await edit(other)
    await expect(subject(other.page)).toHaveValue('Писмо за двама')

    await subject(page).fill('Писмо за двама, моето')
    await page.locator('#document-sheetsCount').fill('3')
    await page.locator('#document-priorityId').fill('Много')
    await page.getByRole('option', { name: 'Много бързо' }).click()
    await subject(other.page).fill('Писмо за двама, тяхното')
    await other.page.locator('#document-note').fill('Тяхна бележка')
    await chooseIn(other.page, 'addressedToDepartmentId', 'Контрол')
    await save(other.page).click()
    await expect(other.page).not.toHaveURL(/edit=1/)
    await expect(page.getByText('Документът беше променен от Николай'), 'told at once, by push').toBeVisible()
    await expect(subject(page), 'and nothing typed is touched').toHaveValue('Писмо за двама, моето')
    await other.page.getByRole('tab', { name: /Коментари/ }).click()
    await other.page.getByLabel('Нов коментар').fill('Моля, без бързане.')
    await other.press('Изпрати')
    await other.expectToast('Коментарът е добавен.')

    await save(page).click()
    const newer = clerk.dialog('Документът е променен междувременно')
    await expect(newer).toContainText('записан от Николай')
    await expect(newer).toContainText('коментари (бяха 0, сега са 1)')
    const row = (name: string) => newer.getByRole('group', { name })
    await expect(row('Относно')).toContainText('променено и от двама ви')
    await expect(row('Относно')).toContainText(/Беше\s*Писмо за двама/)
    await expect(row('Относно').getByRole('radio', { name: /Вашето/ })).toBeChecked()
    await expect(row('Бележка').getByRole('radio', { name: /Тяхна бележка/ })).toBeChecked()
    await expect(row('Адресирано до звено').getByRole('radio', { name: /Контрол/ })).toBeChecked()
    await expect(row('Брой листа').getByRole('radio', { name: /Вашето\s*3/ })).toBeChecked()
    await expect(row('Приоритет').getByRole('radio', { name: /Вашето\s*Много бързо/ })).toBeChecked()
    await clerk.checkAxe('a newer version')
    await newer.getByRole('button', { name: 'Запази избраното' }).click()

    for (const { page: seen } of [clerk, other]) {
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Писмо за двама, моето')
      await seen.getByRole('tab', { name: /Основни данни|Данни/ }).click()
      await expect(seen.getByText('Тяхна бележка').first()).toBeVisible()
      await expect(seen.getByText('3 листа').first()).toBeVisible()
    }
  })

  await test.step('a document deleted while it is edited: the text stays and continues in a new document', async () => {
    problems.expectRefusal(404)
    const address = await draftLetter(clerk, 'Чернова, която ще изчезне')
    await edit(clerk)
    await subject(page).fill('Дълъг текст, който не бива да изчезне с нея')
    await page.locator('#document-note').fill('И бележка към него')
    await other.goTo(address)
    await other.giveCommand('Изтрий')
    await other.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Изтрий/ })
      .click()
    await expect(other.page).not.toHaveURL(address)

    await expect(
      page.getByRole('alert').getByText('Документът вече не съществува'),
      'told at once, by push',
    ).toBeInViewport()
    await expect(subject(page)).toHaveValue('Дълъг текст, който не бива да изчезне с нея')
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    await clerk.checkAxe('a document that is gone')
    await page.getByRole('button', { name: 'Продължи в нов документ' }).click()
    await clerk.expectHeading('Нов документ')
    await expect(subject(page)).toHaveValue('Дълъг текст, който не бива да изчезне с нея')
    await expect(page.locator('#document-note')).toHaveValue('И бележка към него')
    await clerk.press('Запази чернова')
    await expect(page.getByText('Без номер')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дълъг текст, който не бива да изчезне с нея')
  })
})
