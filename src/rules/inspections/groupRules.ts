import { InspectionStatus } from '../../contract/inspectionKinds.ts'
import type { DepartmentPlan, GroupedInspection, IncludedInspection } from '../../contract/shapes/inspections.ts'
import type { Step } from '../nextStep.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { type Inspector, mayWriteInspections, type OnStatus } from './inspectionMoves.ts'
import { type InspectionStep, moveSteps } from './inspectionSteps.ts'

export type GroupField = keyof GroupedInspection & string

/**
 * Which departments a plan offers: the regional ones, whose work inspections are (domain 6.5). They are known by their
 * name; where a body calls none so, all.
 */
export const plannedDepartments = <D extends { name: string }>(all: readonly D[]): readonly D[] => {
  const regional = all.filter(({ name }) => /^регионал/i.test(name.trim()))
  return regional.length > 0 ? regional : all
}

const planProblem = (plan: readonly DepartmentPlan[]): string | null => {
  if (plan.length === 0) return 'Добавете поне един регионален отдел.'
  if (new Set(plan.map(({ departmentId }) => departmentId)).size < plan.length) return 'Един отдел е добавен два пъти.'
  return plan.some(({ count }) => count === null || count < 1) ? 'За всеки отдел се планира поне една проверка.' : null
}

/** What is wrong with a group inspection that is to be saved. */
export const groupErrors = (group: GroupedInspection): FieldErrors<GroupField> =>
  errorsOf<GroupField>({
    name: required(group.name),
    categories: group.categories.length > 0 ? null : 'Изберете поне една категория.',
    dateFrom: required(group.dateFrom),
    dateTo:
      required(group.dateTo) ??
      (group.dateFrom !== null && (group.dateTo ?? '') < group.dateFrom ? 'Краят е преди началото.' : null),
    orderNumber: required(group.orderNumber),
    orderDate: required(group.orderDate),
    leader: requiredOption(group.leader),
    plan: planProblem(group.plan),
  })

const isLeft = ({ statusId }: IncludedInspection): boolean =>
  statusId !== InspectionStatus.FINISHED && statusId !== InspectionStatus.ANNULLED

/** What stands against closing a group: single inspections that are not closed, a report that is not written. */
export const groupClosingErrors = (group: GroupedInspection): FieldErrors<GroupField> => {
  const left = group.inspections.filter(isLeft).map(({ number }) => number)
  return {
    ...groupErrors(group),
    ...errorsOf<GroupField>({
      inspections:
        left.length > 0
          ? `Не са приключени: ${left.join(', ')}.`
          : group.inspections.every(({ statusId }) => statusId === InspectionStatus.ANNULLED)
            ? 'Няма нито една приключена проверка.'
            : null,
      summary: required(group.summary),
    }),
  }
}

/** How many inspections count as made: the closed ones. */
export const isDone = ({ statusId }: Pick<IncludedInspection, 'statusId'>): boolean =>
  statusId === InspectionStatus.FINISHED

export type DepartmentProgress = DepartmentPlan & {
  /** Made of it that are not annulled, and how many of them are closed. */
  started: number
  done: number
  withViolations: number
}

/** Plan against done, department by department; one that made inspections outside of the plan has a plan of 0. */
export const planAgainstDone = (
  plan: readonly DepartmentPlan[],
  included: readonly IncludedInspection[],
  nameOf: (departmentId: number) => string = () => '',
): DepartmentProgress[] => {
  const beside = new Set(included.flatMap(({ departmentId }) => (departmentId === null ? [] : [departmentId])))
  for (const { departmentId } of plan) beside.delete(departmentId)
  const unplanned = [...beside].map((departmentId) => ({
    departmentId,
    departmentName: nameOf(departmentId),
    count: 0,
  }))
  return [...plan, ...unplanned].map((department) => {
    const own = included.filter(
      (one) => one.departmentId === department.departmentId && one.statusId !== InspectionStatus.ANNULLED,
    )
    const done = own.filter(isDone)
    return {
      ...department,
      started: own.length,
      done: done.length,
      withViolations: done.filter(({ nonConformingCount }) => (nonConformingCount ?? 0) > 0).length,
    }
  })
}

/** Single inspections are made of what is planned or begun. */
export const isUnderWay = ({ statusId }: Pick<GroupedInspection, 'statusId'>): boolean =>
  statusId === InspectionStatus.PLANNED || statusId === InspectionStatus.UNDER_WAY

/** The first planned department that has fewer inspections made than planned; undefined when every one has its own. */
export const departmentToBegin = ({ plan, inspections }: GroupedInspection): DepartmentPlan | undefined =>
  planAgainstDone(plan, inspections).find(({ count, started }) => started < (count ?? 0))

export type GroupStep = Extract<InspectionStep, 'plan' | 'start' | 'finish'> | 'create' | 'report'

/**
 * For `nextStep`: a group is planned and begun, its inspections are made (while its period lasts), then its report is
 * written and it is closed. Nothing is due while inspections are under way.
 */
export const groupSteps = (
  group: GroupedInspection,
  onStatus: OnStatus,
  me: Inspector,
  today: string,
): readonly Step<GroupStep>[] => {
  const verdict = mayWriteInspections(me.roles)
  const isToMake = isUnderWay(group) && today <= (group.dateTo ?? today) && departmentToBegin(group) !== undefined
  const { inspections, summary } = groupClosingErrors(group)
  const isMade = !isToMake && inspections === undefined
  const moves = moveSteps(onStatus, me, today)
  return [
    ...moves.filter(({ key }) => key === 'plan' || key === 'start'),
    { key: 'create', isDue: isToMake, verdict },
    { key: 'report', isDue: group.statusId === InspectionStatus.UNDER_WAY && isMade && summary !== undefined, verdict },
    ...moves.flatMap((step) => (step.key === 'finish' ? [{ ...step, isDue: step.isDue && isMade }] : [])),
  ]
}

/** The figures of the summary report, over the closed inspections of a group. */
export const groupTotals = (included: readonly IncludedInspection[]) => {
  const done = included.filter(isDone)
  const sum = (field: 'devicesCount' | 'nonConformingCount' | 'prescriptionsCount' | 'actsCount') =>
    done.reduce((all, one) => all + (one[field] ?? 0), 0)
  const withViolations = done.filter(({ nonConformingCount }) => (nonConformingCount ?? 0) > 0).length
  return {
    inspections: done.length,
    sites: new Set(done.map(({ siteName, settlementName }) => `${siteName}|${settlementName}`)).size,
    devices: sum('devicesCount'),
    nonConforming: sum('nonConformingCount'),
    withViolations,
    /** Per cent of the closed inspections, whole; null while there is none. */
    violationsPercent: done.length === 0 ? null : Math.round((withViolations / done.length) * 100),
    prescriptions: sum('prescriptionsCount'),
    acts: sum('actsCount'),
  }
}

export const groupLabels: Partial<Record<GroupField, string>> = {
  name: 'Наименование',
  theme: 'Тема',
  categories: 'Категории средства за измерване',
  dateFrom: 'От',
  dateTo: 'До',
  orderNumber: 'Заповед №',
  orderDate: 'Дата на заповедта',
  leader: 'Ръководител',
  plan: 'Планирани проверки по отдели',
  inspections: 'Включени проверки',
  summary: 'Обобщен доклад',
}

/** A new group inspection, a draft. */
export const blankGroup: GroupedInspection = {
  guid: '',
  number: '',
  statusId: InspectionStatus.DRAFT,
  annulledBecause: '',
  name: '',
  theme: '',
  categories: [],
  dateFrom: null,
  dateTo: null,
  orderNumber: '',
  orderDate: null,
  leader: null,
  plan: [],
  summary: '',
  inspections: [],
  caseFiles: [],
}
