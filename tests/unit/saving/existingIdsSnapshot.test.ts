import { expect, test } from 'vitest'
import { ExistingIds } from '../../../src/screen-kit/saving/existingIds.ts'
import { IdempotentMutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { mapReply, type Outcome } from '../../../src/transport/request.ts'

type Row = { id: string; dateCreated: string }
const lost = (): Outcome<never> => ({ done: false, fault: new Fault('timeout', 'късно'), returned: null })
const refused = (): Outcome<never> => ({ done: false, fault: new Fault('refused', 'не'), returned: null })

const backend = (timeOf: () => string, start: Row[] = []) => {
  let rows = start
  let sent = 0
  const list = async (): Promise<Outcome<Row[]>> => ({ done: true, reply: rows })
  const make = async (isCarriedOut: boolean): Promise<Outcome<Row>> => {
    sent += 1
    if (isCarriedOut) rows = [...rows, { id: `new ${sent}`, dateCreated: timeOf() }]
    return lost()
  }
  return { list, make, sentTimes: () => sent }
}

const idOf = ({ id }: Row) => id
const mutationTo = (server: ReturnType<typeof backend>, before: ExistingIds, isCarriedOut: boolean) => ({
  about: 'row',
  content: 'one',
  send: () => {
    const ids = async () => mapReply(await server.list(), (present) => present.map(idOf))
    return before.send(ids, () => server.make(isCarriedOut))
  },
  readCurrent: server.list,
  find: (now: Row[]) => before.foundOf(now, idOf),
})

const earlier = { id: 'earlier', dateCreated: '2026-11-22T09:59:59Z' }
test.each<[string, string]>([
  ['the same clock', '2026-11-22T10:00:00Z'],
  ['a computer whose clock is five minutes fast', '2026-11-22T09:55:00Z'],
  ['a computer whose clock is a day slow', '2026-11-23T10:00:00Z'],
  ['UTC times without a zone', '2026-11-22T08:00:00.0000000'],
  ['no time at all', ''],
])('after a lost response the created record is found whatever the times: %s', async (_, time) => {
  const server = backend(() => time, [earlier])
  const done = await new IdempotentMutation<Row>().outcomeOf(mutationTo(server, new ExistingIds(), true))
  expect(done).toMatchObject({ kind: 'done', reply: { id: 'new 1' } })
  const not = await new IdempotentMutation<Row>().outcomeOf(mutationTo(server, new ExistingIds(), false))
  expect(not.kind).toBe('notApplied')
})

test('the existing records are fetched once: a retry still finds the late record of the first request', async () => {
  const before = new ExistingIds()
  let present = ['earlier']
  const readCurrent = async (): Promise<Outcome<string[]>> => ({ done: true, reply: present })
  await before.send(readCurrent, async () => lost())
  present = ['earlier', 'late']
  await before.send(readCurrent, async () => lost())
  expect(before.newOf(present, (id) => id)).toEqual(['late'])
})

test('without a response to the check nothing is sent; after a refused check an equal record leaves the result unknown', async () => {
  const unsent = new ExistingIds()
  let sent = 0
  const send = async () => {
    sent += 1
    return lost()
  }
  await unsent.send(async () => lost(), send)
  expect([sent, unsent.isSent]).toEqual([0, false])
  const blind = new ExistingIds()
  await blind.send(async () => refused(), send)
  expect([sent, blind.isSent]).toEqual([1, true])
  expect(blind.newOf(['like it'], (id) => id)).toBe('unknown')
  expect(blind.newOf([], (id: string) => id)).toEqual([])
})
