import type * as v from 'valibot'
import type { Department as Shape } from '../../contract/shapes/people.ts'
import { childrenIn, isInItself } from '../registers/nestRecords.ts'
import { nameProblem } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, requiredMessage } from '../requiredFields.ts'
import { allowed, type RuleResult, refusalText, refused } from '../ruleResult.ts'
import { quotedName, type Structure, someNames } from './structure.ts'

export type DepartmentRecord = v.InferOutput<typeof Shape>

export const departmentKindLabels: Readonly<Record<string, string>> = {
  body: 'Администрация',
  management: 'Ръководство',
  group: 'Обща или специализирана администрация',
  directorate: 'Дирекция',
  chiefDirectorate: 'Главна дирекция',
  department: 'Отдел',
  sector: 'Сектор',
  regional: 'Регионален отдел',
  unit: 'Звено',
}

const isTop = (id: number, { departments }: Structure): boolean =>
  departments.some((one) => one.id === id && one.parentId === null)

const activeParts = (id: number, { departments, positions, people }: Structure): string[] => {
  const namesOf = (all: readonly { name: string; isActive: boolean }[]) =>
    all.filter(({ isActive }) => isActive).map(({ name }) => quotedName(name))
  const parts = [
    ['Звеното съдържа активни звена', namesOf(childrenIn(id, departments))],
    ['Звеното съдържа активни длъжности', namesOf(positions.filter(({ departmentId }) => departmentId === id))],
    [
      'В звеното има служители без длъжност',
      people
        .filter(({ isActive, departmentId, positionId }) => isActive && departmentId === id && positionId === null)
        .map(({ name }) => name),
    ],
  ] as const
  return parts.flatMap(([what, names]) => (names.length === 0 ? [] : `${what}: ${someNames(names)}.`))
}

export const mayDeactivateDepartment = (id: number, structure: Structure): RuleResult => {
  const title = 'Звеното не може да бъде неактивно.'
  if (isTop(id, structure)) return refused(title, 'Всички останали звена са под него.')
  const parts = activeParts(id, structure)
  return parts.length === 0
    ? allowed
    : refused(title, parts.join(' '), 'Преместете ги в друго звено или първо направете тях неактивни.')
}

const firstActivate = (title: string, over: { name: string; isActive: boolean } | undefined): RuleResult =>
  over?.isActive === false ? refused(title, `Първо направете активно ${quotedName(over.name)}.`) : allowed

export const mayActivateDepartment = (id: number, { departments }: Structure): RuleResult => {
  const parentId = departments.find((one) => one.id === id)?.parentId
  return firstActivate(
    'Звеното не може да бъде активно.',
    departments.find((one) => one.id === parentId),
  )
}

export const mayActivatePosition = (id: number, { departments, positions }: Structure): RuleResult => {
  const departmentId = positions.find((one) => one.id === id)?.departmentId
  return firstActivate(
    'Длъжността не може да бъде активна.',
    departments.find((one) => one.id === departmentId),
  )
}

export const mayDeleteDepartment = (id: number, structure: Structure): RuleResult => {
  const title = 'Звеното не може да бъде изтрито.'
  if (isTop(id, structure)) return refused(title, 'Всички останали звена са под него.')
  const { departments, positions, people } = structure
  const isEmpty =
    childrenIn(id, departments).length === 0 &&
    [...positions, ...people].every(({ departmentId }) => departmentId !== id)
  return isEmpty ? allowed : refused(title, 'В него има звена, длъжности или служители.', 'Първо ги преместете.')
}

const parentProblem = ({ id, parentId, isActive }: DepartmentRecord, structure: Structure): string | null => {
  const { departments } = structure
  if (id !== 0 && isTop(id, structure)) return parentId === null ? null : 'Най-горното звено не може да е под друго.'
  if (parentId === null) return departments.length === 0 ? null : requiredMessage
  const parent = departments.find((one) => one.id === parentId)
  if (!parent) return 'Това звено вече не съществува.'
  if (isInItself({ id, parentId }, departments)) return 'Звеното не може да бъде в себе си или под себе си.'
  return isActive && !parent.isActive ? 'Горестоящото звено е неактивно.' : null
}

export const departmentErrors = (
  record: DepartmentRecord,
  structure: Structure,
): FieldErrors<keyof DepartmentRecord> => {
  const { id, departmentName: name, isActive } = record
  const closing = isActive || id === 0 ? allowed : mayDeactivateDepartment(id, structure)
  return errorsOf<keyof DepartmentRecord>({
    departmentName: nameProblem<{ id: number; name: string }>({ id, name }, structure.departments, 'звено'),
    parentId: parentProblem(record, structure),
    isActive: closing.allowed ? null : refusalText({ ...closing.refusal, title: '' }),
  })
}
