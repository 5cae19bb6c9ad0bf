import { expect, test } from 'vitest'
import { Direction } from '../../../../src/contract/enumerations.ts'
import { answerState, type Letter, taskChecklist, workOfTask } from '../../../../src/rules/tasks/taskWork.ts'

const answer = { needsDocument: false, taskType: { id: 10 } }
const report = { needsDocument: true, taskType: { id: 1 } }
const agreement = { needsDocument: false, taskType: { id: 3 } }
const execution = { needsDocument: false, taskType: { id: 1 } }
const letter: Letter = { direction: Direction.INCOMING, answer: 'none', mayAnswer: true }

test.each([
  ['a task for an answer', answer, letter, 'answer'],
  ['a task that asks for a document', report, letter, 'answer'],
  ['any other task', execution, letter, 'completeTask'],
  ['an answer that is still written', answer, { ...letter, answer: 'begun' }, 'goOn'],
  ['… also for who may not begin another', answer, { ...letter, answer: 'begun', mayAnswer: false }, 'goOn'],
  ['an answer that is with its signer', answer, { ...letter, answer: 'handedOn' }, 'completeTask'],
  ['an answer that this person may not write', answer, { ...letter, mayAnswer: false }, 'completeTask'],
  ['a task on an internal document', answer, { ...letter, direction: Direction.INTERNAL }, 'completeTask'],
  ['a task whose document is not known', answer, { ...letter, direction: null }, 'completeTask'],
] as const)('the next step of %s', (_, task, of, expected) => expect(workOfTask(task, of)).toBe(expected))

test.each([
  ['Чернова', 'begun'],
  ['Върнат за корекция', 'begun'],
  ['За подпис', 'handedOn'],
  ['Изпратен', 'handedOn'],
  ['Някакъв', 'handedOn'],
])('an answer in status „%s“ is %s', (name, expected) => expect(answerState(name)).toBe(expected))

const before = { number: '12', isOver: false }
const done = '-Приключване на задачата'
test.each([
  ['a plain task', execution, null, 'none', [done]],
  ['a request to agree', agreement, null, 'none', ['-Съгласуване']],
  ['one for an answer', answer, null, 'none', ['-Написан отговор', '-Предаден за подпис', done]],
  ['… with a draft', answer, null, 'begun', ['+Написан отговор', '-Предаден за подпис', done]],
  ['… with a letter to be signed', answer, null, 'handedOn', ['+Написан отговор', '+Предаден за подпис', done]],
  ['one after another one', execution, before, 'none', ['-Задача № 12', done]],
  ['… that is over', execution, { ...before, isOver: true }, 'none', ['+Задача № 12', done]],
] as const)('the steps of %s', (_, task, after, state, expected) => {
  const steps = taskChecklist(task, { before: after, letter: { ...letter, answer: state }, isDone: false })
  expect(steps.map(({ label, isDone }) => `${isDone ? '+' : '-'}${label}`)).toEqual(expected)
})
