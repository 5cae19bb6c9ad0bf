import { expect, test } from 'vitest'
import { builtIn } from '../../../fixtures/geography/builtIn.ts'
import { importNsi } from '../../../fixtures/geography/importNsi.ts'
import { parseGeography } from '../../../fixtures/geography/parseGeography.ts'
import { importedModule, writeGeography } from '../../../fixtures/geography/writeGeography.ts'
import {
  nsiDistricts,
  nsiFile,
  nsiFiles,
  nsiMunicipalities,
  nsiSettlement,
  nsiSettlements,
  nsiText,
} from './nsiSample.ts'

const known = parseGeography(builtIn)
const idOf = (code: string) => known.municipalities.find((row) => row.code === code)?.id

test('valid files give rows with the same ids as the built-in rows', async () => {
  const { rows, findings } = await importNsi(nsiFiles(), known)
  expect(findings).toEqual([])
  expect(rows?.districts).toEqual([
    { id: 16, code: 'PDV', name: 'Пловдив' },
    { id: 23, code: 'SFO', name: 'Софийска област' },
    { id: 22, code: 'SOF', name: 'София (столица)' },
  ])
  expect(rows?.municipalities).toContainEqual({
    id: idOf('PDV17'),
    code: 'PDV17',
    districtId: 16,
    name: 'Марица',
    centreSettlementId: 56784,
  })
  expect(rows?.settlements).toContainEqual({
    id: 4234,
    code: '04234',
    kind: 'с.',
    name: 'Бистрица',
    municipalityId: idOf('SOF46'),
    districtId: 22,
  })
})

test('files are recognised by their rows, in any order, with any names, in several parts', async () => {
  const parts = [
    nsiFile('3.json', nsiSettlements.slice(3)),
    nsiFile('x.txt', nsiMunicipalities),
    nsiFile('ek_obst.json', nsiSettlements.slice(0, 3)),
    nsiFile('1', nsiDistricts),
  ]
  const { rows, findings } = await importNsi(parts, known)
  expect(findings).toEqual([])
  expect(rows).toEqual((await importNsi(nsiFiles(), known)).rows)
})

test('a municipality keeps its id when its code or its name changes, and a new one gets a new id', async () => {
  const files = nsiFiles(
    nsiDistricts,
    [
      { obshtina: 'PDV99', ekatte: '56784', name: 'Пловдив' },
      { obshtina: 'PDV17', ekatte: '56784', name: 'Голяма Марица' },
      { obshtina: 'SFO39', ekatte: '65231', name: 'Самоков' },
      { obshtina: 'SFO98', ekatte: '65232', name: 'Нова' },
      { obshtina: 'SOF46', ekatte: '68134', name: 'Столична' },
    ],
    [
      nsiSettlement('56784', 'гр.', 'Пловдив', 'PDV99'),
      nsiSettlement('65232', 'с.', 'Ново', 'SFO98'),
      ...nsiSettlements.slice(1),
    ],
  )
  const { rows } = await importNsi(files, known)
  const ids = new Map(rows?.municipalities.map(({ code, id }) => [code, id]))
  expect(ids.get('PDV99')).toBe(idOf('PDV22'))
  expect(ids.get('PDV17')).toBe(idOf('PDV17'))
  expect(ids.get('SFO98')).toBe(266)
})

test('imported data is written in the notation that the application reads', async () => {
  const { rows } = await importNsi(nsiFiles(), known)
  expect.assert(rows)
  const read = parseGeography(writeGeography(rows))
  expect(new Set(read.districts)).toEqual(new Set(rows.districts))
  expect(new Set(read.municipalities)).toEqual(new Set(rows.municipalities))
  expect(new Set(read.settlements)).toEqual(new Set(rows.settlements))
  expect(importedModule(rows)).toContain(writeGeography(rows))
  expect(importedModule(null)).toContain('imported: string | null = null\n')
})

test('the built-in rows survive writing and reading too', () => {
  const again = parseGeography(writeGeography(known))
  const byId = (rows: readonly { id: number }[]) => rows.toSorted((one, other) => one.id - other.id)
  expect(byId(again.settlements)).toEqual(byId(known.settlements))
  expect(byId(again.municipalities)).toEqual(byId(known.municipalities))
})

test('duplicates and orphans are skipped and reported with line and row', async () => {
  const files = nsiFiles(
    nsiDistricts,
    [...nsiMunicipalities, { obshtina: 'QQQ01', ekatte: '00001', name: 'Ничия' }],
    [
      ...nsiSettlements,
      nsiSettlement('04234', 'с.', 'Бистрица', 'SOF46'),
      nsiSettlement('00014', 'с.', 'Абланица', 'PDV77'),
      nsiSettlement('00028', 'с.', 'Някое', 'QQQ01'),
    ],
  )
  const { rows, findings } = await importNsi(files, known)
  expect(rows?.settlements).toHaveLength(5)
  expect(rows?.municipalities).toHaveLength(4)
  expect(findings.map(({ file, row, level, because }) => `${file} ${row} ${level}: ${because}`)).toEqual([
    'b.json 5 skipped: QQQ01 „Ничия“ belongs to QQQ, which is no district of the files',
    'c.json 6 skipped: 04234 „Бистрица“ stands already on line 50 of c.json',
    'c.json 7 skipped: 00014 „Абланица“ belongs to PDV77, which is no municipality of the files',
    'c.json 8 skipped: 00028 „Някое“ belongs to QQQ01, which is no municipality of the files',
  ])
})

test('a missing centre is repaired; a municipality without settlements is skipped', async () => {
  const { rows, findings } = await importNsi(
    nsiFiles(nsiDistricts, nsiMunicipalities, nsiSettlements.slice(1, 3)),
    known,
  )
  expect(rows?.municipalities.map(({ name, centreSettlementId }) => [name, centreSettlementId])).toEqual([
    ['Марица', 11845],
    ['Самоков', 65231],
  ])
  expect(findings.map(({ level }) => level)).toEqual(['mended', 'skipped', 'skipped'])
})

test.each([
  ['no file at all', []],
  ['no settlements', nsiFiles().slice(0, 2)],
  ['a spreadsheet', [...nsiFiles(), { name: 'd.xls', chunks: ['PK\u0003\u0004'] }]],
  ['an empty file', [...nsiFiles(), { name: 'd.json', chunks: [] }]],
  ['an empty list', [...nsiFiles(), { name: 'd.json', chunks: ['[]'] }]],
  [
    'another file of НСИ',
    [...nsiFiles(), nsiFile('d.json', [{ kmetstvo: 'PDV22-01', name: 'Нещо', ekatte: '56784' }])],
  ],
  ['a file cut off', [...nsiFiles(), { name: 'd.json', chunks: [nsiText(nsiDistricts).slice(0, 200)] }]],
])('the import of %s imports nothing', async (_, files) => {
  const { rows, findings } = await importNsi(files, known)
  expect(rows).toBeNull()
  expect(findings.some(({ level }) => level === 'unusable')).toBe(true)
})

test('an unreadable file is reported as unusable and does not stop the others', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield '['
    throw new Error('no such file')
  }
  const { rows, findings } = await importNsi([...nsiFiles(), { name: 'd.json', chunks: broken() }], known)
  expect(rows).toBeNull()
  expect(findings).toEqual([{ level: 'unusable', file: 'd.json', because: 'cannot be read: no such file' }])
})
