import { expect, test } from 'vitest'
import { isSamePerformer, type Performer, performerProblem } from '../../../../src/rules/tasks/performers.ts'

const person = (personId: number, name: string): Performer => ({ name, personId, positionId: null, holderIds: [] })
const position = (positionId: number, holderIds: number[]): Performer => ({
  name: 'Експерт',
  personId: null,
  positionId,
  holderIds,
})
const ivan = person(1, 'Иван Колев')

test.each([
  ['a person by any name', ivan, person(1, 'И. Колев'), true],
  ['two of one name', ivan, person(2, 'Иван Колев'), false],
  ['a position twice', position(4, [1]), position(4, [1]), true],
  ['a vacant position twice', position(4, []), position(4, []), true],
  ['two vacant positions', position(4, []), position(5, []), false],
  ['a person and the own position', ivan, position(4, [1]), true],
  ['a person and a vacant position', ivan, position(4, []), false],
  ['a person who is named with the position', { ...ivan, positionId: 4 }, position(4, [2]), false],
])('the same performer: %s', (_, one, other, same) => {
  expect(isSamePerformer(one, other)).toBe(same)
  expect(isSamePerformer(other, one)).toBe(same)
})

test.each([
  ['somebody new', ivan, [person(2, 'Мария Петрова')], null],
  ['who is there', ivan, [ivan], 'Иван Колев вече е сред изпълнителите'],
  ['who is there by the position', ivan, [position(4, [1])], 'Иван Колев вече е сред изпълнителите'],
  ['a position that nobody holds', position(4, []), [], 'Длъжността „Експерт“ не се заема от никого'],
  ['who has left', { ...ivan, isActive: false }, [], 'Иван Колев вече не работи тук'],
  ['who works here', { ...ivan, isActive: true }, [], null],
])('a part for %s', (_, one, present, problem) => expect(performerProblem(one, present)).toBe(problem))
