import { awaitedCounts } from '../../../mocks/documents/awaitedWorkInCase.ts'
import { Direction, DocumentStatus, Scope } from '../../../src/contract/enumerations.ts'
import { to } from '../../../src/routes/to.ts'
import { seededDatabase } from '../../../tests/support/seededDatabase.ts'
import type { UserDriver } from '../userDriver.ts'

export const caseToClose = (): string => {
  const db = seededDatabase()
  const letter = db.documents.by('statusId', DocumentStatus.IN_PROGRESS).find((one) => {
    const file = db.caseFiles.get(one.caseFileGuid)
    if (file?.rootDocumentGuid !== one.guid) return false
    const { documents, tasks } = awaitedCounts(db, file)
    return documents === 1 && tasks === 0 && one.scope === Scope.DMS && one.directionId === Direction.INCOMING
  })
  if (!letter) throw new Error('The seeded database has no case that waits for its first letter alone')
  return to.documentsFlow.document(letter.guid)
}

export const closeCase = async ({ page, press }: UserDriver) => {
  await press(page.getByRole('button', { name: 'Приключи', exact: true }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: /^Приключи документа и преписка № / }))
  await page
    .getByText(/^Преписка № .* е приключена\.$/)
    .first()
    .waitFor()
}
