import { expect, test } from 'vitest'
import type { Correspondent } from '../../../src/contract/shapes/correspondents.ts'
import type { KeptRecord } from '../../../src/contract/shapes/keptData.ts'
import { fileLines, ownData, recordSections } from '../../../src/features/correspondents/keptSections.ts'
import { blankCorrespondent } from '../../../src/features/correspondents/newCorrespondent.ts'
import { numbersInForm, otherNumbers } from '../../../src/features/correspondents/shownNumbers.ts'
import { mayShowKeptData } from '../../../src/rules/correspondents/keptData.ts'
import { refusalOf } from '../../../src/rules/ruleResult.ts'

const number = '7503140000'
const person: Correspondent = {
  ...blankCorrespondent(),
  ...{ id: 7, fullName: 'Ива Петрова', firstName: 'Ива', lastName: 'Петрова', unifiedCitizenshipNumber: number },
  formerNames: [{ name: 'Ива Колева', until: '2026-10-01T08:00:00Z' }],
}
const names = { group: () => 'Граждани', sentVia: () => 'Поща' }
const record = (kind: KeptRecord['kind'], given: Partial<KeptRecord> = {}): KeptRecord => ({
  ...{ key: `${kind}`, kind, date: '2026-11-02', number: 'АУ-1', about: 'Заявление', roleId: null, storedFor: '' },
  isReadable: true,
  ...given,
})

test('own data has the masked number and former names, and leaves out what is empty', () => {
  const own = ownData(person, names, { enteredOn: null, enteredBy: '' })
  expect(own).toContainEqual(['ЕГН', '750314****'])
  expect(own).toContainEqual(['Предишни имена', 'Ива Колева (до 01.10.2026 г.)'])
  expect(own.filter(([, value]) => value === '')).toEqual([])
})

test('records are grouped by kind in a fixed order; a kind of a later version is not lost', () => {
  const sections = recordSections([
    record(null),
    record('payment'),
    record('document', { roleId: 2 }),
    record('payment'),
  ])
  expect(sections.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Документи', 1],
    ['Плащания', 2],
    ['Други записи', 1],
  ])
  expect(sections[0]?.lines[0]?.role).toBe('Пълномощник')
})

test('a record that the user may not read says so instead of its text', () => {
  const [section] = recordSections([record('document', { isReadable: false, about: '' })])
  expect(section?.lines[0]).toMatchObject({ number: 'АУ-1', about: 'съдържанието не е достъпно за Вас' })
})

test('the file has every line of the paper and no whole number', () => {
  const own = ownData(person, names, null)
  const view = { id: 1, date: '2026-11-03T09:00:00Z', person: 'Мария Петрова', action: 'Преглед', attribute: '' }
  const lines = fileLines(own, recordSections([record('document')]), [view])
  expect(lines).toHaveLength(own.length + 2)
  expect(lines.at(-1)).toMatchObject({ section: 'Кой е гледал данните', role: 'Мария Петрова', about: 'Преглед' })
  expect(JSON.stringify(lines)).not.toContain(number)
})

test.each([
  ['a person', person, undefined],
  ['an organisation', { ...person, isLegalEntity: true }, 'Справката е за физически лица.'],
  ['a merged record', { ...person, mergedInto: { id: 8, name: 'Х' } }, 'Записът е обединен с друг.'],
  ['a hidden number', { ...person, unifiedCitizenshipNumber: '750314****' }, 'Личният номер е скрит за Вас.'],
])('the report of %s', (_, one, title) => expect(refusalOf(mayShowKeptData(one))?.title).toBe(title))

test.each<[string, Partial<Correspondent>, Partial<Correspondent>, string[]]>([
  ['the same number', {}, {}, []],
  ['another number of the newer version', {}, { unifiedCitizenshipNumber: '8001010000' }, ['ЕГН']],
  ['a number that was not there', { unifiedCitizenshipNumber: '' }, {}, ['ЕГН']],
  ['a number that was taken away', {}, { unifiedCitizenshipNumber: '' }, []],
  ['a number of a foreigner', {}, { foreignerPersonalIdentifier: '1000000000' }, ['ЛНЧ']],
])('a newer version with %s shows what was not shown before', (_, was, now, labels) =>
  expect(otherNumbers({ ...person, ...was }, { ...person, ...now })).toEqual(labels),
)

test('the form shows the numbers of the person and of those who represent', () => {
  const chief = { id: 1, firstName: 'Петър', middleName: '', lastName: 'Илиев', unifiedCitizenshipNumber: number }
  expect(numbersInForm({ ...person, representatives: [chief] })).toEqual(['ЕГН', 'ЕГН на Петър Илиев'])
})
