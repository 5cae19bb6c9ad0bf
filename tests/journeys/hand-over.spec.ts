import { standInsOf } from '../../mocks/staff/standIns.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { to } from '../../src/routes/to.ts'
import { insteadOf, isAwayOn } from '../../src/rules/tasks/absence.ts'
import { expect, test } from '../support/journey.ts'
import { journeysDatabase, seededDatabase } from '../support/seededDatabase.ts'
import { openLetterTask } from './letterTask.ts'

/** Returns an employee who is away today and whose work another person can take. */
const personAway = () => {
  const db = seededDatabase()
  for (const standIn of standInsOf(db)) {
    const [instead] = insteadOf(standIn)
    const person = db.persons.get(standIn.personId)
    const isOfDocuments = db.users
      .by('personId', standIn.personId)
      .some(({ isActive, roles }) => isActive && roles.includes('DOCUMENTS_FLOW'))
    if (instead && person && isOfDocuments && isAwayOn(standIn, journeysDatabase.DAY))
      return { name: `${person.firstName} ${person.lastName}`, instead }
  }
  throw new Error('In the seeded database no employee is away')
}

test('who is away is marked where work is given, and the substitute or head is one press away', async ({
  desk,
  as,
}) => {
  const { name, instead } = personAway()
  const { page } = await as('dradeva')
  await openLetterTask(desk)
  await desk.press('Нова задача')
  const form = desk.dialog('Нова задача')
  await form.getByLabel(/^Добави служител/).fill(name)
  const option = page.getByRole('option').filter({ hasText: /отсъства/ })
  await expect(option.first()).toBeVisible()
  await option.first().click()
  const rows = form.locator('.assignee')
  await expect(rows.first()).toContainText(/отсъства (до|днес)/)
  await rows
    .first()
    .getByLabel(/^Указание/)
    .fill('Подгответе отговор.')
  await desk.checkAxe('an assignee who is away')
  await desk.press(new RegExp(`^Възложи на ${instead.name}`), rows.first())
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toHaveAccessibleName(instead.name)
  await expect(rows.first().getByLabel(/^Указание/)).toHaveValue('Подгответе отговор.')
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.checkAxe('an assignee on a phone')
})

test('a person hands over own work by kind with a reason, and sees in „Моят ден“ what was given to whom', async ({
  desk,
  as,
}) => {
  const db = seededDatabase()
  const me = db.users.all().find(({ userName }) => userName === 'ggeorgiev')?.personId
  const isUnfinished = db.documents
    .by('authorPersonId', me ?? 0)
    .some(({ statusId }) => statusId === DocumentStatus.DRAFT || statusId === DocumentStatus.RETURNED)
  const { page } = await as('ggeorgiev', { at: null })
  await desk.goTo(to.myDay())
  await desk.expectHeading('Моят ден')
  await desk.press('Предай работата')
  const dialog = desk.dialog(/^Предаване на работата/)
  await expect(dialog.getByRole('combobox', { name: /^Всичко на/ })).toBeVisible()
  if (isUnfinished) await expect(dialog.getByRole('combobox', { name: /^Чернови/ })).toBeVisible()
  await desk.press('Предай', dialog)
  await expect(dialog.getByText('Полето е задължително').first()).toBeVisible()
  await dialog.getByRole('combobox', { name: /^Всичко на/ }).fill('Радева')
  await page
    .getByRole('option', { name: /Радева/ })
    .first()
    .click()
  await dialog.getByLabel(/^Причина/).fill('В отпуск до края на месеца.')
  await desk.checkAxe('handing over')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  const given = page.getByRole('region', { name: /^Предадено от моята работа/ })
  await expect(given.getByRole('listitem').first()).toContainText('В отпуск до края на месеца.')
  await expect(given.getByRole('listitem').first()).toContainText('Радева')
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.checkAxe('what was handed over, on a phone')
})
