import { expect, test } from 'vitest'
import { isWriting } from '../../../mocks/engine/dispatch.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { validReply } from '../../../src/transport/reply/validateReply.ts'

const calls = Object.values<Record<string, Endpoint>>(catalogue).flatMap((area) => Object.values(area))
const quietly = { reporting: 'quiet', mayBeEmpty: false } as const
const treated = (call: Endpoint) => {
  const reply = validReply(call, { body: { id: 1 } }, null, quietly)
  return { isWriting: isWriting(call), reply: reply instanceof Fault ? reply.kind : reply }
}

test('a call with a neutral path is treated by its kind, as before', () => {
  const renamed = calls.map((call, index): Endpoint => ({ ...call, path: `/api/q${index}/zz` }))
  expect(renamed.map(treated)).toEqual(calls.map(treated))
})

test('a GET call is a read, and no read uses PUT or DELETE', () => {
  const wrong = calls.filter(({ kind, method }) =>
    kind === 'read' ? method !== 'GET' && method !== 'POST' : method === 'GET',
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a call with the method DELETE is declared as a deletion', () => {
  const wrong = calls.filter(({ kind, method }) => method === 'DELETE' && kind !== 'delete')
  expect(wrong.map(({ path }) => path)).toEqual([])
})
