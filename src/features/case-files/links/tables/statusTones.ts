import type { StatusTone } from '../../../../rules/documents/documentStatus.ts'

const ofInspection: readonly StatusTone[] = ['grey', 'grey', 'blue', 'navy', 'green', 'red']
/** The colour of an inspection's status by its id. */
export const inspectionTone = (statusId: number | null): StatusTone => ofInspection[statusId ?? 0] ?? 'grey'

const ofType: Readonly<Record<string, StatusTone>> = {
  Действащ: 'green',
  'С изтекъл срок': 'amber',
  Отменен: 'red',
}
/** The colour of what has become of an entry; a draft is grey. */
export const deviceTypeTone = (statusName: string): StatusTone => ofType[statusName] ?? 'grey'
