import { expect, test } from 'vitest'
import { blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import {
  filledProtocol,
  formFor,
  newProtocol,
  printedText,
  protocolErrors,
} from '../../../src/rules/inspections/protocolFill.ts'
import { protocolLines } from '../../../src/rules/protocols/protocolText.ts'
import { fields, found, one, prescription } from './inspectionSamples.ts'

test('a protocol is the template with its fields filled in; the table of devices stays a field', () => {
  const content =
    '# ПРОТОКОЛ № {{проверка.номер}}\nДнес, {{дата}}, {{проверяващи}} при {{лице.наименование}}, ЕИК {{лице.еик}}: {{обект.адрес}}\n{{таблица.СИ}}'
  expect(filledProtocol(content, one)).toBe(
    '# ПРОТОКОЛ № П-12/2026\nДнес, 02.11.2026 г., Мария Колева и Иван Петров при „Слънчев пазар“ ЕООД, ЕИК 123456786: Пазар „Запад“, Мездра, ул. „Христо Ботев“ № 4\n{{таблица.СИ}}',
  )
  expect(filledProtocol('{{лице.еик}}', blankInspection)).toBe('……………………')
  const byOrder = { ...one, basis: 'order', basisNumber: 'РД-09-101', basisDate: '2026-10-30' }
  expect(filledProtocol('{{проверка.основание}}: {{предписания}}', byOrder)).toBe(
    'заповед № РД-09-101 от 30.10.2026 г.: {{предписания}}',
  )
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

const later = { ...prescription, until: '2026-12-09', text: 'Да се пломбира.' }
test.each([
  [[], '2026-12-20', '', null],
  [[prescription], '2026-12-20', 'Да се представи за проверка.', '2026-12-02'],
  [[{ ...prescription, until: null }], '2026-12-20', 'Да се представи за проверка.', '2026-12-20'],
  [
    [prescription, later],
    null,
    'Да се представи за проверка. (до 02.12.2026 г.)\nДа се пломбира. (до 09.12.2026 г.)',
    '2026-12-09',
  ],
])(
  'a protocol begins with the terms of the measures and not of the follow-up: case %#',
  (measures, followUpUntil, text, until) => {
    const { prescriptions, prescriptionsUntil } = newProtocol(
      { ...found, measures, followUpUntil },
      undefined,
      '2026-11-20',
    )
    expect([prescriptions, prescriptionsUntil]).toEqual([text, until])
  },
)

test('prescriptions and objections are printed with their terms; empty ones are printed as none', () => {
  const protocol = newProtocol(found, undefined, '2026-11-20')
  expect(printedText({ ...protocol, objections: 'Везната е нова.' })).toEqual({
    предписания: 'Да се представи за проверка.\nСрок: до 02.12.2026 г.',
    възражения: 'Везната е нова.',
  })
  expect(printedText({ ...protocol, prescriptions: '' })).toEqual({
    предписания: 'Не са дадени.',
    възражения: '……………………',
  })
})

test('texts of an inspection create no fields and no headings on its paper', () => {
  const inspectedPerson = { id: 1, name: '{{предписания}} {{{таблица.СИ}}' }
  const sly = { ...one, inspectedPerson, findings: '# Наредба\nВтора\n# Трета' }
  const paper = filledProtocol('{{лице.наименование}}\n{{констатации}}', sly)
  const lines = protocolLines(paper)
  expect(lines.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'field')).toEqual([])
  expect(lines.map(({ isHeading }) => isHeading)).toEqual([false, false, false, false])
})
