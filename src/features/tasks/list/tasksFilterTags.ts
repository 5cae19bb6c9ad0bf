import type { Atom, Getter } from 'jotai'
import { atom } from 'jotai'
import { formatDate } from '../../../dates/civilDate.ts'
import { type LookupOptions, nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { people, taskPriorities, taskStatuses, taskTypes } from '../taskLookups.ts'
import { type FilterField, setFields, type TasksFilter } from './tasksFilter.ts'

export type FilterTag = { key: FilterField; label: string }
type Labels = { [K in FilterField]: (value: TasksFilter[K], get: Getter) => string }

/** A tag that is named by a lookup; until the list is there, by what it is about. */
const named =
  (about: string, from: LookupOptions) =>
  (id: number, get: Getter): string => {
    const name = nameIn(get(from.optionsAtom), id)
    return name === undefined ? about : `${about}: ${name}`
  }

const labels: Labels = {
  taskTypeId: named('Вид', taskTypes),
  taskPriorityId: named('Приоритет', taskPriorities),
  taskStatusId: named('Статус', taskStatuses),
  fromDate: (date) => `Срок от ${formatDate(date)}`,
  toDate: (date) => `Срок до ${formatDate(date)}`,
  documentNumber: (text) => `Документ № ${text}`,
  assigneePersonId: named('Изпълнител', people),
  assignedByPersonId: named('Възложител', people),
  overdueOnly: () => 'Просрочени',
}

const labelOf = <K extends FilterField>(key: K, filter: Partial<TasksFilter>, get: Getter): string => {
  const value = filter[key]
  return value === undefined ? '' : labels[key](value as TasksFilter[K], get)
}

/** What is on in a filter; asks only for the lookups it needs for the names. */
export const filterTagsAtom = (filter: Partial<TasksFilter>): Atom<FilterTag[]> =>
  atom((get) => setFields(filter).map((key) => ({ key, label: labelOf(key, filter, get) })))
