import { describe, expect, test } from 'vitest'
import { readResponse } from '../../../src/transport/envelope.ts'
import { fieldMessage } from '../../../src/transport/fault.ts'
import { type Row, respond } from './respondInRow.ts'

describe('the device-call variant (document 2, section 8)', () => {
  const withFields = { type: 0, message: 'Не', additionalFieldMessages: { number: ['Заето'] }, resultData: 5 }
  const rows: Row[] = [
    {
      title: 'type 0 with field messages: an error notice, and the body is returned',
      json: withFields,
      expected: {
        kind: 'refused',
        reply: withFields,
        fault: { fields: { number: ['Заето'] } },
        notice: { text: 'Не' },
      },
    },
    {
      title: 'another status than 200, 201, 204: the message, and nothing is returned',
      status: 409,
      json: { message: 'Вече е регистриран' },
      expected: {
        kind: 'refused',
        reply: null,
        fault: { status: 409 },
        notice: { kind: 'error', text: 'Вече е регистриран' },
      },
    },
    {
      title: '202 is such a status',
      status: 202,
      json: { message: 'Чака' },
      expected: { kind: 'refused', reply: null },
    },
    { title: '201 is not', status: 201, json: { type: 1, resultData: 3 }, expected: { kind: 'done', reply: 3 } },
    { title: '204 is not', status: 204, expected: { kind: 'done', reply: undefined } },
    {
      title: 'a message of type 0 is an error',
      json: { type: 0, message: 'Не', resultData: 4 },
      expected: { kind: 'refused', reply: 4, notice: { kind: 'error', text: 'Не' } },
    },
    {
      title: 'any other message is a success, reduced to resultData',
      json: { type: 1, message: 'Записано', resultData: 4 },
      expected: { kind: 'done', reply: 4, notice: { kind: 'success', text: 'Записано' } },
    },
    {
      title: 'a body with no type is returned as it is',
      json: { items: [1], message: 'Готово' },
      expected: { kind: 'done', reply: { items: [1], message: 'Готово' }, notice: { kind: 'success', text: 'Готово' } },
    },
    { title: 'a list is returned as it is', json: [1], expected: { kind: 'done', reply: [1] } },
    {
      title: '400 as everywhere',
      status: 400,
      json: { errors: { A: ['Празно'] } },
      expected: { kind: 'failed', fault: { kind: 'invalid' }, notice: { title: 'Внимание!', text: 'Празно' } },
    },
    { title: '401 as everywhere', status: 401, expected: { kind: 'failed', fault: { kind: 'unauthorised' } } },
    { title: '500 as everywhere', status: 500, json: { message: 'x\nСрив' }, expected: { notice: { text: 'Срив' } } },
  ]
  test.each(rows)('$title', (row) => expect(readResponse('device', respond(row))).toMatchObject(row.expected))
})

test('the message of a field may be a text or true', () => {
  const meaning = readResponse('main', {
    status: 400,
    json: { errors: { 'Body.SubjectDescription': ['Празно', 'Късо'] } },
  })
  const fault = meaning.kind === 'failed' ? meaning.fault : null
  expect(fieldMessage(fault, 'subjectDescription')).toBe('Празно\nКъсо')
  expect(fieldMessage(fault, 'number')).toBe(true)
  expect(fieldMessage(null, 'number')).toBe(true)
})
