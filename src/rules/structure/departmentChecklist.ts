import type { ChecklistLine } from '../checklist.ts'
import type { OwnerRule } from '../documents/caseFileOwner.ts'
import type { NumberIndex } from '../documents/numberIndexRules.ts'
import type { PermissionTemplate } from '../documents/permissionTemplateRules.ts'
import { canOpenWork } from '../tasks/workAccess.ts'
import { pluralise } from '../words/pluralise.ts'
import { quotedName, type Structure, type StructurePerson, someNames } from './structure.ts'

export type DepartmentSetting = 'staff' | 'head' | 'access' | 'substitute' | 'index' | 'rights' | 'owner'
/** The settings that name departments; null as long as they are not loaded. */
export type DepartmentSettings = {
  indexes: readonly NumberIndex[] | null
  templates: readonly PermissionTemplate[] | null
  ownerRules: readonly OwnerRule[] | null
}
export const noSettings: DepartmentSettings = { indexes: null, templates: null, ownerRules: null }

type Line = ChecklistLine<DepartmentSetting>
type Found = Pick<Line, 'state' | 'detail'>

const done = (detail: string): Found => ({ state: 'done', detail })
const general = (detail: string): Found => ({ state: 'general', detail })
const missing = (detail: string): Found => ({ state: 'missing', detail })
const unknown: Found = { state: 'unknown', detail: '' }

type Own = {
  people: readonly StructurePerson[]
  positions: Structure['positions']
  heads: readonly StructurePerson[]
  needsPeople: Found | null
}

const ownOf = (id: number, { departments, positions, people }: Structure): Own => {
  const own = people.filter((one) => one.isActive && one.departmentId === id)
  const ownPositions = positions.filter((one) => one.isActive && one.departmentId === id)
  const headPositions = ownPositions.filter(({ isHead }) => isHead)
  const isActive = departments.some((one) => one.id === id && one.isActive)
  const hasParts = departments.some((one) => one.isActive && one.parentId === id)
  return {
    people: [...new Map(own.map((one) => [one.id, one])).values()],
    positions: ownPositions,
    heads: own.filter(({ positionId }) => headPositions.some((one) => one.id === positionId)),
    needsPeople: !isActive
      ? general('Звеното е неактивно.')
      : hasParts && ownPositions.length === 0 && own.length === 0
        ? general('Звеното само обединява други звена.')
        : null,
  }
}

const headOf = ({ positions, heads }: Own): Found => {
  if (heads.length > 0) return done(someNames(heads.map(({ name }) => name)))
  const [post] = positions.filter(({ isHead }) => isHead)
  if (post) return missing(`Длъжността ${quotedName(post.name)} е незаета.`)
  if (positions.some(({ isHead }) => isHead === undefined)) return unknown
  return missing('Няма ръководна длъжност, затова никой не резолира документите му.')
}

const accessOf = ({ people, heads }: Own): Found => {
  const [first] = heads
  if (people.length === 0) return missing('Няма кой да отвори документите му.')
  if ((first ? [first] : people).every(({ roles }) => roles === undefined)) return unknown
  if (first && !canOpenWork('documents', first.roles))
    return missing(`${first.name} няма роля за документите и не получава задачи по тях.`)
  const able = people.filter(({ roles }) => canOpenWork('documents', roles))
  return able.length > 0
    ? done(`${pluralise(able.length, 'person')} с достъп до документите`)
    : missing('Никой от служителите няма роля за документите.')
}

const substituteOf = ({ people, heads }: Own): Found => {
  const others = people.filter((one) => !heads.includes(one) && one.roles && canOpenWork('documents', one.roles))
  return others.length > 0
    ? done(someNames(others.map(({ name }) => name)))
    : general('Няма друг служител с достъп; при отсъствие работата поема горестоящият ръководител.')
}

/** The departments above, from the department itself to the top. */
const pathOf = (id: number, { departments }: Structure): number[] => {
  const path: number[] = []
  for (let at: number | null | undefined = id; at != null && !path.includes(at); ) {
    path.push(at)
    const here: number = at
    at = departments.find((one) => one.id === here)?.parentId
  }
  return path
}

const indexOf = (id: number, indexes: DepartmentSettings['indexes']): Found => {
  if (indexes === null) return unknown
  const own = indexes.filter(
    (one) =>
      one.isActive && (one.departmentId === id || one.documentTypes.some(({ departmentId }) => departmentId === id)),
  )
  return own.length > 0
    ? done(someNames(own.map(({ numberPrefix }) => numberPrefix)))
    : general('Номерата са по общите индекси.')
}

const rightsOf = (id: number, structure: Structure, templates: DepartmentSettings['templates']): Found => {
  if (templates === null) return unknown
  const above = pathOf(id, structure).slice(0, -1)
  const own = templates.filter(
    ({ isActive, rows }) =>
      isActive &&
      rows.some(
        ({ subjectKind, subjectId, includesSubordinate }) =>
          subjectKind === 'department' &&
          subjectId !== null &&
          (subjectId === id || (includesSubordinate && above.includes(subjectId))),
      ),
  )
  return own.length > 0
    ? done(someNames(own.map(({ name }) => quotedName(name))))
    : general('Само правата на автор, адресат и изпълнител.')
}

const ownerOf = (id: number, rules: DepartmentSettings['ownerRules']): Found => {
  if (rules === null) return unknown
  const own = rules.filter(({ isActive, departmentId }) => isActive && departmentId === id)
  return own.length > 0
    ? done(pluralise(own.length, ['правило', 'правила']))
    : general('Няма свое правило; важат общите правила или адресатът.')
}

/** What a department has and what it lacks before it can work with documents. */
export const departmentChecklist = (
  id: number,
  structure: Structure,
  { indexes, templates, ownerRules }: DepartmentSettings = noSettings,
): Line[] => {
  const own = ownOf(id, structure)
  const staff =
    own.people.length > 0 ? done(pluralise(own.people.length, 'person')) : missing('Няма назначени служители.')
  return [
    { key: 'head', label: 'Ръководител', ...(own.needsPeople ?? headOf(own)) },
    { key: 'staff', label: 'Служители', ...(own.needsPeople ?? staff) },
    { key: 'access', label: 'Достъп до документите', ...(own.needsPeople ?? accessOf(own)) },
    { key: 'substitute', label: 'Кой замества', ...(own.needsPeople ?? substituteOf(own)) },
    { key: 'index', label: 'Регистров индекс', ...indexOf(id, indexes) },
    { key: 'rights', label: 'Права по документи', ...rightsOf(id, structure, templates) },
    { key: 'owner', label: 'Собственик на преписките', ...ownerOf(id, ownerRules) },
  ]
}
