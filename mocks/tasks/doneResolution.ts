import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { change, remember } from '../documents/history.ts'
import { statusOf } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { isOpen } from './views.ts'

/** The reason for the automatic completion of a resolution: its last task was done or withdrawn. */
const notes = {
  done: 'Всички задачи по резолюцията са изпълнени.',
  withdrawn: 'Останалите задачи по резолюцията са снети.',
} as const

export const closeDoneResolution = (
  world: World,
  caller: Caller,
  guid: string | null,
  because: keyof typeof notes = 'done',
): void => {
  const row = guid === null ? undefined : world.documents.get(guid)
  if (!row || statusOf(row) !== DocumentStatus.IN_PROGRESS) return
  if (world.tasks.by('resolutionGuid', row.guid).some(isOpen)) return
  change(world, row, { statusId: DocumentStatus.COMPLETED, statusDate: world.now().toISOString() })
  remember(world, caller, row.guid, {
    action: 'Смяна на статус',
    attribute: 'Статус',
    oldValue: 'В изпълнение',
    newValue: 'Приключен',
    note: notes[because],
  })
}
