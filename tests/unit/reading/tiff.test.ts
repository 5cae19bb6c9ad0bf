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
