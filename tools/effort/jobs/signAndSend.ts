import { DocumentStatus, Scope, SentVia } from '../../../src/contract/enumerations.ts'
import { to } from '../../../src/routes/to.ts'
import { seededDatabase } from '../../../tests/support/seededDatabase.ts'
import type { UserDriver } from '../userDriver.ts'

/** A seeded letter that waits for a signature and goes by е-Връчване or обмен на документи. */
export const toBeSigned = (): string => {
  const waits = seededDatabase()
    .documents.by('statusId', DocumentStatus.FOR_SIGNATURE)
    .find(({ sentViaId }) => sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE)
  if (!waits) throw new Error('The seeded world has no letter that waits to be signed and sent')
  const at = waits.scope === Scope.DMS ? to.documentsFlow : to.administrativeServices
  return at.document(waits.guid)
}

/** Signs, registers and sends the letter on its page, as a user with permission for all three. */
export const signAndSend = async ({ page, press }: UserDriver) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await press(button('Подписвам'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Подписвам' }))
  await press(button('Регистрирай и изпрати'))
  await page
    .getByRole('dialog', { name: /^Изпращане на / })
    .getByText(/^(Изпратено|Доставено|Връчено)/)
    .first()
    .waitFor()
}
