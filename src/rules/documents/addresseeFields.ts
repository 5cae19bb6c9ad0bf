import type * as v from 'valibot'
import type { Addressee } from '../../contract/shapes/documents.ts'

type Given = v.InferOutput<typeof Addressee>
type SetByServer =
  | ('id' | 'name' | 'deliveryStatusId' | 'sentAt' | 'deliveredAt' | 'servedAt' | 'answer' | 'failure')
  // The result of the delivery and its attempts are saved by other calls than the addressee itself.
  | ('record' | 'attempts' | 'termEnd')
/**
 * The fields that the user fills in. If a field is added to an addressee, it is one of these unless `SetByServer` lists
 * it.
 */
export type AddresseeFieldName = Exclude<keyof Given, SetByServer>
/** An addressee with all fields. In a response the optional fields may be missing. */
export type WholeAddressee = Given & Required<Pick<Given, AddresseeFieldName>>

export const addresseeFieldLabels: Record<AddresseeFieldName, string> = {
  kind: 'Вид',
  targetId: 'Получател',
  sentViaId: 'Изпращане чрез',
  attentionTo: 'На вниманието на',
  address: 'Адрес',
  isCopy: 'Копие до',
  note: 'Бележка',
}
export const addresseeFieldNames = Object.keys(addresseeFieldLabels) as readonly AddresseeFieldName[]
