import { documents } from '../../src/contract/documents.ts'
import type { WholeDocumentBody } from '../../src/contract/shapes/documents.ts'
import type { Client } from './client.ts'

const blank: Omit<WholeDocumentBody, 'documentDirectionId' | 'scope' | 'documentTypeId'> = {
  subjectDescription: 'Проверка на връзката',
  ...{
    caseFileGuid: null,
    parentDocumentGuid: null,
    answeredDocumentGuids: [],
    receivedViaId: null,
    sentViaId: null,
    dateReceived: null,
  },
  ...{ externalRefNumber: '', externalRefDate: null, addressedToDepartmentId: null, addressedToPersonId: null },
  ...{ preparedByPersonId: null, signedByPersonId: null, signedOnPaper: null, numberIndexId: null },
  ...{ classificationIds: [], deadlineDate: null, priorityId: null, sheetsCount: null, enclosuresCount: null },
  ...{
    resultDelivery: '',
    serviceKind: '',
    isAnonymous: false,
    note: '',
    correspondentIds: [],
    correspondentRoles: [],
  },
}

export const draftLike = async (client: Client): Promise<Record<string, unknown> | null> => {
  const query = { skip: 0, take: 1, indexType: 1 }
  const { reply } = await client.sendRequest(documents.getAllDocumentsForDMS, { query, body: {} })
  const guid =
    reply.kind === 'data' ? (reply.data as { items?: { guid?: string }[] } | null)?.items?.[0]?.guid : undefined
  if (!guid) return null
  const whole = await client.sendRequest(documents.getDocument, { query: { docGuid: guid } })
  if (whole.reply.kind !== 'data') return null
  const one = whole.reply.data as Record<string, unknown>
  const idOf = (part: unknown) => (part as { id?: number } | null)?.id ?? null
  return {
    ...blank,
    documentDirectionId: one.documentDirectionId ?? 1,
    scope: one.scope ?? 1,
    documentTypeId: idOf(one.documentType),
  }
}
