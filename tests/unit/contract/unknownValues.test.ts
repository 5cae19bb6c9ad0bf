import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { type ShapeTree, stepsOf, wholeOf } from '../../../src/contract/shapeTree.ts'
import { startEventLabel } from '../../../src/rules/deadlines/deadlineRules.ts'
import { dayKindLabel } from '../../../src/rules/deadlines/nonWorkingDayRules.ts'
import { termChangeSentence } from '../../../src/rules/deadlines/termChanges.ts'
import { addresseeErrors } from '../../../src/rules/documents/addresseeRules.ts'
import { readReply } from '../../../src/transport/reply/readReply.ts'

type Field = { name: string; shape: ShapeTree }
const fieldsIn = (shape: ShapeTree, met: Set<ShapeTree>): Field[] => {
  if (met.has(shape)) return []
  met.add(shape)
  const own = Object.entries(shape.entries ?? {}).map(([name, field]): Field => ({ name, shape: field }))
  const inner = [...own.map((one) => one.shape), shape.item, shape.wrapped, shape.value, shape.getter?.(undefined)]
  return [...own, ...inner.flatMap((one) => (one ? fieldsIn(one, met) : []))]
}

const met = new Set<ShapeTree>()
const fields = Object.values<Record<string, Endpoint>>(catalogue)
  .flatMap((area) => Object.values(area))
  .flatMap(({ reply }) => (typeof reply === 'object' ? fieldsIn(reply as ShapeTree, met) : []))

const isClosedList = ({ shape }: Field): boolean =>
  wholeOf(shape).type === 'picklist' || stepsOf(wholeOf(shape)).some(({ metadata }) => metadata?.codes)
const valueRead = ({ name, shape }: Field, raw: Record<string, unknown>): unknown => {
  const reply = readReply({ type: 'object', entries: { [name]: shape } }, { ...raw, [`${name}_`]: 1 })
  return reply.isRead ? (reply.value as Record<string, unknown>)[name] : 'the row is dropped'
}
const later = (one: Field) => valueRead(one, { [one.name]: 'OfALaterVersion' })

/**
 * What a value that this version does not know may be read as: values that mean only „something else“, and the id of a
 * module, because the specification knows exactly two modules.
 */
const neutral = ['text', 'away', 'record', 1]

describe('a value that this version does not know', () => {
  const lists = fields.filter(isClosedList)
  test('is never read as a known value in any response', () => {
    expect(lists.length).toBeGreaterThan(30)
    const wrong = lists.filter(
      (one) => ![null, undefined, 'the row is dropped', ...neutral].includes(later(one) as null),
    )
    expect(
      wrong.map((one) => `${one.name}: ${later(one)}`),
      'declare the field with oneOf or orUnknown',
    ).toEqual([])
  })

  test.each([
    ['startEvent', 'registration'],
    ['nodeType', 'document'],
  ])('%s: an absent value has a default, an unknown value does not', (name, absent) => {
    const field = fields.find((one) => one.name === name) ?? expect.unreachable()
    expect([valueRead(field, { [name]: null }), valueRead(field, { [name]: '' }), later(field)]).toEqual([
      absent,
      absent,
      null,
    ])
  })

  test('is shown as unknown', () => {
    expect(startEventLabel({ startEvent: null })).toBe('Неизвестно')
    expect(dayKindLabel(null)).toBe('Неизвестен вид')
    const change = { kind: null, from: null, to: '2026-12-01', by: '', on: null, reason: '', basis: '' }
    expect(termChangeSentence(change)).toBe('Срокът е променен на 01.12.2026 г.')
  })

  test('of an addressee has to be chosen again before the addressee is saved', () => {
    const fields = { kind: null, targetId: 3, sentViaId: null, address: '' }
    expect(addresseeErrors(fields, { direction: null, others: [] })).toEqual({ kind: 'Полето е задължително' })
  })
})
