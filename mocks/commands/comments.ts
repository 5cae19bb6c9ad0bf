import type * as v from 'valibot'
import type { Comment } from '../../src/contract/shapes/documents.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { found, refuse, refuseFields } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { CommentRow, DocumentRow } from '../tables/documentRows.ts'
import { mayEditComment } from '../views/documentParts.ts'
import type { World } from '../world.ts'
import { checkMessage } from './createDocument.ts'
import { remember } from './history.ts'
import { insistOn } from './insistOn.ts'

type Given = v.InferOutput<typeof Comment>
const LONGEST = 4000

const textOf = (given: Given): string => {
  const text = given.content.trim()
  if (!text) refuseFields(checkMessage, { content: [requiredMessage] })
  if (text.length > LONGEST) refuseFields(checkMessage, { content: ['Коментарът може да е най-много 4000 знака.'] })
  return text
}

/** Writes a comment and tells the people it mentions. */
export const writeComment = (world: World, caller: Caller, document: DocumentRow, given: Given): CommentRow => {
  insistOn(world, caller, document, 'comment')
  const row: CommentRow = {
    id: world.nextId('comments'),
    documentGuid: document.guid,
    personId: caller.person.id,
    text: textOf(given),
    isInternal: given.onlyMyDepartment,
    dateCreated: world.now().toISOString(),
    dateEdited: null,
  }
  world.put('comments', row)
  remember(world, caller, document.guid, { action: 'Коментар' })
  for (const personId of given.mentionedPersonIds) {
    world.put('notifications', {
      id: world.nextId('notifications'),
      personId,
      type: 'NewDocument',
      text: `Споменати сте в коментар: ${row.text.slice(0, 120)}`,
      dateCreated: row.dateCreated,
      dateSeen: null,
      documentGuid: document.guid,
      taskGuid: null,
    })
  }
  return row
}

const ownComment = (world: World, caller: Caller, id: number): CommentRow => {
  const row = found(world.comments.get(id), 'Коментарът')
  if (!mayEditComment(world, caller, row))
    refuse('Коментар се променя само от автора му и само в деня, в който е написан.')
  return row
}

export const editComment = (world: World, caller: Caller, given: Given): CommentRow => {
  const known = ownComment(world, caller, given.id)
  const row = {
    ...known,
    text: textOf(given),
    isInternal: given.onlyMyDepartment,
    dateEdited: world.now().toISOString(),
  }
  world.put('comments', row)
  remember(world, caller, row.documentGuid, { action: 'Коментар', oldValue: known.text, newValue: row.text })
  return row
}

export const deleteComment = (world: World, caller: Caller, id: number): void => {
  const row = ownComment(world, caller, id)
  world.remove('comments', id)
  remember(world, caller, row.documentGuid, { action: 'Коментар', oldValue: row.text })
}
