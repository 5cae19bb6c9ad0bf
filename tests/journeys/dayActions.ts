import { expect, type Locator } from 'playwright/test'
import type { Screen } from '../support/screen.ts'
import type { UserDrivers } from './userDriver.ts'

export const subject = 'Запитване за одобрен тип на електронни везни'
const letterNumber = /^04-\d+-20\.11\.2026$/

export const actionsOf = (desk: Screen, drivers: UserDrivers) => {
  const { page } = desk
  const { press, write, pick, choose, check } = drivers
  const button = (name: string | RegExp, within: Locator | typeof page = page) =>
    within.getByRole('button', { name, exact: true }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()
  const tab = (name: string) => press(page.getByRole('tab', { name: new RegExp(`^${name}`) }))
  const form = (id: string) => page.locator(`#document-${id}`)
  const expectStatus = (name: string) => expect(page.locator('.page-above')).toContainText(name)
  const tree = page.getByRole('tree', { name: /^Съдържание на / })

  const logIn = async (userName: string) => {
    await write(desk.field('Потребителско име'), userName)
    await write(desk.field('Парола'), 'demo')
    await press(button('Вход'))
    await desk.expectLoggedIn()
  }
  const logOut = async () => {
    await press(button(/^Потребител:/))
    await press(button('Изход'))
    await expect(page.getByText('Излязохте от системата.')).toBeVisible()
  }
  const toDocumentFlow = async () => {
    await press(button(/^Модул в ползване:/))
    await press(page.getByRole('group', { name: 'Модули' }).getByRole('link', { name: 'Модул Документооборот' }))
    await expect(page).toHaveURL(/\/documents-flow\//)
    await desk.expectHeading('Документи')
  }
  const openNotice = async (text: RegExp) => {
    await press(page.getByRole('banner').getByRole('button', { name: /^Известия/ }))
    await press(page.getByRole('group', { name: 'Известия' }).getByRole('link', { name: text }).first())
  }
  const openByNumber = async (number: string) => {
    await drivers.toSearch()
    await write(page.getByRole('combobox', { name: 'Търсене на документи' }), number.replace(/-20\.11\.2026$/, ''))
    await page.keyboard.press('Enter')
    await expect(desk.rows('Документи')).toHaveCount(1)
    await press(desk.row('Документи', subject).locator('[data-open]'))
    await desk.expectHeading(subject)
  }
  const register = async (): Promise<string> => {
    await press(button('Регистрирай'))
    const news = page.getByRole('status').filter({ hasText: 'Документът е регистриран' })
    await expect(news).toBeFocused()
    const number = (await news.locator('.given-number').textContent()) ?? ''
    expect(number).toMatch(letterNumber)
    await expectStatus('Регистриран')
    return number
  }
  const setTerm = async (within: Locator, count: string, end: string) => {
    await write(within.getByLabel(/^Срок/), count)
    await choose(within.getByLabel(/^Мерна единица/), 'Работни дни')
    await expect(within.locator('output')).toHaveText(`${end} г.`)
  }
  const complete = async (result: string, comment: string, act = 'Приключи') => {
    await press(button(act))
    const dialog = desk.dialog(/ задача № \d+$/)
    await check(dialog.getByLabel(result, { exact: true }))
    await write(dialog.getByLabel(/^Коментар/), comment)
    await press(button(act, dialog))
    await expect(dialog).toHaveCount(0)
    await desk.expectToast(/(Задачата|Частта от задачата) е изпълнена\.|Документът е (съгласуван|подписан)\./)
  }
  const changeStatus = async (action: string) => {
    await press(button('Смени статус'))
    await press(page.getByRole('menuitem', { name: action, exact: true }))
    return desk.dialog('Смяна на статус')
  }
  const requestOnDocument = async (type: string, person: string, text: string) => {
    await press(button('Нова задача'))
    const task = desk.dialog('Нова задача')
    await choose(task.getByLabel(/^Вид/).first(), type)
    await pick(task.getByRole('combobox', { name: 'Добави служител' }), person, new RegExp(person))
    const row = task.getByRole('listitem', { name: person })
    await write(row.getByLabel(/^Указание/), text)
    await setTerm(row, '2', '24.11.2026')
    await press(button('Възложи', task))
    await expect(task).toHaveCount(0)
    await expect(
      page.getByRole('list', { name: 'Задачи по документа' }).getByRole('link', { name: text }),
    ).toBeVisible()
  }

  const requestAgreement = async (person: string) => {
    await press(button('Поискай съгласуване'))
    const task = desk.dialog('Искане за съгласуване')
    await pick(task.getByRole('combobox', { name: 'Добави служител' }), person, new RegExp(person))
    const row = task.getByRole('listitem', { name: person })
    await expect(row.getByLabel(/^Указание/)).toHaveValue('За съгласуване.')
    await expect(row.locator('output')).toHaveText('25.11.2026 г.')
    await press(button('Поискай', task))
    await expect(task).toHaveCount(0)
    await desk.expectToast(/^\D*Поискано е съгласуване от /)
  }

  return {
    requestAgreement,
    button,
    link,
    tab,
    form,
    expectStatus,
    tree,
    logIn,
    logOut,
    toDocumentFlow,
    openNotice,
    openByNumber,
    register,
    setTerm,
    complete,
    changeStatus,
    requestOnDocument,
  }
}
