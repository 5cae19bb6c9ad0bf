import type { Page } from 'playwright/test'
import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { makeEgn, makeEik, makeLnch } from '../../src/rules/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { askInPage } from './askInPage.ts'
import { switchFaults } from './faultSwitches.ts'

const list = '/documents-flow/correspondents'
const create = `${list}/create`
const rowsOf = (page: Page) => page.locator('tbody tr[data-row]')
const atRest = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)
const searchButton = (page: Page) => page.getByRole('button', { name: 'Търсене', exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Запази', exact: true })
const tag = (page: Page, name: string | RegExp) => page.getByRole('list', { name: 'Приложен филтър' }).getByText(name)
const listed = (page: Page) => page.getByRole('listbox').getByRole('option')
const backLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Назад и съседни записи' }).getByRole('link').first()
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const opened = async ({ page, goTo, expectHeading }: Screen) => {
  await goTo(create)
  await expectHeading('Нов кореспондент')
  await expect(page.getByRole('radio', { name: 'Физическо лице' })).toBeFocused()
}
const openList = async ({ page, goTo }: Screen, search = '') => {
  await goTo(`${list}${search}`)
  await expect(rowsOf(page).first()).toBeVisible()
  await atRest(page)
}
const callsOf = (page: Page, call: string) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes(`/${call}`) && calls.push(request.url()))
  return calls
}
const fillEntity = async (page: Page, name: string, eik: string) => {
  await page.getByRole('radio', { name: 'Юридическо лице' }).check()
  await page.getByLabel('ЕИК/БУЛСТАТ').fill(eik)
  await page.getByLabel('Наименование').fill(name)
}
/** Saves an entity without the tables and waits for its page. */
const makeEntity = async (desk: Screen, name: string, eik: string) => {
  await opened(desk)
  await fillEntity(desk.page, name, eik)
  await saveButton(desk.page).click()
  await desk.expectHeading(name)
}

test('a legal entity with a representative, an address and a contact is written once and found', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await opened(desk)
  await desk.checkAxe('a new correspondent')
  const created = callsOf(page, 'CreateCorrespondent')
  await page.getByRole('radio', { name: 'Юридическо лице' }).check()
  await saveButton(page).click()
  const wrong = page.getByRole('alert').filter({ hasText: 'полета за поправяне' })
  await expect(wrong).toBeFocused()
  await page.getByLabel('ЕИК/БУЛСТАТ').fill('123456789')
  await expect(page.locator('.field-error').filter({ hasText: 'Невалиден ЕИК/БУЛСТАТ.' })).toBeVisible()
  await page.getByLabel('Наименование').fill('„Дружни уреди“ ООД')
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'ЕИК/БУЛСТАТ: Невалиден ЕИК/БУЛСТАТ.' })).toBeFocused()
  await desk.checkAxe('a new correspondent, with errors')
  expect(created).toEqual([])
  await page.getByLabel('ЕИК/БУЛСТАТ').fill(makeEik(55_667_788))

  const people = part(page, 'Представляващи')
  await desk.press('Добави представляващ', people)
  await expect(people.getByLabel('Име', { exact: true })).toBeFocused()
  await desk.expectRefused('Запази', 'В таблицата „Представляващи“ се попълва ред')
  await page.keyboard.press('Escape')
  await people.getByRole('button', { name: /^Запази представляващ/ }).click()
  await expect(people.getByText('Полето е задължително')).toHaveCount(4)
  await people.getByLabel('Име', { exact: true }).fill('Елена')
  await people.getByLabel('Презиме').fill('Стоянова')
  await people.getByLabel('Фамилия').fill('Колева')
  await people.getByLabel('ЕГН').fill('8005060000')
  await people.getByRole('button', { name: /^Запази представляващ/ }).click()
  await expect(people.getByText('Невалидно ЕГН.')).toBeVisible()
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
  await expect(addresses.getByRole('combobox', { name: 'Община' })).toHaveValue('Пловдив')
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
  await contacts.getByRole('button', { name: /^Запази контакт/ }).click()

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
  await desk.checkAxe('a correspondent')

  await page.reload()
  await desk.expectHeading('„Дружни уреди“ ООД')
  await openList(desk)
  await desk.fill('ЕИК', makeEik(55_667_788))
  await desk.field('ЕИК').press('Enter')
  await expect(rowsOf(page)).toHaveCount(1)
  for (const text of ['„Дружни уреди“ ООД', 'гр. Пловдив', 'office@druzhni.example.bg', 'Активен'])
    await expect(rowsOf(page)).toContainText(text)
})

test('a number that exists and a name that looks the same are offered instead of a second record', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await openList(desk, '?fullName=Община+Асеновград')
  const row = rowsOf(page).first()
  const eik = /\d{9}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  await opened(desk)
  const created = callsOf(page, 'CreateCorrespondent')
  await fillEntity(page, 'Съвсем друго име', eik)
  await expect(page.getByText('Вече съществува кореспондент с този идентификатор.').first()).toBeVisible()
  await expect(page.getByText('Община Асеновград')).toBeVisible()
  await desk.checkAxe('a number that exists')
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Вече съществува' })).toBeFocused()
  expect(created).toEqual([])

  await page.getByLabel('ЕИК/БУЛСТАТ').fill('')
  // Some letters are Latin ones that look the same.
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

test('what was typed is not left without a question, and a typed address is not left for an existing one', async ({
  as,
}) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await openList(desk, '?fullName=Община+Асеновград')
  const eik = /\d{9}/.exec((await rowsOf(page).first().textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('link', { name: 'Нов кореспондент' }).click()
  await fillEntity(page, 'Почти записан', eik)
  await page.getByLabel('Бележка').fill('Записка, която не бива да се губи')
  const question = page.getByRole('alertdialog', { name: 'Да излезете ли без запис?' })
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

test('a correspondent is edited from the list, and who saved meanwhile is not written over', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await makeEntity(desk, '„Първо име“ ЕООД', makeEik(44_556_677))
  const id = Number(/(\d+)$/.exec(page.url())?.[1])
  await openList(desk, '?fullName=Първо+име')
  await page.getByRole('button', { name: /^Действия за/ }).click()
  await page.getByRole('menuitem', { name: 'Редактирай' }).click()
  await expect(page).toHaveURL(/edit=1/)
  await expect(page.getByLabel('Наименование')).toHaveValue('„Първо име“ ЕООД')
  await page.getByLabel('Наименование').fill('„Второ име“ ЕООД')
  await desk.checkAxe('editing a correspondent')

  const now = await correspondentNow(page, id)
  await askInPage(page, '/api/Documents/EditDocumentCorrespondent', { body: { ...now, note: 'От колега' } })
  await saveButton(page).click()
  await expect(page.getByText('Междувременно друг служител промени кореспондента')).toBeVisible()
  await expect(page.getByText('Променено е: Бележка.')).toBeVisible()
  await desk.checkAxe('somebody else saved meanwhile')
  await desk.press('Зареди новите данни')
  await expect(page.getByLabel('Бележка')).toHaveValue('От колега')
  await page.getByLabel('Наименование').fill('„Второ име“ ЕООД')
  await saveButton(page).click()
  await desk.expectHeading('„Второ име“ ЕООД')
  await expect(page).not.toHaveURL(/edit=1/)
  await expect(page.getByRole('button', { name: 'Редактирай' })).toBeFocused()
  await expect(page.getByText('От колега')).toBeVisible()
  await backLink(page).click()
  await expect(page).toHaveURL(/fullName=/)
})

test('after a failed answer nothing typed is lost, and another press saves it', async ({ as, problems }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await opened(desk)
  await fillEntity(page, '„Трудно записване“ АД', makeEik(33_445_566))
  problems.expectRefusal(500, 'CreateCorrespondent')
  await switchFaults(page, { name: 'server', path: 'CreateCorrespondent' })
  await saveButton(page).click()
  await desk.expectToast('Възникна грешка в базата данни.')
  await expect(page.getByLabel('Наименование')).toHaveValue('„Трудно записване“ АД')
  await switchFaults(page)
  await saveButton(page).click()
  await desk.expectHeading('„Трудно записване“ АД')
})

test('the number of a citizen finds the person and never stands in the address', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  const [egn, lnch] = [makeEgn('1991-02-03', 456), makeLnch(987_654_321)]
  await opened(desk)
  await page.getByLabel('ЕГН').fill(egn)
  for (const [label, text] of [
    ['Име', 'Радостина'],
    ['Презиме', 'Пенева'],
    ['Фамилия', 'Гърбузанова'],
  ] as const)
    await desk.fill(label, text)
  await saveButton(page).click()
  await desk.expectHeading('Радостина Пенева Гърбузанова')
  await opened(desk)
  await page.getByLabel('Чуждестранно лице').check()
  await page.getByLabel('ЛНЧ').fill(lnch)
  await desk.fill('Име', 'Йохан')
  await desk.fill('Фамилия', 'Щайнмайстер')
  await saveButton(page).click()
  await desk.expectHeading('Йохан Щайнмайстер')

  await openList(desk)
  for (const [number, name] of [
    [egn, 'Радостина Пенева Гърбузанова'],
    [lnch, 'Йохан Щайнмайстер'],
  ] as const) {
    await desk.fill('ЕГН/ЛНЧ', number)
    await desk.field('ЕГН/ЛНЧ').press('Enter')
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(rowsOf(page)).toContainText(name)
    await expect(rowsOf(page)).toContainText(`${number.slice(0, 6)}****`)
    expect(page.url()).not.toContain(number.slice(0, 6))
  }
  await page.goBack()
  await expect(rowsOf(page)).toContainText('Радостина')
  await page.goBack()
  await expect(tag(page, /ЕГН/)).toHaveCount(0)
})

test('the filter narrows by kind, group, place and activity, lives in the address and is taken off', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await openList(desk)
  await desk.checkAxe('the correspondents')
  await desk.choose('Вид', 'Юридическо лице')
  await page.getByText('Само активни').first().click()
  await desk.press('Разширено търсене')
  await desk.field('Група').click()
  await page.getByRole('option', { name: 'Общини' }).click()
  await desk.field('Област').fill('Пловдив')
  await page.getByRole('option', { name: 'Пловдив' }).first().click()
  for (const label of ['Община', 'Населено място']) {
    await desk.field(label).fill('Асенов')
    await listed(page).first().click()
  }
  await searchButton(page).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Община Асеновград')
  await desk.checkAxe('the filtered correspondents')
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(1)
  for (const name of ['Юридическо лице', 'Група: Общини', 'Област Пловдив', 'Община Асеновград', 'Само активни'])
    await expect(tag(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Премахни „Област Пловдив“' }).click()
  await expect(tag(page, /Асеновград/)).toHaveCount(0)
  await expect(tag(page, 'Група: Общини')).toBeVisible()
  await desk.press('Изчисти')
  await desk.fill('Наименование', 'няма такъв никъде')
  await desk.field('Наименование').press('Enter')
  await expect(page.getByText('Няма намерени кореспонденти')).toBeVisible()
  await desk.checkAxe('no correspondents')
  await desk.press('Изчисти филтъра')
  await expect(rowsOf(page).first()).toBeVisible()
})

test('a correspondent leads to its documents of both modules, and on to its neighbours in the list', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await desk.goTo('/administrative-services/correspondents?kind=legal')
  await expect(rowsOf(page).first()).toBeVisible()
  await rowsOf(page).nth(1).locator('[data-open]').click()
  await expect(page.getByText(/^2 от \d+$/)).toBeVisible()
  const services = page.getByRole('region', { name: 'Административни услуги' })
  await expect(services).toBeVisible()
  await expect(page.getByRole('region', { name: 'Документооборот' })).toBeVisible()
  await page.getByRole('link', { name: 'Предишен' }).click()
  await expect(page.getByText(/^1 от \d+$/)).toBeVisible()
  await atRest(page)
  await services.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/administrative-services\/documents\?.*correspondentID=\d+/)
  await expect(rowsOf(page).first()).toBeVisible()
})

test('an address that leads to nobody says so', async ({ as, problems }) => {
  const desk = await as('mpetrova')
  problems.expectRefusal(404, 'GetCorrespondentById')
  for (const id of ['99999', 'nobody']) {
    await desk.goTo(`${list}/${id}`)
    await expect(desk.page.getByText('Адресът не сочи към кореспондент.')).toBeVisible()
  }
  await desk.checkAxe('nobody')
})

test('the keyboard alone writes a person with a contact', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  const { keyboard } = page
  await opened(desk)
  const tabTo = async (isThere: () => Promise<boolean>, what: string) => {
    for (let i = 0; i < 60; i += 1) {
      if (await isThere()) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${what}`)
  }
  const nameIs = (name: string | RegExp) => async () => {
    const focused = page.locator(':focus')
    const label = await focused.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
        element.textContent ??
        '',
    )
    return typeof name === 'string' ? label.replace('*', '').trim() === name : name.test(label)
  }
  const to = (name: string | RegExp) => tabTo(nameIs(name), String(name))
  await to('ЕГН')
  await keyboard.type(makeEgn('1979-09-09', 77))
  for (const [label, text] of [
    ['Име', 'Божидара'],
    ['Презиме', 'Асенова'],
    ['Фамилия', 'Клавишна'],
  ] as const) {
    await to(label)
    await keyboard.type(text)
  }
  await to('Добави контакт')
  await keyboard.press('Enter')
  await to('Контакт')
  await keyboard.type('0888 000 123')
  await to(/^Запази контакт/)
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Добави контакт' })).toBeFocused()
  await to('Запази')
  await keyboard.press('Enter')
  await desk.expectHeading('Божидара Асенова Клавишна')
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
