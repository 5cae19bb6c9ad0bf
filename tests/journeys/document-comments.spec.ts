import { documentParts } from '../../src/contract/documentParts.ts'
import { failuresOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { inProgress, openPart, tab } from './documentPart.ts'
import { switchFaults } from './faultSwitches.ts'

test('comments: by keyboard, unsent, with mentions, with lost responses', async ({ as, problems }) => {
  const boss = await as('administrator', { at: null })
  const { page } = boss
  await test.step('a comment is written by keyboard, edited, survives unsent in another tab, and is deleted', async () => {
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

  await test.step('a mentioned colleague is notified, and the notification opens the comment', async () => {
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
    await as('mpetrova')
    await page.getByRole('button', { name: /^Известия/ }).click()
    await page.getByRole('link', { name: /^Николай Стоянов Ви спомена в коментар/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Моля за мнение' })).toBeFocused()
  })

  await test.step('a comment with a lost response is neither lost nor doubled', async () => {
    problems.expectFailures(failuresOf(documentParts.getDocumentComments, documentParts.createDocumentComment))
    await openPart(boss, inProgress, 'comments')
    await switchFaults(page, { name: 'offline', path: documentParts.createDocumentComment.path, times: 1 })
    const text = page.getByLabel('Нов коментар')
    await text.fill('Изпратен без връзка')
    await text.press('Control+Enter')
    await expect(page.getByText('Не е записано')).toBeVisible()
    await expect(text).toHaveValue('Изпратен без връзка')
    await text.press('Control+Enter')
    await expect(page.getByText('Изпратен без връзка')).toHaveCount(1)

    const written = (content: string) => page.getByRole('listitem').filter({ hasText: content })
    await expect(written('Изпратен без връзка')).toHaveCount(1)
    // While the form is disabled, the key for sending is ignored.
    await expect(text).toHaveValue('')
    const away = { name: 'offline', path: documentParts.getDocumentComments.path } as const
    await switchFaults(page, away, { name: 'offline', path: documentParts.createDocumentComment.path, times: 1 })
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
