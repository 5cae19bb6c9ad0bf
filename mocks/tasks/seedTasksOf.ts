import { resolutionSubjects } from '../../fixtures/resolutionSubjects.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { dateOfDocument } from '../documents/seedDocuments.ts'
import type { PersonRow } from '../people/rows.ts'
import { type Area, areaOf } from '../people/seedPeople.ts'
import { type Chance, chanceOf, Purpose, weighted } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { laterOf } from '../seed/isoOrder.ts'
import { type PlanTask, requestsOf, type TaskPlan } from './seedPlan.ts'

const FINAL: readonly number[] = [DocumentStatus.COMPLETED, DocumentStatus.ANNULLED, DocumentStatus.FORWARDED]
const MORNING = 9 * 3600
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
  day: number
  plan: PlanTask
}

type Execution = { about: DocumentRow; assigner: PersonRow; resolution?: DocumentRow }
/** Work that a letter brings. What is not done when its document ends is withdrawn then. */
const executionOf = ({ frame, chance, departmentId, area, day, plan }: Making, given: Execution): TaskPlan => {
  const { days, people } = frame
  const { about, assigner, resolution } = given
  const [description, typeId, workingDays] = anyText(chance)
  const isSigned = typeId === TaskType.AGREEMENT ? TaskType.EXECUTION : typeId
  const took = chance.is(0.86) ? chance.between(0, workingDays) : workingDays + chance.between(1, 6)
  const doneDay = days.step(day, took)
  const ended = [about, ...(resolution ? [resolution] : [])].find(({ statusId }) => FINAL.includes(statusId))
  const isInTime = ended ? doneDay < days.dayOfIso(ended.statusDate) : doneDay <= days.worked
  const isDone = isInTime && (ended !== undefined || chance.is(0.62))
  return plan({
    document: about,
    resolutionGuid: resolution?.guid ?? null,
    typeId: isSigned,
    description,
    assigner,
    controller: chance.is(0.35) ? people.headOn(departmentId, area, day) : null,
    assignees: several(chance, people.membersOn(departmentId, area, day, isDone ? doneDay : day), howMany(chance)),
    workingDays,
    doneDay: isDone ? doneDay : null,
    resultTypeId: isDone ? resultOf(typeId) : null,
    withdrawnAt: ended && !isDone ? ended.statusDate : null,
  })
}

/** What was asked about a letter of ours before it was registered: agreement, and the signature of who signed it. */
const askedBefore = ({ frame, chance, document, departmentId, area, day, plan }: Making): TaskPlan[] => {
  const { days, people } = frame
  const written = days.step(day, -1)
  const signer = people.byId.get(document.signedByPersonId ?? 0)
  const [isAgreed, isSigned] = [chance.is(0.55), chance.is(0.65)]
  // What is registered as soon as it is written was signed on paper.
  if (days.dayOfIso(document.dateCreated) > written) return []
  const assigner = people.isAway(document.authorPersonId, written)
    ? people.headOn(departmentId, area, written)
    : (people.byId.get(document.authorPersonId) ?? people.headOn(departmentId, area, written))
  const ask = (typeId: number, description: string, assignees: PersonRow[], resultTypeId: number) => {
    const since = document.dateCreated
    return plan({ typeId, description, assigner, assignees, day: written, doneDay: written, since, resultTypeId })
  }
  const others = people.membersOn(departmentId, area, written)
  return [
    ...(isAgreed
      ? [ask(TaskType.AGREEMENT, 'За съгласуване.', several(chance, others, howMany(chance)), TaskResult.AGREED)]
      : []),
    ...(isSigned && signer && !people.isAway(signer.id, written)
      ? [ask(TaskType.SIGNATURE, 'За подпис.', [signer], TaskResult.SIGNED)]
      : []),
  ]
}

/** The everyday tasks of one document, from a stream of its own. */
export const tasksOf = (frame: Frame, document: DocumentRow, parent: DocumentRow | undefined): TaskPlan[] => {
  const { days, people } = frame
  const chance = chanceOf(frame.seed, Purpose.TASK, document.id)
  const departmentId = document.addressedToDepartmentId ?? document.departmentId
  const day = days.roll(days.dayOfIso(dateOfDocument(document)))
  if (day > days.today) return []
  const area = areaOf(document.scope)
  const head = people.headOn(departmentId, area, day)
  const author = people.byId.get(document.authorPersonId) ?? head
  const plan: PlanTask = (of) => ({
    document,
    resolutionGuid: null,
    controller: null,
    day,
    second: MORNING + chance.int(8 * 3600),
    since: laterOf(dateOfDocument(document), dateOfDocument(of.document ?? document)),
    workingDays: 3,
    doneDay: null,
    withdrawnAt: null,
    resultTypeId: null,
    resultComment: null,
    ...of,
  })
  const making: Making = { frame, chance, document, departmentId, area, day, plan }
  if (document.parentGuid && parent)
    return [executionOf(making, { about: parent, assigner: author, resolution: document })]
  if (document.number === null) return requestsOf(making, document, author)
  if (document.directionId !== Direction.INCOMING) return askedBefore(making)
  if (document.statusId === DocumentStatus.FOR_RESOLUTION)
    return [plan({ typeId: TaskType.RESOLUTION, description: 'За резолюция.', assigner: author, assignees: [head] })]
  if (document.statusId === DocumentStatus.IN_PROGRESS && document.receiptOrder !== 1)
    return [executionOf(making, { about: document, assigner: head })]
  return chance.is(0.12) ? [executionOf(making, { about: document, assigner: head })] : []
}
