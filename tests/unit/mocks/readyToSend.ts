import type { DocumentRow } from '../../../mocks/documents/documentRows.ts'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { Direction, DocumentStatus, SentVia } from '../../../src/contract/enumerations.ts'

export const channels = { edelivery: SentVia.EDELIVERY, docexchange: SentVia.DOCEXCHANGE } as const

export const readyToSend = (db: MockDatabase, system: keyof typeof channels, addressees = 1): DocumentRow => {
  const sent = db.documents.all().find((row) => row.directionId === Direction.OUTGOING && row.number !== null)
  if (!sent) throw new RangeError('The mock database has no registered outgoing document')
  const sentViaId = channels[system]
  const document = { ...sent, statusId: DocumentStatus.REGISTERED, sentViaId }
  db.put('documents', document)
  const [blank] = db.addressees.by('documentGuid', sent.guid)
  if (!blank) throw new RangeError('The document has no addressee')
  for (const { id } of db.addressees.by('documentGuid', sent.guid)) db.remove('addressees', id)
  const municipalities = db.correspondents.by('correspondentGroupId', 3).filter(({ isActive }) => isActive)
  for (const { id } of municipalities.slice(0, addressees))
    db.put('addressees', {
      ...blank,
      id: db.nextId('addressees'),
      kind: 'correspondent',
      correspondentId: id,
      sentViaId,
      deliveryStatusId: null,
      dateSent: null,
      dateDelivered: null,
      messageGuid: null,
    })
  return document
}
