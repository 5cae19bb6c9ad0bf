import { expect, test } from 'vitest'
import { zipWith } from '../../../fixtures/files/zipWith.ts'
import { mostInner } from '../../../src/widgets/reading/worker/limits.ts'
import { readZip } from '../../../src/widgets/reading/worker/readZip.ts'
import { unpackEntry, zipEntries } from '../../../src/widgets/reading/worker/zip.ts'
import { zipNames } from '../../../src/widgets/reading/worker/zipNames.ts'

const archiveOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { reading, part } = await readZip(new Blob([bytes]))
  if (reading.kind !== 'archive') throw new Error(`no archive: ${reading.kind}`)
  return { ...reading, part }
}
const listAt = (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer).getUint32(bytes.length - 6, true)
const changed = (bytes: Uint8Array<ArrayBuffer>, change: (view: DataView, list: number) => void) => {
  const copy = Uint8Array.from(bytes)
  change(new DataView(copy.buffer), listAt(copy))
  return copy
}

test('the files of an archive with their folders, each extracted on request', async () => {
  const bytes = zipWith({ 'Писма/опис.txt': 'опис', 'данни.xml': '<a/>', 'празна/': '' })
  const { files, notes, part } = await archiveOf(bytes)
  expect(files).toEqual([
    { part: 0, name: 'Писма/опис.txt', size: 8 },
    { part: 1, name: 'данни.xml', size: 4 },
  ])
  expect(notes).toEqual([])
  expect(await (await part?.(0))?.text()).toBe('опис')
})

test('a self-extracting archive and an empty one', async () => {
  const bytes = zipWith({ 'a.txt': 'текст' })
  const { files, part } = await archiveOf(Uint8Array.from([...new Uint8Array(500), ...bytes]))
  expect(files[0]?.name).toBe('a.txt')
  expect(await (await part?.(0))?.text()).toBe('текст')
  expect((await archiveOf(zipWith({}))).files).toEqual([])
})

const letters = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя'
const coded = (text: string, code: (at: number) => number) =>
  Uint8Array.from([...text].map((one) => (letters.includes(one) ? code(letters.indexOf(one)) : one.charCodeAt(0))))
const cp1251 = (text: string) => coded(text, (at) => 0xc0 + at)
const cp866 = (text: string) => coded(text, (at) => (at < 48 ? 0x80 + at : 0xe0 + at - 48))

test.each([
  ['UTF-8 that says so', new TextEncoder().encode('Писмо.pdf'), true],
  ['UTF-8 that does not', new TextEncoder().encode('Писмо.pdf'), false],
  ['cp866', cp866('Писмо.pdf'), false],
  ['windows-1251', cp1251('Писмо.pdf'), false],
])('an archive with a name encoded in %s', (_what, name, isUtf8) => {
  expect(
    zipNames([
      { name: new TextEncoder().encode('a.txt'), isUtf8: false },
      { name, isUtf8 },
    ]),
  ).toEqual(['a.txt', 'Писмо.pdf'])
})

test('all names of an archive have the same encoding, which the long names determine', () => {
  const names = ['Заповед за командироване.pdf', 'ЯЯ.pdf']
  for (const code of [cp866, cp1251])
    expect(zipNames(names.map((name) => ({ name: code(name), isUtf8: false })))).toEqual(names)
})

test.each(['../извън.txt', '/etc/passwd', 'C:\\Windows\\a.txt', 'a/../../b.txt', '..\\a.txt'])(
  'a path that leads outside is reported and not opened: %s',
  async (path) => {
    const { files, part } = await archiveOf(zipWith({ [path]: 'x' }))
    expect(files[0]?.problem).toContain('извън архива')
    await expect(async () => part?.(0)).rejects.toThrow()
  },
)

test('a file with a password is reported and not opened', async () => {
  const locked = changed(zipWith({ 'a.txt': 'тайна' }), (view, list) => view.setUint16(list + 8, 1, true))
  const { files, part } = await archiveOf(locked)
  expect(files[0]?.problem).toContain('Заключен е с парола')
  await expect(async () => part?.(0)).rejects.toThrow()
})

test('a zip bomb is detected by its directory, and is not unpacked', async () => {
  const bomb = zipWith({ 'bomb.txt': new Uint8Array(30 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(100_000)
  const { files, part } = await archiveOf(bomb)
  expect(files[0]?.problem).toContain('Свит е необичайно много')
  await expect(async () => part?.(0)).rejects.toThrow()
})

test('a zip bomb with a false directory is stopped as soon as its limit is exceeded', async () => {
  const lying = changed(zipWith({ 'bomb.txt': new Uint8Array(30 * 1024 * 1024) }), (view, list) =>
    view.setUint32(list + 24, 10_000, true),
  )
  const { files, part } = await archiveOf(lying)
  expect(files[0]).toEqual({ part: 0, name: 'bomb.txt', size: 10_000 })
  await expect(async () => part?.(0)).rejects.toMatchObject({ title: 'Файлът е твърде голям за преглед' })
})

test('a file that is too large to open, and one with a false size', async () => {
  const large = changed(zipWith({ 'a.txt': 'x' }), (view, list) => view.setUint32(list + 24, mostInner + 1, true))
  expect((await archiveOf(large)).files[0]?.problem).toContain('По-голям е от 64 MB')
  const short = changed(zipWith({ 'a.txt': 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }), (view, list) =>
    view.setUint32(list + 24, 50, true),
  )
  const [entry] = zipEntries(short)
  expect(() => entry && unpackEntry(entry, mostInner)).toThrow('не може да бъде прочетено')
})

test('files above the limit are not listed', async () => {
  const many = changed(zipWith({ 'a.txt': 'x' }), (view) => view.setUint16(view.byteLength - 12, 60_000, true))
  await expect(readZip(new Blob([many]))).rejects.toMatchObject({ title: 'Архивът е твърде голям за преглед' })
  const some = zipWith(Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`${at}.txt`, 'x'])))
  const { files, notes } = await archiveOf(some)
  expect(files).toHaveLength(1000)
  expect(notes).toEqual(['Показани са първите 1000 от 1200 файла.'])
})

test.each<[string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ['half of it', (bytes) => bytes.slice(0, bytes.length / 2)],
  ['without its first half', (bytes) => bytes.slice(bytes.length / 2)],
  ['its list points elsewhere', (bytes) => changed(bytes, (view, list) => view.setUint32(list + 42, 9999, true))],
  ['more is packed than there is', (bytes) => changed(bytes, (view, list) => view.setUint32(list + 20, 9999, true))],
  [
    'its list is longer than it',
    (bytes) => changed(bytes, (view) => view.setUint32(view.byteLength - 10, 99_999, true)),
  ],
])('a damaged archive shows a message: %s', async (_what, spoil) => {
  await expect(readZip(new Blob([spoil(zipWith({ 'a.txt': 'текст', 'b.txt': 'текст' }))]))).rejects.toThrow()
})

test.each([
  ['справка.xlsx', 'Файлът е повреден: в него няма таблица.'],
  ['справка.ods', 'Файлът е повреден: в него няма таблица.'],
  ['заповед.DOCX', 'Файлът е повреден: в него няма текст на документ.'],
  ['доклад.pptx', 'За този вид файл няма преглед.'],
  ['договор.asice', 'В контейнера няма електронен подпис.'],
])('%s without its main part is shown as an archive, and says so', async (name, note) => {
  const read = async (bytes: Uint8Array<ArrayBuffer>) => (await readZip(new Blob([bytes]), { name, roots: '' })).reading
  expect(await read(zipWith({ 'xl/styles.xml': '<a/>' }))).toMatchObject({
    kind: 'archive',
    files: [{ name: 'xl/styles.xml' }],
    notes: [`${note} Показано е какво има в него като в архив.`],
  })
  await expect(read(zipWith({}))).rejects.toMatchObject({ title: 'Файлът изглежда повреден' })
})
