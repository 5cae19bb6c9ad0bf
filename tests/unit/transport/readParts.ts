import * as v from 'valibot'
import { Guid, Id, pageOf } from '../../../src/contract/shapes/base.ts'
import { type RequestedRange, readReply } from '../../../src/transport/reply/readReply.ts'

export const guid = '01234567-89ab-cdef-0123-456789abcdef'
export const read = (shape: v.GenericSchema, raw: unknown, range?: RequestedRange) => readReply(shape, raw, range)
export const valueIn = (shape: v.GenericSchema, raw: unknown, range?: RequestedRange) => {
  const reply = read(shape, raw, range)
  return reply.isRead ? reply.value : 'unreadable'
}
export const field = (shape: v.GenericSchema, raw: unknown) => {
  const reply = read(v.object({ id: Id, field: shape }), raw === undefined ? { id: 1 } : { id: 1, field: raw })
  return reply.isRead ? [(reply.value as { field: unknown }).field, reply.problems.length] : 'unreadable'
}

export const rows = pageOf(v.object({ guid: Guid, name: v.string() }))
export const row = { guid, name: 'а' }
