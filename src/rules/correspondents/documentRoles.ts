import { CorrespondentRole, correspondentRoleLabels } from '../../contract/correspondentRoles.ts'
import { Direction } from '../../contract/enumerations.ts'
import type { Refusal } from '../ruleResult.ts'

export const allRoles: readonly CorrespondentRole[] = Object.values(CorrespondentRole)

/** Returns the role with this id; null if there is none or this version does not know it. */
export const asRole = (id: number | null | undefined): CorrespondentRole | null =>
  allRoles.find((role) => role === id) ?? null

export type PersonOfDocument = { id: number; roleId: number | null }

/**
 * The roles as they are shown. The first person of an incoming document without a role is its applicant, unless another
 * person is named so.
 */
const shownRoles = (direction: Direction | null, people: readonly PersonOfDocument[]): (CorrespondentRole | null)[] => {
  const roles = people.map(({ roleId }) => asRole(roleId))
  const isNamed = roles.includes(CorrespondentRole.APPLICANT)
  return roles.map((role, at) =>
    role === null && at === 0 && !isNamed && direction === Direction.INCOMING ? CorrespondentRole.APPLICANT : role,
  )
}

const ofSender: readonly (CorrespondentRole | null)[] = [
  null,
  CorrespondentRole.APPLICANT,
  CorrespondentRole.REPRESENTATIVE,
]

/** Returns why the roles of all people of a document do not fit together; null if they do. */
export const rolesProblem = (direction: Direction | null, people: readonly PersonOfDocument[]): Refusal | null => {
  const roles = shownRoles(direction, people)
  if (direction === Direction.INTERNAL && roles.some((role) => role !== null && role !== CorrespondentRole.INSPECTED))
    return {
      title: 'Вътрешният документ няма заявител.',
      because: 'Във вътрешен документ ролята е само „Проверявано лице“.',
    }
  if (roles.includes(CorrespondentRole.REPRESENTATIVE) && !roles.includes(CorrespondentRole.APPLICANT))
    return {
      title: 'Пълномощникът представлява заявител, а документът няма заявител.',
      because: 'Посочете кой е заявителят или изберете друга роля за пълномощника.',
    }
  if (direction === Direction.INCOMING && roles.length > 0 && !roles.some((role) => ofSender.includes(role)))
    return {
      title: 'Документът остава без подател.',
      because: 'Поне един от кореспондентите е заявител или е без посочена роля.',
    }
  return null
}

/** Returns why a person of the document, or one that is being added, cannot have this role; undefined if it can. */
export const refusalOfRole = (
  direction: Direction | null,
  people: readonly PersonOfDocument[],
  { id, roleId }: PersonOfDocument,
): Refusal | undefined => {
  const isKnown = people.some((one) => one.id === id)
  const changed = isKnown ? people.map((one) => (one.id === id ? { id, roleId } : one)) : [...people, { id, roleId }]
  return rolesProblem(direction, changed) ?? undefined
}

/** „Иван Петров (пълномощник)“. */
export const nameInRole = (name: string, roleId: number | null | undefined): string => {
  const role = asRole(roleId)
  return role === null ? name : `${name} (${correspondentRoleLabels[role].toLowerCase()})`
}

/** `roleIds` are in the order of the names; a response may lack them. */
export const namesInRoles = (names: readonly string[], roleIds: readonly (number | null)[] | undefined): string[] =>
  names.map((name, at) => nameInRole(name, roleIds?.[at]))
