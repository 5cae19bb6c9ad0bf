import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import {
  hasAddressees,
  hasObligations,
  modules,
  openPart,
  outgoingDrafts,
  outgoingSent,
  services,
} from './documentPart.ts'
import { openFirst } from './documentScreen.ts'
import { chooseCorrespondent, chooseIn, openNewDocument, registerButton, subjectOf } from './letterForm.ts'

test('parts of a document: addressees, obligations and payments, status', async ({ as, independent }) => {
  const boss = await as('administrator', { at: null })
  const { page } = boss
  await independent('an addressee is added once with the address of the register, and removed', async () => {
    await openPart(boss, outgoingDrafts, 'addressees')
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Добави адресат' }).click()
      const dialog = boss.dialog('Добавяне на адресат')
      await boss.field('Получател', dialog).fill(name)
      await page.getByRole('option', { name }).first().click()
      return dialog
    }
    const dialog = await add('Община Карлово')
    await expect(
      dialog.getByLabel(/^(Адрес|Електронна поща|Профил в е-Връчване|Участник в обмена на документи)/),
    ).not.toHaveValue('')
    await boss.checkAxe('an addressee')
    await boss.fill('На вниманието на', 'секретаря', dialog)
    await dialog.getByRole('button', { name: 'Запази' }).dblclick()
    await expect(dialog).toHaveCount(0)
    const mine = page.getByRole('listitem').filter({ hasText: 'На вниманието на секретаря' })
    await expect(mine).toHaveCount(1)
    await expect(mine).toContainText('Община Карлово')

    const again = await add('Община Карлово')
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

  await independent('a registered letter without a way of sending gets one by its next step', async () => {
    await openNewDocument(boss)
    await page.getByRole('radio', { name: 'Изходящ' }).check()
    await chooseIn(page, 'documentTypeId', 'Писмо')
    await subjectOf(page).fill('Писмо без начин на изпращане')
    await chooseCorrespondent(page, 'Мерител')
    await registerButton(page).click()
    await boss.giveCommand('Избери начин на изпращане')
    const dialog = boss.dialog('Редактиране на адресат')
    await dialog.getByRole('combobox', { name: /^Изпращане чрез/ }).fill('По пощата')
    await page.getByRole('option', { name: 'По пощата', exact: true }).click()
    await expect(page).not.toHaveURL(/way=/)
    await dialog.getByRole('button', { name: 'Запази' }).click()
    await expect(dialog).toHaveCount(0)
    await boss.command('Отбележи като изпратен')
  })

  await independent('a sent addressee is read-only', async () => {
    await openPart(boss, outgoingSent, 'addressees', hasAddressees)
    const row = page.getByRole('listitem').filter({ hasText: 'Изпратено на' }).first()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: /^Редактирай/ }).focus()
    await expect(page.getByText('Документът вече е изпратен до този адресат.').first()).toBeVisible()
  })

  await independent('a draft can be deleted while a part is open, and no more requests are sent about it', async () => {
    const drafts = seededDatabase()
      .documents.all()
      .filter(({ statusId }) => statusId === outgoingDrafts.statusId)
    const [first] = drafts.filter(({ directionId }) => directionId === 1)
    const outgoing = drafts.find(({ directionId }) => directionId === outgoingDrafts.directionId)
    for (const [draft, part] of [
      [first, 'comments'],
      [outgoing, 'addressees'],
    ] as const) {
      await boss.goTo(`/${modules[draft?.scope ?? 1]}/documents/${draft?.guid}?tab=${part}`)
      await expect(page.getByRole('tab', { selected: true })).toBeVisible()
      await boss.giveCommand('Изтрий')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
      await expect(page).not.toHaveURL(/\/documents\//)
      await boss.atRest()
    }
  })

  await independent(
    'an obligation is created, paid in parts, overpaid after a question, and cancelled instead of deleted',
    async () => {
      await openPart(boss, services, 'obligations', hasObligations)
      await page.getByRole('button', { name: 'Добави задължение' }).click()
      const dialog = boss.dialog('Добавяне на задължение')
      await dialog.getByRole('button', { name: 'Запази' }).click()
      await expect(dialog.getByText('Полето е задължително')).toHaveCount(3)
      await boss.checkAxe('an obligation that is not filled in')
      await boss.choose('Вид задължение', 'Такса', dialog)
      await boss.fill('Основание', 'чл. 99 от Тарифата', dialog)
      await boss.fill('Сума (€)', '25,00', dialog)
      await expect(dialog.getByText('= 48,90 лв.')).toBeVisible()
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
      await expect(mine).toContainText('25,00 € (48,90 лв.)')
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
      await expect(page.getByRole('alertdialog')).toContainText('ще бъде надплатено с 5,00 € (9,78 лв.).')
      await boss.checkAxe('an overpayment')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Запази плащането' }).click()
      await expect(payment).toHaveCount(0)
      await expect(mine).toContainText('Надплатено')
      await expect(mine.getByRole('table').locator('tbody tr')).toHaveCount(2)

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
    },
  )

  await independent('a status is changed with a reason, and an annulled number is struck through', async () => {
    await openFirst(boss, 'documentStatusId=3&documentDirectionId=1&departmentId=any')
    await page.getByRole('button', { name: 'Смени статус' }).click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expect(page.getByRole('menuitem', { name: 'Препрати по компетентност' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await boss.expectCommandRefused(
      'Смени статус: Препрати по компетентност',
      /^Смени статус: Препрати по компетентност.*Регистрирайте (в преписката изходящо|и) писмо/,
    )
    await openFirst(boss, 'documentStatusId=2&documentDirectionId=1&departmentId=any')
    await page.getByRole('button', { name: 'Смени статус' }).click()
    await page.getByRole('menuitem', { name: 'Анулирай' }).click()
    const dialog = boss.dialog('Смяна на статус')
    await dialog.getByRole('button', { name: 'Анулирай' }).click()
    await expect(dialog.getByText('Полето е задължително')).toBeVisible()
    await expect(dialog.getByLabel('Основание')).toBeFocused()
    await dialog.getByLabel('Основание').fill('грешка')
    await dialog.getByRole('button', { name: 'Анулирай' }).click()
    await expect(dialog.getByText(/^Напишете поне 10 знака/)).toBeVisible()
    await boss.checkAxe('status dialog')
    await dialog.getByLabel('Основание').fill('Регистриран два пъти по грешка')
    await page.keyboard.press('Escape')
    const request = page.getByRole('alertdialog', { name: 'Има незаписани промени' })
    await expect(request).toContainText('Статусът не е сменен.')
    await boss.press('Затвори без запис', request)
    await page.getByRole('button', { name: 'Смени статус' }).click()
    await page.getByRole('menuitem', { name: 'Анулирай' }).click()
    await boss.press('Продължи с него', dialog)
    await expect(dialog.getByLabel('Основание')).toHaveValue('Регистриран два пъти по грешка')
    await dialog.getByLabel('Основание').press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.page-above').getByText('Анулиран')).toBeVisible()
    await expect(page.locator('.page-above s')).toBeVisible()
    await expect(page.getByText('Регистриран два пъти по грешка')).toBeVisible()
    await boss.expectCommandRefused('Редактирай', /Окончателно обработен документ не се променя/)
  })
})
