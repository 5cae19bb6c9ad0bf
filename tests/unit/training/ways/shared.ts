import { documentParts } from '../../../../src/contract/documentParts.ts'
import { documents } from '../../../../src/contract/documents.ts'
import { DocumentStatus as S } from '../../../../src/contract/enumerations.ts'
import { eDelivery } from '../../../../src/contract/exchange.ts'
import { incomingLetter } from '../../mocks/createTestBackend.ts'
import type { Trainee } from '../trainee.ts'

export const LAST_YEAR = '2025-11-20T09:00:00Z'

export const annul = (at: Trainee, reason = 'Регистриран по погрешка с грешен подател') =>
  at.setStatus(at.of('letter', 'guid'), S.ANNULLED, { reason })

export const registerMessage = async (at: Trainee, attachmentGuids: readonly string[] = []) => {
  const eDeliveryIncomingMessageGuid = at.of('message', 'guid')
  const pre = await at.sendRequest(eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid } })
  const { correspondentIds } = pre.body
  return at.sendRequest(eDelivery.createAndRegisterIncomingEDeliveryMessage, {
    body: {
      messageGuid: eDeliveryIncomingMessageGuid,
      document: {
        ...incomingLetter(),
        ...pre.body,
        addressedToDepartmentId: 11,
        documentTypeId: 40,
        correspondentIds: correspondentIds.length > 0 ? correspondentIds : [1],
      },
      attachmentGuids: [...attachmentGuids],
    },
  })
}

export const remark = (at: Trainee, name: string, content: string) =>
  at.sendRequest(documentParts.createDocumentComment, {
    body: { id: 0, docGuid: at.of(name, 'guid'), content, onlyMyDepartment: false, mentionedPersonIds: [] },
  })

/** Waits for a request and ignores a refusal by the backend. */
export const ignoreRefusal = (work: Promise<unknown>) => work.catch(() => undefined)

export const register = (at: Trainee, name: string) =>
  at.sendRequest(documents.registerDocument, { query: { docGuid: at.of(name, 'guid') } })
