import type { BrowserContext, Page } from 'playwright/test'
import { account } from '../../src/contract/account.ts'
import { documents } from '../../src/contract/documents.ts'
import { callsOf, failuresOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import type { Problems } from '../support/problems.ts'
import type { Screen } from '../support/screen.ts'
import { switchFaults } from './faultSwitches.ts'
import { fillLetter, givenNumber, numberOf, openNewDocument, registerButton, subjectOf } from './letterForm.ts'
import { requestInPage } from './requestInPage.ts'

const box = (page: Page) => page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла' })
const offer = (page: Page) => page.getByText(/^Имате незаписан текст от/)
const create = '/documents-flow/documents/create'
/**
 * Logs in by the form and waits for all requests after the log-in, so that later requests are caused only by the test.
 */
const atWork = async (desk: Screen): Promise<Screen> => {
  await desk.logIn('mpetrova')
  await desk.expectLoggedIn()
  return desk
}

/**
 * Removes all tokens, and makes every tab check its session at once, as after a network outage. No request may be
 * refused earlier, because a refusal would also reveal the end of the session.
 */
const loseTokensAtOnce = async (context: BrowserContext, problems: Problems) => {
  problems.expectFailures(/\b401\b/)
  await context.clearCookies()
  for (const tab of context.pages()) await tab.evaluate(() => dispatchEvent(new Event('online')))
}

const countOf = async (page: Page, subject: string): Promise<number> => {
  const query = { indexType: '7', skip: '0', take: '20' }
  const found = await requestInPage<{ items: { subjectDescription: string }[] }>(
    page,
    documents.getAllDocumentsForDMS,
    {
      query,
      body: { subject },
    },
  )
  return found.items.filter(({ subjectDescription }) => subjectDescription === subject).length
}

test('a session that ends during a write: one password dialog, and the work is done once', async ({
  desk,
  problems,
}) => {
  const clerk = await atWork(desk)
  const { page } = clerk
  await test.step('during a long form: one password dialog, and the work is saved once', async () => {
    problems.expectRefusal(401, failuresOf(documents.createDocument, account.login))
    await openNewDocument(clerk)
    await fillLetter(page, 'Писмо през изтекла сесия')
    await page.locator('#document-note').fill('Дълга бележка, която не бива да се губи.')
    const logins = callsOf(page, account.login)
    await switchFaults(page, { name: 'unauthorised', path: documents.createDocument.path, times: 1 })
    await registerButton(page).click()
    await expect(box(page)).toHaveCount(1)
    await expect(box(page)).toContainText('Мария Петрова')
    await expect(box(page)).toContainText('mpetrova')
    const veil = page.locator('.veil', { has: box(page) })
    await expect(veil, 'nothing behind it can be read').toHaveCSS('background-color', /^rgb\(/)
    await expect(clerk.field('Парола', box(page))).toBeFocused()
    await expect(page, 'the page stays where it is').toHaveURL(create)
    await clerk.checkAxe('the password box')
    await page.keyboard.press('Escape')
    await expect(box(page), 'only its own buttons end it').toBeVisible()

    await page.keyboard.press('Enter')
    await expect(box(page)).toContainText('Полето е задължително')
    await page.keyboard.type('не е тази')
    await page.keyboard.press('Enter')
    await expect(box(page)).toContainText('Грешна парола. Проверете я и езика на клавиатурата.')
    await expect(clerk.field('Парола', box(page))).toBeFocused()
    await page.keyboard.type('demo')
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeHidden()
    await expect(numberOf(page), 'what she asked for is done, without pressing again').toHaveText(givenNumber)
    await expect(page.getByText('Дълга бележка, която не бива да се губи.')).toBeVisible()
    expect(logins, 'both backends, for the wrong password and for the right one').toHaveLength(4)
    expect(await countOf(page, 'Писмо през изтекла сесия')).toBe(1)
    await expect(page.getByText('на живо')).toBeVisible()
  })

  await test.step('during an upload: after the password every file arrives once with its description', async () => {
    problems.expectRefusal(401, documents.uploadFile.path)
    await clerk.goTo('/documents-flow/all?documentStatusId=1&documentDirectionId=1&departmentId=any')
    await page.locator('table a[href*="/documents/"]').first().click()
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    const names = ['първи.txt', 'втори.txt', 'трети.txt']
    const files = names.map((name) => ({ name, mimeType: '', buffer: Buffer.from(name) }))
    await page.locator('input[type=file]').setInputFiles(files)
    for (const name of names) await clerk.fill(`Описание на ${name}`, `Какво е ${name}`)
    const confirmationShown = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    const confirmation = await confirmationShown
    expect(confirmation.type(), 'closing the page would lose them').toBe('beforeunload')
    await confirmation.dismiss()
    await switchFaults(page, { name: 'unauthorised', path: documents.uploadFile.path, times: 1 })
    await clerk.press('Качи 3 файла')
    await expect(box(page)).toBeVisible()
    await clerk.field('Парола', box(page)).fill('demo')
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeHidden()
    await clerk.expectToast('Качени са 3 файла.')
    for (const name of names) {
      await expect(page.getByRole('button', { name: `Изтегли ${name}` })).toHaveCount(1)
      await expect(page.getByText(new RegExp(`Какво е ${name}`))).toBeVisible()
    }
  })
})

test('expired tokens: a user who cancels is offered the text again, another tab unlocks, another user never continues', async ({
  desk,
  watched,
  problems,
}) => {
  const clerk = await atWork(desk)
  const { page } = clerk
  await test.step('expired tokens ask too; a user who cancels leaves, and the text is offered again', async () => {
    await openNewDocument(clerk)
    await subjectOf(page).fill('Писмо, което чака паролата')
    await loseTokensAtOnce(page.context(), problems)
    await expect(box(page)).toBeVisible({ timeout: 20_000 })
    await box(page).getByRole('button', { name: 'Към входа' }).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(create)}&notify=session-expired`)
    await expect(page.getByText('Сесията Ви е изтекла.')).toHaveCount(1)

    await page.getByRole('button', { name: 'Силвия Димитрова' }).click()
    await expect(page).toHaveURL(create)
    await expect(subjectOf(page), 'somebody else sees nothing of it').toHaveValue('')
    await expect(offer(page)).toHaveCount(0)
    await clerk.logOut()
    await page.getByRole('button', { name: 'Мария Петрова' }).click()
    await clerk.expectLoggedIn()
    await openNewDocument(clerk)
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Продължи с него' }).click()
    await expect(subjectOf(page)).toHaveValue('Писмо, което чака паролата')
    await page.getByRole('button', { name: 'Откажи' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Излез (текстът се пази)' }).click()
    await clerk.expectHeading('Документи')
  })

  await test.step('the same user unlocks this tab from another one, and another user never continues her work', async () => {
    await openNewDocument(clerk)
    await subjectOf(page).fill('Работа на Мария')
    const other = await watched.newPage()
    await other.goto('/documents-flow/all')
    await expect(other.getByRole('table').getByRole('row').nth(3)).toBeVisible()
    await loseTokensAtOnce(watched, problems)
    await expect(box(page)).toBeVisible({ timeout: 20_000 })
    await expect(other, 'a tab without unsaved work takes the specified way').toHaveURL(
      /\/login\?redirect=.*session-expired$/,
    )
    await other.getByRole('button', { name: 'Мария Петрова' }).click()
    await expect(box(page)).toBeHidden()
    await expect(subjectOf(page)).toHaveValue('Работа на Мария')

    await expect(other.getByRole('table').getByRole('row').nth(3)).toBeVisible()
    await loseTokensAtOnce(watched, problems)
    await expect(box(page)).toBeVisible({ timeout: 20_000 })
    await expect(other).toHaveURL(/session-expired$/)
    await other.getByRole('button', { name: 'Силвия Димитрова' }).click()
    await expect(page.getByRole('button', { name: 'Потребител: Силвия Димитрова' })).toBeVisible()
    await expect(box(page)).toBeHidden()
    await expect(subjectOf(page)).toHaveValue('')
    await expect(offer(page)).toHaveCount(0)
  })
})
