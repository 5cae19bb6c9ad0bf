import { expect, test } from 'vitest'
import { type OutlookLetter, outlookLetter } from '../../../fixtures/files/outlookLetter.ts'
import { decodeText } from '../../../src/widgets/reading/worker/decodeText.ts'
import { readEml } from '../../../src/widgets/reading/worker/readEml.ts'
import { readOle } from '../../../src/widgets/reading/worker/readOle.ts'
import { readRtf } from '../../../src/widgets/reading/worker/readRtf.ts'
import { encodedIn } from './encodedIn.ts'

const bulgarian = ['Заявление', 'ЗАЯВЛЕНИЕ', 'Заповед 5', 'СПРАВКА ЗА ИЗПЪЛНЕНИЕТО', 'копие от писмото']

test.each(
  ['windows-1251', 'koi8-r', 'ibm866'].flatMap((encoding) => bulgarian.map((words) => [encoding, words] as const)),
)('a text in %s is read without naming it: %s', (encoding, words) => {
  const text = `${words}\r\nобщинска администрация`
  expect(decodeText(encodedIn(encoding, text)).text).toBe(text)
})

test.each(bulgarian)('the single line „%s“ in windows-1251', (words) => {
  expect(decodeText(encodedIn('windows-1251', words)).text).toBe(words)
})

test('the encoding of a text is told', () => {
  const nameOf = (encoding: string) => decodeText(encodedIn(encoding, 'Заявление от община')).encoding
  expect(['windows-1251', 'koi8-r', 'ibm866'].map(nameOf)).toEqual(['windows-1251', 'KOI8-R', 'cp866 (DOS)'])
})

test.each(['Müller, Straße 5, für Größe', 'Société générale en été'])('a text in Latin letters: %s', (text) => {
  expect(decodeText(encodedIn('windows-1252', text))).toEqual({ text, encoding: 'windows-1252' })
})

test('a text whose only other character is a euro sign is in Latin letters', () => {
  const price = Uint8Array.from([...new TextEncoder().encode('Price: 50 '), 0x80])
  expect(decodeText(price).encoding).toBe('windows-1252')
})

const letterOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { reading, part } = await readOle(new Blob([bytes]))
  if (reading.kind !== 'letter') throw new Error('no letter')
  return { ...reading, part }
}
const bare: OutlookLetter = {
  from: { name: 'Ivan', address: 'ivan@example.net' },
  to: [],
  subject: '',
  text: '',
  received: '2026-11-20T08:15:00.000Z',
  files: [],
}
type Ansi = { encoding: string; words: string; messageCodepage?: number; internetCodepage?: number }
const ansiLetter = ({ encoding, words, ...pages }: Ansi) =>
  outlookLetter({
    ...bare,
    subject: words,
    text: `${words}: ${words}`,
    ansi: { encode: (text) => encodedIn(encoding, text), ...pages },
  })

test.each<Ansi>([
  { encoding: 'windows-1251', words: 'ЗАЯВЛЕНИЕ', messageCodepage: 1251 },
  { encoding: 'windows-1251', words: 'ЗАЯВЛЕНИЕ', internetCodepage: 1251 },
  { encoding: 'windows-1251', words: 'Заявление' },
  { encoding: 'windows-1251', words: 'Заявление', messageCodepage: 1252, internetCodepage: 28591 },
  { encoding: 'windows-1251', words: 'Заявление', internetCodepage: 20127 },
  { encoding: 'windows-1251', words: 'Заявление', internetCodepage: 65001 },
  { encoding: 'windows-1251', words: 'Заявление', messageCodepage: 1251, internetCodepage: 20866 },
  { encoding: 'koi8-r', words: 'Заявление', internetCodepage: 20866 },
  { encoding: 'iso-8859-5', words: 'Заявление', internetCodepage: 28595 },
  { encoding: 'windows-1253', words: 'Αίτηση', messageCodepage: 1253 },
  { encoding: 'windows-1253', words: 'Αίτηση', internetCodepage: 28597 },
  { encoding: 'windows-1250', words: 'Žádost', messageCodepage: 1250 },
  { encoding: 'windows-1252', words: 'Müller', messageCodepage: 1252 },
  { encoding: 'windows-1252', words: 'Müller' },
])('a letter of Outlook without Unicode: %j', async (given) => {
  const { subject, body } = await letterOf(ansiLetter(given))
  expect([subject, body]).toEqual([given.words, [{ tag: 'pre', children: [`${given.words}: ${given.words}`] }]])
})

/** „日本“, „中文“, „한국“ and a word of Chinese in Taiwan, as bytes. */
test.each<[string, number, readonly number[], string]>([
  ['Shift-JIS', 932, [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['Shift-JIS, sent as ISO-2022-JP', 50220, [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['GBK', 936, [0xd6, 0xd0, 0xce, 0xc4], '中文'],
  ['EUC-KR', 949, [0xc7, 0xd1, 0xb1, 0xb9], '한국'],
  ['Big5', 950, [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
])('a letter of Outlook in %s', async (_name, internetCodepage, code, words) => {
  const encode = (text: string) => Uint8Array.from(text === 'x' ? code : [...text].map((one) => one.charCodeAt(0)))
  const { subject } = await letterOf(outlookLetter({ ...bare, subject: 'x', ansi: { encode, internetCodepage } }))
  expect(subject).toBe(words)
})

test('a letter of Outlook with its text only in RTF shows the HTML from which the RTF was made', async () => {
  const rtf = [
    String.raw`{\rtf1\ansi\ansicpg1251\fromhtml1 \deff0{\fonttbl{\f0\fswiss\fcharset204 Arial;}}`,
    String.raw`{\*\htmltag64 <p>}\htmlrtf {\htmlrtf0 \'c7\'e4\'f0\'e0\'e2\'e5\'e9 {\*\htmltag84 &lt;}\htmlrtf <\htmlrtf0 `,
    String.raw`{\*\htmltag84 <img src="https://track.example.net/1.gif">}\htmlrtf \par}\htmlrtf0 {\*\htmltag72 </p>}`,
    String.raw`{\*\htmltag64 <table>}{\*\htmltag64 <tr>}{\*\htmltag64 <td>}1{\*\htmltag72 </td>}{\*\htmltag72 </tr>}{\*\htmltag72 </table>}}`,
  ].join('\r\n')
  const { body, notes } = await letterOf(outlookLetter({ ...bare, text: '\n', rtf }))
  expect(body).toEqual([
    { tag: 'p', children: ['Здравей <'] },
    { tag: 'table', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['1'] }] }] },
  ])
  expect(notes).toEqual([expect.stringContaining('1 картина от интернет')])
})

test('RTF of a letter that was not HTML is shown only if there is no plain text', async () => {
  const rtf = String.raw`{\rtf1\ansi\b Bold\b0\par}`
  expect((await letterOf(outlookLetter({ ...bare, rtf }))).body).toEqual([
    { tag: 'p', children: [{ tag: 'strong', children: ['Bold'] }] },
  ])
  expect((await letterOf(outlookLetter({ ...bare, text: 'Plain', rtf }))).body).toEqual([
    { tag: 'pre', children: ['Plain'] },
  ])
})

test('damaged RTF of a letter leaves its plain text', async () => {
  const { body } = await letterOf(outlookLetter({ ...bare, text: 'Plain', rtf: '' }))
  expect(body).toEqual([{ tag: 'pre', children: ['Plain'] }])
})

const mailOf = async (lines: readonly string[], text: string, encoding: string) => {
  const { reading } = await readEml(new Blob([[...lines, '', ''].join('\r\n'), encodedIn(encoding, text)]))
  if (reading.kind !== 'letter') throw new Error('no letter')
  return {
    ...reading,
    shown: reading.body
      .map((node) => (typeof node === 'string' ? node : 'children' in node ? node.children.join('') : ''))
      .join('')
      .trim(),
  }
}
const greeting = 'Здравейте, моля за справка.'

test.each([
  ['no charset', ['From: a@example.net'], 'windows-1251'],
  ['no charset, in KOI8-R', ['From: a@example.net'], 'koi8-r'],
  ['no charset of plain text', ['From: a@example.net', 'Content-Type: text/plain; format=flowed'], 'windows-1251'],
  ['US-ASCII', ['From: a@example.net', 'Content-Type: text/plain; charset=us-ascii'], 'windows-1251'],
  ['ISO 8859-1', ['From: a@example.net', 'Content-Type: text/html; charset="iso-8859-1"'], 'windows-1251'],
])('an e-mail that names %s is read with Bulgarian letters', async (_name, lines, encoding) => {
  expect((await mailOf(lines, greeting, encoding)).shown).toBe(greeting)
})

test('an e-mail without charset in UTF-8 or in Latin letters keeps its letters', async () => {
  const { reading } = await readEml(new Blob(['From: a@example.net\r\n\r\n', greeting]))
  expect(JSON.stringify(reading)).toContain(greeting)
  const latin = 'Preis für Größe: Müller'
  expect((await mailOf(['From: a@example.net'], latin, 'windows-1252')).shown).toBe(latin)
})

test('a subject in capital letters without encoding is read', async () => {
  const head = encodedIn('windows-1251', 'From: a@example.net\r\nSubject: ЗАЯВЛЕНИЕ ДО КМЕТА\r\n\r\n')
  const { reading } = await readEml(new Blob([head, 'x']))
  expect(reading).toMatchObject({ subject: 'ЗАЯВЛЕНИЕ ДО КМЕТА' })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('attachments without a name have one with the extension of their kind', async () => {
  const files = [png, Buffer.from('%PDF-1.7 x'), Buffer.from('abc')].map((bytes) => ({
    name: '',
    bytes: Uint8Array.from(bytes),
  }))
  expect((await letterOf(outlookLetter({ ...bare, files }))).files.map(({ name }) => name)).toEqual([
    'Прикачен файл 1.png',
    'Прикачен файл 2.pdf',
    'Прикачен файл 3',
  ])
  const part = (type: string, text: string) => [
    '--m',
    `Content-Type: ${type}`,
    'Content-Disposition: attachment',
    '',
    text,
  ]
  const eml = [
    'From: a@example.net',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    ...part('text/csv', 'a;b'),
    ...part('application/octet-stream', '%PDF-1.7 x'),
    ...part('message/rfc822', 'From: b@example.net\r\n\r\nx'),
    ...part('application/x-unknown', 'x'),
    ...part('message/delivery-status', 'x'),
    '--m--',
  ].join('\r\n')
  const { reading } = await readEml(new Blob([eml]))
  expect(reading.kind === 'letter' && reading.files.map(({ name }) => name)).toEqual([
    'Прикачен файл 1.csv',
    'Прикачен файл 2.pdf',
    'Приложено писмо 3.eml',
    'Прикачен файл 4',
    'Прикачен файл 5.txt',
  ])
})

const rtfOf = async (rtf: string) => {
  const { reading } = await readRtf(new Blob([rtf]))
  if (reading.kind !== 'document') throw new Error('no document')
  return reading.body
}

test('RTF: a byte that the code page of the file lacks is read as windows-1252; a blank document has no text', async () => {
  const head = String.raw`{\rtf1\ansi\ansicpg932{\fonttbl{\f0\fcharset0 Arial;}}\f0 `
  expect(await rtfOf(String.raw`${head}a\'a0b}`)).toEqual([{ tag: 'p', children: ['a\u00a0b'] }])
  expect(await rtfOf(String.raw`${head}\'a0\par}`)).toEqual([])
})

test.each([
  ['866', [0x80, 0xa2], 'Ав'],
  ['950', [0xa4, 0xa4], '中'],
  ['28595', [0xb0, 0xd2], 'Ав'],
  ['20866', [0xe1, 0xd7], 'Ав'],
])('RTF with code page %s', async (page, codes, words) => {
  const text = codes.map((code) => `\\'${code.toString(16)}`).join('')
  expect(await rtfOf(`{\\rtf1\\ansi\\ansicpg${page} ${text}}`)).toEqual([{ tag: 'p', children: [words] }])
})

const word = (value: number) => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24]
const attribute = (level: number, number: number, value: readonly number[]) => [
  level,
  number & 0xff,
  number >> 8,
  6,
  0,
  ...word(value.length),
  ...value,
  0,
  0,
]
const variableValue = (type: number, number: number, value: readonly number[]) => [
  ...word((number << 16) | type),
  ...word(1),
  ...word(value.length),
  ...value,
  ...Array<number>((4 - (value.length % 4)) % 4).fill(0),
]
const winmail = (...attributes: readonly number[][]) =>
  Uint8Array.from([0x78, 0x9f, 0x3e, 0x22, 1, 0, ...attributes.flat()])
const withWinmail = (bytes: Uint8Array) =>
  new Blob([
    [
      'From: a@example.net',
      'Content-Type: multipart/mixed; boundary=m',
      '',
      '--m',
      'Content-Type: application/ms-tnef; name=winmail.dat',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=winmail.dat',
      '',
      Buffer.from(bytes).toString('base64'),
      '--m--',
    ].join('\r\n'),
  ])
const namesIn = async (bytes: Uint8Array) => {
  const { reading, part } = await readEml(withWinmail(bytes))
  if (reading.kind !== 'letter') throw new Error('no letter')
  const contents = await Promise.all(reading.files.map(async (file) => (await part?.(file.part))?.text()))
  return reading.files.map(({ name }, at) => [name, contents[at]])
}

test('the files in a winmail.dat are listed instead of it, with their long names', async () => {
  const codes = (text: string) => [...new TextEncoder().encode(text)]
  const wide = [...'опис.txt'].flatMap((one) => [one.charCodeAt(0) & 0xff, one.charCodeAt(0) >> 8])
  const bytes = winmail(
    attribute(1, 0x9007, [...word(1251), ...word(0)]),
    attribute(2, 0x9002, Array<number>(14).fill(0)),
    attribute(2, 0x8010, [...encodedIn('windows-1251', 'Справка.txt'), 0]),
    attribute(2, 0x800f, codes('one')),
    attribute(2, 0x9002, Array<number>(14).fill(0)),
    attribute(2, 0x8010, codes('OPIS~1.TXT')),
    attribute(2, 0x9005, [
      ...word(3),
      ...word(0x0e210003),
      ...word(7),
      ...variableValue(0x1f, 0x3707, wide),
      ...variableValue(0x0102, 0x3701, codes('two')),
    ]),
  )
  expect(await namesIn(bytes)).toEqual([
    ['Справка.txt', 'one'],
    ['опис.txt', 'two'],
  ])
})

test('a damaged or empty winmail.dat is listed itself', async () => {
  const cut = winmail(attribute(2, 0x9002, Array<number>(14).fill(0))).slice(0, 12)
  for (const bytes of [winmail(), cut, Uint8Array.of(1, 2, 3)])
    expect((await namesIn(bytes)).map(([name]) => name)).toEqual(['winmail.dat'])
})
