import { documents } from '../../../../src/contract/documents.ts'
import { DocumentStatus as S } from '../../../../src/contract/enumerations.ts'
import { tasks } from '../../../../src/contract/tasks.ts'
import { incomingLetter } from '../../mocks/createTestBackend.ts'
import { assignee, taskOn } from '../../mocks/givenTask.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { annul, ignoreRefusal, remark } from './shared.ts'

const order = (at: Trainee, people: string[], days = 5) =>
  taskOn(at.of('letter', 'guid'), {
    taskAssignees: people.map((who) => {
      const one = assignee(at.personOf(who), 'За изпълнение.')
      return { ...one, deadline: { ...one.deadline, startDate: at.day(0), quantity: days } }
    }),
  })

const otherOf31 = (at: Trainee): string =>
  at.db.documents
    .all()
    .findLast(
      (row) =>
        row.scope === 1 &&
        row.addressedToDepartmentId === 31 &&
        row.statusId === S.REGISTERED &&
        row.guid !== at.of('letter', 'guid') &&
        row.number !== null,
    )?.guid ?? ''

const annulResolution = (at: Trainee, docGuid: string) =>
  at.senderOf('mpetrova')(documents.setDocumentStatus, {
    query: { docGuid, status: S.ANNULLED },
    body: { reason: 'Издадена по погрешка', until: null, closeDocuments: [] },
  })

const both = ['ggeorgiev', 'pvideva']

const resolve = (at: Trainee, people = both, days = 5, on = 'letter') =>
  at.sendRequest(documents.createDocument, {
    body: {
      ...incomingLetter({ documentTypeId: 466, documentDirectionId: 2, receivedViaId: null, correspondentIds: [] }),
      subjectDescription: 'За изпълнение.',
      addressedToDepartmentId: null,
      parentDocumentGuid: on === 'letter' ? at.of('letter', 'guid') : otherOf31(at),
      tasks: [on === 'letter' ? order(at, people, days) : { ...order(at, people, days), docGuid: otherOf31(at) }],
    },
  })

const complete = async (at: Trainee, taskResultTypeId = 1) => {
  const task = await at.sendRequest(tasks.getTask, { query: { taskGuid: at.of('task', 'guid') } })
  return at.sendRequest(tasks.completeTask, {
    body: {
      taskGuid: at.of('task', 'guid'),
      assigneeId: task.taskAssignees[0]?.id ?? 0,
      taskResultTypeId,
      resultComment: 'Готово.',
      documentGuid: null,
    },
  })
}

export const waysOfResolutions: Readonly<Record<string, Ways>> = {
  'resolution-to-two': {
    right: (at) => resolve(at),
    repaired: [
      [
        'to one, annulled and issued anew',
        async (at) => {
          const { guid } = await resolve(at, ['ggeorgiev'])
          await annulResolution(at, guid)
          await resolve(at)
        },
      ],
      [
        'issued twice, the second annulled',
        async (at) => {
          await resolve(at)
          const { guid } = await resolve(at)
          await annulResolution(at, guid)
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /няма нова задача/],
      ['to the first alone', (at) => resolve(at, ['ggeorgiev']), /Поля Видева/],
      ['to the second alone', (at) => resolve(at, ['pvideva']), /Георги Георгиев/],
      ['to a third too', (at) => resolve(at, [...both, 'ahadzhiev']), /повече от двама/],
      ['to another', (at) => resolve(at, ['ggeorgiev', 'ahadzhiev']), /Поля Видева/],
      ['the other responsible', (at) => resolve(at, both.toReversed()), /Отговорен изпълнител/],
      ['a term of three days', (at) => resolve(at, both, 3), /Срокът/],
      ['a term of six days', (at) => resolve(at, both, 6), /Срокът/],
      [
        'a task without a resolution',
        (at) => at.sendRequest(tasks.createTask, { body: order(at, both) }),
        /без резолюция/,
      ],
      ['a comment', (at) => remark(at, 'letter', 'За Георги Георгиев и Поля Видева'), /няма нова задача/],
      ['for another letter', (at) => resolve(at, both, 5, 'other'), /няма нова задача/],
      [
        'twice',
        async (at) => {
          await resolve(at)
          await resolve(at)
        },
        /повече от една нова задача/,
      ],
      [
        'annulled',
        async (at) => {
          const { guid } = await resolve(at)
          await annulResolution(at, guid)
        },
        /няма нова задача/,
      ],
    ],
  },
  'case-closed': {
    right: async (at) => {
      await complete(at)
      await at.setStatus(at.of('letter', 'guid'), S.COMPLETED)
    },
    repaired: [
      [
        'the document reopened and completed again',
        async (at) => {
          await complete(at)
          await at.setStatus(at.of('letter', 'guid'), S.COMPLETED)
          await ignoreRefusal(
            at.setStatus(at.of('letter', 'guid'), S.IN_PROGRESS, { reason: 'Приключен по погрешка.' }),
          )
          await ignoreRefusal(at.setStatus(at.of('letter', 'guid'), S.COMPLETED))
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Задачата още не е приключена/],
      ['the task alone', (at) => complete(at), /Документът още не е приключен/],
      [
        'the document alone',
        (at) => ignoreRefusal(at.setStatus(at.of('letter', 'guid'), S.COMPLETED)),
        /Задачата още не/,
      ],
      ...([2, 3] as const).map(
        (result) =>
          [`with result ${result}`, (at: Trainee) => ignoreRefusal(complete(at, result)), /Задачата/] as const,
      ),
      [
        'impossible to do, and the document completed',
        async (at) => {
          await ignoreRefusal(complete(at, 2))
          await ignoreRefusal(at.setStatus(at.of('letter', 'guid'), S.COMPLETED))
        },
        /„Изпълнена“/,
      ],
      ['annulled', (at) => ignoreRefusal(annul(at)), /Документът още не е приключен/],
      [
        'suspended',
        (at) =>
          ignoreRefusal(
            at.setStatus(at.of('letter', 'guid'), S.SUSPENDED, { reason: 'Чакаме данни.', until: '2026-12-04' }),
          ),
        /Документът още не/,
      ],
      ['a comment', (at) => remark(at, 'letter', 'Данните са изпратени.'), /Задачата още не/],
      [
        'another letter in the case',
        async (at) => {
          await complete(at)
          await at.register({ caseFileGuid: at.of('letter', 'caseFile'), parentDocumentGuid: at.of('letter', 'guid') })
          await ignoreRefusal(at.setStatus(at.of('letter', 'guid'), S.COMPLETED))
        },
        /Преписката още не/,
      ],
      [
        'another document',
        async (at) => {
          const guid = await at.register({})
          await ignoreRefusal(at.setStatus(guid, S.COMPLETED))
        },
        /Документът още не/,
      ],
    ],
  },
}
