import { expect, test } from 'vitest'
import { pastedDevices } from '../../../src/rules/inspections/pastedDevices.ts'
import { newKey } from './inspectionSamples.ts'

const paste = (text: string) =>
  pastedDevices(text, { categories: ['Водомери', 'Електромери'], category: 'Водомери', newKey })

test('rows are parsed from a pasted table by its header, or in the default order', () => {
  const [named] = paste('Сериен №\tТип\tСъответства\tНеизвестна\n12-7\tAQ-15\tне\t')
  expect(named?.device).toMatchObject({
    category: 'Водомери',
    serialNumber: '12-7',
    measuringType: 'AQ-15',
    isConforming: false,
  })
  const [plain] = paste(
    'електромери\tЕлектромер\tGX-1\t77\t24-001\t1.2.2027 г.\t+0,3 %\tНе\tБез знак\tзабрана за ползване\r\n\r\n',
  )
  expect(plain?.device).toMatchObject({
    ...{ category: 'Електромери', name: 'Електромер', serialNumber: '77', markValidUntil: '2027-02-01' },
    ...{ reading: '+0,3 %', isConforming: false, violation: 'Без знак', measure: 'ban' },
  })
  expect(plain?.problems).toEqual([])
  expect(paste('')).toEqual([])
})

test('an invalid cell of a pasted row is reported with its line, and the rest is accepted', () => {
  const rows = paste(
    'Водомери\t"Водомер\nза ""вода"""\tAQ\t1\nТеглилки\tВезна\tVE\t2\t\t31.02.2027\t\tможе би\t\tглоба\tоще',
  )
  expect(rows.map(({ line }) => line)).toEqual([1, 3])
  expect(rows[0]?.device.name).toBe('Водомер за "вода"')
  expect(rows[1]?.device.serialNumber).toBe('2')
  expect(rows[1]?.problems).toEqual([
    'категорията „Теглилки“ не е от списъка',
    '„31.02.2027“ не е дата',
    '„може би“ не е нито „да“, нито „не“',
    '„глоба“ не е мярка от списъка',
    '„още“ е в излишна колона',
  ])
})

test.each(['2027-02-01', '01.02.27', '1. 2. 2027', 'до 01/02/2027 г.', '1 февруари 2027 г.', '\u200e01.02.2027'])(
  'a pasted day „%s“ is parsed as in a date field',
  (day) => {
    expect(paste(`Водомери\tВодомер\tAQ\t1\t\t${day}`)[0]?.device.markValidUntil).toBe('2027-02-01')
  },
)

test('invisible characters of a spreadsheet are removed', () => {
  const [row] = paste('Водо\u00adмери\tВодо\u200bмер\tAQ\u000b15\t\u202a12-7\u202c')
  expect(row?.device).toMatchObject({
    category: 'Водомери',
    name: 'Водомер',
    measuringType: 'AQ 15',
    serialNumber: '12-7',
  })
})

test('200 pasted rows are parsed at once', () => {
  const text = Array.from({ length: 200 }, (_, i) => `Водомери\tВодомер\tAQ-15\t${i}\t\t01.01.2027\t+0,1 %\tда\t`).join(
    '\n',
  )
  const start = performance.now()
  expect(paste(text)).toHaveLength(200)
  expect(performance.now() - start).toBeLessThan(200)
})
