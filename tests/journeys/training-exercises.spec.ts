import { to } from '../../src/routes/to.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { chooseCorrespondent, chooseIn, openNewDocument, registerButton } from './letterForm.ts'

const fillFirst = async (desk: Screen, sender: string) => {
  const { page } = desk
  await openNewDocument(desk)
  await chooseIn(page, 'documentTypeId', 'Писмо')
  await page.locator('#document-subjectDescription').fill('Искане за становище по проект на наредба')
  await chooseCorrespondent(page, sender)
  await chooseIn(page, 'addressedToDepartmentId', 'Деловодство')
}

const ministry = /Подател е (.+?)\. С писмото/

test('the first letter is registered by the story alone, mistakes are shown, and the result is printed', async ({
  as,
  page,
}) => {
  const desk = await as('mpetrova')
  const panel = page.getByRole('complementary', { name: 'Обучение' })
  await page.keyboard.press('Control+Alt+KeyT')
  await panel.getByRole('button', { name: /^Упражнения/ }).press('Enter')
  await expect(panel.getByText('Изпълнени: 0 от 19')).toBeVisible()
  await desk.checkAxe('the exercises')

  await test.step('started by keyboard, it shows its story, a hint, and that nothing is done yet', async () => {
    await panel.getByRole('button', { name: 'Започни „Първото писмо“' }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'Първото писмо' })).toBeVisible()
    await expect(page, 'where it begins').toHaveURL(to.documentsFlow.documents())
    await panel.getByRole('button', { name: 'Подсказка (4)' }).press('Enter')
    await expect(panel.getByRole('list', { name: 'Подсказки' })).toContainText('Нов документ')
    await panel.getByRole('button', { name: 'Провери' }).press('Enter')
    await expect(panel.getByText('Няма ново регистрирано входящо писмо.')).toBeVisible()
    await desk.checkAxe('an exercise of which nothing is done')
  })

  const story = (await panel.getByText(/На гише е донесено/).textContent()) ?? ''
  const sender = ministry.exec(story)?.[1] ?? ''

  await test.step("a letter without the sender's number gets a part of the points", async () => {
    await fillFirst(desk, sender)
    await registerButton(page).click()
    await expect(page.locator('.given-number')).toBeVisible()
    await panel.getByRole('button', { name: 'Провери' }).click()
    await expect(panel.getByText('„Външен №“ трябва да е 04-15-27.')).toBeVisible()
    await expect(panel.getByRole('heading', { name: /Още не е готово: \d+ от 10 точки/ })).toBeVisible()
    await desk.checkAxe('an exercise of which a part is done')
  })

  await test.step('started again and registered completely, it is done', async () => {
    await panel.getByRole('button', { name: 'Започни отначало' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Започни отначало' }).click()
    await expect(panel.getByRole('heading', { name: /Още не е готово/ })).toBeHidden()
    await fillFirst(desk, sender)
    await page.locator('#document-externalRefNumber').fill('04-15-27')
    await page.locator('#document-sheetsCount').fill('2')
    await registerButton(page).click()
    await expect(page.locator('.given-number')).toBeVisible()
    await panel.getByRole('button', { name: 'Провери' }).click()
    await expect(panel.getByRole('heading', { name: 'Упражнението е изпълнено: 10 от 10 точки' })).toBeFocused()
    await expect(panel.getByRole('button', { name: /^Следващо: / })).toBeVisible()
    await panel.getByRole('button', { name: 'Към списъка' }).click()
    await expect(panel.getByText('Изпълнени: 1 от 19')).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Упражнения', exact: true })).toBeFocused()
  })

  await test.step('on a phone the list shows the points, and the result sheet opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(panel.getByText(/от 10 точки/)).toBeVisible()
    await panel.getByRole('button', { name: 'Лист с резултати' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Лист с резултати' })
    await expect(sheet.getByRole('row', { name: /Първото писмо 2 10 от 10 10 от 10 3 0/ })).toBeVisible()
    await desk.checkAxe('the result sheet')
  })
})

test('a trainer records an exercise, chooses its checks, tries it and edits it', async ({ as, page }) => {
  const desk = await as('mpetrova')
  const panel = page.getByRole('complementary', { name: 'Обучение' })
  await page.keyboard.press('Control+Alt+KeyT')
  await panel.getByRole('button', { name: /^Мои упражнения/ }).press('Enter')
  await expect(panel.getByText('Упражнението започва от екрана')).toContainText('„Документи“')
  await panel.getByRole('button', { name: 'Направи упражнение' }).press('Enter')
  await expect(panel.getByText('Упражнението започва от екрана')).toContainText('„Документи“')
  await panel.getByRole('button', { name: 'Предложи проверки' }).press('Enter')
  await expect(panel.getByText('Още нищо не се е променило.')).toBeVisible()
  const given = page.locator('.given-number')
  const register = async () => {
    await openNewDocument(desk)
    await chooseIn(page, 'documentTypeId', 'Покана')
    await page.locator('#document-subjectDescription').fill('Покана за откриване')
    await chooseCorrespondent(page, 'Мерител')
    await chooseIn(page, 'addressedToDepartmentId', 'Деловодство')
    await registerButton(page).click()
    await expect(given).toBeVisible()
  }
  await register()
  const number = await given.textContent()

  await test.step('every field of the letter is proposed; a value and its text are changed', async () => {
    await panel.getByRole('button', { name: 'Предложи проверки' }).click()
    await expect(panel.getByLabel('Какво се иска').first()).toHaveValue('Нов регистриран документ')
    await expect(panel.getByText(/^Подателят трябва да е само „/)).toBeVisible()
    const subject = panel.getByRole('button', { name: 'Промени проверката на „Относно“' })
    await subject.press('Enter')
    await panel.getByLabel('Думи или стойности').fill('откриване')
    await expect(panel.getByText('В „Относно“ трябва да се споменава „откриване“.').first()).toBeVisible()
    await panel.getByRole('button', { name: 'Запази упражнението' }).press('Enter')
    await expect(panel.getByText('Полето е задължително').first()).toBeVisible()
    await panel.getByLabel('Заглавие').fill('Покана')
    await panel.getByRole('textbox', { name: 'Задача', exact: true }).fill('Регистрирайте поканата.')
    await desk.checkAxe('an exercise that is written')
  })

  await test.step('a reload loses nothing typed; after saving it is in the list and the demonstration is undone', async () => {
    await page.reload()
    await expect(panel.getByLabel('Заглавие')).toHaveValue('Покана')
    await panel.getByRole('button', { name: 'Запази упражнението' }).press('Enter')
    await expect(panel.getByRole('list', { name: 'Моите упражнения' })).toContainText('Покана')
    await desk.checkAxe('the exercises of a trainer')
  })

  await test.step('a trial is solved by the same letter, which gets the same number', async () => {
    await panel.getByRole('button', { name: 'Изпробвай „Покана“' }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Провери' })).toBeVisible()
    await register()
    await expect(given).toHaveText(number ?? '')
    await panel.getByRole('button', { name: 'Провери' }).click()
    await expect(panel.getByRole('heading', { name: /^Упражнението е изпълнено/ })).toBeVisible()
  })

  await test.step("after leaving, the trial's records are gone from the screen and the last visited", async () => {
    await expect(
      page
        .getByRole('list')
        .filter({ hasText: number ?? '' })
        .first(),
    ).toBeVisible()
    await panel.getByRole('button', { name: 'Към „Мои упражнения“' }).click()
    await expect(panel.getByRole('list', { name: 'Моите упражнения' })).toBeVisible()
    await expect(given).toBeHidden()
    await expect(page.getByText(number ?? '')).toHaveCount(0)
  })

  await test.step('its link is copied on one line; trainees begin at the start of the working day', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text)
    })
    await panel.getByRole('button', { name: 'Още за „Покана“' }).click()
    await page.getByRole('menuitem', { name: 'Връзка за обучаемите' }).click()
    await desk.expectToast('Връзката към упражнението е копирана.')
    const link = await page.evaluate(() => String(Reflect.get(window, 'copied')))
    await expect(panel.getByRole('textbox', { name: 'Връзка към „Покана“' })).toHaveValue(link)
    const other = await page.context().browser()?.newPage()
    await other?.goto(link)
    await expect(other?.getByRole('region', { name: 'Сценарий' }) ?? panel).toContainText('09:00 ч.')
    await other?.context().close()
  })

  await test.step('edited again, it shows its checks', async () => {
    await panel.getByRole('button', { name: 'Още за „Покана“' }).click()
    await page.getByRole('menuitem', { name: 'Редактирай' }).click()
    await expect(panel.getByText('В „Относно“ трябва да се споменава „откриване“.').first()).toBeVisible()
  })
})
