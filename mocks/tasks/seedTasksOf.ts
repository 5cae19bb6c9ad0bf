import { managementDepartmentId } from '../../fixtures/departments.ts'
import { resolutionSubjects } from '../../fixtures/resolutionSubjects.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { resolutionOf } from '../documents/seedCourse.ts'
import { dateOfDocument } from '../documents/seedDocuments.ts'
import type { PersonRow } from '../people/rows.ts'
import { type Area, areaOf } from '../people/seedPeople.ts'
import { type Chance, chanceOf, Purpose, weighted } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { type PlanTask, requestsOf, type TaskPlan } from './seedPlan.ts'

const FINAL: readonly number[] = [DocumentStatus.COMPLETED, DocumentStatus.ANNULLED, DocumentStatus.FORWARDED]
const MORNING = 9.5 * 3600
const WITHIN = 7 * 3600
const anyText = weighted(
  resolutionSubjects.map((subject) => [subject, subject[1] === TaskType.EXECUTION ? 3 : 2] as const),
)
const howMany = weighted([
  [1, 30],
  [2, 35],
  [3, 35],
])

const resultOf = (typeId: number): TaskResult =>
  typeId === TaskType.INFORMATION || typeId === TaskType.ACQUAINTANCE ? TaskResult.ACQUAINTED : TaskResult.DONE

const several = (chance: Chance, members: readonly PersonRow[], count: number): PersonRow[] => {
  const from = chance.int(members.length)
  return Array.from(
    { length: Math.min(count, members.length) },
    (_, i) => members[(from + i) % members.length] as PersonRow,
  )
}

/** What the tasks of one document are made with. */
type Making = {
  frame: Frame
  chance: Chance
  document: DocumentRow
  departmentId: number
  area: Area
  plan: PlanTask
}

type Execution = { about: DocumentRow; assigner: PersonRow; given: string; resolution?: DocumentRow }
/** Work that a letter brings. What is not done when its document ends is withdrawn then. */
const executionOf = (making: Making, execution: Execution): TaskPlan | undefined => {
  const { frame, chance, departmentId, area, plan } = making
  const { days, people, startIso } = frame
  const { about, given, resolution } = execution
  const day = days.dayOfIso(given)
  const [description, typeId, workingDays] = anyText(chance)
  const isSigned = typeId === TaskType.AGREEMENT ? TaskType.EXECUTION : typeId
  const took = chance.is(0.86) ? chance.between(0, workingDays) : workingDays + chance.between(1, 6)
  const hour = MORNING + chance.int(WITHIN)
  const doneDay = days.step(day, took)
  const doneAt = took === 0 ? days.afterWork(given, 20 + (hour % 240)) : days.isoAt(doneDay, hour)
  const ended = [about, ...(resolution ? [resolution] : [])].find(({ statusId }) => FINAL.includes(statusId))
  // Nothing is given on what is done with.
  if (ended && ended.statusDate <= given) return undefined
  const isInTime = ended ? doneAt < ended.statusDate : doneAt <= startIso
  const isDone = isInTime && (ended !== undefined || chance.is(0.62))
  const isControlled = chance.is(0.35)
  const able = people.membersOn(departmentId, area, day, isDone ? days.dayOfIso(doneAt) : day)
  const notAssigner = ({ id }: PersonRow) => id !== execution.assigner.id
  const others = able.some(notAssigner)
    ? able.filter(notAssigner)
    : people.membersOn(managementDepartmentId, area, day, isDone ? days.dayOfIso(doneAt) : day).filter(notAssigner)
  const assignees = several(chance, others, howMany(chance))
  if (assignees.length === 0) return undefined
  const isAssignee = (person: PersonRow) => assignees.some(({ id }) => id === person.id)
  // Whoever controls the work does not do it.
  const controller = isControlled
    ? [people.headOn(departmentId, area, day), execution.assigner].find((person) => !isAssignee(person))
    : undefined
  return plan({
    document: about,
    resolutionGuid: resolution?.guid ?? null,
    typeId: isSigned,
    description: isSigned === typeId ? description : 'За изпълнение.',
    assigner: execution.assigner,
    controller: controller ?? null,
    assignees,
    workingDays,
    given,
    doneAt: isDone ? doneAt : null,
    resultTypeId: isDone ? resultOf(isSigned) : null,
    withdrawnAt: ended && !isDone ? ended.statusDate : null,
  })
}

/** What was asked about a letter of ours before it was registered: first agreement, then the signature of who signed it. */
const askedBefore = ({ frame, chance, document, departmentId, area, plan }: Making): TaskPlan[] => {
  const { days, people } = frame
  const signer = people.byId.get(document.signedByPersonId ?? 0)
  const [isAgreed, isSigned] = [chance.is(0.55), chance.is(0.65)]
  const until = document.dateRegistered ?? ''
  const agreement = days.afterWork(document.dateCreated, chance.between(10, 90))
  const agreed = days.afterWork(agreement, chance.between(20, 150))
  const signature = isAgreed ? days.afterWork(agreed, chance.between(5, 60)) : agreement
  const signed = days.afterWork(signature, chance.between(10, 120))
  // What is registered as soon as it is written was signed on paper.
  if (signed >= until) return []
  const author = people.byId.get(document.authorPersonId)
  const askerOn = (day: number): PersonRow =>
    author && !people.isAway(author.id, day) ? author : people.headOn(departmentId, area, day)
  const ask = (of: { typeId: number; description: string; resultTypeId: number }, given: string, doneAt: string) => {
    const day = days.dayOfIso(given)
    const assigner = askerOn(day)
    const doneDay = days.dayOfIso(doneAt)
    const others =
      of.typeId === TaskType.SIGNATURE
        ? signer && !people.isAway(signer.id, day) && !people.isAway(signer.id, doneDay)
          ? [signer]
          : []
        : people.membersOn(departmentId, area, day, doneDay)
    // Nobody is asked by himself.
    const assignees = several(
      chance,
      others.filter(({ id }) => id !== assigner.id),
      of.typeId === TaskType.SIGNATURE ? 1 : howMany(chance),
    )
    return assignees.length > 0 ? [plan({ ...of, assigner, assignees, given, doneAt })] : []
  }
  const agreeing = { typeId: TaskType.AGREEMENT, description: 'За съгласуване.', resultTypeId: TaskResult.AGREED }
  const signing = { typeId: TaskType.SIGNATURE, description: 'За подпис.', resultTypeId: TaskResult.SIGNED }
  return [...(isAgreed ? ask(agreeing, agreement, agreed) : []), ...(isSigned ? ask(signing, signature, signed) : [])]
}

/** When a document came to the status that it has, if by a task: the task is given then. */
const givenAt = ({ days }: Frame, document: DocumentRow, statusId: number): string =>
  document.statusId === statusId
    ? document.statusDate
    : days.afterWork(dateOfDocument(document), 15 + (document.id % 200))

/** The everyday tasks of one document, from a stream of its own. */
export const tasksOf = (frame: Frame, document: DocumentRow, parent: DocumentRow | undefined): TaskPlan[] => {
  const { days, people } = frame
  const chance = chanceOf(frame.seed, Purpose.TASK, document.id)
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
  const making: Making = { frame, chance, document, departmentId, area, plan }
  const executed = (execution: Execution): TaskPlan[] => {
    const task = execution.given <= frame.startIso ? executionOf(making, execution) : undefined
    return task ? [task] : []
  }
  if (document.parentGuid && parent)
    return executed({ about: parent, assigner: author, given: dateOfDocument(document), resolution: document })
  if (document.number === null) return requestsOf(making, document, author)
  if (document.directionId !== Direction.INCOMING) return askedBefore(making)
  if (document.statusId === DocumentStatus.FOR_RESOLUTION) {
    const given = document.statusDate
    const [assigner] = people.registrarsOn(days.dayOfIso(given), area)
    const resolution = { typeId: TaskType.RESOLUTION, description: 'За резолюция.', assignees: [headAt(given)] }
    return assigner ? [plan({ ...resolution, assigner, given })] : []
  }
  const isInProgress = document.statusId === DocumentStatus.IN_PROGRESS
  if (isInProgress ? resolutionOf(frame, document) !== undefined : !chance.is(0.12)) return []
  const given = givenAt(frame, document, DocumentStatus.IN_PROGRESS)
  return executed({ about: document, assigner: headAt(given), given })
}
