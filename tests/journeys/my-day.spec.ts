import { DocumentStatus, Scope } from '../../src/contract/enumerations.ts'
import { to } from '../../src/routes/to.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

/** Returns a registered document of the document flow that has no follower and is not in a followed case file. */
const openDocument = () => {
  const db = seededDatabase()
  const isFollowed = (guid: string) => db.follows.all().some(({ documentGuid }) => documentGuid === guid)
  const row = db.documents
    .by('statusId', DocumentStatus.REGISTERED)
    .find(({ scope, guid, caseFileGuid }) => scope === Scope.DMS && caseFileGuid !== null && !isFollowed(guid))
  if (!row?.number) throw new Error('The seeded database has no such document')
  return { guid: row.guid, subject: row.subject }
}

test('my day: what waits, what is new, a reminder, and a followed document', async ({ as }) => {
  const document = openDocument()
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await desk.goTo(to.documentsFlow.document(document.guid))
  await page.getByRole('tab', { name: 'Основни данни' }).waitFor()
  await desk.press('Следи')
  await page.getByRole('menuitem', { name: 'Следи документа' }).click()
  await expect(desk.button('Следите документа')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('m')
  const dialog = desk.dialog('Напомни ми')
  await desk.press('Напомни ми', dialog)
  await expect(dialog.getByText('Полето е задължително').first()).toBeVisible()
  await desk.press('Следващия работен ден', dialog)
  await expect(dialog.getByLabel(/^На дата/)).toHaveValue('23.11.2026')
  await dialog.getByLabel('За какво').fill('Да се обадя за приложенията.')
  await desk.checkAxe('a reminder')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await desk.expectHeading('Моят ден')
  const card = (name: RegExp) => page.getByRole('region', { name })
  await expect(card(/^(Просрочени и за|За) днес/)).toBeVisible()
  await expect(card(/^Чака Вашето решение/)).toBeVisible()
  await expect(card(/^Чакам от други/)).toBeVisible()
  const reminders = card(/^Напомняния/)
  const reminder = reminders.getByRole('listitem').filter({ hasText: 'Да се обадя за приложенията.' })
  await expect(reminder).toContainText('23.11.2026')
  await expect(card(/^Следя/)).toContainText(document.subject.slice(0, 40))
  await desk.checkAxe('my day')
  await desk.press(/^Друг ден: Да се обадя за приложенията\./, reminder)
  const move = desk.dialog('Друг ден за напомнянето')
  await desk.press('След седмица', move)
  await desk.press('Премести', move)
  await expect(reminder).toContainText('27.11.2026')
  await desk.press(/^Готово: Да се обадя за приложенията\./, reminder)
  await expect(reminder).toHaveCount(0)

  const news = card(/^Ново за мен/)
  await expect(news.getByRole('listitem').first()).toBeVisible()
  await desk.press('Всички са видени', news)
  await expect(news.getByText('Видели сте всички известия.')).toBeVisible()
  const changes = card(/^Следя/)
  const mark = changes.getByRole('button', { name: 'Видях промените' })
  if (await mark.isVisible()) {
    await mark.click()
    await expect(mark).toHaveCount(0)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await desk.checkAxe('my day on a phone')
  await desk.goTo(to.documentsFlow.document(document.guid))
  await desk.press('Следите документа')
  await page.getByRole('menuitem', { name: 'Не следи повече' }).click()
  await expect(desk.button('Следи')).toBeVisible()
})

test('a user without documents has the day with news and reminders, and reaches it from the badge', async ({ as }) => {
  const desk = await as('ua.read', { at: null })
  const { page } = desk
  await desk.goTo(to.vehicles.list())
  await desk.press(/^Известия/)
  await page.getByRole('link', { name: 'Моят ден' }).last().click()
  await desk.expectHeading('Моят ден')
  await expect(page.getByRole('region', { name: /^Напомняния/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Чака Вашето решение/ })).toHaveCount(0)
  await desk.checkAxe('my day of a user without documents')
})
