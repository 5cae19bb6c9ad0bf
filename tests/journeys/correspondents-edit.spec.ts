import type { Page } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { makeEgn, makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { create, fillEntity, makeEntity, openForm, openList, part, saveButton } from './correspondentSteps.ts'
import { expectStored } from './draftStore.ts'
import { rowsOf } from './listScreen.ts'
import { requestInPage } from './requestInPage.ts'
import { keyboardOf, type UserDrivers } from './userDriver.ts'

const backLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Назад и съседни записи' }).getByRole('link').first()

const formOf = ({ page }: Screen, { press, write, pick, choose }: UserDrivers) => {
  const [addresses, contacts] = [part(page, 'Адреси'), part(page, 'Контакти')]
  const field = (label: string) => page.getByLabel(label).first()
  return {
    texts: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await write(field(label), text)
    },
    address: async (settlement: string, street: string) => {
      await press(addresses.getByRole('button', { name: 'Добави адрес' }))
      await pick(addresses.getByRole('combobox', { name: 'Вид адрес' }), 'Адрес за кор', /^Адрес за кореспонденция/)
      await pick(
        addresses.getByRole('combobox', { name: 'Населено място' }),
        settlement,
        new RegExp(`^гр\\. ${settlement}`),
      )
      await expect(addresses.locator('dl')).toHaveText(`Община${settlement}Област${settlement}`)
      await write(addresses.getByLabel('Улица, №, квартал'), street)
      await press(addresses.getByRole('button', { name: /^Запази адрес/ }))
      await expect(addresses.getByText(street)).toBeVisible()
    },
    contact: async (kind: string, text: string) => {
      await press(contacts.getByRole('button', { name: 'Добави контакт' }))
      await choose(contacts.getByLabel('Вид'), kind)
      await write(contacts.getByLabel('Контакт', { exact: true }), text)
      await press(contacts.getByRole('button', { name: /^Запази контакт/ }))
      await expect(contacts.getByRole('cell', { name: text, exact: true })).toBeVisible()
    },
    more: async (group: string, way: string, note: string) => {
      await pick(field('Кореспондентска група'), group, new RegExp(`^${group}`))
      await pick(field('Предпочитан начин за връчване'), way, new RegExp(way))
      await write(field('Бележка'), note)
    },
    save: () => press(saveButton(page)),
  }
}

const correspondentNow = (page: Page, id: number): Promise<Correspondent> =>
  requestInPage(page, documents.getCorrespondentById, { query: { id: String(id) } })

test('a correspondent is written by keyboard, leaving asks, and an edit does not overwrite others', async ({ as }) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('a complete natural person is written by keyboard', async () => {
    await openForm(desk)
    const form = formOf(desk, keyboardOf(page))
    await form.texts({
      ЕГН: makeEgn('1984-03-07', 21),
      Име: 'Калина',
      Презиме: 'Петрова',
      Фамилия: 'Стоичкова',
    })
    await form.address('Пловдив', 'ул. „Гурко“ № 3')
    await form.contact('Електронна поща', 'kalina@example.bg')
    await form.more('Граждани', 'е-Връчване', 'Пише само по електронен път.')
    await form.save()
    await desk.expectHeading('Калина Петрова Стоичкова')
    for (const text of [
      'гр. Пловдив',
      'ул. „Гурко“ № 3',
      'kalina@example.bg',
      'е-Връчване',
      'Пише само по електронен път.',
    ])
      await expect(page.getByText(text).first()).toBeVisible()
  })

  await test.step('leaving with typed text asks, and a typed address is not replaced by an existing one', async () => {
    await openList(desk, '?fullName=Община+Асеновград')
    const eik = /\d{9}/.exec((await rowsOf(page).first().textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('main').getByRole('link', { name: 'Нов кореспондент' }).click()
    await fillEntity(page, 'Почти записан', eik)
    await page.getByLabel('Бележка').fill('Записка, която не бива да се губи')
    const confirmation = page.getByRole('alertdialog', { name: 'Излизане без запис?' })
    for (const leave of [
      () => page.getByRole('link', { name: 'Кореспонденти' }).first().click(),
      () => page.evaluate(() => history.back()),
      () => desk.press('Откажи'),
      () => desk.press('Използвай съществуващия'),
    ]) {
      await leave()
      await expect(confirmation).toBeVisible()
      await desk.press('Остани', confirmation)
      await expect(page.getByLabel('Бележка')).toHaveValue('Записка, която не бива да се губи')
      await expect(page).toHaveURL(create)
    }
    await desk.press('Откажи')
    await desk.press('Излез (текстът се пази)', confirmation)
    await expect(page).toHaveURL(/fullName=/)
    await expect(rowsOf(page).first()).toBeVisible()
  })

  await test.step('a correspondent is edited from the list without overwriting a concurrent save', async () => {
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
    await requestInPage(page, documents.editDocumentCorrespondent, { body: { ...now, note: 'От колега' } })
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
    // Another user changes the same field, so the page must ask before it overwrites that change.
    await requestInPage(page, documents.editDocumentCorrespondent, {
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
