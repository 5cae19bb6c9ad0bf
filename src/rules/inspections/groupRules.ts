import { InspectionStatus } from '../../contract/inspectionKinds.ts'
import type { DepartmentPlan, GroupedInspection, IncludedInspection } from '../../contract/shapes/inspections.ts'
import type { NextStep } from '../nextStep.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { type Inspector, mayWriteInspections, type OnStatus } from './inspectionMoves.ts'
import { type InspectionStep, moveSteps } from './inspectionSteps.ts'

export type GroupField = keyof GroupedInspection & string

/**
 * Returns the departments that a plan may contain: the regional departments, because they do the inspections. They are
 * recognized by name; if no name matches, all departments are returned.
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

export const isDone = ({ statusId }: Pick<IncludedInspection, 'statusId'>): boolean =>
  statusId === InspectionStatus.FINISHED

export type DepartmentProgress = DepartmentPlan & {
  started: number
  done: number
  withViolations: number
}

export const planAgainstDone = (
  plan: readonly DepartmentPlan[],
  included: readonly IncludedInspection[],
  nameOf: (departmentId: number) => string = () => '',
): DepartmentProgress[] => {
  const departmentIds = new Set(included.flatMap(({ departmentId }) => (departmentId === null ? [] : [departmentId])))
  for (const { departmentId } of plan) departmentIds.delete(departmentId)
  const unplanned = [...departmentIds].map((departmentId) => ({
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

export const isUnderWay = ({ statusId }: Pick<GroupedInspection, 'statusId'>): boolean =>
  statusId === InspectionStatus.PLANNED || statusId === InspectionStatus.UNDER_WAY

export const departmentToBegin = ({ plan, inspections }: GroupedInspection): DepartmentPlan | undefined =>
  planAgainstDone(plan, inspections).find(({ count, started }) => started < (count ?? 0))

export type GroupStep = Extract<InspectionStep, 'plan' | 'start' | 'finish'> | 'create' | 'report'

/**
 * Returns the steps of a group: plan, start, create the inspections, write the report, close. While inspections are in
 * progress, no step is suggested to the user.
 */
export const groupSteps = (
  group: GroupedInspection,
  onStatus: OnStatus,
  me: Inspector,
  today: string,
): readonly NextStep<GroupStep>[] => {
  const ruleResult = mayWriteInspections(me.roles)
  const isToMake = isUnderWay(group) && today <= (group.dateTo ?? today) && departmentToBegin(group) !== undefined
  const { inspections, summary } = groupClosingErrors(group)
  const isMade = !isToMake && inspections === undefined
  const moves = moveSteps(onStatus, me, today)
  return [
    ...moves.filter(({ key }) => key === 'plan' || key === 'start'),
    { key: 'create', isDue: isToMake, ruleResult },
    {
      key: 'report',
      isDue: group.statusId === InspectionStatus.UNDER_WAY && isMade && summary !== undefined,
      ruleResult,
    },
    ...moves.flatMap((step) => (step.key === 'finish' ? [{ ...step, isDue: step.isDue && isMade }] : [])),
  ]
}

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
