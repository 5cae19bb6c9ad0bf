import { expect, test } from 'vitest'
import { Fault, rowMessages } from '../../../src/transport/fault.ts'

const faultWith = (fields: Record<string, string[]>) => new Fault('invalid', 'Проверете полетата.', { fields })

test.each<[string, Record<string, string[]>, [number, Record<string, string>][]]>([
  [
    'a row as it is sent',
    { 'correspondentAddresses[1].district': ['Няма такава.'] },
    [[1, { district: 'Няма такава.' }]],
  ],
  [
    'as a .NET server spells it, under the body',
    { 'Body.CorrespondentAddresses[0].StreetAddress': ['Твърде дълго.'] },
    [[0, { streetAddress: 'Твърде дълго.' }]],
  ],
  [
    'several fields of one row, several messages of one field',
    { 'CorrespondentAddresses[2].country': ['Първо.', 'Второ.'], 'correspondentAddresses[2].settlement': ['Трето.'] },
    [[2, { country: 'Първо.\nВторо.', settlement: 'Трето.' }]],
  ],
  ['another list', { 'correspondentContacts[0].contactContent': ['Не.'] }, []],
  ['a field of the body itself', { entityName: ['Не.'], 'Body.EntityName': ['Не.'] }, []],
])('the errors of rows: %s', (_, fields, rows) => {
  expect([...rowMessages(faultWith(fields), 'correspondentAddresses')]).toEqual(rows)
})

test('no error gives no message', () => {
  expect(rowMessages(null, 'correspondentAddresses').size).toBe(0)
})
