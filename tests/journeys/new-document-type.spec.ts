import type { Locator } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { goTo } from './goTo.ts'
import { rowsOf } from './listScreen.ts'
import { keyboardOf } from './userDriver.ts'

const name = 'Искане за проверка на място'
const subject = 'Искане за проверка на електронни везни'

/**
 * The administrator creates all settings of a new type of documents by keyboard, starting each time from the current
 * screen.
 */
test('a new type of documents by keyboard: counter, index, term, classification and permissions apply to its first document', async ({
  as,
}) => {
  test.setTimeout(240_000)
  const desk = await as('administrator', { at: '/settings/incremental-numbers' })
  const { page } = desk
  const { press, write, pick, choose, check } = keyboardOf(page)
  const form = (title: string) => desk.dialog(title)
  const toTypes = () =>
    press(page.getByRole('navigation').getByRole('link', { name: 'Видове документи', exact: true }).first())
  const add = async (title: string) => {
    await press(desk.button(title).first())
    await expect(form(title)).toBeVisible()
    return form(title)
  }
  const save = async (dialog: Locator, toast: string) => {
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await desk.expectToast(toast)
  }
  const openFromType = async (action: string) => {
    await toTypes()
    await desk.expectHeading('Видове документи')
    await write(page.getByLabel('Търсене в „Видове документи“'), 'искане място')
    const row = rowsOf(page)
    await expect(row).toHaveCount(1)
    await goTo(page, row.locator('[data-open]'))
    await page.keyboard.press('Shift+F10')
    await press(page.getByRole('menuitem', { name: action }))
  }
  const fromType = async (action: string) => {
    await openFromType(action)
    await expect(page.getByLabel('Вид документ').first()).toHaveValue(name)
  }

  const counter = await add('Нов брояч')
  await write(counter.getByLabel('Наименование'), 'Искания')
  await write(counter.getByLabel('Текуща стойност'), '41')
  await expect(counter.getByText('Следващият номер ще е 42.')).toBeVisible()
  await save(counter, 'Броячът е добавен.')

  await toTypes()
  const type = await add('Нов вид документ')
  await write(type.getByLabel('Код'), 'ИСК')
  await write(type.getByLabel('Наименование'), name)
  await choose(type.getByLabel('Обхват'), 'Документооборот')
  await check(type.getByLabel('Входящ'))
  await save(type, 'Видът е добавен.')
  const checklist = form(`Настройки на „${name}“`)
  await expect(checklist.getByText('Още няма индекс.')).toBeVisible()
  await desk.checkAxe('what a new type lacks')
  await page.keyboard.press('Escape')
  await expect(checklist).toHaveCount(0)

  await fromType('Индекси')
  await expect(page.getByText('Няма намерени записи')).toBeVisible()
  const index = await add('Нов регистров индекс')
  await write(index.getByLabel('Наименование'), 'Искания за проверка')
  await write(index.getByLabel('Индекс').first(), 'ИП')
  await pick(index.getByRole('combobox', { name: 'Брояч' }), 'Искания', /^Искания/)
  await choose(index.getByLabel('Обхват'), 'Документооборот')
  await expect(index.getByRole('row', { name: new RegExp(name) })).toContainText('Основен')
  await desk.checkAxe('an index for a new type')
  await save(index, 'Индексът е добавен.')

  await fromType('Правила за срокове')
  const rule = await add('Ново правило за срок')
  await expect(rule.getByRole('combobox', { name: 'Вид документ' })).toHaveValue(name)
  await write(rule.getByLabel('Срок'), '5')
  await pick(rule.getByRole('combobox', { name: 'Мерна единица' }), 'Работни', /^Работни дни/)
  await save(rule, 'Правилото е добавено.')

  await fromType('Класификации')
  await press(rowsOf(page).locator('[data-open]'))
  const filed = form(`Класификации на „${name}“`)
  await pick(filed.getByRole('combobox', { name: 'Класификации' }), 'жалби', /Жалби, сигнали/)
  await save(filed, 'Класификациите са променени.')

  await fromType('Шаблони за права')
  const template = await add('Нов шаблон за права')
  await write(template.getByLabel('Наименование'), 'Искания на служителите')
  await expect(template.getByRole('list', { name: 'Избрани видове документи' })).toContainText(name)
  await pick(template.getByRole('combobox', { name: 'Добави кой получава права' }), 'Автор', /^Автор на документа/)
  await check(template.getByLabel('Регистриране: Автор на документа'))
  await desk.checkAxe('rights for a new type')
  await save(template, 'Шаблонът е добавен.')

  await fromType('Индекси')
  await expect(rowsOf(page)).toHaveCount(1)
  await openFromType('Какво е зададено')
  const all = rowsOf(page).filter({ hasText: name })
  await expect(checklist.getByText('Всичко необходимо е зададено.')).toBeVisible()
  await expect(checklist.getByRole('listitem').filter({ hasText: 'Зададено' })).toHaveCount(4)
  await page.keyboard.press('Escape')
  for (const word of ['ИП', '5 работни дни', 'Искания на служителите']) await expect(all).toContainText(word)
  await desk.logOut()

  await desk.logIn('ggeorgiev')
  await desk.expectLoggedIn()
  await desk.goTo('/documents-flow/documents/create')
  await desk.expectHeading('Нов документ')
  const field = (id: string) => page.locator(`#document-${id}`)
  await pick(field('documentTypeId'), 'Искане', /^Искане за проверка на място/)
  await write(field('subjectDescription'), subject)
  await pick(field('correspondents'), 'Мерител', /Мерител/)
  await pick(field('addressedToDepartmentId'), 'Деловодство', /Деловодство/)
  await press(desk.button('Регистрирай'))
  await expect(page.locator('.given-number')).toHaveText('ИП-42-20.11.2026')
  await expect(page.getByText('Защо срокът е 27.11.2026 г.?')).toBeVisible()
})
