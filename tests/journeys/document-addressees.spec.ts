import { expect, test } from '../support/journey.ts'
import { seededWorld } from '../support/seededWorld.ts'
import { hasAddressees, modules, openPart, outgoingDrafts, outgoingSent } from './documentPart.ts'

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
      dialog.getByLabel(/^(Адрес|Електронна поща|Профил в е-Връчване|Участник в обмена на документи)/),
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
  })

  await test.step('drafts are deleted while a part of them is open, and nothing more is asked about them', async () => {
    const drafts = seededWorld()
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
})
