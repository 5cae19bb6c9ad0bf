import { formatNumber } from '../../src/rules/registrationNumber.ts'
import type { Caller } from '../session.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import type { World } from '../world.ts'

type Told = { text: string; documentGuid: string; commentId?: number }

/** Sends each of these people a notification about a document; nobody is told what they did themselves. */
export const tell = (world: World, caller: Caller, people: Iterable<number>, told: Told): void => {
  for (const personId of new Set(people)) {
    if (personId === caller.person.id) continue
    world.put('notifications', {
      id: world.nextId('notifications'),
      personId,
      type: told.commentId === undefined ? 'NewDocument' : 'Comment',
      text: told.text,
      dateCreated: world.now().toISOString(),
      dateSeen: null,
      documentGuid: told.documentGuid,
      taskGuid: null,
      commentId: told.commentId ?? null,
    })
  }
}

/** „Документ № 94-12-20.11.2026“, or by its subject while it has no number. */
export const titleOf = (row: DocumentRow): string =>
  row.number ? `Документ № ${formatNumber(row.number, row.dateRegistered)}` : `Документ „${row.subject}“`

/** Who works on a document: its author, the person it is addressed to, who gives and who does its tasks. */
export const peopleOn = (world: World, row: DocumentRow): number[] => [
  row.authorPersonId,
  ...(row.addressedToPersonId === null ? [] : [row.addressedToPersonId]),
  ...world.tasks.by('documentGuid', row.guid).map(({ assignerPersonId }) => assignerPersonId),
  ...world.taskAssignees.by('documentGuid', row.guid).map(({ personId }) => personId),
]
