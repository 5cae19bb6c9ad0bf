import type { NotificationRow, UserActionRow } from './audit/rows.ts'
import type { CaseFileLinkRow, CaseFileOwnerRuleRow, CaseFileRow, CaseFileStepRow } from './case-files/rows.ts'
import type {
  CorrespondentAddressRow,
  CorrespondentContactRow,
  CorrespondentRepresentativeRow,
  CorrespondentRow,
} from './correspondents/rows.ts'
import type { DeviceTypeRow } from './devices/rows.ts'
import type {
  AddresseeRow,
  AttachedFileRow,
  CommentRow,
  DocumentRow,
  HistoryRow,
  ObligationRow,
  PaymentRow,
  ReadMarkRow,
} from './documents/rows.ts'
import type { AnswerRow } from './engine/answerRow.ts'
import type { RowsOf } from './engine/seeded.ts'
import type { ExchangeAttachmentRow, ExchangeMessageRow } from './exchange/rows.ts'
import type { GroupedInspectionRow, InspectionRow } from './inspections/rows.ts'
import type { libraryTables } from './library/tables.ts'
import type { DepartmentRow, PersonRow, PositionRow, UserRow } from './people/rows.ts'
import type { CounterRow } from './settings/rows.ts'
import type { settingsTables } from './settings/tables.ts'
import type { TaskAssigneeRow, TaskRow } from './tasks/rows.ts'

/**
 * Every row has every column: what is not known is null, never absent. What was done is stored by the columns of a row
 * (mocks/engine/store), so one that only some rows have would be lost on the way. A table that breaks this does not compile.
 */
type Whole<R extends { [T in keyof R]: Required<R[T]> }> = R

/** Every table of the world by name, with the shape of its rows. */
export type Rows = Whole<
  RowsOf<typeof settingsTables> &
    RowsOf<typeof libraryTables> & {
      documents: DocumentRow
      attachedFiles: AttachedFileRow
      comments: CommentRow
      addressees: AddresseeRow
      obligations: ObligationRow
      payments: PaymentRow
      history: HistoryRow
      readMarks: ReadMarkRow
      caseFiles: CaseFileRow
      caseFileOwnerRules: CaseFileOwnerRuleRow
      caseFileLinks: CaseFileLinkRow
      caseFileSteps: CaseFileStepRow
      tasks: TaskRow
      taskAssignees: TaskAssigneeRow
      correspondents: CorrespondentRow
      correspondentAddresses: CorrespondentAddressRow
      correspondentContacts: CorrespondentContactRow
      correspondentRepresentatives: CorrespondentRepresentativeRow
      exchangeMessages: ExchangeMessageRow
      exchangeAttachments: ExchangeAttachmentRow
      inspections: InspectionRow
      groupedInspections: GroupedInspectionRow
      approvedTypes: DeviceTypeRow
      registeredTypes: DeviceTypeRow
      departments: DepartmentRow
      positions: PositionRow
      persons: PersonRow
      users: UserRow
      counters: CounterRow
      notifications: NotificationRow
      userActions: UserActionRow
      answers: AnswerRow
    }
>
export type TableName = keyof Rows
