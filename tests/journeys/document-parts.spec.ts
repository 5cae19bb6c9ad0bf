import type { Page } from 'playwright/test'
import type { DocumentRow } from '../../mocks/documents/rows.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { seededWorld } from '../support/seededWorld.ts'
import { switchFaults } from './faultSwitches.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

type Kind = Pick<DocumentRow, 'scope' | 'statusId' | 'directionId'>
const inProgress: Kind = { scope: 1, statusId: 4, directionId: 1 }
const services: Kind = { scope: 2, statusId: 4, directionId: 1 }
const outgoingDrafts: Kind = { scope: 1, statusId: 1, directionId: 3 }
const outgoingSent: Kind = { scope: 1, statusId: 9, directionId: 3 }
const modules = { 1: 'documents-flow', 2: 'administrative-services' } as const

const hasObligations = (guid: string) => seededWorld().obligations.by('documentGuid', guid).length > 0
const hasAddressees = (guid: string) => seededWorld().addressees.by('documentGuid', guid).length > 0

/** The documents of a kind, the newest first. */
const newestOf = ({ scope, statusId, directionId }: Kind) =>
  seededWorld()
    .documents.all()
    .filter((one) => one.scope === scope && one.statusId === statusId && one.directionId === directionId)

/** Opens a part of the newest document of a kind, of one that has something there if need be. */
const openPart = async (
  { page, goTo }: Screen,
  kind: Kind,
  part: 'comments' | 'obligations' | 'addressees',
  isFilled?: (guid: string) => boolean,
) => {
  const document = newestOf(kind).find(({ guid }) => !isFilled || isFilled(guid))
  await goTo(`/${modules[kind.scope]}/documents/${document?.guid}?tab=${part}`)
  await expect(page.getByRole('tab', { selected: true })).toContainText(isFilled ? /[1-9]/ : /./)
}

test('comments: by keyboard, unsent, mentioning a colleague, with lost answers', async ({ as, problems }) => {
  const boss = await as('administrator', { at: null })
  const { page } = boss
  await test.step('a comment is written by keyboard, changed, survives another tab unsent, and is deleted', async () => {
    await openPart(boss, inProgress, 'comments')
    const place = async () => (await tab(page, 'История').boundingBox())?.x
    const before = await place()
    const text = page.getByLabel('Нов коментар')
    await text.press('Control+Enter')
    await expect(page.getByText('Полето е задължително')).toBeVisible()
    await text.fill('Говорих с подателя.\nЩе донесе приложението утре.')
    await text.press('Control+Enter')
    await boss.expectToast('Коментарът е добавен.')
    await expect(tab(page, 'Коментари')).toContainText('1')
    expect(await place(), 'no tab moves when a count comes').toEqual(before)
    await expect(text).toHaveValue('')
    const comments = page.getByRole('list', { name: /^Коментари/ })
    const mine = comments.getByRole('listitem').filter({ hasText: 'Говорих с подателя.' })
    await boss.checkAxe('comments')

    await text.fill('Недописан коментар')
    await tab(page, 'История').click()
    await tab(page, 'Коментари').click()
    await expect(text).toHaveValue('Недописан коментар')
    await page.getByRole('link', { name: 'Преписки' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остани' }).click()
    await text.fill('')

    await mine.getByRole('button', { name: 'Промени коментара' }).click()
    const changed = page.getByLabel('Промяна на коментара')
    await expect(changed).toBeFocused()
    await changed.fill('Говорих с подателя два пъти.')
    await changed.press('Control+Enter')
    await expect(comments.getByText('редактиран')).toBeVisible()
    await expect(comments.getByRole('button', { name: 'Промени коментара' }).first()).toBeFocused()

    await comments.getByRole('button', { name: 'Изтрий коментара' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
    await expect(page.getByText('Говорих с подателя два пъти.')).toHaveCount(0)
  })

  await test.step('a colleague mentioned with @ is told, and the notification opens the comment', async () => {
    await openPart(boss, inProgress, 'comments')
    const text = page.getByLabel('Нов коментар')
    await text.focus()
    await page.keyboard.type('Моля за мнение, @петров')
    const offered = page.getByRole('listbox', { name: 'Кого да спомена' })
    await expect(offered).toBeVisible()
    await boss.checkAxe('mentioning')
    await page.keyboard.press('Escape')
    await expect(offered).toHaveCount(0)
    await page.keyboard.type('а')
    await expect(offered.getByRole('option', { name: /Мария Иванова Петрова/ })).toBeVisible()
    await offered.getByRole('option', { name: /Мария Иванова Петрова/ }).click()
    await expect(text).toHaveValue('Моля за мнение, @Мария Иванова Петрова ')
    await expect(text).toBeFocused()
    await page.getByLabel('Само моето звено').check()
    await text.press('Control+Enter')
    await expect(page.getByText(/^Няма да види коментар само за Вашето звено: Мария/)).toBeVisible()
    await page.getByLabel('Всички с достъп').check()
    await text.press('Control+Enter')
    await boss.expectToast('Коментарът е добавен.')
    const mine = page
      .getByRole('list', { name: /^Коментари/ })
      .getByRole('listitem')
      .first()
    await expect(mine.locator('.mention')).toHaveText('@Мария Иванова Петрова')

    await boss.logOut()
    const clerk = await as('mpetrova')
    await page.getByRole('button', { name: /^Известия/ }).click()
    await page.getByRole('link', { name: /^Николай Стоянов Ви спомена в коментар/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Моля за мнение' })).toBeFocused()
    await clerk.checkAxe('a comment that a notification led to')
  })

  await test.step('a comment whose answer was lost is neither lost nor written twice', async () => {
    problems.expectFailures(/DocumentComment|Failed to load resource/)
    await openPart(boss, inProgress, 'comments')
    await switchFaults(page, { name: 'offline', path: '/CreateDocumentComment', times: 1 })
    const text = page.getByLabel('Нов коментар')
    await text.fill('Изпратен без връзка')
    await text.press('Control+Enter')
    await expect(page.getByText('Не е записано')).toBeVisible()
    await expect(text).toHaveValue('Изпратен без връзка')
    await text.press('Control+Enter')
    await expect(page.getByText('Изпратен без връзка')).toHaveCount(1)

    const written = (content: string) => page.getByRole('listitem').filter({ hasText: content })
    await expect(written('Изпратен без връзка')).toHaveCount(1)
    const away = { name: 'offline', path: '/GetDocumentComments' } as const
    await switchFaults(page, away, { name: 'offline', path: '/CreateDocumentComment', times: 1 })
    await text.fill('Изпратен в неизвестност')
    await text.press('Control+Enter')
    await expect(page.getByText('Не е известно дали е записано')).toBeVisible()
    await expect(page.getByText('Коментарите не се обновиха')).toBeVisible()
    await expect(written('Изпратен без връзка'), 'what was loaded stays').toHaveCount(1)
    await expect(text).toHaveValue('Изпратен в неизвестност')
    await boss.checkAxe('comments that could not be asked for again')
    await switchFaults(page)
    await text.press('Control+Enter')
    await boss.expectToast('Коментарът е добавен.')
    await expect(written('Изпратен в неизвестност'), 'the same wish is done once').toHaveCount(1)
    await expect(page.getByText('Коментарите не се обновиха')).toHaveCount(0)
  })
})

test('obligations and payments: wrong days, parts, overpaying, cancelling', async ({ as }) => {
  const boss = await as('administrator', { at: null })
  const { page } = boss
  await test.step('a payment of tomorrow is refused at its field, and a payment is deleted after a question', async () => {
    await openPart(boss, services, 'obligations', hasObligations)
    const first = page.getByRole('article').first()
    await first.getByRole('button', { name: 'Добави плащане' }).click()
    const dialog = boss.dialog('Добавяне на плащане')
    await boss.fill('Дата', '21.11.2026', dialog)
    await boss.fill('Сума (€)', '1,00', dialog)
    await dialog.getByRole('button', { name: 'Запази' }).click()
    await expect(dialog.getByText('Датата не може да е в бъдещето.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Затвори без запис' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('an obligation is created, paid in parts, overpaid after a question, and cancelled instead of deleted', async () => {
    await openPart(boss, services, 'obligations', hasObligations)
    await page.getByRole('button', { name: 'Добави задължение' }).click()
    const dialog = boss.dialog('Добавяне на задължение')
    await dialog.getByRole('button', { name: 'Запази' }).click()
    await expect(dialog.getByText('Полето е задължително')).toHaveCount(3)
    await boss.checkAxe('an obligation that is not filled in')
    await boss.fill('Сума (€)', '0,00', dialog)
    await dialog.getByRole('button', { name: 'Запази' }).click()
    await expect(dialog.getByText('Сумата трябва да е по-голяма от нула.')).toBeVisible()
    await boss.choose('Вид задължение', 'Такса', dialog)
    await boss.fill('Основание', 'чл. 99 от Тарифата', dialog)
    await boss.fill('Сума (€)', '25,00', dialog)
    await expect(dialog.getByText('= 48,90 лв.')).toBeVisible()
    await boss.fill('Краен срок за плащане', '19.11.2026', dialog)
    await dialog.getByRole('button', { name: 'Запази' }).click()
    await expect(dialog.getByText('Крайният срок не може да е преди датата на възникване.')).toBeVisible()
    await boss.fill('Краен срок за плащане', '01.12.2026', dialog)

    await boss.fill('Дата на възникване', '20.11.2025', dialog)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Превалутирай' }).click()
    await expect(dialog.getByLabel(/^Сума \(лв\.\)/)).toHaveValue('48,90')
    await boss.fill('Дата на възникване', '20.11.2026', dialog)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Превалутирай' }).click()
    await expect(dialog.getByLabel(/^Сума \(€\)/)).toHaveValue('25,00')
    await dialog.getByRole('button', { name: 'Запази' }).dblclick()
    await expect(dialog).toHaveCount(0)
    const mine = page.getByRole('article', { name: 'чл. 99 от Тарифата' })
    await expect(mine).toHaveCount(1)
    await expect(mine).toContainText('Неплатено')
    await expect(mine).toContainText('48,90 лв. (25,00 €)')
    await expect(page.getByRole('region', { name: 'Общо по документа' })).toBeVisible()

    const pay = async (amount: string) => {
      await mine.getByRole('button', { name: 'Добави плащане' }).click()
      const payment = boss.dialog('Добавяне на плащане')
      await boss.fill('Сума (€)', amount, payment)
      await payment.getByLabel(/^Начин/).click()
      await page.getByRole('option', { name: 'По банков път' }).click()
      await payment.getByRole('button', { name: 'Запази' }).click()
      return payment
    }
    await pay('10,00')
    await expect(mine).toContainText('Частично платено')
    const payment = await pay('20,00')
    await expect(page.getByRole('alertdialog')).toContainText('ще бъде надплатено с 9,78 лв. (5,00 €).')
    await boss.checkAxe('an overpayment')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Запази плащането' }).click()
    await expect(payment).toHaveCount(0)
    await expect(mine).toContainText('Надплатено')
    await expect(mine.getByRole('table').locator('tbody tr')).toHaveCount(2)
    await boss.checkAxe('obligations and payments')

    await mine.getByRole('button', { name: 'Действия за чл. 99 от Тарифата' }).click()
    await expect(page.getByRole('menuitem', { name: 'Изтрий' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('menuitem', { name: 'Отмени' }).click()
    const cancel = boss.dialog('Отмяна на задължение')
    await cancel.getByRole('button', { name: 'Отмени задължението' }).click()
    await expect(cancel.getByText('Полето е задължително')).toBeVisible()
    await boss.fill('Основание за отмяната', 'Начислено по грешка', cancel)
    await cancel.getByRole('button', { name: 'Отмени задължението' }).click()
    await expect(mine).toContainText('Отменено')
    await expect(mine).toContainText('Начислено по грешка')
    await expect(mine.getByRole('button', { name: 'Добави плащане' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('addressees are added, read when sent, and go with their draft', async ({ as }) => {
  const boss = await as('administrator', { at: null })
  const { page } = boss
  await test.step('an addressee is added with the address the register knows, only once, and removed', async () => {
    await openPart(boss, outgoingDrafts, 'addressees')
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Добави адресат' }).click()
      const dialog = boss.dialog('Добавяне на адресат')
      await boss.field('Получател', dialog).fill(name)
      await page.getByRole('option', { name }).first().click()
      return dialog
    }
    const dialog = await add('Община София')
    await expect(
      dialog.getByLabel(/^(Адрес|E-mail|Профил в е-Връчване|Участник в обмена на документи)/),
    ).not.toHaveValue('')
    await boss.checkAxe('an addressee')
    await boss.fill('На вниманието на', 'секретаря', dialog)
    await dialog.getByRole('button', { name: 'Запази' }).dblclick()
    await expect(dialog).toHaveCount(0)
    const mine = page.getByRole('listitem').filter({ hasText: 'На вниманието на секретаря' })
    await expect(mine).toHaveCount(1)
    await expect(mine).toContainText('Община София')

    const again = await add('Община София')
    await again.getByRole('button', { name: 'Запази' }).click()
    await expect(again.getByText('Този получател вече е сред адресатите.')).toBeVisible()
    await again.getByLabel('Служител').check()
    await expect(again.getByRole('combobox', { name: /^Получател/ })).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Затвори без запис' }).click()

    await mine.getByRole('button', { name: /^Премахни/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Премахни' }).click()
    await expect(mine).toHaveCount(0)
  })

  await test.step('what has been sent to an addressee is only read', async () => {
    await openPart(boss, outgoingSent, 'addressees', hasAddressees)
    const row = page.getByRole('listitem').filter({ hasText: 'Изпратено на' }).first()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: /^Редактирай/ }).focus()
    await expect(page.getByText('Документът вече е изпратен до този адресат.').first()).toBeVisible()
    await boss.checkAxe('addressees of a sent document')
  })

  await test.step('drafts are deleted while a part of them is open, and nothing more is asked about them', async () => {
    const drafts = seededWorld()
      .documents.all()
      .filter(({ statusId }) => statusId === outgoingDrafts.statusId)
    const [first, second] = drafts.filter(({ directionId }) => directionId === 1)
    const outgoing = drafts.find(({ directionId }) => directionId === outgoingDrafts.directionId)
    for (const [draft, part] of [
      [first, 'comments'],
      [second, 'obligations'],
      [outgoing, 'addressees'],
    ] as const) {
      await boss.goTo(`/${modules[draft?.scope ?? 1]}/documents/${draft?.guid}?tab=${part}`)
      await expect(page.getByRole('tab', { selected: true })).toBeVisible()
      await boss.press('Изтрий')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
      await expect(page).not.toHaveURL(/\/documents\//)
      await boss.atRest()
    }
  })
})
