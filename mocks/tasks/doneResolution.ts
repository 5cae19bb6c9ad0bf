import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { change, remember } from '../documents/history.ts'
import { statusOf } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { isOpen } from './taskViews.ts'

/** The reason for the automatic completion of a resolution: its last task was completed or withdrawn. */
const notes = {
  done: 'Всички задачи по резолюцията са изпълнени.',
  withdrawn: 'Останалите задачи по резолюцията са снети.',
} as const

export const closeDoneResolution = (
  db: MockDatabase,
  caller: Caller,
  guid: string | null,
  because: keyof typeof notes = 'done',
): void => {
  const row = guid === null ? undefined : db.documents.get(guid)
  if (!row || statusOf(row) !== DocumentStatus.IN_PROGRESS) return
  if (db.tasks.by('resolutionGuid', row.guid).some(isOpen)) return
  change(db, row, { statusId: DocumentStatus.COMPLETED, statusDate: db.now().toISOString() })
  remember(db, caller, row.guid, {
    action: 'Смяна на статус',
    attribute: 'Статус',
    oldValue: 'В изпълнение',
    newValue: 'Приключен',
    note: notes[because],
  })
}
