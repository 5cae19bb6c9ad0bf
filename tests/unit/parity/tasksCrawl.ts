import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { firstAndLastNameOf, fullNameOf } from '../../../mocks/people/peopleNames.ts'
import { rolesOfPerson } from '../../../mocks/people/workAccess.ts'
import { handOver } from '../../../src/contract/handOver.ts'
import { TaskType } from '../../../src/contract/taskKinds.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { factsOfTask, partFactsOf } from '../../../src/features/tasks/taskFacts.ts'
import { isAdministrator } from '../../../src/rules/routeAccess.ts'
import { allOf } from '../../../src/rules/ruleResult.ts'
import { mayHandOverWork } from '../../../src/rules/tasks/handOverWork.ts'
import {
  mayChange,
  mayCompletePart,
  mayDecideNewTerm,
  mayHandOver,
  mayRequestNewTerm,
} from '../../../src/rules/tasks/taskActions.ts'
import { isOpenStatus } from '../../../src/rules/tasks/taskFacts.ts'
import { type Actor, canRequest, someOfEach } from './parityTable.ts'

export const crawlTasks = async (actor: Actor, db: MockDatabase): Promise<void> => {
  const who = { personId: actor.personId, isAdministrator: isAdministrator(actor.roles) }
  const some = someOfEach(
    db.tasks.all(),
    ({ statusId, guid, assignerPersonId, parentTaskGuid }) =>
      `${statusId} ${assignerPersonId === actor.personId} ${parentTaskGuid !== null} ${db.taskAssignees.by('taskGuid', guid).some(({ personId }) => personId === actor.personId)}`,
  )
  for (const { guid } of some) {
    const task = await actor.read(tasks.getTask, { query: { taskGuid: guid } })
    if (!task) continue
    const facts = factsOfTask(task)
    const before = task.parentTaskGuid
      ? await actor.read(tasks.getTask, { query: { taskGuid: task.parentTaskGuid } })
      : null
    const state = task.taskStatus?.name ?? ''
    await actor.compare(
      { rule: 'mayChange', action: 'change', state, ruleResult: mayChange(facts, who) },
      tasks.updateTask,
      { body: task },
    )
    for (const part of task.taskAssignees) {
      const one = partFactsOf(part)
      await actor.compare(
        {
          rule: 'mayCompletePart',
          action: 'complete',
          state,
          ruleResult: mayCompletePart(facts, one, who, before ? factsOfTask(before) : undefined),
        },
        tasks.completeTask,
        {
          body: {
            taskGuid: guid,
            assigneeId: part.id,
            taskResultTypeId: 1,
            resultComment: 'Готово',
            documentGuid: task.needsDocument ? task.docGuid : null,
          },
        },
      )
      await actor.compare(
        { rule: 'mayDecideNewTerm', action: 'decide', state, ruleResult: mayDecideNewTerm(facts, one, null, who) },
        tasks.decideNewTerm,
        { body: { taskGuid: guid, assigneeId: part.id, isAccepted: true } },
      )
      await actor.compare(
        { rule: 'mayRequestNewTerm', action: 'ask', state, ruleResult: mayRequestNewTerm(facts, one, who) },
        tasks.requestNewTerm,
        {
          body: {
            taskGuid: guid,
            assigneeId: part.id,
            until: '2027-12-17',
            reason: 'Чакаме становище от лабораторията.',
          },
        },
      )
    }
  }
}

/** Returns the employee with the most open parts, because each successful request takes one. */
const busiestOf = (db: MockDatabase) => {
  const partsOf = (id: number) => openWork(db, id).length
  const people = db.persons.all().filter(({ isActive }) => isActive)
  return people.toSorted((a, b) => partsOf(b.id) - partsOf(a.id))[0]
}
const openWork = (db: MockDatabase, personId: number) =>
  db.taskAssignees.by('personId', personId).flatMap((part) => {
    const task = db.tasks.get(part.taskGuid)
    const isOpen = task && isOpenStatus(task.statusId) && part.dateCompleted === null
    return isOpen ? [task] : []
  })

export const crawlHandingOver = async (actor: Actor, db: MockDatabase): Promise<void> => {
  const who = { personId: actor.personId, isAdministrator: isAdministrator(actor.roles) }
  const from = busiestOf(db)
  const to = db.persons.all().find(({ id, isActive }) => isActive && id !== from?.id)
  const gone = db.persons.all().find(({ isActive }) => !isActive)
  for (const one of [from, to, gone]) {
    if (!from || !one) continue
    const roles = rolesOfPerson(db, one.id)
    const task = openWork(db, from.id).find(({ guid }) =>
      db.taskAssignees.by('taskGuid', guid).every(({ personId }) => personId !== to?.id),
    )
    if (!task) continue
    const kind = task.typeId === TaskType.SIGNATURE ? 'signature' : 'task'
    await actor.compare(
      {
        rule: 'mayHandOverWork',
        action: 'hand over',
        state: one === from ? 'the same' : `${one.isActive}`,
        ruleResult: allOf(
          canRequest(handOver.handOverWork, actor),
          mayHandOverWork(who, { id: from.id, name: fullNameOf(from) }, db.query('directHeadOf', from)),
          mayHandOver(from, { id: one.id, name: firstAndLastNameOf(one), isActive: one.isActive, roles }),
        ),
      },
      handOver.handOverWork,
      { body: { personId: from.id, reason: 'Отпуск', items: [{ kind, guid: task.guid, toPersonId: one.id }] } },
    )
  }
}
