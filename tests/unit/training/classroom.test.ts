import { expect, test } from 'vitest'
import { MOST_SEATS, type Report } from '../../../src/contract/training/classroom.ts'
import {
  type ClassState,
  classForTrainer,
  continueSeat,
  emptyClass,
  joinClass,
  leaveClass,
  linesOfClass,
  mayBegin,
  namesakeIn,
  reportSeat,
  SILENT_FOR,
  seatsOf,
  shownToTrainee,
  unreadBy,
  withMessage,
} from '../../../src/rules/training/classroom.ts'

const began = Date.parse('2026-11-20T08:00:00.000Z')
const seatOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const report = (given: Partial<Report> = {}): Report => ({ name: null, path: '/', title: '', readTo: 0, ...given })
const nothingDone = () => ({ doing: null, results: [] })
const seen = (state: ClassState, at = began) => classForTrainer(state, new Date(at), nothingDone).seats

const withSeats = (count: number): ClassState => {
  let state: ClassState = emptyClass
  for (let number = 1; number <= count; number += 1)
    state = joinClass(state, seatOf(number), 'Мария Петрова', began) ?? state
  return state
}

test('a trainee joins under her account, and under her name once she enters it', () => {
  const state = withSeats(1)
  expect(seen(state)).toMatchObject([{ id: seatOf(1), name: null, person: 'Мария Петрова', isHere: true }])
  const named = reportSeat(state, seatOf(1), report({ name: 'Ани', path: '/tasks', title: 'Задачи' }), began)
  expect(seen(named)).toMatchObject([{ name: 'Ани', path: '/tasks', title: 'Задачи' }])
})

test('with another account she keeps her seat, her name and her read messages', () => {
  let state = withMessage(withSeats(1), 'Начало', null, new Date(began))
  state = reportSeat(state, seatOf(1), report({ name: 'Ани', readTo: 1 }), began)
  state = joinClass(state, seatOf(1), 'Десислава Радева', began) ?? state
  expect(seen(state)).toMatchObject([{ name: 'Ани', person: 'Десислава Радева', hasRead: true }])
})

test('a trainee who leaves or is silent too long is absent, and is listed after the others', () => {
  const state = leaveClass(withSeats(2), seatOf(1))
  expect(seen(state).map(({ id, isHere }) => [id, isHere])).toEqual([
    [seatOf(2), true],
    [seatOf(1), false],
  ])
  const later = began + SILENT_FOR + 1
  expect(seen(state, later).map(({ isHere }) => isHere)).toEqual([false, false])
  expect(seen(reportSeat(state, seatOf(1), report(), later), later)[0]).toMatchObject({ id: seatOf(1), isHere: true })
})

test('a message is shown to its receiver until it is read; a later trainee does not get earlier messages', () => {
  let state = withMessage(withSeats(2), 'До всички', null, new Date(began))
  state = withMessage(state, 'Само до втория', seatOf(2), new Date(began))
  const texts = (number: number) => unreadBy(state, seatOf(number)).map(({ text }) => text)
  expect(texts(1)).toEqual(['До всички'])
  expect(texts(2)).toEqual(['До всички', 'Само до втория'])
  state = joinClass(state, seatOf(3), 'Мария Петрова', began) ?? state
  expect(texts(3)).toEqual([])
  state = reportSeat(state, seatOf(2), report({ readTo: 2 }), began)
  expect(texts(2)).toEqual([])
  expect(seen(state).map(({ hasRead }) => hasRead)).toEqual([false, true, true])
})

test('a read message stays read, and a future message cannot be marked as read', () => {
  let state = withMessage(withSeats(1), 'Едно', null, new Date(began))
  state = reportSeat(state, seatOf(1), report({ readTo: 99 }), began)
  state = reportSeat(state, seatOf(1), report({ readTo: 0 }), began)
  expect(unreadBy(state, seatOf(1))).toEqual([])
  state = withMessage(state, 'Две', null, new Date(began))
  expect(unreadBy(state, seatOf(1)).map(({ text }) => text)).toEqual(['Две'])
})

test('a message to all reaches all, one to a seat only that seat, one to an unknown seat none', () => {
  const state = withSeats(20)
  expect(seatsOf(state, null)).toHaveLength(20)
  expect(seatsOf(state, seatOf(7))).toEqual([seatOf(7)])
  expect(seatsOf(state, seatOf(99))).toEqual([])
})

test('a full class accepts no new trainee, but every returning one with a seat', () => {
  const state = withSeats(MOST_SEATS)
  expect(joinClass(state, seatOf(MOST_SEATS + 1), 'Мария Петрова', began)).toBeNull()
  expect(joinClass(state, seatOf(1), 'Мария Петрова', began)?.seats).toHaveLength(MOST_SEATS)
})

test('a report of a trainee without a seat changes nothing', () => {
  const state = withSeats(1)
  expect(reportSeat(state, seatOf(2), report({ name: 'Никой' }), began)).toBe(state)
})

test.each<[string, string | null, string | null, boolean, 'here' | 'away' | null]>([
  ['the same name, of somebody who is there', 'Ани Колева', 'Ани Колева', false, 'here'],
  ['the same name, of somebody who has left', 'Ани Колева', ' ани  колева', true, 'away'],
  ['the same name with a hyphen', 'Ани Колева-Илиева', 'Ани Колева Илиева', true, 'away'],
  ['another name', 'Ани Колева', 'Ани Колев', true, null],
  ['no name of hers', 'Ани Колева', null, true, null],
  ['no name of the other', null, 'Ани Колева', true, null],
])('a class with %s', (_, first, second, hasLeft, expected) => {
  let state = reportSeat(withSeats(2), seatOf(1), report({ name: first }), began)
  state = reportSeat(state, seatOf(2), report({ name: second }), began)
  if (hasLeft) state = leaveClass(state, seatOf(1))
  expect(namesakeIn(state, seatOf(2), began)).toBe(expected)
  const moved = continueSeat(state, seatOf(2), began)
  expect(moved?.seat ?? null).toBe(expected === 'away' ? seatOf(1) : null)
})

test('a trainee who continues at her former seat is one trainee, with her read messages', () => {
  let state = withMessage(withSeats(2), 'Начало', null, new Date(began))
  state = leaveClass(reportSeat(state, seatOf(1), report({ name: 'Ани', readTo: 1 }), began), seatOf(1))
  state = reportSeat(state, seatOf(2), report({ name: 'Ани', path: '/tasks', title: 'Задачи' }), began)
  state = continueSeat(state, seatOf(2), began)?.state ?? state
  expect(seen(state)).toMatchObject([{ id: seatOf(1), name: 'Ани', path: '/tasks', isHere: true, hasRead: true }])
  expect(namesakeIn(state, seatOf(1), began)).toBeNull()
})

test('the results of a class have the names of the trainees and not of the accounts', () => {
  const line = { person: 'Мария Петрова', exercise: 'Първото писмо', points: 8, outOf: 10 }
  const results = [{ ...line, attempts: 1, hints: 0, minutes: 3, day: '2026-11-20' }]
  let state = withSeats(2)
  state = reportSeat(state, seatOf(1), report({ name: 'Ани' }), began)
  state = reportSeat(state, seatOf(2), report({ name: 'Борис' }), began)
  const { seats } = classForTrainer(state, new Date(began), () => ({ doing: null, results }))
  expect(linesOfClass(seats).map(({ person }) => person)).toEqual(['Ани', 'Борис'])
})

test('the chosen exercises can be started, in their order; all until the trainer chooses, and files always', () => {
  const all = [{ id: 'first-letter' }, { id: 'fuel' }, { id: 'whole-day' }]
  const chosen = ['whole-day', 'first-letter', 'gone']
  expect(shownToTrainee(all, null)).toBe(all)
  expect(shownToTrainee(all, chosen).map(({ id }) => id)).toEqual(['whole-day', 'first-letter'])
  const state = { exercises: chosen.map((id) => ({ id, title: id, points: 1 })) }
  expect(['first-letter', 'fuel', 'own-1'].map((id) => mayBegin(state, id))).toEqual([true, false, true])
  expect(mayBegin(emptyClass, 'fuel')).toBe(true)
})
