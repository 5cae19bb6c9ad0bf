import type * as v from 'valibot'
import type { Comment } from '../../src/contract/shapes/documents.ts'
import { commentErrors } from '../../src/rules/documents/commentRules.ts'
import { assertFields, assertFound, assertWhole } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { firstAndLastNameOf, personOption } from '../people/peopleNames.ts'
import { assertThat } from './assertDocumentAction.ts'
import { titleOf } from './documentNames.ts'
import type { CommentRow, DocumentRow } from './documentRows.ts'
import { remember } from './history.ts'
import { departmentOfComment, seesComment } from './internalTo.ts'
import { mayEditComment } from './partViews.ts'
import { mayPersonRead } from './permissions.ts'
import { readableDocument } from './readableDocument.ts'

type GivenComment = v.InferOutput<typeof Comment>

/**
 * Returns the ids of the mentioned people. Throws a field error with the names of those who may not read the comment.
 */
const mentionedIn = (db: MockDatabase, caller: Caller, document: DocumentRow, given: GivenComment): number[] => {
  const ids = [...new Set(given.mentionedPersonIds)]
  const blind = ids.filter((id) => {
    const isElsewhere = db.persons.get(id)?.departmentId !== caller.person.departmentId
    return (given.onlyMyDepartment && isElsewhere) || !mayPersonRead(db, id, document)
  })
  if (blind.length > 0) {
    const names = blind.map((id) => personOption(db, id)?.fullName ?? '').join(', ')
    const why = given.onlyMyDepartment ? 'коментар само за Вашето звено' : 'този документ'
    assertFields({}, { mentionedPersonIds: `Няма да види ${why}: ${names}.` })
  }
  return ids
}

const notifyMentioned = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  row: CommentRow,
  ids: readonly number[],
) =>
  notifyOthers(db, caller, ids, {
    type: 'Comment',
    text: `${firstAndLastNameOf(caller.person)} Ви спомена в коментар. ${titleOf(document)}: ${row.text.slice(0, 160)}`,
    documentGuid: document.guid,
    commentId: row.id,
  })

export const writeComment = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: GivenComment,
): CommentRow => {
  assertThat(db, caller, document, 'comment')
  assertFields(commentErrors(given))
  const row: CommentRow = {
    id: db.nextId('comments'),
    documentGuid: document.guid,
    personId: caller.person.id,
    text: given.content.trim(),
    isInternal: given.onlyMyDepartment,
    mentionedPersonIds: mentionedIn(db, caller, document, given),
    dateCreated: db.now().toISOString(),
    dateEdited: null,
  }
  db.put('comments', row)
  remember(db, caller, document.guid, { action: 'Коментар', departmentId: departmentOfComment(db, row) })
  notifyMentioned(db, caller, document, row, row.mentionedPersonIds)
  return row
}

export const visibleComment = (db: MockDatabase, caller: Caller, id: number): CommentRow => {
  const row = assertFound(db.comments.get(id), 'Коментарът')
  readableDocument(db, caller, row.documentGuid)
  return assertFound(seesComment(db, caller, row) ? row : null, 'Коментарът')
}

const ownComment = (db: MockDatabase, caller: Caller, id: number): CommentRow => {
  const row = visibleComment(db, caller, id)
  assertWhole(mayEditComment(db, caller, row))
  return row
}

export const editComment = (db: MockDatabase, caller: Caller, given: GivenComment): CommentRow => {
  const known = ownComment(db, caller, given.id)
  const document = readableDocument(db, caller, known.documentGuid)
  assertFields(commentErrors(given))
  const row = {
    ...known,
    text: given.content.trim(),
    isInternal: given.onlyMyDepartment,
    mentionedPersonIds: mentionedIn(db, caller, document, given),
    dateEdited: db.now().toISOString(),
  }
  db.put('comments', row)
  remember(db, caller, row.documentGuid, {
    action: 'Коментар',
    oldValue: known.text,
    newValue: row.text,
    departmentId: departmentOfComment(db, row) ?? departmentOfComment(db, known),
  })
  const fresh = row.mentionedPersonIds.filter((id) => !known.mentionedPersonIds.includes(id))
  notifyMentioned(db, caller, document, row, fresh)
  return row
}

export const deleteComment = (db: MockDatabase, caller: Caller, id: number): void => {
  const row = ownComment(db, caller, id)
  db.remove('comments', id)
  remember(db, caller, row.documentGuid, {
    action: 'Коментар',
    oldValue: row.text,
    departmentId: departmentOfComment(db, row),
  })
}
