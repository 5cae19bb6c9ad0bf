import { expect, test } from '../support/journey.ts'
import { letPagesGo, newDocument, offer, takeIt } from './draftOffer.ts'
import { expectReleased, expectStored, storedDrafts } from './draftStore.ts'
import { openNewDocument, subjectOf } from './letterForm.ts'

test('a new document in two tabs loses neither text; a crashed page returns a task only to its author', async ({
  desk,
  as,
  watched,
}) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  await test.step('the same new document in two tabs: both texts are offered; a log-out names both', async () => {
    letPagesGo(page)
    await openNewDocument(clerk)
    const other = await watched.newPage()
    letPagesGo(other)
    await other.goto(page.url())
    await subjectOf(page).fill('От първия раздел')
    await expectStored(page, 'mpetrova', newDocument, 'От първия раздел')
    await subjectOf(other).fill('От втория раздел')
    await expectStored(page, 'mpetrova', `${newDocument}#2`, 'От втория раздел')
    await expectStored(page, 'mpetrova', newDocument, 'От първия раздел')
    await other.reload()
    await expect(offer(other)).toBeVisible()
    await takeIt(other)
    await expect(subjectOf(other), 'each tab gets its own back').toHaveValue('От втория раздел')

    await clerk.openMenu('Преписки')
    await page.getByRole('button', { name: 'Излез (текстът се пази)' }).click()
    await expect(page.getByRole('heading', { name: 'Преписки', level: 1 })).toBeVisible()
    await clerk.pressLogOut()
    const confirmation = page.getByRole('alertdialog', { name: 'Има незаписан текст' })
    await expect(confirmation).toContainText('2 форми; една от тях е отворена в друг раздел на браузъра.')
    await clerk.checkAxe('a log-out that would delete text')
    await confirmation.getByRole('button', { name: 'Остани' }).click()
    await other.close({ runBeforeUnload: false })
    await expectReleased(page, 'mpetrova', `${newDocument}#2`)

    await openNewDocument(clerk)
    await expect(page.getByText(/Има и 1 друг незаписан текст от тази форма/)).toBeVisible()
    await page.getByRole('button', { name: 'Изтрий го' }).click()
    await expect(page.getByText(/друг незаписан текст/)).toHaveCount(0)
    await takeIt(page)
    // The draft offered first was deleted. Which of the two that was depends on the timing of the tabs, so either text
    // may be left.
    await expect(subjectOf(page)).toHaveValue(/^От (първия|втория) раздел$/)
    await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  })

  await test.step('a crashed page returns the task to its author and to no other user', async () => {
    await desk.pressLogOut()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Излез без запис' }).click()
    await expect(page.getByText('Излязохте от системата.')).toBeVisible()
    // Logs in by the form, because the password is needed to decrypt the draft of an ended session.
    await desk.logIn('mpetrova')
    await desk.expectLoggedIn()
    await desk.goTo('/documents-flow/documents')
    await page.getByRole('table').locator('tbody tr a').first().click()
    await expect(page.getByRole('tab', { name: /Задачи/ })).toBeVisible()
    await page.getByRole('tab', { name: /Задачи/ }).click()
    await page
      .getByRole('button', { name: /^(Нова задача|Възложи задача|Добави задача)/ })
      .first()
      .click()
    const form = desk.dialog('Нова задача')
    await form.getByLabel('Описание').fill('Да се провери на място до петък')
    await expect.poll(() => storedDrafts(page)).toHaveLength(1)
    const [name = ''] = await storedDrafts(page)
    const [user, draftKey] = JSON.parse(name) as [string, string]
    await expectStored(page, user, draftKey, 'Да се провери на място до петък')
    const address = page.url()
    const crashed = page.waitForEvent('crash')
    // A page that crashes neither loads nor reports an error, so this promise never resolves.
    void page.goto('chrome://crash').catch(() => undefined)
    await crashed

    await watched.clearCookies()
    const later = await watched.newPage()
    const openForm = async () => {
      await later.getByRole('tab', { name: /Задачи/ }).click()
      await later
        .getByRole('button', { name: /^(Нова задача|Възложи задача|Добави задача)/ })
        .first()
        .click()
      await expect(later.getByRole('dialog', { name: 'Нова задача' }).getByLabel('Описание')).toBeVisible()
    }
    await later.goto(address)
    await later.getByRole('button', { name: 'Силвия Димитрова' }).click()
    await openForm()
    const described = later.getByRole('dialog', { name: 'Нова задача' }).getByLabel('Описание')
    await described.fill('Задача на Силвия')
    await expectStored(later, 'sdimitrova', draftKey, 'Задача на Силвия')
    await expect(offer(later), 'what was there was looked for, and nothing was hers').toHaveCount(0)
    letPagesGo(later)
    await later.goto('about:blank')
    await watched.clearCookies()
    await later.goto(address)
    await later.getByRole('button', { name: 'Мария Петрова' }).click()
    await openForm()
    await expect(offer(later)).toBeVisible()
    await takeIt(later)
    await expect(described).toHaveValue('Да се провери на място до петък')
  })
})
