import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectStored, storedDrafts } from './draftStore.ts'
import { switchFaults } from './faultSwitches.ts'

/** A letter on which the head of „Одобряване на типа“ has been asked for a resolution. */
const letter = '04-257-07.04.2026'
const first = 'Лъчезар Георгиев Тонев'
const second = 'Георги Иванов Георгиев'
const ownInstruction = 'Изпратете становището на г-н Тонев.'

/** Walks with the Tab key until the element has the focus. */
const tabTo = async (page: Page, wanted: Locator) => {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('a head resolves a letter to two experts by keyboard alone; the expert is told, and the letter shows it', async ({
  desk,
  as,
}) => {
  test.setTimeout(150_000)
  const { page } = await as('dradeva', { at: null })
  const { keyboard } = page
  await desk.goTo('/documents-flow/manage')
  await tabTo(page, desk.row('За управление', letter).locator('[data-open]'))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Резолюция', exact: true }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/create\/resolution\/[\w-]{36}$/)

  const text = page.getByLabel(/^Текст/)
  await expect(text).toBeFocused()
  const beside = page.getByRole('complementary', { name: 'Документът, за който е резолюцията' })
  await expect(beside).toContainText('Областна администрация – Видин')
  await expect(beside.getByRole('list', { name: 'Задачи по документа досега' })).toContainText('За резолюция')
  await expect(beside.getByRole('region', { name: /^Страници на/ })).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(page.getByRole('link', { name: 'Изпълнители', exact: true })).toBeVisible()
  await tabTo(page, text)
  await keyboard.press('F2')
  const texts = desk.dialog('Резолюции: стандартни текстове')
  await expect(texts.getByRole('combobox')).toBeFocused()
  await desk.checkAxe('resolution texts')
  await keyboard.type('отг')
  await expect(texts.getByRole('option')).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(text).toHaveValue('За изготвяне на отговор.')
  await expect(page.getByRole('group', { name: 'Срок за всички изпълнители' }).locator('output')).toHaveText(
    '27.11.2026 г.',
  )

  const colleagues = page.getByRole('group', { name: 'Отдел „Одобряване на типа“' })
  await expect(colleagues.getByRole('button').first()).toBeFocused()
  await tabTo(page, page.getByLabel('Добави служител'))
  for (const name of [first, second]) {
    await keyboard.type(name)
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.getByRole('listitem', { name })).toContainText('По общия текст и срок.')
  }
  const row = page.getByRole('listitem', { name: second })
  await tabTo(page, page.getByRole('listitem', { name: first }).getByRole('radio'))
  await keyboard.press('ArrowDown')
  await expect(row.getByRole('radio')).toBeChecked()
  await tabTo(page, row.getByRole('button', { name: /^Отделно указание и срок/ }))
  await keyboard.press('Enter')
  await expect(row.getByLabel(/^Указание/)).toBeFocused()
  await keyboard.press('Control+A')
  await keyboard.type(ownInstruction)
  await tabTo(page, row.getByLabel(/^Срок/))
  await keyboard.press('Control+A')
  await keyboard.type('10')
  await expect(row.locator('output')).toHaveText('04.12.2026 г.')
  // A link that lies half under the head of the page would be measured as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await desk.checkAxe('resolution form')
  await keyboard.press('Control+Enter')

  await desk.expectToast(/Издадена е резолюция № Р-\d+-20\.11\.2026\./)
  await expect(page).toHaveURL(/tab=tasks$/)
  const group = page.getByRole('region', { name: /^Резолюция № Р-\d+-20\.11\.2026$/ })
  await expect(group).toContainText('Десислава Петрова Радева')
  const parts = group.getByRole('list', { name: /^Изпълнители на задача/ }).getByRole('listitem')
  await expect(parts).toContainText([second, first])
  await expect(parts.first()).toContainText('04.12.2026')
  await expect(page.getByText('Приключена автоматично', { exact: true })).toBeVisible()
  await expect(page.getByRole('tree').getByText('Резолюция: За изготвяне на отговор.').first()).toBeVisible()
  await desk.checkAxe('document with a resolution')

  await tabTo(page, group.getByRole('link', { name: /^Резолюция № / }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/documents\/[\w-]{36}\/resolution\/[\w-]{36}$/)
  await desk.expectHeading(/^Резолюция № Р-/)
  await expect(page.getByRole('list', { name: 'Задачи по резолюцията' }).getByRole('link')).toHaveText(
    'За изготвяне на отговор.',
  )
  await desk.checkAxe('resolution')
  await desk.logOut()

  await as('ggeorgiev')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Известия: \d+ невид/ })
  await bell.click()
  const notificationLink = page.getByRole('link', {
    name: `Възложена Ви е задача със срок 04.12.2026 г.: ${ownInstruction}`,
  })
  await expect(notificationLink).toBeVisible()
  await page.keyboard.press('Escape')
  await desk.openMenu('Задачи')
  await desk.fill('Документ №', '04-257')
  await desk.press('Търсене')
  await expect(desk.row('Задачи – Отворени', ownInstruction)).toContainText('04.12.2026')
  await bell.click()
  await notificationLink.click()
  await desk.expectHeading(/^Задача № \d+$/)
  await expect(page.getByRole('link', { name: /^№ Р-\d+-20\.11\.2026$/ })).toBeVisible()
  await page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link', { name: letter }).click()
  await desk.expectTitle(/^04-257-07\.04\.2026/)
  await desk.expectCommandRefused('Резолюция', 'Необходимо е право „Резолиране“.')
  await page.getByRole('tab', { name: /^Задачи/ }).click()
  await expect(group).toContainText(ownInstruction)
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.getByRole('list', { name: /^История на документа/ })).toContainText(/Резолюция № Р-\d+/)
})

test('one’s own text is offered first, also after a reload, and a lost answer issues one resolution', async ({
  desk,
  as,
  problems,
}) => {
  problems.expectRefusal(502, 'CreateDocument')
  const { page } = await as('dradeva', { at: null })
  await desk.goTo('/documents-flow/manage')
  const row = desk.row('За управление', letter)
  await row.getByRole('button', { name: /^Действия за/ }).click()
  await page.getByRole('menuitem', { name: 'Нова резолюция' }).click()
  await desk.press('Стандартни текстове')
  await desk.press('Моите текстове')
  const own = desk.dialog('Моите текстове за резолюция')
  await desk.press('Добави текст', own)
  await own.getByLabel(/^Текст/).fill('Моля, погрижете се лично.')
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
  await expect(page.getByLabel(/^Текст/)).toHaveValue('Моля, погрижете се лично.')
  await page.getByRole('group', { name: 'Отдел „Одобряване на типа“' }).getByRole('button').first().click()
  await expect(page.getByRole('listitem', { name: first })).toBeVisible()

  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  const [name = ''] = await storedDrafts(page)
  const [user, draftKey] = JSON.parse(name) as [string, string]
  await expectStored(page, user, draftKey, first)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await desk.press('Продължи с него')
  await expect(page.getByLabel(/^Текст/), 'what was typed survives a reload').toHaveValue('Моля, погрижете се лично.')
  await expect(page.getByRole('listitem', { name: first })).toBeVisible()

  await switchFaults(page, { name: 'html', path: 'CreateDocument', times: 1 })
  await desk.press('Издай резолюцията')
  await expect(page.getByText('Връзката прекъсна. Опитайте отново.')).toBeVisible()
  await desk.press('Издай резолюцията')
  await expect(page).toHaveURL(/tab=tasks$/)
  await expect(page.getByRole('region', { name: /^Резолюция № Р-/ })).toHaveCount(1)
})
