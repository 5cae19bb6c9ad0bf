import { documents } from '../../src/contract/documents.ts'
import { makeEgn, makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { callsOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { fillEntity, openForm, openList, part, saveButton } from './correspondentSteps.ts'
import { switchFaults } from './faultSwitches.ts'
import { rowsOf } from './listScreen.ts'

test('a correspondent is created once and found, duplicates are offered, and a lost response loses nothing', async ({
  as,
  problems,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await test.step('a legal entity with representative, address and contact is created once and found', async () => {
    await openForm(desk)
    const created = callsOf(page, documents.createCorrespondent)
    await page.getByRole('radio', { name: 'Юридическо лице' }).check()
    await saveButton(page).click()
    const wrong = page.locator('.banner.error').filter({ hasText: 'полета за поправяне' })
    await expect(wrong).toBeFocused()
    await page.getByLabel('ЕИК/БУЛСТАТ').fill('123456789')
    await expect(page.locator('.field-error').filter({ hasText: 'Невалиден ЕИК/БУЛСТАТ.' })).toBeVisible()
    await page.getByLabel('Наименование').fill('„Дружни уреди“ ООД')
    await saveButton(page).click()
    await expect(page.locator('.banner.error').filter({ hasText: 'ЕИК/БУЛСТАТ: Невалиден ЕИК/БУЛСТАТ.' })).toBeVisible()
    await expect(page.getByLabel('ЕИК/БУЛСТАТ'), 'a single wrong field has the focus').toBeFocused()
    await desk.checkAxe('a new correspondent, with errors')
    expect(created).toEqual([])
    await page.getByLabel('ЕИК/БУЛСТАТ').fill(makeEik(55_667_788))

    const people = part(page, 'Представляващи')
    await desk.press('Добави представляващ', people)
    await expect(people.getByLabel('Име', { exact: true })).toBeFocused()
    await saveButton(page).click()
    await expect(people.getByText('Полето е задължително')).toHaveCount(4)
    await expect(people.getByLabel('Име', { exact: true }), 'an open row says what is wrong with it').toBeFocused()
    await people.getByLabel('Име', { exact: true }).fill('Елена')
    await people.getByLabel('Презиме').fill('Стоянова')
    await people.getByLabel('Фамилия').fill('Колева')
    await people.getByLabel('ЕГН').fill('8005060000')
    await expect(people.getByText('Проверете номера: не е валидно ЕГН.'), 'told, not refused').toBeVisible()
    await people.getByLabel('ЕГН').fill(makeEgn('1980-05-06', 12))
    await people.getByRole('button', { name: /^Запази представляващ/ }).click()
    await expect(people.getByRole('cell', { name: 'Колева', exact: true })).toBeVisible()

    const addresses = part(page, 'Адреси')
    await expect(addresses.getByText('Моля добавете адрес')).toBeVisible()
    await desk.press('Добави адрес', addresses)
    await expect(addresses.getByRole('combobox', { name: 'Вид адрес' })).toHaveValue('Офис')
    await addresses.getByRole('button', { name: /^Запази адрес/ }).click()
    await expect(addresses.getByText('Полето е задължително')).toHaveCount(4)
    await addresses.getByLabel('Населено място').first().fill('Пловдив')
    await page.getByRole('option', { name: /^гр\. Пловдив/ }).click()
    await expect(addresses.locator('dl'), 'what follows from the settlement is read').toHaveText(
      'ОбщинаПловдивОбластПловдив',
    )
    await addresses.getByLabel('Улица, №, квартал').fill('ул. „Иван Вазов“ № 12')
    await desk.checkAxe('an address that is being written')
    await addresses.getByRole('button', { name: /^Запази адрес/ }).click()
    await expect(addresses.getByText('гр. Пловдив, общ. Пловдив, обл. Пловдив')).toBeVisible()

    const contacts = part(page, 'Контакти')
    await expect(contacts.getByText('Добавете контактна информация')).toBeVisible()
    await desk.press('Добави контакт', contacts)
    await expect(contacts.getByLabel('Вид')).toHaveValue('1')
    await contacts.getByLabel('Вид').selectOption('Електронна поща')
    await contacts.getByLabel('Контакт', { exact: true }).fill('office@druzhni.example.bg')

    await saveButton(page).dblclick()
    await desk.expectToast('Кореспондентът е записан.')
    await desk.expectHeading('„Дружни уреди“ ООД')
    await expect(page).toHaveURL(/\/documents-flow\/correspondents\/\d+$/)
    await expect(page).toHaveTitle(/^„Дружни уреди“ ООД/)
    expect(created).toHaveLength(1)
    for (const text of ['Елена Стоянова Колева', 'гр. Пловдив', 'ул. „Иван Вазов“ № 12'])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'office@druzhni.example.bg' })).toHaveAttribute('href', /^mailto:/)
    await expect(part(page, 'Представляващи').getByText('800506****')).toBeVisible()
    await desk.press('Покажи ЕГН на Елена Стоянова Колева')
    await expect(part(page, 'Представляващи').getByText(makeEgn('1980-05-06', 12))).toBeVisible()

    await openList(desk)
    await desk.fill('ЕИК', makeEik(55_667_788))
    await desk.field('ЕИК').press('Enter')
    await expect(rowsOf(page)).toHaveCount(1)
    for (const text of ['„Дружни уреди“ ООД', 'гр. Пловдив', 'office@druzhni.example.bg', 'Активен'])
      await expect(rowsOf(page)).toContainText(text)
  })

  await test.step('an existing number and a similar name are offered instead of a second record', async () => {
    await openList(desk, '?fullName=Община+Асеновград')
    const row = rowsOf(page).first()
    const eik = /\d{9}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
    await openForm(desk)
    const created = callsOf(page, documents.createCorrespondent)
    await fillEntity(page, 'Съвсем друго име', eik)
    await expect(page.getByText('Вече съществува кореспондент с този идентификатор.').first()).toBeVisible()
    await expect(page.getByText('Община Асеновград')).toBeVisible()
    await saveButton(page).click()
    await expect(page.locator('.banner.error').filter({ hasText: 'Вече съществува' })).toBeVisible()
    await expect(page.getByLabel('ЕИК/БУЛСТАТ')).toBeFocused()
    expect(created).toEqual([])

    await page.getByLabel('ЕИК/БУЛСТАТ').fill('')
    // Some letters of this name are Latin letters that look like Cyrillic ones.
    await page.getByLabel('Наименование').fill('OБЩИНA Aceновгрaд')
    await expect(page.getByText('Има кореспондент със същото име.')).toBeVisible()
    await page.getByLabel('Наименование').fill('Община Другаде')
    await expect(page.getByText('Има кореспондент със същото име.')).toHaveCount(0)
    await page.getByLabel('Наименование').fill('obshtina asenovgrad')
    await expect(page.getByText('Има кореспондент със същото име.')).toBeVisible()
    await desk.press('Използвай съществуващия')
    await expect(page).toHaveURL(/\/documents-flow\/correspondents\/\d+$/)
    await desk.expectHeading('Община Асеновград')
  })

  await test.step('a lost response loses nothing; server errors of a row are shown at its field', async () => {
    await openForm(desk)
    await fillEntity(page, '„Отказан ред“ ООД', makeEik(55_443_322))
    const contacts = part(page, 'Контакти')
    for (const text of ['0888 000 111', 'грешна@поща']) {
      await desk.press('Добави контакт', contacts)
      await contacts.getByLabel('Контакт', { exact: true }).fill(text)
      await contacts.getByRole('button', { name: /^Запази контакт/ }).click()
    }
    problems.expectRefusal(500, documents.createCorrespondent.path)
    await switchFaults(page, { name: 'server', path: documents.createCorrespondent.path })
    await saveButton(page).click()
    await desk.expectToast('Възникна грешка в базата данни.')
    await expect(page.getByLabel('Наименование')).toHaveValue('„Отказан ред“ ООД')
    await expect(contacts.getByText('грешна@поща')).toBeVisible()

    const message = 'Такъв адрес не съществува.'
    problems.expectRefusal(400, documents.createCorrespondent.path)
    const fields = { 'Body.CorrespondentContacts[1].ContactContent': [message] }
    await switchFaults(page, { name: 'invalid', path: documents.createCorrespondent.path, times: 1, fields })
    await saveButton(page).click()
    const errors = page.locator('.banner.error').filter({ hasText: 'Контакти, ред 2' })
    await expect(errors).toBeVisible()
    const wrong = contacts.getByRole('row').filter({ hasText: 'грешна@поща' })
    await expect(wrong).toContainText(message)
    await expect(contacts.getByText(message)).toHaveCount(1)
    await desk.checkAxe('a row that the server refused')
    await errors.getByRole('link', { name: 'Контакти, ред 2' }).click()
    const edit = wrong.getByRole('button', { name: /^Редактирай/ })
    await expect(edit).toBeFocused()
    await expect(edit).toHaveAccessibleDescription(message)
    await page.keyboard.press('Enter')
    await expect(contacts.getByLabel('Контакт', { exact: true })).toHaveAccessibleDescription(message)
    await contacts.getByLabel('Контакт', { exact: true }).fill('poshta@example.bg')
    await expect(contacts.getByText(message)).toHaveCount(0)
    await contacts.getByRole('button', { name: /^Запази контакт/ }).click()
    await expect(page.getByText('Контакти, ред 2')).toHaveCount(0)
    await saveButton(page).click()
    await desk.expectHeading('„Отказан ред“ ООД')
    await expect(page.getByText('poshta@example.bg')).toBeVisible()
  })
})
