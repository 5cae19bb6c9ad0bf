import { expect, test } from 'vitest'
import { protocolTemplates } from '../../../fixtures/protocolTemplates.ts'
import { filledProtocol } from '../../../src/rules/inspections/protocolFill.ts'
import {
  comparedLines,
  fieldProblem,
  leftFieldProblem,
  protocolLines,
  withField,
} from '../../../src/rules/protocols/protocolText.ts'
import { one } from './inspectionSamples.ts'

test.each([
  ['no fields at all', 'Протокол', null],
  ['known fields, with blanks inside', '№ {{ проверка.номер }} на {{лице.наименование}}', null],
  ['an unknown field', 'от {{лице.възраст}}', 'Няма поле „лице.възраст“. Изберете го от полетата под текста.'],
  ['an empty field', 'от {{ }}', 'Няма поле „“. Изберете го от полетата под текста.'],
  ['a field that is not closed', 'от {{дата', 'Поле се отваря с {{ и се затваря с }} на същия ред.'],
  ['a field over two lines', 'от {{да\nта}}', 'Поле се отваря с {{ и се затваря с }} на същия ред.'],
  ['a heading', '# ПРОТОКОЛ\nСредство #2', null],
  ['a sharp that would stay on paper', 'Днес\n#ПРОТОКОЛ', 'Заглавие се пише с # и интервал в началото на реда.'],
  ['a field that is not opened', 'от дата}}', 'Поле се отваря с {{ и се затваря с }} на същия ред.'],
  ['single braces', 'от {дата}', null],
])('the problem of a text: %s', (_, content, problem) => {
  expect(fieldProblem(content)).toBe(problem)
})

test('a text is parsed into headings, words and fields', () => {
  const [heading, blank, line] = protocolLines('# ПРОТОКОЛ\n\nДнес, {{дата}}, в обекта')
  expect(heading).toEqual({ isHeading: true, parts: [{ kind: 'text', text: 'ПРОТОКОЛ' }] })
  expect(blank).toEqual({ isHeading: false, parts: [] })
  expect(line?.parts.map((part) => (part.kind === 'text' ? part.text : part.field?.label))).toEqual([
    'Днес, ',
    'Дата',
    ', в обекта',
  ])
})

test('a field replaces the selection, and the caret is after it', () => {
  expect(withField('Днес, ДАТА, в', 'дата', 6, 10)).toEqual({ content: 'Днес, {{дата}}, в', caret: 14 })
  expect(withField('', 'дата', 0, 0)).toEqual({ content: '{{дата}}', caret: 8 })
})

test('the comparison of two versions marks the lines that only one of them has', () => {
  expect(comparedLines('едно\n\nдве', 'едно\nтри')).toEqual([
    { line: 'едно', isOnlyHere: false },
    { line: '', isOnlyHere: false },
    { line: 'две', isOnlyHere: true },
  ])
})

test.each([
  ['what is filled in when it is printed', '# ПРОТОКОЛ\n{{таблица.СИ}}\n{{предписания}}\n{{ възражения }}', null],
  ['a field of the template', 'Днес, {{дата}}', 'Полето {{дата}} не е попълнено: напишете текст на негово място.'],
  ['a name that no field bears', 'от {{град}}', 'Полето {{град}} не е попълнено: напишете текст на негово място.'],
  ['braces alone', 'от {{дата', 'Поле се отваря с {{ и се затваря с }} на същия ред.'],
])('a filled-in protocol with %s', (_, content, problem) => expect(leftFieldProblem(content)).toBe(problem))

test.each(protocolTemplates.flatMap(({ name, versions }) => versions.map((content) => [name, content] as const)))(
  'the protocol of „%s“ has no field left and is correct for one and for two inspectors',
  (_, content) => {
    expect(leftFieldProblem(filledProtocol(content, one))).toBeNull()
    expect(content).not.toMatch(/подписаните|извършихме|установихме/)
  },
)
