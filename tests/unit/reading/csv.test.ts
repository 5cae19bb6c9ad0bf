import { expect, test } from 'vitest'
import { rowsAtOnce } from '../../../src/widgets/reading/reading.ts'
import { readCsv, separatorOf } from '../../../src/widgets/reading/worker/readCsv.ts'
import { longestCell, mostColumns } from '../../../src/widgets/reading/worker/sheets.ts'

const read = async (text: string) => {
  const { reading, rows } = await readCsv(new Blob([text]))
  if (reading.kind !== 'sheets') throw new Error('no sheets')
  return { size: reading.sheets[0], notes: reading.notes, rows: rows?.(0, 0) }
}

test.each([
  ['a;b;c\n1,5;2,5;3\n', ';'],
  ['a,b,c\n1,2,3\n', ','],
  ['a\tb\n1,5\t2,5\n', '\t'],
  ['a|b\n1|2', '|'],
  ['"а,б";в\n"г,д";е', ';'],
  ['a', ';'],
])('the text %j is separated by %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator)
})

test.each([
  [
    '№;Име\n1;Петров\n',
    [
      ['№', 'Име'],
      ['1', 'Петров'],
    ],
  ],
  [
    'a;"б;в"\r\n"ред 1\nред 2";"каза ""да"""',
    [
      ['a', 'б;в'],
      ['ред 1\nред 2', 'каза "да"'],
    ],
  ],
  [
    'a;;\n;;b',
    [
      ['a', '', ''],
      ['', '', 'b'],
    ],
  ],
  ['a;b;', [['a', 'b', '']]],
  ['sep=|\r\na|b;c', [['a', 'b;c']]],
  [
    '5" тръба;2\n7;8',
    [
      ['5" тръба', '2'],
      ['7', '8'],
    ],
  ],
  [
    '"няма край;1\n2;3',
    [
      ['"няма край', '1'],
      ['2', '3'],
    ],
  ],
])('the line %j is read as cells', async (text, rows) => {
  expect((await read(text)).rows).toEqual(rows)
})

test('an empty file has no rows', async () => {
  expect(await read('')).toMatchObject({ size: { rows: 0, columns: 0 }, rows: [] })
})

test('one line of a million cells and one cell of a million letters are cut, with a notice', async () => {
  const wide = await read('x;'.repeat(1_000_000))
  expect(wide.rows?.[0]).toHaveLength(mostColumns)
  expect(wide.size?.columns).toBe(mostColumns)
  expect(wide.notes).toContain(`Показани са първите ${mostColumns} колони.`)
  const long = await read(`"${'а'.repeat(1_000_000)}";б`)
  expect(long.rows?.[0]?.[0]).toHaveLength(longestCell + 1)
  expect(long.notes).toContain(`От дългите клетки е показано само началото, най-много ${longestCell} знака.`)
})

test('rows are read in blocks of a thousand', async () => {
  const { reading, rows } = await readCsv(new Blob(['1;2\n'.repeat(2500)]))
  expect(reading).toMatchObject({ sheets: [{ rows: 2500, columns: 2 }] })
  expect([0, 1000, 2000].map((from) => rows?.(0, from).length)).toEqual([rowsAtOnce, rowsAtOnce, 500])
})
