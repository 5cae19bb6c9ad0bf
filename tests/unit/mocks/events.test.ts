import { expect, test } from 'vitest'
import { talkOf } from '../../../mocks/engine/events.ts'
import { askBackend } from './askBackend.ts'

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
  const { world } = askBackend(50)
  const [user] = world.users.all()
  if (!user) throw new Error('Nobody is in the seeded world')
  const told: number[] = []
  world.onChange((changes) => told.push(changes.length))
  world.on('loggedIn', () => world.put('users', { ...user, userName: 'by who heard it' }))
  world.on('loggedIn', () => {
    throw new Error('refused')
  })
  const step = () =>
    world.inOneStep(() => {
      world.put('users', { ...user, userName: 'by who announced it' })
      world.announce('loggedIn', user.personId)
    })
  expect(step).toThrow('refused')
  expect(world.users.get(user.id)).toEqual(user)
  expect(told).toEqual([])
})

test('changes made by a listener are in the same transaction as the event', () => {
  const { world } = askBackend(50)
  const [user] = world.users.all()
  if (!user) throw new Error('Nobody is in the seeded world')
  const told: string[][] = []
  world.onChange((changes) => told.push(changes.map(({ table }) => table)))
  world.on('loggedIn', () => world.put('users', { ...user }))
  world.inOneStep(() => {
    world.put('users', { ...user })
    world.announce('loggedIn', 0)
  })
  expect(told).toEqual([['users', 'users']])
})

test('a question has exactly one responder', () => {
  const talk = talkOf(atOnce)
  expect(() => talk.ask('openTasksOf', 1)).toThrow('openTasksOf')
  const task = { guid: 'a', number: '1', description: '', endDate: '2026-11-20' }
  talk.on('openTasksOf', () => [task])
  expect(talk.ask('openTasksOf', 1)).toEqual([task])
  talk.on('openTasksOf', () => [])
  expect(() => talk.ask('openTasksOf', 1)).toThrow('openTasksOf')
})
