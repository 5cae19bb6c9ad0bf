import type * as v from 'valibot'
import type { Comment } from '../../src/contract/shapes/documents.ts'
import { commentErrors } from '../../src/rules/documents/commentRules.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields, insistWhole } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { tell } from '../notifications/tell.ts'
import { firstAndLastNameOf, personOption } from '../people/names.ts'
import { remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { departmentOfComment, seesComment } from './internalTo.ts'
import { titleOf } from './names.ts'
import { mayEditComment } from './partViews.ts'
import { mayPersonRead } from './permissions.ts'
import { readableDocument } from './readableDocument.ts'
import type { CommentRow, DocumentRow } from './rows.ts'

type GivenComment = v.InferOutput<typeof Comment>

/** The mentioned people. Throws a field error that names those who may not see the comment. */
const mentionedIn = (world: World, caller: Caller, document: DocumentRow, given: GivenComment): number[] => {
  const ids = [...new Set(given.mentionedPersonIds)]
  const blind = ids.filter((id) => {
    const isElsewhere = world.persons.get(id)?.departmentId !== caller.person.departmentId
    return (given.onlyMyDepartment && isElsewhere) || !mayPersonRead(world, id, document)
  })
  if (blind.length > 0) {
    const names = blind.map((id) => personOption(world, id)?.fullName ?? '').join(', ')
    const why = given.onlyMyDepartment ? 'коментар само за Вашето звено' : 'този документ'
    insistFields({}, { mentionedPersonIds: `Няма да види ${why}: ${names}.` })
  }
  return ids
}

const tellMentioned = (world: World, caller: Caller, document: DocumentRow, row: CommentRow, ids: readonly number[]) =>
  tell(world, caller, ids, {
    type: 'Comment',
    text: `${firstAndLastNameOf(caller.person)} Ви спомена в коментар. ${titleOf(document)}: ${row.text.slice(0, 160)}`,
    documentGuid: document.guid,
    commentId: row.id,
  })

export const writeComment = (world: World, caller: Caller, document: DocumentRow, given: GivenComment): CommentRow => {
  insistOn(world, caller, document, 'comment')
  insistFields(commentErrors(given))
  const row: CommentRow = {
    id: world.nextId('comments'),
    documentGuid: document.guid,
    personId: caller.person.id,
    text: given.content.trim(),
    isInternal: given.onlyMyDepartment,
    mentionedPersonIds: mentionedIn(world, caller, document, given),
    dateCreated: world.now().toISOString(),
    dateEdited: null,
  }
  world.put('comments', row)
  remember(world, caller, document.guid, { action: 'Коментар', departmentId: departmentOfComment(world, row) })
  tellMentioned(world, caller, document, row, row.mentionedPersonIds)
  return row
}

/** Returns a comment if the caller may see it; otherwise throws as if it did not exist. */
export const visibleComment = (world: World, caller: Caller, id: number): CommentRow => {
  const row = found(world.comments.get(id), 'Коментарът')
  readableDocument(world, caller, row.documentGuid)
  return found(seesComment(world, caller, row) ? row : null, 'Коментарът')
}

const ownComment = (world: World, caller: Caller, id: number): CommentRow => {
  const row = visibleComment(world, caller, id)
  insistWhole(mayEditComment(world, caller, row))
  return row
}

export const editComment = (world: World, caller: Caller, given: GivenComment): CommentRow => {
  const known = ownComment(world, caller, given.id)
  const document = readableDocument(world, caller, known.documentGuid)
  insistFields(commentErrors(given))
  const row = {
    ...known,
    text: given.content.trim(),
    isInternal: given.onlyMyDepartment,
    mentionedPersonIds: mentionedIn(world, caller, document, given),
    dateEdited: world.now().toISOString(),
  }
  world.put('comments', row)
  remember(world, caller, row.documentGuid, {
    action: 'Коментар',
    oldValue: known.text,
    newValue: row.text,
    departmentId: departmentOfComment(world, row) ?? departmentOfComment(world, known),
  })
  const fresh = row.mentionedPersonIds.filter((id) => !known.mentionedPersonIds.includes(id))
  tellMentioned(world, caller, document, row, fresh)
  return row
}

export const deleteComment = (world: World, caller: Caller, id: number): void => {
  const row = ownComment(world, caller, id)
  world.remove('comments', id)
  remember(world, caller, row.documentGuid, {
    action: 'Коментар',
    oldValue: row.text,
    departmentId: departmentOfComment(world, row),
  })
}
