import type { Page } from 'playwright/test'
import { account } from '../../src/contract/account.ts'
import { documents } from '../../src/contract/documents.ts'
import { expect, test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'
import { browserStorage, enterByList, tokens } from './sessionScreen.ts'

const start = '/administrative-services/documents'

const visit = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

declare global {
  interface Window {
    buttonWas?: number[]
  }
}
const noteButton = () => {
  const places: number[] = []
  window.buttonWas = places
  const look = () => {
    const button = document.querySelector('.login-form button[type=submit]')
    const at = button && Math.round(button.getBoundingClientRect().y)
    if (at !== null && places.at(-1) !== at) places.push(at)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const wanted = '/documents-flow/all?page=2#main'
const logInFirst = `/login?redirect=${encodeURIComponent(wanted)}`

/** URLs that a browser would follow to another site. All variants of this attack are tested in tests/unit/state. */
const foreign = ['//evil.example']

test('the log-in: errors, target, and what a reload keeps and a log-out deletes', async ({ desk }) => {
  const { page } = desk
  await test.step('errors are shown at their fields; the name is trimmed, the password is not', async () => {
    await page.addInitScript(noteButton)
    await desk.goTo(wanted)
    await expect(page, 'kept for the log-in').toHaveURL(logInFirst)
    await visit(page, '/login')
    await desk.expectTitle('Вход – Деловод')
    await expect(page.getByRole('list', { name: 'Служители' })).toBeVisible()
    const places = await page.evaluate(() => window.buttonWas)
    expect(places, 'nothing that comes later moves the button from under the mouse').toHaveLength(1)
    await desk.press('Вход')
    await expect(page.getByText('Полето е задължително')).toHaveCount(2)
    await expect(desk.field('Потребителско име')).toBeFocused()
    await desk.checkAxe('login with errors')

    await desk.fill('Потребителско име', '  mpetrova ')
    await desk.fill('Парола', 'demo ')
    await desk.press('Вход')
    await expect(page.getByText('Грешно потребителско име или парола')).toBeVisible()
    await expect(desk.field('Парола')).toBeFocused()
    expect(await tokens(page.context())).toEqual([])

    const sent: unknown[] = []
    page.on('request', (request) => request.url().includes(account.login.path) && sent.push(request.postDataJSON()))
    await desk.fill('Парола', 'demo')
    await desk.press('Вход')
    await desk.expectLoggedIn()
    expect(sent).toEqual(Array(2).fill({ username: 'mpetrova', password: 'demo' }))
  })

  await test.step('a reload keeps the session; a log-out deletes everything of the user', async () => {
    const context = page.context()
    await expect(page).toHaveURL(start)
    await desk.openMenu('Задачи')
    await page.reload()
    await expect(page).toHaveURL('/administrative-services/tasks')
    await desk.expectHeading('Задачи')
    const cookies = await tokens(context)
    expect(cookies.map(({ sameSite, path }) => ({ sameSite, path }))).toEqual(
      Array(2).fill({ sameSite: 'Strict', path: '/' }),
    )
    for (const { expires } of cookies) {
      expect(expires - Date.now() / 1000).toBeGreaterThan(23 * 3600)
      expect(expires - Date.now() / 1000).toBeLessThan(25 * 3600)
    }
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(keys.filter((key) => !key.startsWith('delovod.'))).toEqual([])

    await desk.goTo('/documents-flow/tasks')
    await desk.expectHeading('Задачи')
    await desk.logOut()
    await expect(page).toHaveURL('/login?notify=logged-out')
    expect(await tokens(context)).toEqual([])
    expect(await browserStorage(page)).not.toMatch(/mpetrova|Петрова|Задачи|tasks/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await desk.logIn('mpetrova')
    await expect(page, 'the module that was in use last').toHaveURL('/documents-flow/documents')
  })

  await test.step('the log-in leads to the wanted screen of this origin only, and shows only its own sentences', async () => {
    await desk.logOut()
    await visit(page, logInFirst)
    await enterByList(page, 'Мария Петрова')
    await expect(page).toHaveURL(wanted)
    await expect(page.getByRole('button', { name: 'Потребител: Мария Петрова' })).toBeVisible()
    await visit(page, '/login?redirect=//evil.example')
    await expect(page, 'who is in already goes to the own start').toHaveURL('/documents-flow/documents')

    for (const evil of foreign) {
      await desk.logOut()
      await visit(page, `/login?redirect=${encodeURIComponent(evil)}`)
      await enterByList(page, 'Мария Петрова')
      await expect(page, evil).toHaveURL('/documents-flow/documents')
    }
    await desk.logOut()
    await visit(page, '/login?notify=session-expired')
    await expect(page.getByText('Сесията Ви е изтекла.')).toBeVisible()
    await visit(page, '/login?notify=Обадете се на 0900 123')
    await expect(page.getByText('Сесията Ви е изтекла.')).toHaveCount(0)
    await expect(page.getByText('0900')).toHaveCount(0)
  })
})

test('a session that a backend rejects, and one that tabs share', async ({ desk, as, watched, problems }) => {
  const { page } = await as('mpetrova')
  await test.step('a session that a backend rejects ends, and the next one continues at the same place', async () => {
    problems.expectRefusal(401, documents.getAllDocumentsForAU.path)
    await expect(desk.rows('Документи').first()).toContainText('-')
    // Only the request for the list is refused. If all requests were refused, an automatic request would end the
    // session before the click.
    await switchFaults(page, { name: 'unauthorised', path: documents.getAllDocumentsForAU.path })
    await desk.openMenu('Всички')
    const back = `/login?redirect=${encodeURIComponent('/administrative-services/all')}&notify=session-expired`
    await expect(page).toHaveURL(back)
    await expect(page.getByText('Сесията Ви е изтекла.')).toHaveCount(1)
    expect(await tokens(page.context())).toEqual([])
    await desk.checkAxe('login after the session ended')
    await switchFaults(page)
    await enterByList(page, 'Мария Петрова')
    await expect(page).toHaveURL('/administrative-services/all')
    await expect(desk.rows('Всички').first()).toContainText('-')
  })

  await test.step('tabs of one browser share log-in and log-out', async () => {
    const other = await watched.newPage()
    await other.goto('/documents-flow/tasks')
    await expect(other.getByRole('button', { name: 'Потребител: Мария Петрова' })).toBeVisible()
    await desk.logOut()
    await expect(other.getByText('Излязохте от системата.')).toBeVisible()
    expect(addressOf(other)).toBe(`/login?redirect=${encodeURIComponent('/documents-flow/tasks')}&notify=logged-out`)
    await enterByList(desk.page, 'Силвия Димитрова')
    await expect(other.getByRole('button', { name: 'Потребител: Силвия Димитрова' })).toBeVisible()
  })
})
