import { unzlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { tiffFile } from '../../../fixtures/files/tiffFile.ts'
import { previewKind } from '../../../src/rules/files/previewKind.ts'
import { readTiff } from '../../../src/widgets/reading/worker/readTiff.ts'

const page = (width: number, height: number) => ({ width, height, isDark: (x: number, y: number) => x === y })
const scan = tiffFile([page(10, 6), page(3, 2)])
const spoilt = (write: (view: DataView, table: number) => void): Blob => {
  const copy = Uint8Array.from(scan)
  const view = new DataView(copy.buffer)
  write(view, view.getUint32(4, true))
  return new Blob([copy])
}
const placeOf = (view: DataView, table: number, tag: number): number => {
  for (let at = table + 2; ; at += 12) if (view.getUint16(at, true) === tag) return at + 8
}

const dotsOf = async (png: Blob | undefined) => {
  const bytes = new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(previewKind(bytes, 'x')).toBe('image/png')
  const view = new DataView(bytes.buffer)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const rows = unzlibSync(bytes.subarray(41, 41 + view.getUint32(33)))
  const lines = Array.from({ length: height }, (_, y) => [...rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1))])
  return { width, height, lines: lines.map((line) => line.map((dot) => (dot < 128 ? '#' : '.')).join('')) }
}

test('a scan of two pages, each rendered on request', async () => {
  const { reading, part } = await readTiff(new Blob([scan]))
  expect(reading).toEqual({ kind: 'pages', pages: 2 })
  expect(await dotsOf(await part?.(1))).toEqual({ width: 3, height: 2, lines: ['#..', '.#.'] })
  expect(await dotsOf(await part?.(0))).toMatchObject({ width: 10, height: 6 })
  expect((await dotsOf(await part?.(0))).lines[5]).toBe('.....#....')
  expect(() => part?.(2)).toThrow()
})

test.each<[string, (view: DataView, table: number) => void]>([
  ['its pages come round', (view, table) => view.setUint32(table + 2 + 9 * 12, table, true)],
  ['a table lies outside', (view) => view.setUint32(4, 0x7fffffff, true)],
  ['a page has no tags', (view, table) => view.setUint16(table, 0, true)],
  ['a page has more tags than the file bytes', (view, table) => view.setUint16(table, 60_000, true)],
  [
    'a tag has four thousand million values',
    (view, table) => view.setUint32(placeOf(view, table, 273) - 4, 0xffffffff, true),
  ],
])('a TIFF is refused at once if %s', async (_what, write) => {
  await expect(readTiff(spoilt(write))).rejects.toThrow()
})

test('a page of huge size is reported before rendering, and the others are shown', async () => {
  const { part } = await readTiff(
    spoilt((view, table) => view.setUint32(placeOf(view, table, 256), 4_000_000_000, true)),
  )
  expect(() => part?.(0)).toThrow('4000000000 × 6 точки')
  expect((await dotsOf(await part?.(1))).width).toBe(3)
})

test('nested directories, which may be cyclic, are not followed', async () => {
  const inner = 330
  const file = spoilt((view, table) => {
    const at = placeOf(view, table, 278)
    view.setUint16(at - 8, inner, true)
    view.setUint32(at, table, true)
  })
  const { reading } = await readTiff(file)
  expect(reading).toEqual({ kind: 'pages', pages: 2 })
})

test.each([
  ['the beginning', scan.slice(0, 8)],
  ['half of it', scan.slice(0, 60)],
])('a TIFF with %s is refused', async (_what, bytes) => {
  await expect(readTiff(new Blob([bytes]))).rejects.toThrow()
})

type Tags = Readonly<Record<number, number | readonly number[]>>
/** Makes a TIFF of one page without compression, with the least significant byte first. */
const rawTiff = (width: number, height: number, data: readonly number[], tags: Tags): Blob => {
  const all: Tags = {
    256: width,
    257: height,
    258: 8,
    259: 1,
    262: 2,
    273: 8,
    277: 1,
    278: height,
    279: data.length,
    ...tags,
  }
  const entries = Object.entries(all)
  const table = 8 + data.length
  const bytes = new Uint8Array(table + 2 + entries.length * 12 + 4 + 100)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0])
  view.setUint32(4, table, true)
  bytes.set(data, 8)
  view.setUint16(table, entries.length, true)
  entries.forEach(([tag, value], at) => {
    const entry = table + 2 + at * 12
    view.setUint16(entry, Number(tag), true)
    view.setUint16(entry + 2, 3, true)
    view.setUint32(entry + 4, 1, true)
    view.setUint16(entry + 8, Number(value), true)
  })
  return new Blob([bytes])
}
const coloursOf = async (file: Blob) => {
  const png = await (await readTiff(file)).part?.(0)
  const bytes = new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0))
  const view = new DataView(bytes.buffer)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const channels = bytes[25] === 0 ? 1 : 3
  const rows = unzlibSync(bytes.subarray(41, 41 + view.getUint32(33)))
  return Array.from({ length: height }, (_, y) => [
    ...rows.subarray(y * (width * channels + 1) + 1, (y + 1) * (width * channels + 1)),
  ])
}

test.each<[string, readonly number[], Tags, readonly number[]]>([
  ['CMYK', [0, 255, 255, 0, 0, 0, 0, 255], { 262: 5, 277: 4 }, [255, 0, 0, 0, 0, 0]],
  [
    'CMYK of 16 bits',
    [0, 0, 9, 255, 9, 255, 0, 0, 0, 0, 0, 0, 0, 0, 9, 255],
    { 262: 5, 277: 4, 258: 16 },
    [255, 0, 0, 0, 0, 0],
  ],
  ['RGB with opacity', [255, 0, 0, 255, 255, 0, 0, 0], { 277: 4, 338: 2 }, [255, 0, 0, 255, 255, 255]],
  ['RGB multiplied by its opacity', [0, 0, 255, 255, 0, 0, 127, 127], { 277: 4, 338: 1 }, [0, 0, 255, 128, 128, 255]],
  ['grey of 16 bits with opacity', [0, 100, 0, 255, 0, 200, 0, 255], { 262: 1, 277: 2, 258: 16, 338: 2 }, [100, 200]],
  ['grey whose zero is white', [0, 255], { 262: 0 }, [255, 0]],
])('the colours of a TIFF in %s', async (_name, data, tags, colours) => {
  expect(await coloursOf(rawTiff(2, 1, data, tags))).toEqual([colours])
})

test.each([
  [
    1,
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  ],
  [
    2,
    [
      [2, 1],
      [4, 3],
      [6, 5],
    ],
  ],
  [
    3,
    [
      [6, 5],
      [4, 3],
      [2, 1],
    ],
  ],
  [
    4,
    [
      [5, 6],
      [3, 4],
      [1, 2],
    ],
  ],
  [
    5,
    [
      [1, 3, 5],
      [2, 4, 6],
    ],
  ],
  [
    6,
    [
      [5, 3, 1],
      [6, 4, 2],
    ],
  ],
  [
    7,
    [
      [6, 4, 2],
      [5, 3, 1],
    ],
  ],
  [
    8,
    [
      [2, 4, 6],
      [1, 3, 5],
    ],
  ],
])('a TIFF that is stored with orientation %i is shown upright', async (orientation, rows) => {
  expect(await coloursOf(rawTiff(2, 3, [1, 2, 3, 4, 5, 6], { 262: 1, 274: orientation }))).toEqual(rows)
})

test.each<[string, Tags]>([
  ['compressed in an unknown way', { 259: 34712 }],
  ['in planes', { 277: 3, 284: 2 }],
])('a TIFF %s is refused by what it is', async (_name, tags) => {
  const { part } = await readTiff(rawTiff(1, 1, [1, 2, 3], tags))
  expect(() => part?.(0)).toThrow('по начин, който тук не се чете')
})
