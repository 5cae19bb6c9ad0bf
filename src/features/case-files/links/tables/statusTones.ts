import type { StatusTone } from '../../../../rules/documents/documentStatus.ts'

const ofInspection: readonly StatusTone[] = ['grey', 'grey', 'blue', 'navy', 'green', 'red']
/** The colour of an inspection's status by its id. */
export const inspectionTone = (statusId: number | null): StatusTone => ofInspection[statusId ?? 0] ?? 'grey'
