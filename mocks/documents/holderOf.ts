import { Direction } from '../../src/contract/enumerations.ts'
import type { DocumentRow as DocumentRowShape } from '../../src/contract/shapes/documents.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { holderBy } from '../../src/rules/documents/holder.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import { shortDepartmentName } from '../../src/rules/words/departmentName.ts'
import type { MockDatabase, SeededWork } from '../engine/mockDatabase.ts'
import { shortNameOf } from '../people/peopleNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'

type Held = Pick<DocumentRowShape, 'heldBy' | 'heldSince'>

const nameOf = (db: MockDatabase, personId: number): string[] => {
  const person = db.persons.get(personId)
  return person ? [shortNameOf(person)] : []
}

/** Returns the short name of the addressee, as in other columns: „М. Петрова“, „Регистри“. */
const addresseeOf = (db: MockDatabase, { addressedToPersonId, addressedToDepartmentId }: DocumentRow): string => {
  if (addressedToPersonId !== null) return nameOf(db, addressedToPersonId).join()
  const department = addressedToDepartmentId === null ? undefined : db.departments.get(addressedToDepartmentId)
  return department ? shortDepartmentName(department.name) : ''
}

const openWorkOf = (db: MockDatabase, { id, guid }: DocumentRow): readonly SeededWork[] => {
  // The first list of documents is requested before the tasks are generated; until then the open tasks are computed for
  // each document.
  if (db.tasks.isUntouched && db.taskAssignees.isUntouched) return db.seededWorkOf(id)
  return [...db.tasks.by('documentGuid', guid), ...db.tasks.by('resolutionGuid', guid)]
    .filter(({ statusId }) => isOpenStatus(statusId))
    .map((task) => ({
      typeId: task.typeId,
      dateCreated: task.dateCreated,
      personIds: db.taskAssignees
        .by('taskGuid', task.guid)
        .filter(({ dateCompleted }) => dateCompleted === null)
        .map(({ personId }) => personId),
    }))
}

/** Returns the person or department that currently has the document, and since when. */
export const holderOf = (db: MockDatabase, row: DocumentRow): Held => {
  const holder = holderBy(statusOf(row), row.directionId === Direction.INCOMING)
  if (holder === null) return { heldBy: '', heldSince: null }
  if (holder === 'author') return { heldBy: nameOf(db, row.authorPersonId).join(), heldSince: row.statusDate }
  const addressee = { heldBy: addresseeOf(db, row), heldSince: row.statusDate }
  if (holder === 'addressee') return addressee
  const open = openWorkOf(db, row).filter(({ typeId }) => holder(typeId))
  const names = open.flatMap(({ personIds }) => personIds.flatMap((id) => nameOf(db, id)))
  if (names.length === 0) return addressee
  const [since = row.statusDate] = open.map(({ dateCreated }) => dateCreated).toSorted()
  return { heldBy: [...new Set(names)].join(', '), heldSince: since }
}

/**
 * Returns who has open documents of a case file. Resolutions are left out, because their tasks are on the documents.
 */
export const holdersInCase = (db: MockDatabase, caseFileGuid: string): Held => {
  const held = db.documents
    .by('caseFileGuid', caseFileGuid)
    .filter((row) => !isFinal(statusOf(row)) && !isResolutionType(row.typeId))
    .map((row) => holderOf(db, row))
    .filter(({ heldBy }) => heldBy !== '')
  const [heldSince = null] = held.flatMap((one) => one.heldSince ?? []).toSorted()
  return { heldBy: [...new Set(held.flatMap(({ heldBy }) => heldBy.split(', ')))].join(', '), heldSince }
}
