import { DocumentStatus, Scope } from '../../src/contract/enumerations.ts'
import { TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { to } from '../../src/routes/to.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'

/** Returns an open task on a document in progress, with the accounts of its assigner and its assignee. */
const givenTask = () => {
  const db = seededDatabase()
  const accountOf = (personId: number | null) =>
    db.users.all().find((user) => user.personId === personId && user.isActive && user.roles.includes('DOCUMENTS_FLOW'))
  for (const task of db.tasks.by('statusId', TaskStatus.OPEN)) {
    const document = db.documents.get(task.documentGuid)
    const [part, ...others] = db.taskAssignees.by('taskGuid', task.guid)
    const [giver, doer] = [accountOf(task.assignerPersonId), accountOf(part?.personId ?? null)]
    const isWork = task.typeId === TaskType.EXECUTION && document?.statusId === DocumentStatus.IN_PROGRESS
    const fits = isWork && document?.scope === Scope.DMS && document.deadline !== null && others.length === 0
    if (fits && part && giver && doer && giver !== doer) return { task, document, giver, doer }
  }
  throw new Error('The seeded database has no task that one account gave to another')
}

test('a requested term is accepted by one press, and the term of the document is prolonged with a reason', async ({
  desk,
  as,
}) => {
  const { task, document, giver, doer } = givenTask()
  const address = to.documentsFlow.task(task.guid)
  const { page } = await as(doer.userName, { at: null })
  await desk.goTo(address)
  await desk.press('Поискай нов срок')
  const termDialog = desk.dialog('Искане за нов срок')
  await termDialog.getByLabel(/^Нов срок/).fill('22.01.2027')
  await termDialog.getByLabel(/^Причина/).fill('Чакаме протокол от Русе.')
  await desk.press('Изпрати искането', termDialog)
  await expect(page.getByText('Поискахте нов срок 22.01.2027 г.')).toBeVisible()
  await desk.logOut()

  await as(giver.userName, { at: null })
  await desk.goTo(address)
  await expect(page.getByText(/иска нов срок 22\.01\.2027 г\./).first()).toBeVisible()
  await desk.checkAxe('a task with a requested term')
  await desk.press('Приеми')
  await expect(page.getByText('Поискан нов срок 22.01.2027 г. – приет.')).toBeVisible()
  await expect(page.getByText(/^Срок 22\.01\.2027 г\./).first()).toBeVisible()

  await desk.goTo(to.documentsFlow.document(document.guid))
  await desk.giveCommand('Удължи срока')
  const dialog = desk.dialog('Удължаване на срока')
  await desk.press('Удължи срока', dialog)
  await expect(dialog.getByText('Полето е задължително').first()).toBeVisible()
  await dialog.getByLabel(/^Нов срок/).fill('29.01.2027')
  await dialog.getByLabel(/^Причина/).fill('Чакаме становище от Русе.')
  await dialog.getByLabel('Правно основание').fill('АПК, чл. 57, ал. 8')
  await desk.checkAxe('prolonging a term')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Защо срокът е 29.01.2027 г.?' }).click()
  await expect(
    page.getByText(/^Срокът е удължен от .* на 29\.01\.2027 г\..*Основание: АПК, чл\. 57, ал\. 8\.$/),
  ).toBeVisible()
})

test('a changed rule offers the terms it gave to be recalculated, by choice and with a list', async ({ as }) => {
  const desk = await as('administrator', { at: null })
  const { page } = desk
  const db = seededDatabase()
  const isOpen = (ruleId: number) =>
    db.documents
      .by('deadlineRuleId', ruleId)
      .filter(({ statusId, deadline }) => statusId === DocumentStatus.IN_PROGRESS && deadline !== null).length
  const rule = db.deadlineRules.all().toSorted((a, b) => isOpen(b.id) - isOpen(a.id))[0]
  const type = db.documentTypes.get(rule?.documentTypeId)?.name ?? ''
  await desk.goTo(to.settings.rulesForDeadlines({ documentTypeId: rule?.documentTypeId ?? 0 }))
  await page.locator('tbody tr').filter({ hasText: type }).first().locator('[data-open]').click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Срок/).fill(String((rule?.quantity ?? 0) + 5))
  await desk.press('Запази', form)
  const banner = page.getByText(/неприключен\S* документ\S* има\S* срок по стара редакция на правило/)
  await expect(banner).toBeVisible()
  const before = Number((await banner.textContent())?.replace(/\D/g, ''))
  await desk.press('Преизчисли сроковете')
  const dialog = desk.dialog('Преизчисляване на срокове')
  await expect(dialog.getByRole('listitem')).toHaveCount(before)
  await dialog.getByRole('checkbox').first().uncheck()
  await desk.checkAxe('terms to recalculate')
  await desk.press(`Преизчисли (${before - 1})`, dialog)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('1 неприключен документ има срок по стара редакция на правило')).toBeVisible()
})
