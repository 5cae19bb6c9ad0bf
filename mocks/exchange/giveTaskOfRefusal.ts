import { TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOfTask, putShortTask } from '../tasks/newTask.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

/**
 * Gives the author of a refused document the task to send it in another way. The history names no person, because the
 * task is automatic.
 */
export const giveTaskOfRefusal = (db: MockDatabase, document: DocumentRow, message: ExchangeMessageRow): void => {
  const author = db.persons.get(document.authorPersonId)
  if (!author || message.failure === null) return
  const description = `${message.partyName} отказа да регистрира документа: ${message.failure}`
  const { task, part } = putShortTask(db, document, author, {
    typeId: TaskType.EXECUTION,
    description,
    instruction: 'Преценете дали да се изпрати на друг адресат, по друг начин или поправен.',
    assignerPersonId: message.processedByPersonId ?? author.id,
  })
  db.put('history', {
    id: db.nextId('history'),
    documentGuid: document.guid,
    date: db.now().toISOString(),
    personId: null,
    action: 'Задача – възлагане',
    attribute: 'Задача',
    oldValue: null,
    newValue: description,
    note: null,
    departmentId: null,
  })
  notifyOfTask(db, null, task, part, description)
}
