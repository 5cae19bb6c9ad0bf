import { managementDepartmentId } from '../../fixtures/departments.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { begunAt, resolutionOf } from '../documents/seedCourse.ts'
import { dateOfDocument } from '../documents/seedDocuments.ts'
import { signingOf } from '../documents/seedSigning.ts'
import { type Work, workOf } from '../documents/seedWork.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { type Area, areaOf } from '../people/seedPeople.ts'
import { dayOfTime } from '../seed/days.ts'
import { Purpose, type Random, randomOf, weightedChoice } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { type PlanTask, requestsOf, type TaskPlan } from './seedPlan.ts'

const howMany = weightedChoice([
  [1, 30],
  [2, 35],
  [3, 35],
])

const resultOf = (typeId: number): TaskResult =>
  typeId === TaskType.INFORMATION || typeId === TaskType.ACQUAINTANCE ? TaskResult.ACQUAINTED : TaskResult.DONE

const several = (random: Random, members: readonly PersonRow[], count: number): PersonRow[] => {
  const from = random.int(members.length)
  return Array.from(
    { length: Math.min(count, members.length) },
    (_, i) => members[(from + i) % members.length] as PersonRow,
  )
}

type Making = {
  frame: Frame
  random: Random
  document: DocumentRow
  departmentId: number
  area: Area
  plan: PlanTask
}

type Execution = { about: DocumentRow; assigner: PersonRow; given: string; resolution?: DocumentRow }
const isStopped = ({ statusId }: DocumentRow): boolean =>
  statusId === DocumentStatus.ANNULLED || statusId === DocumentStatus.FORWARDED
/**
 * Returns when a task was completed, or null if it was not: before the completion of its document, and together with
 * the resolution that orders it.
 */
const doneAtOf = (making: Making, { about, given, resolution }: Execution, work: Work): string | null => {
  const { days, startIso } = making.frame
  const { random } = work
  const doneAt = days.isoOf(work.doneAt)
  if (resolution) return resolution.statusId === DocumentStatus.COMPLETED ? resolution.statusDate : null
  if (isStopped(about)) return doneAt < about.statusDate ? doneAt : null
  if (about.statusId !== DocumentStatus.COMPLETED) return doneAt <= startIso && random.is(0.62) ? doneAt : null
  return doneAt < about.statusDate ? doneAt : days.afterWork(given, 4 + (about.id % 20))
}
/**
 * Plans the task that follows an incoming letter. If its document ends in another way than by completion, the task is
 * withdrawn then.
 */
const executionOf = (making: Making, execution: Execution): TaskPlan | undefined => {
  const { frame, departmentId, area, plan } = making
  const { days, people } = frame
  const { about, given, resolution } = execution
  const day = days.dayOfIso(given)
  const work = workOf(frame, { about, orderedBy: resolution }, days.timeOf(given))
  const { random, typeId, description, workingDays } = work
  const doneAt = doneAtOf(making, execution, work)
  const isControlled = random.is(0.35)
  const able = people.membersOn(departmentId, area, day, doneAt === null ? day : days.dayOfIso(doneAt))
  const notAssigner = ({ id }: PersonRow) => id !== execution.assigner.id
  const others = able.some(notAssigner)
    ? able.filter(notAssigner)
    : people
        .membersOn(managementDepartmentId, area, day, doneAt === null ? day : days.dayOfIso(doneAt))
        .filter(notAssigner)
  // Without a resolution the task has one assignee.
  const assignees = several(random, others, resolution ? howMany(random) : 1)
  if (assignees.length === 0) return undefined
  const isAssignee = (person: PersonRow) => assignees.some(({ id }) => id === person.id)
  const controller = isControlled
    ? [people.headOn(departmentId, area, day), execution.assigner].find((person) => !isAssignee(person))
    : undefined
  return plan({
    document: about,
    resolutionGuid: resolution?.guid ?? null,
    typeId,
    description,
    assigner: execution.assigner,
    controller: controller ?? null,
    assignees,
    workingDays,
    given,
    doneAt,
    resultTypeId: doneAt === null ? null : resultOf(typeId),
    withdrawnAt: doneAt === null && isStopped(about) ? about.statusDate : null,
  })
}

const earlyRequests = ({ frame, document, departmentId, area, plan }: Making): TaskPlan[] => {
  const { days, people } = frame
  const { random, agreement, signature } = signingOf(frame, document)
  const [author, signer] = [document.authorPersonId, document.signedByPersonId].map((id) => people.byId.get(id ?? 0))
  if (!author) return []
  const agreers = agreement
    ? people
        .membersOn(departmentId, area, dayOfTime(agreement.given), dayOfTime(agreement.doneAt))
        .filter(({ id }) => id !== author.id)
    : []
  const requestPlan = (
    typeId: number,
    description: string,
    resultTypeId: number,
    { given, doneAt }: NonNullable<typeof agreement>,
    assignees: readonly PersonRow[],
  ): TaskPlan[] =>
    assignees.length > 0
      ? [
          plan({
            ...{ typeId, description, resultTypeId, assigner: author, assignees },
            ...{ given: days.isoOf(given), doneAt: days.isoOf(doneAt) },
          }),
        ]
      : []
  return [
    ...(agreement && agreers.length > 0
      ? requestPlan(
          TaskType.AGREEMENT,
          'За съгласуване.',
          TaskResult.AGREED,
          agreement,
          several(random, agreers, howMany(random)),
        )
      : []),
    ...(signature && signer
      ? requestPlan(TaskType.SIGNATURE, 'За подпис.', TaskResult.SIGNED, signature, [signer])
      : []),
  ]
}

export const tasksOf = (frame: Frame, document: DocumentRow, parent: DocumentRow | undefined): TaskPlan[] => {
  const { days, people } = frame
  const random = randomOf(frame.seed, Purpose.TASK, document.id)
  const departmentId = document.addressedToDepartmentId ?? document.departmentId
  const area = areaOf(document.scope)
  const headAt = (at: string) => people.headOn(departmentId, area, days.dayOfIso(at))
  const author = people.byId.get(document.authorPersonId) ?? headAt(document.dateCreated)
  const plan: PlanTask = (of) => ({
    document,
    resolutionGuid: null,
    controller: null,
    given: dateOfDocument(document),
    workingDays: 3,
    doneAt: null,
    withdrawnAt: null,
    resultTypeId: null,
    resultComment: null,
    ...of,
  })
  const making: Making = { frame, random, document, departmentId, area, plan }
  const executed = (execution: Execution): TaskPlan[] => {
    const task = execution.given <= frame.startIso ? executionOf(making, execution) : undefined
    return task ? [task] : []
  }
  if (document.parentGuid && parent)
    return executed({ about: parent, assigner: author, given: dateOfDocument(document), resolution: document })
  if (document.number === null) return requestsOf(making, document, author)
  if (document.directionId !== Direction.INCOMING) return earlyRequests(making)
  if (document.statusId === DocumentStatus.FOR_RESOLUTION) {
    const given = document.statusDate
    const [assigner] = people.registrarsOn(days.dayOfIso(given), area)
    const resolution = { typeId: TaskType.RESOLUTION, description: 'За резолюция.', assignees: [headAt(given)] }
    return assigner ? [plan({ ...resolution, assigner, given })] : []
  }
  // A task given without a resolution moves the document into execution. If there is a resolution, its tasks do this.
  const given = begunAt(frame, document)
  if (given === undefined || resolutionOf(frame, document)?.dateRegistered === given) return []
  return executed({ about: document, assigner: people.deciderOn(departmentId, area, days.dayOfIso(given)), given })
}
