import { expect, test } from 'vitest'
import { talkOf } from '../../../mocks/engine/events.ts'
import { createTestBackend } from './createTestBackend.ts'

const atOnce = (work: () => void): void => work()

test('listeners of an event run in the order of registration, with its data', () => {
  const talk = talkOf(atOnce)
  const heard: string[] = []
  talk.on('loggedIn', (personId) => heard.push(`first ${personId}`))
  talk.on('loggedIn', (personId) => heard.push(`second ${personId}`))
  talk.announce('loggedIn', 7)
  expect(heard).toEqual(['first 7', 'second 7'])
})

test('a refusal of a listener rolls back the event and the changes of other listeners', () => {
  const { db } = createTestBackend(50)
  const [user] = db.users.all()
  if (!user) throw new Error('Nobody is in the seeded database')
  const heard: number[] = []
  db.onChange((changes) => heard.push(changes.length))
  db.on('loggedIn', () => db.put('users', { ...user, userName: 'by who heard it' }))
  db.on('loggedIn', () => {
    throw new Error('refused')
  })
  const step = () =>
    db.inOneStep(() => {
      db.put('users', { ...user, userName: 'by who announced it' })
      db.announce('loggedIn', user.personId)
    })
  expect(step).toThrow('refused')
  expect(db.users.get(user.id)).toEqual(user)
  expect(heard).toEqual([])
})

test('changes made by a listener are in the same transaction as the event', () => {
  const { db } = createTestBackend(50)
  const [user] = db.users.all()
  if (!user) throw new Error('Nobody is in the seeded database')
  const heard: string[][] = []
  db.onChange((changes) => heard.push(changes.map(({ table }) => table)))
  db.on('loggedIn', () => db.put('users', { ...user }))
  db.inOneStep(() => {
    db.put('users', { ...user })
    db.announce('loggedIn', 0)
  })
  expect(heard).toEqual([['users', 'users']])
})

test('a request between modules has exactly one responder', () => {
  const talk = talkOf(atOnce)
  expect(() => talk.query('openTasksOf', 1)).toThrow('openTasksOf')
  const task = { guid: 'a', number: '1', description: '', endDate: '2026-11-20' }
  talk.on('openTasksOf', () => [task])
  expect(talk.query('openTasksOf', 1)).toEqual([task])
  talk.on('openTasksOf', () => [])
  expect(() => talk.query('openTasksOf', 1)).toThrow('openTasksOf')
})
