import { documentModule, to } from '../../routes/to.ts'
import type { PassedEvent } from '../../rules/training/trainingApi.ts'

export const addressOf = ({ kind, key, scope }: NonNullable<PassedEvent['about']>): string => {
  const work = documentModule(scope === 2 ? 'administrative-services' : 'documents-flow')
  switch (kind) {
    case 'document':
      return work.document(key)
    case 'task':
      return work.task(key)
    case 'edelivery':
      return to.documentsFlow.eDeliveryMessage(key)
    case 'docexchange':
      return to.documentsFlow.docExchangeMessage(key)
    case 'late':
      return work.all({ standing: 'late', departmentId: 'any', sort: '-deadlineDate' })
    case 'vehicle':
      return to.vehicles.one(key)
  }
}
