import { returnReasonLabels } from '../../../contract/returnReasons.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import type { DeliveryRecord } from '../../../rules/documents/delivery.ts'
import type { Addressee } from '../partsState.ts'

export type DeliveryValues = DeliveryRecord & { receiptGuid: string | null }

export const returnReasonOptions = Object.entries(returnReasonLabels).map(([value, label]) => ({ value, label }))

/**
 * Returns the initial values of the form: the recorded delivery, or a new one as delivered today, to the addressee if
 * that is a person.
 */
export const deliveryValues = ({ record, kind, name }: Addressee, today: CivilDate): DeliveryValues =>
  record
    ? { ...record, outcome: record.outcome ?? 'served' }
    : {
        ...{ outcome: 'served', on: today, servedTo: kind === 'person' ? name : '' },
        ...{ reasonId: null, note: '', receiptGuid: null },
      }

export const deliveryBody = ({ outcome, on, servedTo, reasonId, note, receiptGuid }: DeliveryValues) => {
  const isServed = outcome === 'served'
  return {
    outcome,
    on,
    servedTo: isServed ? servedTo.trim() : '',
    reasonId: isServed ? null : reasonId,
    note: note.trim(),
    receiptGuid,
  }
}
