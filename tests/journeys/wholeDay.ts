import { expect, type Locator } from 'playwright/test'
import { sampleFile } from '../../fixtures/sampleFiles.ts'
import type { Screen } from '../support/screen.ts'
import type { Hands } from './hands.ts'
import { decideDeliveries } from './otherSide.ts'

const subject = 'Запитване за одобрен тип на електронни везни'
const instruction = 'Да се провери одобреният тип и да се предложи отговор.'
const ownInstruction = 'Да се изготви отговорът до подателя.'
const toAgree = 'Моля за съгласуване на отговора.'
const toSign = 'Моля за подпис на отговора.'
const first = 'Лъчезар Георгиев Тонев'
const second = 'Георги Иванов Георгиев'
const head = 'Десислава Петрова Радева'
/** A real PDF: the viewer draws it beside the resolution. */
const pdf = async (title: string) => {
  const blob = sampleFile({ contentType: 'application/pdf', title, lines: ['Electronic scales'], size: 2000 })
  return { name: `${title}.pdf`, mimeType: blob.type, buffer: Buffer.from(await blob.arrayBuffer()) }
}
const letterNumber = /^04-\d+-20\.11\.2026$/

/** One day of a letter: who does what, and what each of them sees afterwards. */
export const dayOf = (desk: Screen, hands: Hands) => {
  const { page } = desk
  const { press, write, pick, choose, check } = hands
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
    await hands.toSearch()
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
  const complete = async (result: string, comment: string) => {
    await press(button('Приключи'))
    const dialog = desk.dialog(/^Приключване на задача № \d+$/)
    await check(dialog.getByLabel(result, { exact: true }))
    await write(dialog.getByLabel(/^Коментар/), comment)
    await press(button('Приключи', dialog))
    await expect(dialog).toHaveCount(0)
    await desk.expectToast(/(Задачата|Частта от задачата) е изпълнена\./)
  }
  const changeStatus = async (action: string) => {
    await press(button('Смени статус'))
    await press(page.getByRole('menuitem', { name: action, exact: true }))
    return desk.dialog('Смяна на статус')
  }
  const askOnDocument = async (type: string, person: string, text: string) => {
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

  /** The clerk gives the letter its number; resolves to it. */
  const letterComes = async (): Promise<string> => {
    await logIn('mpetrova')
    await toDocumentFlow()
    await hands.newDocument()
    await desk.expectHeading('Нов документ')
    await expect(form('documentDirectionId')).toBeFocused()
    await pick(form('documentTypeId'), 'Писмо', /^Писмо/)
    await write(form('subjectDescription'), subject)
    await pick(form('correspondents'), 'Мерител', /Мерител/)
    await pick(form('addressedToDepartmentId'), 'Одобряване на типа', /Одобряване на типа/)
    await hands.attach(button(/^Прикачване на файлове/), await pdf('запитване'))
    await desk.checkAxe('the letter is described')
    const number = await register()
    await expect(page.getByRole('tab', { name: /^Файлове/ })).toContainText('1')
    await expect(tree).toContainText(number.replace(/-20\.11\.2026$/, ''))
    await logOut()
    return number
  }
  /** The head is told and gives the work to two experts, each with a term. */
  const headResolves = async (number: string) => {
    await logIn('dradeva')
    await openNotice(new RegExp(`Нов документ № ${number}: ${subject}`))
    await press(link('Резолюция'))
    await expect(page.getByLabel(/^Текст/)).toBeFocused()
    await write(page.getByLabel(/^Текст/), instruction)
    await setTerm(page.getByRole('group', { name: 'Срок за всички изпълнители' }), '5', '27.11.2026')
    for (const name of [first, second])
      await pick(page.getByRole('combobox', { name: 'Добави служител' }), name, new RegExp(name))
    const own = page.getByRole('listitem', { name: second })
    await press(own.getByRole('button', { name: /^Отделно указание и срок/ }))
    await write(own.getByLabel(/^Указание/), ownInstruction)
    await setTerm(own, '10', '04.12.2026')
    // From the top, so that nothing lies half under the header.
    await page.evaluate(() => scrollTo(0, 0))
    await desk.checkAxe('the resolution is written')
    await press(button('Издай резолюцията'))
    await desk.expectToast(/Издадена е резолюция № Р-\d+-20\.11\.2026\./)
    await expectStatus('В изпълнение')
    const group = page.getByRole('region', { name: /^Резолюция № Р-\d+-20\.11\.2026$/ })
    const parts = group.getByRole('list', { name: /^Изпълнители на задача/ }).getByRole('listitem')
    await expect(parts.filter({ hasText: first })).toContainText('27.11.2026')
    await expect(parts.filter({ hasText: second })).toContainText('04.12.2026')
    await expect(tree).toContainText(instruction)
    await logOut()
  }
  /** Both experts are told and do their parts; the task is done when the second one has done his. */
  const expertsWork = async () => {
    await logIn('ltonev')
    await openNotice(new RegExp(`Възложена Ви е задача със срок 27\\.11\\.2026 г\\.: ${instruction}`))
    await complete('Изпълнена', 'Типът е одобрен и срокът му тече.')
    await expect(page.getByText('Типът е одобрен и срокът му тече.').first()).toBeVisible()
    await expect(page.locator('.page-above')).not.toContainText('Изпълнена')
    await logOut()
    await logIn('ggeorgiev')
    await openNotice(new RegExp(`Възложена Ви е задача със срок 04\\.12\\.2026 г\\.: ${ownInstruction}`))
    await complete('Изпълнена', 'Отговорът е в преписката.')
    await expectStatus('Изпълнена')
  }
  /** The second expert, still at his desk, writes the answer in the same case and asks for agreement and signature. */
  const answerIsWritten = async (number: string) => {
    await press(page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link', { name: number }))
    await desk.expectHeading(subject)
    await press(link('Отговори'))
    await desk.expectHeading(`Нов документ към ${number}`)
    await expect(page.getByRole('radio', { name: 'Изходящ' })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Избрани кореспонденти' })).toContainText('Мерител')
    await pick(form('documentTypeId'), 'Писмо', /^Писмо/)
    await pick(form('sentViaId'), 'е-Връчване', /е-Връчване/)
    await pick(form('signedByPersonId'), head, new RegExp(head))
    await hands.attach(button(/^Прикачване на файлове/), await pdf('отговор'))
    await press(button(/чернова/i))
    await expectStatus('Чернова')
    await expect(page.locator('.page-above')).toContainText('Без номер')
    await tab('Задачи и резолюции')
    await askOnDocument('За съгласуване', first, toAgree)
    await askOnDocument('За подпис', head, toSign)
    const dialog = await changeStatus('За съгласуване')
    await press(button('За съгласуване', dialog))
    await expect(dialog).toHaveCount(0)
    await expectStatus('За съгласуване')
    await desk.checkAxe('the answer waits for agreement')
    await logOut()
  }
  const openGivenTask = async (text: string) => {
    await openNotice(new RegExp(`Възложена Ви е задача със срок 24\\.11\\.2026 г\\.: ${text}`))
    await desk.expectHeading(/^Задача № \d+$/)
  }
  const openItsDocument = async () => {
    await press(page.getByRole('region', { name: 'Документ', exact: true }).getByRole('link').first())
    await desk.expectHeading(subject)
  }
  /** The colleague agrees, and the answer goes to be signed by itself; the head signs. */
  const answerIsSigned = async () => {
    await logIn('ltonev')
    await openGivenTask(toAgree)
    await complete('Съгласувам', 'Съгласен съм.')
    await openItsDocument()
    await expectStatus('За подпис')
    await logOut()
    await logIn('dradeva')
    await openGivenTask(toSign)
    await complete('Подписвам без забележки', 'Подписано.')
    await openItsDocument()
    await expectStatus('Подписан')
    await logOut()
  }
  /** The clerk finds the answer in the tree of the case, gives it its number and sends it; resolves to the number. */
  const answerIsSent = async (letter: string): Promise<string> => {
    await logIn('mpetrova')
    await toDocumentFlow()
    await openByNumber(letter)
    await press(tree.getByRole('treeitem').filter({ hasText: 'Подписан' }))
    await expectStatus('Подписан')
    const answer = await register()
    expect(answer).not.toBe(letter)
    await decideDeliveries(page, 'arrives')
    await press(button('Изпрати'))
    const dialog = desk.dialog(/^Изпращане на/)
    await press(button(/^Изпрати чрез е-Връчване до 1 адресат$/, dialog))
    await expect(dialog.getByText('Връчено (отворено)')).toBeVisible({ timeout: 20_000 })
    await desk.checkAxe('the answer is served')
    await press(button('Затвори', dialog))
    await expectStatus('Изпратен')
    await openNotice(new RegExp(`Документ № ${answer} е връчен на .* чрез е-Връчване\\.`))
    await expect(page).toHaveURL(/tab=addressees/)
    await tab('История')
    const history = page.getByRole('list', { name: /^История на документа/ })
    for (const entry of ['Регистриране', 'Изпращане', 'Доставка', 'Връчено (отворено)'])
      await expect(history).toContainText(entry)
    return answer
  }
  /** The clerk closes the case: the answer is listed first, and is closed with its letter. */
  const caseIsClosed = async (letter: string, answer: string) => {
    await press(tree.getByRole('treeitem').first())
    await expectStatus('В изпълнение')
    await expect(page.locator('.page-above')).toContainText(letter)
    const closing = await changeStatus('Приключи')
    await expect(closing.getByRole('group', { name: 'В преписката има още 1 неприключен документ' })).toBeVisible()
    await expect(closing.getByRole('checkbox', { name: new RegExp(answer) })).toBeChecked()
    await desk.checkAxe('closing the case')
    await press(button('Приключи', closing))
    await expect(closing).toHaveCount(0)
    await expectStatus('Приключен')
    await expect(page.locator('.case-file-head')).toContainText('Приключен')
    await expect(tree.getByRole('treeitem').filter({ hasText: answer.slice(0, -11) })).toContainText('Приключен')
    await tab('История')
    const history = page.getByRole('list', { name: /^История на документа/ })
    for (const entry of ['Регистриране', 'Резолюция', 'Приключен']) await expect(history).toContainText(entry)
    await logOut()
    await logIn('dradeva')
    await openNotice(new RegExp(`Документ № ${letter} премина в статус „Приключен“`))
    await expectStatus('Приключен')
  }

  return { letterComes, headResolves, expertsWork, answerIsWritten, answerIsSigned, answerIsSent, caseIsClosed }
}
