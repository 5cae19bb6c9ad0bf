import { labelIn } from '../../src/contract/labels.ts'
import { awaitedResultLabels, conjunctionLabels } from '../../src/contract/taskKinds.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit, formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
import { type TaskFieldName, taskFieldLabels, taskFieldNames } from '../../src/rules/tasks/taskFields.ts'
import { listed } from '../../src/rules/words/pluralise.ts'
import { remember } from '../documents/history.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

type Whole = { task: TaskRow; parts: readonly TaskAssigneeRow[] }
type Changed = { attribute: string; oldValue: string; newValue: string }

const nameOf = (db: MockDatabase, id: number | null | undefined): string => {
  const person = db.persons.get(id)
  return person ? firstAndLastNameOf(person) : ''
}

/** Functions that return the text of a field for the history of the document, by field. */
const textOf: Record<TaskFieldName, (db: MockDatabase, whole: Whole) => string> = {
  taskType: (db, { task }) => entryOption(db, 'taskTypes', task.typeId)?.name ?? '',
  taskPriority: (db, { task }) => entryOption(db, 'taskPriorities', task.priorityId)?.name ?? '',
  description: (_, { task }) => task.description,
  taskAssignees: (db, { parts }) =>
    listed(parts.toSorted((a, b) => a.id - b.id).map(({ personId }) => nameOf(db, personId))),
  controller: (db, { task }) => nameOf(db, task.controllerPersonId),
  needsDocument: (_, { task }) => (task.requiresDocument ? 'Изисква се' : 'Не се изисква'),
  continueAfterParentTaskConjunctionType: (_, { task }) => labelIn(conjunctionLabels, task.conjunctionTypeId),
  continueAfterParentTaskResultType: (_, { task }) => labelIn(awaitedResultLabels, task.possibleResultTypeId),
}
const mainName = (db: MockDatabase, { parts }: Whole): string =>
  nameOf(db, parts.find(({ isMain }) => isMain)?.personId)

const termOf = ({ startDate, quantity, unitId, endDate }: TaskAssigneeRow): string => {
  const unit = asDeadlineUnit(unitId)
  const term = unit ? `${formatTerm(quantity, unit)} от ` : 'от '
  return `до ${formatDateYear(endDate)} (${term}${formatDateYear(startDate)})`
}

/**
 * Returns one line for all assignees whose part changed in the same way. The line names these assignees, unless they
 * are all assignees of the task.
 */
const ofParts = (
  db: MockDatabase,
  pairs: readonly (readonly [TaskAssigneeRow, TaskAssigneeRow])[],
  what: string,
  textOf: (row: TaskAssigneeRow) => string,
): Changed[] => {
  const groups = new Map<string, (readonly [TaskAssigneeRow, TaskAssigneeRow])[]>()
  for (const pair of pairs) {
    const [was, is] = [textOf(pair[0]), textOf(pair[1])]
    if (was !== is) groups.set(`${was}\n→${is}`, [...(groups.get(`${was}\n→${is}`) ?? []), pair])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const names = listed(group.map(([{ personId }]) => nameOf(db, personId)))
    return first
      ? {
          attribute: group.length === pairs.length ? what : `${what} на ${names}`,
          oldValue: textOf(first[0]),
          newValue: textOf(first[1]),
        }
      : []
  })
}

const changesOf = (db: MockDatabase, before: Whole, after: Whole): Changed[] => {
  const changed = (attribute: string, text: (db: MockDatabase, whole: Whole) => string): Changed[] => {
    const [oldValue, newValue] = [text(db, before), text(db, after)]
    return oldValue === newValue ? [] : [{ attribute, oldValue: oldValue || '–', newValue: newValue || '–' }]
  }
  const pairs = before.parts.flatMap((one) => {
    const same = after.parts.find(({ id }) => id === one.id)
    return same ? [[one, same] as const] : []
  })
  return [
    ...taskFieldNames.flatMap((field) => changed(taskFieldLabels[field].toLowerCase(), textOf[field])),
    ...changed('отговорен изпълнител', mainName),
    ...ofParts(db, pairs, 'указание', ({ instruction }) => instruction),
    ...ofParts(db, pairs, 'срок', termOf),
  ]
}

export const rememberTaskChange = (db: MockDatabase, caller: Caller, before: Whole, after: Whole): void => {
  for (const { attribute, ...values } of changesOf(db, before, after))
    remember(db, caller, after.task.documentGuid, {
      action: 'Задача – промяна',
      attribute: `Задача № ${after.task.id}, ${attribute}`,
      ...values,
    })
}
