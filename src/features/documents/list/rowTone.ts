import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'

/** The dress of a row: bold while I have not read it, pale when it is annulled. Deadlines colour their own cell. */
export const rowTone = (row: DocumentRow): RowTone | undefined => {
  if (!row.isRead) return 'unread'
  return row.documentStatusId === DocumentStatus.ANNULLED ? 'muted' : undefined
}
