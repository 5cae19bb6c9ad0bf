import { labelIn } from '../../src/contract/labels.ts'
import { awaitedResultLabels, conjunctionLabels } from '../../src/contract/taskKinds.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit, formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
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

const valuesOf = (db: MockDatabase, { task, parts }: Whole): Record<string, string> => ({
  описание: task.description,
  вид: entryOption(db, 'taskTypes', task.typeId)?.name ?? '',
  приоритет: entryOption(db, 'taskPriorities', task.priorityId)?.name ?? '',
  изпълнители: listed(parts.toSorted((a, b) => a.id - b.id).map(({ personId }) => nameOf(db, personId))),
  'отговорен изпълнител': nameOf(db, parts.find(({ isMain }) => isMain)?.personId),
  контролиращ: nameOf(db, task.controllerPersonId),
  'документ при приключване': task.requiresDocument ? 'Изисква се' : 'Не се изисква',
  условие: labelIn(conjunctionLabels, task.conjunctionTypeId),
  'резултат на предходната задача': labelIn(awaitedResultLabels, task.possibleResultTypeId),
})

const termOf = ({ startDate, quantity, unitId, endDate }: TaskAssigneeRow): string => {
  const unit = asDeadlineUnit(unitId)
  const term = unit ? `${formatTerm(quantity, unit)} от ` : 'от '
  return `до ${formatDateYear(endDate)} (${term}${formatDateYear(startDate)})`
}

/** Combines parts with the same change into one line. The line has names if other parts are unchanged. */
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
  const [was, is] = [valuesOf(db, before), valuesOf(db, after)]
  const pairs = before.parts.flatMap((one) => {
    const same = after.parts.find(({ id }) => id === one.id)
    return same ? [[one, same] as const] : []
  })
  return [
    ...Object.keys(is).flatMap((attribute) => {
      const [oldValue = '', newValue = ''] = [was[attribute], is[attribute]]
      return oldValue === newValue ? [] : { attribute, oldValue: oldValue || '–', newValue: newValue || '–' }
    }),
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
