import { labelIn } from '../../src/contract/labels.ts'
import { awaitedResultLabels, conjunctionLabels } from '../../src/contract/taskKinds.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit, formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
import { listed } from '../../src/rules/words/count.ts'
import { remember } from '../documents/history.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'

type Whole = { task: TaskRow; parts: readonly TaskAssigneeRow[] }
type Changed = { attribute: string; oldValue: string; newValue: string }

const nameOf = (world: World, id: number | null | undefined): string => {
  const person = world.persons.get(id)
  return person ? firstAndLastNameOf(person) : ''
}

const valuesOf = (world: World, { task, parts }: Whole): Record<string, string> => ({
  описание: task.description,
  вид: entryOption(world, 'taskTypes', task.typeId)?.name ?? '',
  приоритет: entryOption(world, 'taskPriorities', task.priorityId)?.name ?? '',
  изпълнители: listed(parts.toSorted((a, b) => a.id - b.id).map(({ personId }) => nameOf(world, personId))),
  'отговорен изпълнител': nameOf(world, parts.find(({ isMain }) => isMain)?.personId),
  контролиращ: nameOf(world, task.controllerPersonId),
  'документ при приключване': task.requiresDocument ? 'Изисква се' : 'Не се изисква',
  условие: labelIn(conjunctionLabels, task.conjunctionTypeId),
  'резултат на предходната задача': labelIn(awaitedResultLabels, task.possibleResultTypeId),
})

const termOf = ({ startDate, quantity, unitId, endDate }: TaskAssigneeRow): string => {
  const unit = asDeadlineUnit(unitId)
  const term = unit ? `${formatTerm(quantity, unit)} от ` : 'от '
  return `до ${formatDateYear(endDate)} (${term}${formatDateYear(startDate)})`
}

/** Combines parts with the same change into one line, with names if other parts stayed. */
const ofParts = (
  world: World,
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
    const names = listed(group.map(([{ personId }]) => nameOf(world, personId)))
    return first
      ? {
          attribute: group.length === pairs.length ? what : `${what} на ${names}`,
          oldValue: textOf(first[0]),
          newValue: textOf(first[1]),
        }
      : []
  })
}

const changesOf = (world: World, before: Whole, after: Whole): Changed[] => {
  const [was, is] = [valuesOf(world, before), valuesOf(world, after)]
  const pairs = before.parts.flatMap((one) => {
    const same = after.parts.find(({ id }) => id === one.id)
    return same ? [[one, same] as const] : []
  })
  return [
    ...Object.keys(is).flatMap((attribute) => {
      const [oldValue = '', newValue = ''] = [was[attribute], is[attribute]]
      return oldValue === newValue ? [] : { attribute, oldValue: oldValue || '–', newValue: newValue || '–' }
    }),
    ...ofParts(world, pairs, 'указание', ({ instruction }) => instruction),
    ...ofParts(world, pairs, 'срок', termOf),
  ]
}

export const rememberTaskChange = (world: World, caller: Caller, before: Whole, after: Whole): void => {
  for (const { attribute, ...values } of changesOf(world, before, after))
    remember(world, caller, after.task.documentGuid, {
      action: 'Задача – промяна',
      attribute: `Задача № ${after.task.id}, ${attribute}`,
      ...values,
    })
}
