import type { NotificationRow } from './audit/rows.ts'
import type {
  CorrespondentAddressRow,
  CorrespondentContactRow,
  CorrespondentRepresentativeRow,
  CorrespondentRow,
} from './correspondents/rows.ts'
import type {
  AddresseeRow,
  AttachedFileRow,
  CommentRow,
  DocumentRow,
  HistoryRow,
  ObligationRow,
  PaymentRow,
} from './documents/rows.ts'
import type { AnswerRow } from './engine/answerRow.ts'
import type { RowsOf } from './engine/seeded.ts'
import type { ExchangeAttachmentRow, ExchangeMessageRow } from './exchange/rows.ts'
import type { plainTables } from './plainTables.ts'
import type { TaskAssigneeRow, TaskRow } from './tasks/rows.ts'

/**
 * Every row has every column: what is not known is null, never absent. What was done is stored by the columns of a row
 * (mocks/engine/store), so one that only some rows have would be lost on the way. A table that breaks this does not compile.
 */
type Whole<R extends { [T in keyof R]: Required<R[T]> }> = R

/** Every table of the world by name, with the shape of its rows. */
export type Rows = Whole<
  RowsOf<typeof plainTables> & {
    documents: DocumentRow
    attachedFiles: AttachedFileRow
    comments: CommentRow
    addressees: AddresseeRow
    obligations: ObligationRow
    payments: PaymentRow
    history: HistoryRow
    tasks: TaskRow
    taskAssignees: TaskAssigneeRow
    correspondents: CorrespondentRow
    correspondentAddresses: CorrespondentAddressRow
    correspondentContacts: CorrespondentContactRow
    correspondentRepresentatives: CorrespondentRepresentativeRow
    exchangeMessages: ExchangeMessageRow
    exchangeAttachments: ExchangeAttachmentRow
    notifications: NotificationRow
    answers: AnswerRow
  }
>
export type TableName = keyof Rows
