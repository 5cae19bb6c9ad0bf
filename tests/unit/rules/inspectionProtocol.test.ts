import { expect, test } from 'vitest'
import { blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import { filledProtocol, formFor, newProtocol, protocolErrors } from '../../../src/rules/inspections/protocolFill.ts'
import { fields, found, one, prescription } from './inspectionSamples.ts'

test('a protocol is the template with its fields filled in; the table of devices stays a field', () => {
  const content =
    '# ПРОТОКОЛ № {{проверка.номер}}\nДнес, {{дата}}, {{проверяващи}} при {{лице.наименование}}, ЕИК {{лице.еик}}: {{обект.адрес}}\n{{таблица.СИ}}'
  expect(filledProtocol(content, one)).toBe(
    '# ПРОТОКОЛ № П-12/2026\nДнес, 02.11.2026 г., Мария Колева и Иван Петров при „Слънчев пазар“ ЕООД, ЕИК 123456786: Пазар „Запад“, Мездра, ул. „Христо Ботев“ № 4\n{{таблица.СИ}}',
  )
  expect(filledProtocol('{{лице.еик}}', blankInspection)).toBe('……………………')
  const forms = [
    { id: 1, name: 'общ', inspectionKindId: null, content },
    { id: 3, name: 'последваща', inspectionKindId: 4, content: 'x' },
  ]
  expect([formFor(forms, 1)?.id, formFor(forms, 4)?.id, formFor([], 4)]).toEqual([1, 3, undefined])
  const protocol = newProtocol({ ...found, protocol: null }, forms[0], '2026-11-20')
  expect(protocol).toMatchObject({
    templateId: 1,
    number: 'П-12/2026',
    date: '2026-11-02',
    time: '12:30',
    place: 'Мездра',
  })
  expect(protocol).toMatchObject({ attendees: 'Петър Стоев, управител', prescriptions: prescription.text })
  expect(protocolErrors(protocol)).toEqual({})
  expect(
    fields(protocolErrors({ ...protocol, number: '', time: '25:00', copies: 0, prescriptionsUntil: null })),
  ).toEqual([...['copies', 'number', 'prescriptionsUntil', 'time']])
})
