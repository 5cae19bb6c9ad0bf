import type * as v from 'valibot'
import type { PermissionTemplate as Shape } from '../../contract/shapes/configuration.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf } from '../requiredFields.ts'

export type PermissionTemplate = v.InferOutput<typeof Shape>
export type Subject = PermissionTemplate['rows'][number]
export type SubjectKind = NonNullable<Subject['subjectKind']>

const isSame = (one: Subject, kind: SubjectKind, id: number | null): boolean =>
  one.subjectKind === kind && one.subjectId === id

/**
 * Adds a person, position or department to a template, with the permission to read. If it is already in the list, the
 * list stays the same.
 */
export const withSubject = (rows: readonly Subject[], kind: SubjectKind, id: number | null): Subject[] =>
  rows.some((one) => isSame(one, kind, id))
    ? [...rows]
    : [...rows, { subjectKind: kind, subjectId: id, permissionTypeIds: [1], includesSubordinate: false }]

export const withRight = (subject: Subject, typeId: number, isGiven: boolean): Subject => {
  const others = subject.permissionTypeIds.filter((id) => id !== typeId)
  return { ...subject, permissionTypeIds: isGiven ? [...others, typeId].sort((a, b) => a - b) : others }
}

const isNamed = ({ subjectKind, subjectId }: Subject): boolean =>
  subjectKind === 'author' || subjectKind === 'addressee' || (subjectKind !== null && subjectId !== null)

const rowsProblem = (rows: readonly Subject[]): string | null => {
  if (rows.length === 0) return 'Добавете поне един получател на права.'
  if (!rows.every(isNamed)) return 'Има получател, който не е посочен.'
  const isTwice = rows.some((one, at) =>
    rows.slice(0, at).some((other) => one.subjectKind !== null && isSame(other, one.subjectKind, one.subjectId)),
  )
  if (isTwice) return 'Всеки получател се посочва веднъж.'
  return rows.some(({ permissionTypeIds }) => !permissionTypeIds.some((id) => id > 0))
    ? 'Изберете поне едно право за всеки получател.'
    : null
}

export const permissionTemplateRules = registerRules<PermissionTemplate>({
  one: 'шаблон за права',
  the: 'Шаблонът',
  more: ({ rows }) => errorsOf<keyof PermissionTemplate>({ rows: rowsProblem(rows) }),
})
