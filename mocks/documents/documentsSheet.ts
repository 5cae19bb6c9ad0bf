import { directionLabels } from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { DocumentRow } from '../../src/contract/shapes/documents.ts'
import { formatDate, formatDateTime } from '../../src/dates/civilDate.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'

import { sheetOf } from '../records/sheet.ts'

type Column = { name: string; header: string }

/** The text of a column as the screen shows it. Every cell is a typed string: nothing a sender wrote can become a formula. */
const texts: Record<string, (row: DocumentRow) => string> = {
  documentDirectionId: (row) => labelIn(directionLabels, row.documentDirectionId),
  documentNumber: (row) => formatNumber(row.documentNumber, row.dateRegistered),
  dateRegistered: (row) => formatDate(row.dateRegistered),
  externalRefNumber: (row) => row.externalRefNumber,
  documentTypeName: (row) => row.documentTypeName,
  subjectDescription: (row) => row.subjectDescription,
  correspondents: (row) => row.correspondents.join('; '),
  addressedTo: (row) => row.addressedTo,
  documentStatusName: (row) => row.documentStatusName,
  deadline: (row) => formatDate(row.deadline),
  createdBy: (row) => row.createdBy,
  dateCreated: (row) => formatDateTime(row.dateCreated),
  unreadCount: (row) => String(row.unreadCount ?? ''),
  lastDocument: (row) => row.lastDocument ?? '',
  myRole: (row) => row.myRole ?? '',
  workingDaysLeft: (row) => String(row.workingDaysLeft ?? ''),
  awaits: (row) => row.awaits ?? '',
  awaitsFrom: (row) => row.awaitsFrom ?? '',
  awaitsSince: (row) => formatDateTime(row.awaitsSince),
  daysSinceRegistration: (row) => String(row.daysSinceRegistration ?? ''),
  dateReceived: (row) => formatDateTime(row.dateReceived),
  serviceName: (row) => row.serviceName ?? '',
  paymentStatusName: (row) => row.paymentStatusName ?? '',
}

const widths: Record<string, number> = {
  subjectDescription: 60,
  correspondents: 36,
  documentTypeName: 28,
  addressedTo: 26,
}

/** The list as a real .xlsx: a header row, then the shown columns of every row, in their order. */
export const excelOf = (title: string, columns: readonly Column[], rows: readonly DocumentRow[]): Promise<Blob> =>
  sheetOf(
    title,
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ name }) => texts[name]?.(row) ?? '')),
    columns.map(({ name }) => widths[name]),
  )
