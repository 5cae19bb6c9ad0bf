import { expect, test } from 'vitest'
import { rowsAtOnce } from '../../../src/widgets/reading/reading.ts'
import { decodeText } from '../../../src/widgets/reading/worker/decodeText.ts'
import { indentXml } from '../../../src/widgets/reading/worker/indentXml.ts'
import { longestLine, readText, readXml } from '../../../src/widgets/reading/worker/readText.ts'
import { CannotRead } from '../../../src/widgets/reading/worker/unreadable.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}
const high = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя'
const cp1251 = (text: string) =>
  Uint8Array.from([...text].map((one) => (high.includes(one) ? 0xc0 + high.indexOf(one) : one.charCodeAt(0))))

const words = 'Уважаема госпожо Илиева,\nприложено изпращаме справка No 12 за 2026 г.\n'
const xmlHead = '<?xml version="1.0" encoding="windows-1251"?>'
test.each([
  ['UTF-8', utf8(words), words],
  ['UTF-8', utf8(`\ufeff${words}`), words],
  ['UTF-16 LE', utf16(`\ufeff${words}`, true), words],
  ['UTF-16 BE', utf16(`\ufeff${words}`, false), words],
  ['UTF-16 LE', utf16(words, true), words],
  ['UTF-16 BE', utf16(words, false), words],
  ['UTF-16 LE', utf16('Plain English, without a mark.', true), 'Plain English, without a mark.'],
  ['windows-1251', cp1251(words), words],
  ['windows-1251', cp1251(`${xmlHead}<a>Писмо</a>`), `${xmlHead}<a>Писмо</a>`],
  ['iso-8859-5', Uint8Array.from([...utf8('<?xml version="1.0" encoding="ISO-8859-5"?>'), 0xbf]), 'П'],
  ['windows-1251', Uint8Array.from([...utf8('<?xml encoding="no-such"?>'), 0xcf]), 'П'],
  ['UTF-8', utf8('ok'), 'ok'],
  ['UTF-8', utf8(''), ''],
])('the encoding of a text in %s is detected (%#)', (encoding, bytes, text) => {
  const decoded = decodeText(bytes)
  expect(decoded.encoding).toBe(encoding)
  expect(decoded.text.endsWith(text)).toBe(true)
})

test.each([
  ['a program', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0, 0xb8, 0, 1, 2])],
  ['bytes by lot', Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 251)],
])('a file of %s with the type of a text gets a message and is not rendered', (_what, bytes) => {
  expect(() => decodeText(bytes)).toThrow(CannotRead)
})

const linesOf = async (text: string) => {
  const { reading, rows } = await readText(new Blob([text]))
  return { reading, all: rows?.(0, 0).map(([line]) => line) ?? [] }
}

test('line endings of Windows, Unix and old Mac are read, and empty lines stay', async () => {
  const { all, reading } = await linesOf('a\r\nb\n\nc\rd')
  expect(all).toEqual(['a', 'b', '', 'c', 'd'])
  expect(reading).toEqual({ kind: 'text', lines: 5, encoding: 'UTF-8', notes: [] })
})

test('one line of a million letters is read in chunks, and no text is lost', async () => {
  const text = 'абв'.repeat(400_000)
  const { reading, rows } = await readText(new Blob([text]))
  if (reading.kind !== 'text') throw new Error('no text')
  const pieces: string[] = []
  for (let from = 0; from < reading.lines; from += rowsAtOnce) {
    const page = rows?.(0, from).map(([line = '']) => line) ?? []
    expect(page.length).toBeLessThanOrEqual(rowsAtOnce)
    pieces.push(...page)
  }
  expect(Math.max(...pieces.map(({ length }) => length))).toBe(longestLine)
  expect(pieces.join('') === text).toBe(true)
})

test('a text that is too large is reported and not read', async () => {
  const file = new Blob(['x'])
  Object.defineProperty(file, 'size', { value: 26 * 1024 * 1024 })
  await expect(readText(file)).rejects.toMatchObject({ title: 'Файлът е твърде голям за преглед' })
})

test.each([
  ['<a><b>1</b><c x="2>1"/></a>', '<a>\n  <b>1</b>\n  <c x="2>1"/>\n</a>'],
  ['<?xml version="1.0"?>\n<!-- x --><a>\n\n<b/></a>', '<?xml version="1.0"?>\n<!-- x -->\n<a>\n  <b/>\n</a>'],
  ['<a><![CDATA[<b>]]></a>', '<a><![CDATA[<b>]]></a>'],
  ['<a>текст <b>дебел</b> край</a>', '<a>\n  текст\n  <b>дебел</b>\n  край\n</a>'],
  ['<!DOCTYPE a [<!ENTITY x "y>">]><a>&x;</a>', '<!DOCTYPE a [<!ENTITY x "y>">]>\n<a>&x;</a>'],
  ["<a b='\"'></a>", "<a b='\"'>\n</a>"],
])('the XML %s is indented', (given, shown) => {
  expect(indentXml(given)).toBe(shown)
})

test.each(['<a><b></a></b>', '<a>', '</a>', '<a', '<a b="', '<!-- ', 'текст', '', 'x<a/>', '<a/>x', '<![CDATA['])(
  'malformed XML is not reformatted: %s',
  (given) => {
    expect(indentXml(given)).toBeNull()
  },
)

test('malformed XML is shown unchanged, with a notice', async () => {
  const { reading, rows } = await readXml(new Blob(['<a>\n<b>']))
  expect(reading).toMatchObject({ notes: [expect.stringContaining('не е правилен XML')] })
  expect(rows?.(0, 0)).toEqual([['<a>'], ['<b>']])
})

test('100 000 nested elements or entities cause no long lines and take little time', () => {
  const depth = 100_000
  const indented = indentXml('<a>'.repeat(depth) + '</a>'.repeat(depth)) ?? ''
  expect(indented.split('\n')).toHaveLength(depth * 2)
  expect(indented.length).toBeLessThan(depth * 2 * 80)
  const entities = Array.from({ length: 100_000 }, (_, at) => `<!ENTITY e${at} "&e${at - 1};&e${at - 1};">`).join('')
  expect(indentXml(`<!DOCTYPE a [${entities}]><a>&e9999;</a>`)).toContain('<a>&e9999;</a>')
})
