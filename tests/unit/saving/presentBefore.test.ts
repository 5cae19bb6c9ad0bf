import { defer, firstValueFrom, of } from 'rxjs'
import { expect, test } from 'vitest'
import { IdempotentWrite } from '../../../src/screen-kit/saving/idempotentWrite.ts'
import { PresentBefore } from '../../../src/screen-kit/saving/presentBefore.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

type Row = { id: string; dateCreated: string }
const lost = (): Outcome<never> => ({ done: false, fault: new Fault('timeout', 'късно'), returned: null })
const refused = (): Outcome<never> => ({ done: false, fault: new Fault('refused', 'не'), returned: null })

/** A backend that writes its times as it likes; it may lose the answer of a write, done or not. */
const backend = (timeOf: () => string, start: Row[] = []) => {
  let rows = start
  let sent = 0
  const list = defer(() => of<Outcome<Row[]>>({ done: true, reply: rows }))
  const make = (isCarriedOut: boolean) =>
    defer(() => {
      sent += 1
      if (isCarriedOut) rows = [...rows, { id: `new ${sent}`, dateCreated: timeOf() }]
      return of<Outcome<Row>>(lost())
    })
  return { list, make, sentTimes: () => sent }
}

const idOf = ({ id }: Row) => id
const writeTo = (server: ReturnType<typeof backend>, before: PresentBefore, isCarriedOut: boolean) => ({
  about: 'row',
  content: 'one',
  send: () => {
    const ids = server.list.pipe((all) =>
      defer(async () => {
        const present = await firstValueFrom(all)
        return present.done ? { done: true as const, reply: present.reply.map(idOf) } : present
      }),
    )
    return before.send(ids, server.make(isCarriedOut))
  },
  ask: server.list,
  find: (now: Row[]) => before.foundOf(now, idOf),
})

const earlier = { id: 'earlier', dateCreated: '2026-11-22T09:59:59Z' }
test.each<[string, string]>([
  ['the same clock', '2026-11-22T10:00:00Z'],
  ['a computer whose clock is five minutes fast', '2026-11-22T09:55:00Z'],
  ['a computer whose clock is a day slow', '2026-11-23T10:00:00Z'],
  ['UTC times without a zone', '2026-11-22T08:00:00.0000000'],
  ['no time at all', ''],
])('what a lost answer made is found whatever the times: %s', async (_, time) => {
  const server = backend(() => time, [earlier])
  const done = await new IdempotentWrite<Row>().outcomeOf(writeTo(server, new PresentBefore(), true))
  expect(done).toMatchObject({ kind: 'done', reply: { id: 'new 1' } })
  const not = await new IdempotentWrite<Row>().outcomeOf(writeTo(server, new PresentBefore(), false))
  expect(not.kind).toBe('notApplied')
})

test('what was there is asked once: a repetition still finds what the first sending made late', async () => {
  const before = new PresentBefore()
  let present = ['earlier']
  const ask = defer(() => of<Outcome<string[]>>({ done: true, reply: present }))
  await firstValueFrom(before.send(ask, of(lost())))
  present = ['earlier', 'late']
  await firstValueFrom(before.send(ask, of(lost())))
  expect(before.newOf(present, (id) => id)).toEqual(['late'])
})

test('where the question got no answer nothing is sent; where it was refused an equal record leaves it unknown', async () => {
  const unsent = new PresentBefore()
  let sent = 0
  const send = defer(() => {
    sent += 1
    return of(lost())
  })
  await firstValueFrom(unsent.send(of(lost()), send))
  expect([sent, unsent.isSent]).toEqual([0, false])
  const blind = new PresentBefore()
  await firstValueFrom(blind.send(of(refused()), send))
  expect([sent, blind.isSent]).toEqual([1, true])
  expect(blind.newOf(['like it'], (id) => id)).toBe('unknown')
  expect(blind.newOf([], (id: string) => id)).toEqual([])
})
