import { beforeAll, describe, expect, test } from 'vitest'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { inspections } from '../../../src/contract/inspections.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { newExercise } from '../../../src/features/training/authoring/recording.ts'
import { exerciseOf } from '../../../src/rules/training/editedExercise.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { assignee, taskOn } from '../mocks/givenTask.ts'
import { type Authored, type ExercisePath, expectWays, sentencesIn, tryExercise, writeExercise } from './authored.ts'
import type { Trainee } from './trainee.ts'

const about = ['Искане за становище по удостоверение', 'Запитване за валидност на одобрен тип']
const letters: ExercisePath = async (at) => {
  const clerk = at.senderOf('mpetrova')
  for (const subjectDescription of about) {
    const body = incomingLetter({ subjectDescription, addressedToDepartmentId: 31 })
    const { guid } = await clerk(documents.createDocument, { body })
    await clerk(documents.registerDocument, { query: { docGuid: guid } })
  }
}
const letterOf = ({ db }: Trainee, place: number): string =>
  db.documents.all().findLast(({ subject }) => subject === about[place])?.guid ?? ''

describe('a task on a letter', () => {
  let made: Authored
  type How = { people?: string[]; days?: number; text?: string; place?: number; given?: object }
  const give = (at: Trainee, { people = ['ggeorgiev', 'pvideva'], days = 5, text, place = 0, given = {} }: How = {}) =>
    at.sendRequest(tasks.createTask, {
      body: taskOn(letterOf(at, place), {
        description: text ?? 'Изгответе становище за срока на удостоверението',
        taskAssignees: people.map((who) => {
          const one = assignee(at.personOf(who), 'За изпълнение.')
          return { ...one, deadline: { ...one.deadline, startDate: at.day(0), quantity: days } }
        }),
        ...given,
      }),
    })
  const done =
    (how: How = {}): ExercisePath =>
    (at) =>
      give(at, how)
  beforeAll(async () => {
    made = await writeExercise('dradeva', letters, done())
  })

  test('the letter, the assignees, the term as set and the instruction are checked', () => {
    const sentences = sentencesIn(made.exercise)
    expect(sentences).toContain('Изпълнителите трябва да са точно „Георги Иванов Георгиев“ и „Поля Стефанова Видева“.')
    expect(sentences.join('\n')).toMatch(/^Задачата трябва да е по документ № [\p{L}\d-]+-\d\d\.\d\d\.\d{4}\.$/mu)
    expect(sentences).toContain('Времето за изпълнение трябва да е 5 работни дни.')
    expect(sentences).toContain('Възложителят трябва да сте Вие.')
  })
  expectWays(() => made, {
    right: [
      ['as recorded', done()],
      [
        'with a wrong term, corrected,',
        async (at) => {
          const { guid } = await give(at, { days: 7 })
          const task = await at.sendRequest(tasks.getTask, { query: { taskGuid: guid ?? '' } })
          const taskAssignees = task.taskAssignees.map((one) => ({
            ...one,
            deadline: { ...one.deadline, quantity: 5 },
          }))
          await at.sendRequest(tasks.updateTask, { body: { ...task, taskAssignees } })
        },
      ],
    ],
    wrong: [
      ['nothing', async () => undefined, ['Няма нова задача.']],
      ['to one', done({ people: ['ggeorgiev'] }), [expect.stringMatching(/^Изпълнителите трябва да са точно/)]],
      [
        'with another main performer',
        done({ people: ['pvideva', 'ggeorgiev'] }),
        [expect.stringMatching(/^Отговорният изпълнител трябва да е „/)],
      ],
      ['with another term', done({ days: 7 }), ['Времето за изпълнение трябва да е 5 работни дни.']],
      ['on another letter', done({ place: 1 }), [expect.stringMatching(/^Задачата трябва да е по документ № /)]],
      [
        'about something else',
        done({ text: 'За сведение' }),
        [expect.stringMatching(/^В „Описание“ трябва да се споменават/)],
      ],
    ],
  })
})

describe('an inspection', () => {
  let made: Authored
  const inspect = async (at: Trainee, given: object = {}) => {
    const planned = at.db.inspections.all().find((row) => row.statusId === 2 && row.groupedInspectionGuid === null)
    const known = await at.sendRequest(inspections.byGuid, { query: { guid: planned?.guid ?? '' } })
    return at.sendRequest(inspections.insert, {
      body: {
        ...known,
        ...{ guid: '', number: '', statusId: 1, groupedInspection: null, devices: [], endsAt: null },
        team: [{ id: at.personOf('tmarinov'), name: '' }],
        startsAt: `${at.day(0)}T09:00`,
        ...given,
      },
    })
  }
  const done =
    (given: (at: Trainee) => object = () => ({})): ExercisePath =>
    (at) =>
      inspect(at, given(at))
  beforeAll(async () => {
    made = await writeExercise('tmarinov', async () => undefined, done())
  })
  expectWays(() => made, {
    right: [['as recorded', done()]],
    wrong: [
      ['nothing', async () => undefined, ['Няма нова проверка.']],
      [
        'of another person',
        done(() => ({ inspectedPerson: { id: 3, name: '' } })),
        [expect.stringMatching(/^Проверяваното лице трябва да е .*„/)],
      ],
      [
        'by a colleague',
        done((at) => ({ team: [{ id: at.personOf('skaragyozov'), name: '' }] })),
        [expect.stringMatching(/^Инспекторът трябва да е само „/)],
      ],
      [
        'on another day',
        done((at) => ({ startsAt: `${at.day(-1)}T09:00` })),
        ['Началната дата на проверката трябва да е 20.11.2026 г.'],
      ],
      [
        'twice',
        async (at) => {
          await inspect(at)
          await inspect(at)
        },
        [expect.stringMatching(/^Има 2 нови проверки.*, а трябва да е само една\.$/)],
      ],
    ],
  })
})

describe('a letter with a comment on it', () => {
  let made: Authored
  const written = async (at: Trainee, comments: readonly string[]) => {
    const docGuid = await at.register({ subjectDescription: 'Искане за становище по удостоверение' })
    for (const content of comments)
      await at.sendRequest(documentParts.createDocumentComment, {
        body: { id: 0, docGuid, content, onlyMyDepartment: false, mentionedPersonIds: [] },
      })
    return docGuid
  }
  beforeAll(async () => {
    made = await writeExercise('mpetrova', letters, (at) => written(at, ['Изпратено и по пощата.']))
  })
  const elsewhere: ExercisePath = async (at) => {
    await written(at, [])
    await at.sendRequest(documentParts.createDocumentComment, {
      body: {
        ...{ id: 0, docGuid: letterOf(at, 0), content: 'Изпратено и по пощата.' },
        ...{ onlyMyDepartment: false, mentionedPersonIds: [] },
      },
    })
  }
  expectWays(() => made, {
    right: [['as recorded', (at) => written(at, ['Изпратено и по пощата.'])]],
    wrong: [
      ['without the comment', (at) => written(at, []), ['Няма нов коментар.']],
      ['commented on another letter', elsewhere, ['Коментарът трябва да е по новия документ.']],
      [
        'with two comments',
        (at) => written(at, ['Изпратено и по пощата.', 'Спешно']),
        ['Има 2 нови коментара, а трябва да е само един.'],
      ],
    ],
  })

  test('with the letter switched off, only the comment is checked', () => {
    const assertionsOf = (isOn: (kind: string) => boolean) => {
      const records = made.records.map((one) => ({ ...one, isOn: isOn(one.assertion.kind) }))
      return exerciseOf({ ...newExercise(null, '/documents', records), title: 'А', story: 'Б' }).assertions
    }
    expect(JSON.stringify(assertionsOf(() => true))).toContain('"of"')
    const assertions = assertionsOf((kind) => kind === 'comment')
    expect(assertions.map(({ kind }) => kind)).toEqual(['comment'])
    expect(JSON.stringify(assertions)).not.toContain('"of"')
  })
})

test('the instruction of an assignee is recognised again and checked', async () => {
  const complete: ExercisePath = async (at) => {
    const own = at.db.taskAssignees
      .all()
      .find(({ personId, statusId }) => personId === at.personOf('ggeorgiev') && statusId === 1)
    await at.sendRequest(tasks.completeTask, {
      body: {
        ...{ taskGuid: own?.taskGuid ?? '', assigneeId: own?.id ?? 0, taskResultTypeId: 1 },
        ...{ resultComment: 'Готово', documentGuid: null },
      },
    })
  }
  const { records } = await writeExercise('ggeorgiev', async () => undefined, complete)
  const part = records.find(({ assertion }) => assertion.kind === 'taskPart')
  expect(part?.isOn).toBe(true)
  expect(part?.assertion.text).toMatch(/^Изпълнителят на задачата „[^„“]+“ по документ № .+ е променен правилно$/)
})

test('two new letters with different channels are checked separately, and a third one is too many', async () => {
  const both = async (at: Trainee) => {
    await at.register({ subjectDescription: 'Искане за становище' })
    await at.register({
      documentDirectionId: 3,
      receivedViaId: null,
      sentViaId: 2,
      addressedToDepartmentId: null,
      subjectDescription: 'Отговор',
    })
  }
  const made = await writeExercise('mpetrova', async () => undefined, both)
  expect(made.exercise.assertions.map(({ missing }) => missing).toSorted()).toEqual([
    'Няма нов регистриран документ (входящ).',
    'Няма нов регистриран документ (изходящ).',
  ])
  expect((await tryExercise(made, both)).checked.isDone).toBe(true)
  const third = await tryExercise(made, async (at) => {
    await both(at)
    await at.register({ subjectDescription: 'Искане за становище' })
  })
  expect(third.sentences.join()).toMatch(/^Има 2 нови документа .*, а трябва да е само един\.$/)
})
