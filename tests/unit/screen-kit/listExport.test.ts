import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { DeviceListItem } from '../../../src/contract/shapes/devices.ts'
import { caseFilesColumns } from '../../../src/features/case-files/list/caseFilesColumns.tsx'
import { correspondentsColumns } from '../../../src/features/correspondents/list/correspondentsColumns.tsx'
import { deviceColumns } from '../../../src/features/devices/single/deviceColumns.tsx'
import { typeDefinitions } from '../../../src/features/devices/typeDefinition.ts'
import { hiddenTypeColumns, typeColumns } from '../../../src/features/devices/types/typeColumns.tsx'
import { allRows, mostRows } from '../../../src/screen-kit/list/export/allRows.ts'
import { daysOf } from '../../../src/screen-kit/list/export/daysOf.ts'
import { fileColumns } from '../../../src/screen-kit/list/export/fileColumns.ts'
import { headingOf } from '../../../src/screen-kit/list/export/heading.ts'
import { cellsOf, sheetOf } from '../../../src/screen-kit/list/export/sheet.ts'
import { dateColumn, momentColumn, numberColumn, textColumn } from '../../../src/screen-kit/list/fieldColumns.ts'
import type { ListAddress } from '../../../src/screen-kit/list/listAddress.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import type { WordedColumn } from '../../../src/widgets/grid/gridColumn.ts'
import { config } from '../transport/fakeBrowser.ts'

type Row = { id: number }
const place: ListAddress<object> = { filter: {}, page: 3, size: 10, sort: undefined }
const keyOf = ({ id }: Row) => id

/**
 * Returns a list of `total` rows. After the first page was read, `moved` rows are inserted at the start of the list.
 * `most` is the maximum page size.
 */
const listOf = (total: number, { moved = 0, most = Number.POSITIVE_INFINITY } = {}) => {
  const pages: number[] = []
  const pageOf = ({ page, size }: ListAddress<object>) => ({
    queryKey: ['/list', { page }] as const,
    staleTime: 0,
    gcTime: 0,
    meta: { lookup: false },
    queryFn: async () => {
      const shift = pages.length === 0 ? 0 : moved
      pages.push(page)
      const first = (page - 1) * size - shift
      const length = Math.max(0, Math.min(size, most, total - (page - 1) * size))
      const items = Array.from({ length }, (_, at) => ({
        id: first + at,
      }))
      return { items, totalCount: total }
    },
  })
  return { pages, exported: () => allRows({ pageOf, place, keyOf, signal: new AbortController().signal }) }
}
const idsOf = (found: Awaited<ReturnType<ReturnType<typeof listOf>['exported']>>) =>
  found.kind === 'rows' ? found.rows.map(keyOf) : found

test.each([
  ['nothing', 0, [1]],
  ['one page', 500, [1]],
  ['a row more', 501, [1, 2]],
  ['as many as a file holds', mostRows, Array.from({ length: 20 }, (_, at) => at + 1)],
])(
  'the file of %s has every row, in the order of the list, page after page from the first',
  async (_, total, pages) => {
    const list = listOf(total)
    expect(idsOf(await list.exported())).toEqual(Array.from({ length: total }, (_row, at) => at))
    expect(list.pages).toEqual(pages)
  },
)

test('too many rows are not requested', async () => {
  const list = listOf(mostRows + 1)
  expect(await list.exported()).toEqual({ kind: 'tooMany', total: mostRows + 1 })
  expect(list.pages).toEqual([1])
})

test('all rows are fetched from a backend that returns at most a hundred', async () => {
  const list = listOf(250, { most: 100 })
  expect(idsOf(await list.exported())).toEqual(Array.from({ length: 250 }, (_row, at) => at))
  expect(list.pages).toEqual([1, 2, 3])
})

test('a row that moved to a later page meanwhile appears once', async () => {
  const ids = idsOf(await listOf(650, { moved: 2 }).exported())
  expect(new Set(ids as number[]).size).toBe((ids as number[]).length)
})

const person = {
  id: 1,
  isLegalEntity: false,
  fullName: '=HYPERLINK("http://example.bg")',
  uniqueNumber: '8005061234',
  groupName: '',
  settlementName: 'гр. Русе',
  phone: '',
  email: '',
  documentsCount: 1234,
  isActive: true,
}

test("a count is a number and the rest is text, so that no sender's text becomes a formula; a personal number stays masked", () => {
  const [headers, line] = cellsOf(correspondentsColumns, [person])
  expect(headers?.map(({ value }) => value)).toContain('ЕИК / ЕГН / ЛНЧ')
  expect(line?.filter(({ type }) => type !== String).map(({ value }) => value)).toEqual([1234])
  const values = line?.map(({ value }) => value)
  expect(values).toContain('=HYPERLINK("http://example.bg")')
  expect(JSON.stringify(values)).not.toContain('8005061234')
})

test('a column without text in a row is an empty cell', () => {
  const deadline = caseFilesColumns.find(({ key }) => key === 'deadline')
  expect(deadline?.text({ deadline: null } as Parameters<NonNullable<typeof deadline>['text']>[0])).toBe('')
})

test.each([
  [{ fromDate: '2026-01-01', toDate: '2026-11-20' }, '01.01.2026 до 20.11.2026'],
  [{ fromDate: '2026-01-01' }, undefined],
  [{}, undefined],
])('the file of %j is named after the days %j', (filter, days) => expect(daysOf(filter)).toBe(days))

test('days and timestamps are dates of the spreadsheet, a missing or invalid one is an empty cell or plain text', () => {
  type Row = { on: string | null; at: string | null; count: number | null }
  const columns = [
    dateColumn<Row, 'on'>('on', 'На'),
    dateColumn<Row, 'at'>('at', 'Кога'),
    numberColumn<Row, 'count'>('count', 'Брой'),
  ]
  const rows: Row[] = [
    { on: '2026-11-20', at: '2026-11-20T23:30:00Z', count: 0 },
    { on: null, at: 'няма', count: null },
  ]
  const day = (text: string) => ({ value: new Date(`${text}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' })
  expect(cellsOf(columns, rows).slice(1)).toEqual([
    [
      expect.objectContaining(day('2026-11-20')),
      expect.objectContaining(day('2026-11-21')),
      expect.objectContaining({ value: 0, type: Number }),
    ],
    [
      expect.objectContaining({ value: '', type: String }),
      expect.objectContaining({ value: '', type: String }),
      expect.objectContaining({ value: '–', type: String }),
    ],
  ])
})

test.each([
  ['a formula', '=HYPERLINK("http://a")', '=HYPERLINK("http://a")'],
  ['the number of a letter', 'док_x0041_1', 'док_x005F_x0041_1'],
  ['signs that XML has not', 'a\u0001b\ud800', 'ab'],
  ['signs of XML', '<b>&', '&lt;b&gt;&amp;'],
])('the text %s in a file can be opened by every spreadsheet', async (_, written, inFile) => {
  takeConfig(config)
  const columns = [{ key: 'a', header: 'Текст', text: (one: string) => one }]
  const files = unzipSync(
    new Uint8Array(
      await (await sheetOf({ title: 'Проба', heading: [written], columns, rows: [written] })).arrayBuffer(),
    ),
  )
  const xml = Object.entries(files)
    .filter(([name]) => name.endsWith('sheet1.xml') || name.endsWith('sharedStrings.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('')
  expect(xml).not.toContain('<f>')
  expect(xml.includes(`>${inFile}<`), xml.slice(-400)).toBe(true)
})

const tags = [{ label: 'От 01.11.2026' }, { label: 'Вид: Молба' }]
test.each([
  [tags, 1250, undefined, ['Филтър: От 01.11.2026; Вид: Молба', 'Редове: 1\u00a0250']],
  [[], 3, undefined, ['Филтър: няма', 'Редове: 3']],
  [tags, 778, 3, ['Филтър: От 01.11.2026; Вид: Молба', 'Избрани редове: 3 от 778']],
  [[], undefined, undefined, ['Филтър: няма']],
])('the head of a file has its title, the time, the filter and the number of rows: %#', (of, total, chosen, lines) => {
  const [title, made, ...others] = headingOf({ title: 'Документи', tags: of, total, chosen })
  expect([title, others]).toEqual(['Документи', lines])
  expect(made).toMatch(/^Изготвено на \d{2}\.\d{2}\.\d{4} г\. \d{2}:\d{2} ч\.$/)
})

test('in a file each column is as wide as its text, within limits, and the filter covers only the rows', async () => {
  takeConfig(config)
  const columns = ['Наименование на средството', 'Вид', 'Относно'].map((header, at) => ({
    ...{ key: header, header },
    text: (row: string[]) => row[at] ?? '',
  }))
  const rows = [
    ['Везна', 'СИ', 'а'.repeat(300)],
    ['Разходомер', 'СИ', 'б'],
  ]
  const blob = await sheetOf({ title: 'Типове', heading: ['Филтър: няма'], columns, rows })
  const sheet = strFromU8(unzipSync(new Uint8Array(await blob.arrayBuffer()))['xl/worksheets/sheet1.xml']!)
  expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([30, 10, 60])
  const [, from, to] = /<autoFilter ref="A(\d+):C(\d+)"\/>/.exec(sheet) ?? []
  expect(Number(to) - Number(from)).toBe(rows.length)
  expect(sheet).toContain(`<c r="A${from}"`)
  expect(sheet.indexOf('<autoFilter')).toBe(sheet.indexOf('</sheetData>') + '</sheetData>'.length)
})

test('the second line of a cell is a column of the file, unless it is a column on the screen', () => {
  type Row = { number: string; date: string | null }
  const date = dateColumn<Row, 'date'>('date', 'Дата')
  const number = { ...textColumn<Row, 'number'>('number', '№'), extraColumns: [date] }
  const name = { ...textColumn<Row, 'number'>('number', 'Име'), key: 'name' }
  const keys = (...shown: (typeof date)[]) => fileColumns(shown).map(({ key }) => key)
  expect(keys(number, name)).toEqual(['number', 'date', 'name'])
  expect(keys(date, number, name)).toEqual(['date', 'number', 'name'])
})

const draftRow: DeviceListItem = {
  ...{ id: null, entryNumber: '', measuringDeviceName: 'Везна', measuringType: 'A', measuringDeviceCategory: '' },
  ...{ isScrapped: null, isDraft: true, manufacturer: '', countryName: '', serialNumber: '', certificateNumber: '' },
  ...{ holderName: '', entryDate: null, validUntil: null, statusId: null, statusName: '', supplementsCount: null },
  ...{ lastVerification: null, nextVerification: null, siteName: '', departmentName: '' },
}
test.each<[string, readonly WordedColumn<DeviceListItem>[], readonly string[], readonly string[]]>([
  ['types', typeColumns(typeDefinitions.approved), hiddenTypeColumns, ['entryDate', 'validUntil']],
  ['devices', deviceColumns, [], []],
])('the file of %s says „Без номер“ for a draft, and has both dates that other cells show', (_, all, hidden, dates) => {
  const columns = fileColumns(all.filter(({ key }) => !hidden.includes(key)))
  expect(columns.find(({ key }) => key === 'entryNumber')?.text(draftRow)).toBe('Без номер')
  expect(columns.map(({ key }) => key)).toEqual(expect.arrayContaining([...dates]))
})

test('a timestamp is a day with its hour in Sofia; one without an hour is a day', () => {
  type Row = { at: string | null }
  const columns = [momentColumn<Row, 'at'>('at', 'Кога')]
  const at = (value: string, format: string) => ({ value: new Date(`${value}Z`), type: Date, format })
  const rows = [{ at: '2026-11-27T08:01:30Z' }, { at: '2026-07-01T21:30:00Z' }, { at: '2026-11-27' }, { at: null }]
  const [, winter, summer, day, none] = cellsOf(columns, rows).map(([cell]) => cell)
  expect(winter).toMatchObject(at('2026-11-27T10:01', 'dd.mm.yyyy hh:mm'))
  expect(summer).toMatchObject(at('2026-07-02T00:30', 'dd.mm.yyyy hh:mm'))
  expect(day).toMatchObject(at('2026-11-27T00:00', 'dd.mm.yyyy'))
  expect(none).toMatchObject({ value: '', type: String })
})
