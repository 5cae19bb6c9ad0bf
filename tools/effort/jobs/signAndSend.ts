import { DocumentStatus, Scope, SentVia } from '../../../src/contract/enumerations.ts'
import { to } from '../../../src/routes/to.ts'
import { seededDatabase } from '../../../tests/support/seededDatabase.ts'
import type { UserDriver } from '../userDriver.ts'

export const toBeSigned = (): string => {
  const waits = seededDatabase()
    .documents.by('statusId', DocumentStatus.FOR_SIGNATURE)
    .find(({ sentViaId }) => sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE)
  if (!waits) throw new Error('The seeded database has no letter that waits to be signed and sent')
  const at = waits.scope === Scope.DMS ? to.documentsFlow : to.administrativeServices
  return at.document(waits.guid)
}

export const signAndSend = async ({ page, press }: UserDriver) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await press(button('Подпиши'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Подпиши' }))
  await press(button('Регистрирай и изпрати'))
  await page
    .getByRole('dialog', { name: /^Изпращане на / })
    .getByText(/^(Изпратено|Доставено|Връчено)/)
    .first()
    .waitFor()
}
