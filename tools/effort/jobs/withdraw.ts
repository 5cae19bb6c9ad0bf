import { Direction, DocumentStatus, Scope } from '../../../src/contract/enumerations.ts'
import { to } from '../../../src/routes/to.ts'
import { seededDatabase } from '../../../tests/support/seededDatabase.ts'
import type { UserDriver } from '../userDriver.ts'

const application = () => {
  const db = seededDatabase()
  const isWaiting = (statusId: number) =>
    statusId === DocumentStatus.REGISTERED || statusId === DocumentStatus.FOR_RESOLUTION
  const found = db.documents.all().find(({ guid, scope, statusId, caseFileGuid }) => {
    if (scope !== Scope.AU || !isWaiting(statusId)) return false
    const isUnpaid = ({ guid: of, amountCents }: { guid: string; amountCents: number }) =>
      db.payments.by('obligationGuid', of).reduce((left, paid) => left - paid.amountCents, amountCents) > 0
    if (db.obligations.by('documentGuid', guid).some(isUnpaid)) return false
    const others = db.documents.by('caseFileGuid', caseFileGuid ?? '').filter((one) => one.guid !== guid)
    const isRoot = db.caseFiles.get(caseFileGuid ?? '')?.rootDocumentGuid === guid
    return (
      isRoot &&
      others.some((one) => isWaiting(one.statusId)) &&
      others.every((one) => one.directionId === Direction.INCOMING)
    )
  })
  if (!found) throw new Error('The seeded database has no application with a second letter, both not given to anybody')
  return found
}

export const withdrawnApplication = (): string => to.administrativeServices.document(application().guid)

export const withdraw = async ({ page, press, choose }: UserDriver) => {
  await press(page.getByRole('button', { name: 'Смени статус' }).first())
  await press(page.getByRole('menuitem', { name: 'Приключи', exact: true }))
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Основание'), 'Оттеглено от подателя')
  await press(dialog.getByRole('button', { name: /^Приключи документа и преписка № / }))
  await page.getByText('Оттеглено от подателя').first().waitFor()
}
