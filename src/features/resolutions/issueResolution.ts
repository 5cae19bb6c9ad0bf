import { documents } from '../../contract/documents.ts'
import type { DocumentBody, DocumentRow } from '../../contract/shapes/documents.ts'
import { duplicatesWarning, ExistingIds } from '../../screen-kit/saving/existingIds.ts'
import { IdempotentMutation, type Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome } from '../../screen-kit/saving/mutationState.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { equalDocuments } from '../document-lookups/public.ts'
import { equalTasks, givenTask, presentTasks, type Task, taskKey } from '../tasks/form/public.ts'

export type Order = { docGuid: string; body: DocumentBody; tasks: readonly Task[]; personId: number | undefined }
/** The saved resolution. `guid` is null if, after a lost response, only the tasks were found. */
type Issued = { guid: string | null; hasTasks: boolean }
/**
 * The outcome of issuing a resolution. `stopped`: the resolution and some of its tasks are saved, and `end` tells why
 * the next task was not.
 */
export type IssueOutcome = MutationOutcome<unknown> | StoppedIssue
export type StoppedIssue = {
  kind: 'stopped'
  given: number
  of: number
  end: Exclude<MutationOutcome<Task>, { kind: 'done' }>
}

export const stoppedTitle = ({ given, of, end }: StoppedIssue): string => {
  if (of > 1) return `Резолюцията е издадена; ${given} от ${of} задачи ${given === 1 ? 'е възложена' : 'са възложени'}`
  return end.kind === 'unknown'
    ? 'Резолюцията е издадена, но не е известно дали задачата е възложена'
    : 'Резолюцията е издадена, но задачата не е възложена'
}

const issuedTwice = (duplicates: number) =>
  duplicatesWarning(duplicates, 'Резолюцията е издадена', 'Приключете излишните задачи и изтрийте излишната резолюция.')

/**
 * Returns the mutation that creates the resolution with its tasks in one request. If the document has no new task
 * afterwards, the backend does not support the field `tasks`.
 */
const createWithTasks = ({ docGuid, body, tasks, personId }: Order): Mutation<Task[], Issued> => {
  const before = new ExistingIds()
  const content = { ...body, tasks: [...tasks] }
  const [first] = tasks
  const keysNow = async () => mapReply(await presentTasks(docGuid), (present) => present.map(taskKey))
  const hasTasks = (present: Outcome<Task[]>) => !present.done || before.newOf(present.reply, taskKey).length > 0
  const create = async (idempotencyKey: string): Promise<Outcome<Issued>> => {
    const outcome = await attempt(documents.createDocument, { body: content }, { idempotencyKey })
    if (!outcome.done) return outcome
    const present = await presentTasks(docGuid)
    return { done: true, reply: { guid: outcome.reply.guid, hasTasks: hasTasks(present) } }
  }
  return {
    about: `resolution/${docGuid}`,
    content,
    send: (idempotencyKey) => before.send(keysNow, () => create(idempotencyKey)),
    readCurrent: () => presentTasks(docGuid),
    find: (present) => {
      const found = first ? before.foundOf(equalTasks(present, first, personId), taskKey) : null
      return found?.reply ? { reply: { guid: found.reply.resolution?.guid ?? null, hasTasks: true } } : found
    },
    duplicates: (present) =>
      first ? issuedTwice(before.duplicatesOf(equalTasks(present, first, personId), taskKey)) : null,
  }
}

const guidOf = ({ guid }: DocumentRow): string => guid

/**
 * Returns the mutation that creates the resolution without tasks. After a lost response the resolution is searched for
 * among equal documents.
 */
const createWithoutTasks = ({ docGuid, body, personId }: Order): Mutation<DocumentRow[], Issued> => {
  const before = new ExistingIds()
  const readCurrent = () => equalDocuments(body.scope, body, personId)
  const guids = async () => mapReply(await readCurrent(), (rows) => rows.map(guidOf))
  const create = async (idempotencyKey: string): Promise<Outcome<Issued>> =>
    mapReply(await attempt(documents.createDocument, { body }, { idempotencyKey }), ({ guid }) => ({
      guid,
      hasTasks: false,
    }))
  return {
    about: `resolution/${docGuid}`,
    content: body,
    send: (idempotencyKey) => before.send(guids, () => create(idempotencyKey)),
    readCurrent,
    find: (present) => {
      const found = before.foundOf(present, guidOf)
      return found?.reply ? { reply: { guid: found.reply.guid, hasTasks: false } } : found
    },
    duplicates: (present) => issuedTwice(before.duplicatesOf(present, guidOf)),
  }
}

/**
 * Issues one resolution, over several attempts if necessary. Without backend support for `tasks`, the resolution is
 * sent first, then each task with a separate idempotency key. A retry does not repeat successful requests.
 */
export class ResolutionIssue {
  readonly #resolution = new IdempotentMutation<Issued>()
  readonly #tasks = new Map<number, IdempotentMutation<Task>>()
  readonly #given = new Set<number>()
  #issued: Issued | null = null

  /** Issues the resolution. `withTasks`: the backend accepts tasks in CreateDocument (`writes.resolutionWithTasks`). */
  async issue(order: Order, withTasks: boolean): Promise<IssueOutcome> {
    if (this.#issued === null) {
      const end = withTasks
        ? await this.#resolution.outcomeOf(createWithTasks(order))
        : await this.#resolution.outcomeOf(createWithoutTasks(order))
      if (end.kind !== 'done' || end.reply.hasTasks) return end
      this.#issued = end.reply
    }
    return this.#give(order, this.#issued)
  }

  async #give({ body, tasks, personId }: Order, issued: Issued): Promise<IssueOutcome> {
    const { guid } = issued
    const resolution = guid && { guid, documentNumber: null, dateRegistered: null, text: body.subjectDescription }
    for (const [index, task] of tasks.entries()) {
      if (this.#given.has(index)) continue
      const write = this.#tasks.get(index) ?? new IdempotentMutation<Task>()
      this.#tasks.set(index, write)
      const end = await write.outcomeOf(givenTask({ ...task, ...(resolution && { resolution }) }, personId))
      if (end.kind !== 'done') return { kind: 'stopped', given: this.#given.size, of: tasks.length, end }
      this.#given.add(index)
    }
    return { kind: 'done', reply: issued }
  }
}
