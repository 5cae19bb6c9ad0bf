import type { Page } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { expectStored, storedDrafts } from './draftStore.ts'
import { switchFaults } from './faultSwitches.ts'
import { letter, letterNumber, letterSender } from './letterTask.ts'

const first = 'Лъчезар Георгиев Тонев'
const second = 'Георги Иванов Георгиев'
const ownText = 'Моля, погрижете се лично.'
const ownInstruction = 'Изпратете становището на г-н Тонев.'
const textOf = (page: Page) => page.getByLabel(/^Текст/)

const addOwnText = async (desk: Screen) => {
  const { page } = desk
  await desk.press('Стандартни текстове')
  await desk.press('Моите текстове')
  const own = desk.dialog('Моите текстове за резолюция')
  await desk.press('Добави текст', own)
  await own.getByLabel(/^Текст/).fill(ownText)
  await own.getByLabel(/^Срок/).fill('3')
  await own.getByRole('button', { name: /^Запази/ }).click()
  await expect(own.getByText('Посочете и срок, и мерна единица.')).toBeVisible()
  await own.getByLabel(/^Мерна единица/).selectOption('Работни дни')
  await own.getByRole('button', { name: /^Запази/ }).click()
  await expect(own.getByText('3 работни дни')).toBeVisible()
  await desk.checkAxe('own resolution texts')
  await page.reload()
  await desk.press('Стандартни текстове')
  await desk.dialog('Резолюции: стандартни текстове').getByRole('option').first().click()
  await expect(textOf(page)).toHaveValue(ownText)
}

const chooseExperts = async (desk: Screen) => {
  const { page } = desk
  for (const name of [first, second]) {
    await page.getByRole('combobox', { name: 'Добави служител' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await expect(page.getByRole('listitem', { name })).toContainText('По общия текст и срок.')
  }
  const row = page.getByRole('listitem', { name: second })
  await page.getByRole('listitem', { name: first }).getByRole('radio').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row.getByRole('radio')).toBeChecked()
  await row.getByRole('button', { name: /^Отделно указание и срок/ }).click()
  await expect(row.getByLabel(/^Указание/)).toBeFocused()
  await row.getByLabel(/^Срок/).fill('10')
  await expect(row.locator('output')).toHaveText('04.12.2026 г.')
  await row.getByLabel(/^Указание/).fill(ownInstruction)
}

const reloadInTheMiddle = async ({ page, press }: Screen) => {
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  const [name = ''] = await storedDrafts(page)
  const [user, draftKey] = JSON.parse(name) as [string, string]
  await expectStored(page, user, draftKey, ownInstruction)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await press('Продължи с него')
  await expect(textOf(page), 'what was typed survives a reload').toHaveValue(ownText)
  await expect(page.getByRole('listitem', { name: first })).toBeVisible()
  await expect(page.getByRole('listitem', { name: second })).toContainText(ownInstruction)
}

const resolutionOn = (page: Page) => page.getByRole('region', { name: /^Резолюция № Р-\d+-20\.11\.2026$/ })

const expertFindsIt = async (desk: Screen) => {
  const { page } = desk
  const bell = page.getByRole('banner').getByRole('button', { name: /^Известия: \d+ невид/ })
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', letter)
  await desk.press('Търсене')
  await expect(desk.row('Задачи – Отворени', ownInstruction)).toContainText('04.12.2026')
  await bell.click()
  await page.getByRole('link', { name: `Възложена Ви е задача със срок 04.12.2026 г.: ${ownInstruction}` }).click()
  await desk.expectHeading(new RegExp(`^${ownInstruction.replace(/\.$/, '')} – `))
  await expect(page.getByRole('link', { name: /^№ Р-\d+-20\.11\.2026$/ })).toBeVisible()
  await page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link', { name: letterNumber }).click()
  await desk.expectTitle(new RegExp(`^${letterNumber}`))
  await desk.expectCommandRefused('Резолюция', 'Необходимо е право „Резолиране“.')
  await page.getByRole('tab', { name: /^Задачи/ }).click()
  await expect(resolutionOn(page)).toContainText(ownInstruction)
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.getByRole('list', { name: /^История на документа/ })).toContainText(/Резолюция № Р-\d+/)
}

test('a head resolves a letter to two experts with her own text; a reload and a lost response issue one resolution', async ({
  desk,
  as,
  problems,
}) => {
  const { page } = await as('dradeva', { at: null })
  await desk.goTo('/documents-flow/manage')
  await desk
    .row('За управление', letter)
    .getByRole('button', { name: /^Действия за/ })
    .click()
  await page.getByRole('menuitem', { name: 'Нова резолюция' }).click()
  await expect(page).toHaveURL(/\/documents\/create\/resolution\/[\w-]{36}$/)
  const documentPane = page.getByRole('complementary', { name: 'Документът, за който е резолюцията' })
  await expect(documentPane).toContainText(letterSender)
  await expect(documentPane.getByRole('list', { name: 'Задачи по документа досега' })).toContainText('За резолюция')
  await expect(documentPane.getByRole('region', { name: /^Страници на/ })).toBeVisible()
  await desk.press('Издай резолюцията')
  await expect(page.getByRole('link', { name: 'Изпълнители', exact: true })).toBeVisible()

  await test.step('an own text is offered first', () => addOwnText(desk))
  await test.step('two experts, one with his own term; a reload loses neither', async () => {
    await chooseExperts(desk)
    await reloadInTheMiddle(desk)
    await desk.checkAxe('resolution form')
  })
  await test.step('a lost response issues one resolution, which the letter and its own page show', async () => {
    problems.expectRefusal(502, documents.createDocument.path)
    await switchFaults(page, { name: 'html', path: documents.createDocument.path, times: 1 })
    await desk.press('Издай резолюцията')
    await expect(page.getByText('Връзката прекъсна. Опитайте отново.')).toBeVisible()
    await desk.press('Издай резолюцията')
    await desk.expectToast(/Издадена е резолюция № Р-\d+-20\.11\.2026\./)
    await expect(page).toHaveURL(/tab=tasks$/)
    const group = resolutionOn(page)
    await expect(group).toHaveCount(1)
    await expect(group).toContainText('Десислава Петрова Радева')
    const parts = group.getByRole('list', { name: /^Изпълнители на задача/ }).getByRole('listitem')
    await expect(parts).toContainText([second, first])
    await expect(parts.first()).toContainText('04.12.2026')
    await expect(page.getByText('Приключена автоматично', { exact: true })).toBeVisible()
    await expect(page.getByRole('tree').getByText(`Резолюция: ${ownText}`).first()).toBeVisible()
    await desk.checkAxe('document with a resolution')
    await group.getByRole('link', { name: /^Резолюция № / }).click()
    await expect(page).toHaveURL(/\/documents\/[\w-]{36}\/resolution\/[\w-]{36}$/)
    await desk.expectHeading(/^Резолюция № Р-/)
    await expect(page.getByRole('list', { name: 'Задачи по резолюцията' }).getByRole('link')).toContainText([ownText])
  })
  await test.step('the expert is notified', async () => {
    await desk.logOut()
    await as('ggeorgiev')
    await expertFindsIt(desk)
  })
})
