import { expect, test } from 'vitest'
import { outlookLetter } from '../../../fixtures/files/outlookLetter.ts'
import { mostPictures } from '../../../src/widgets/reading/worker/limits.ts'
import { readEml } from '../../../src/widgets/reading/worker/readEml.ts'
import { readOle } from '../../../src/widgets/reading/worker/readOle.ts'
import { CannotRead } from '../../../src/widgets/reading/worker/unreadable.ts'
import { encodedIn } from './encodedIn.ts'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const base64 = (text: string) => Buffer.from(text).toString('base64')
const head = [
  `From: =?UTF-8?B?${base64('Иван Петров')}?= <ivan@example.net>`,
  'To: office@example.net, =?windows-1251?Q?=C8=EB=E8=E5=E2=E0?= <ilieva@example.net>',
  'Cc: archive@example.net',
  `Subject: =?UTF-8?B?${base64('Справка за теглилки')}?=`,
  'Date: Fri, 20 Nov 2026 10:15:00 +0200',
  'MIME-Version: 1.0',
]
const eml = (...lines: string[]) => new Blob([[...head, ...lines].join('\r\n')])
const letterOf = async (file: Blob) => {
  const { reading, part } = await readEml(file)
  if (reading.kind !== 'letter') throw new Error('no letter')
  return { ...reading, part }
}

const mixed = eml(
  'Content-Type: multipart/mixed; boundary=m',
  '',
  '--m',
  'Content-Type: multipart/related; boundary=r',
  '',
  '--r',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="x()">Здравейте</p><img src="cid:logo"><img src="https://track.example.net/1.gif"><script>x()</script>',
  '--r',
  'Content-Type: image/png',
  'Content-ID: <logo>',
  'Content-Transfer-Encoding: base64',
  '',
  dot,
  '--r--',
  '--m',
  `Content-Type: text/plain; name="=?UTF-8?B?${base64('опис.txt')}?="`,
  `Content-Disposition: attachment; filename="=?UTF-8?B?${base64('опис.txt')}?="`,
  '',
  'опис',
  '--m',
  'Content-Type: message/rfc822',
  'Content-Disposition: attachment',
  '',
  'From: other@example.net',
  'Subject: Inner',
  '',
  'inner text',
  '--m--',
)

test('a letter: headers, cleaned text, its pictures, files, and attached letters as files', async () => {
  const letter = await letterOf(mixed)
  expect(letter).toMatchObject({
    from: 'Иван Петров <ivan@example.net>',
    to: 'office@example.net, Илиева <ilieva@example.net>',
    copy: 'archive@example.net',
    subject: 'Справка за теглилки',
    date: '2026-11-20T08:15:00.000Z',
    files: [{ name: 'опис.txt', size: 9 }, { name: 'Приложено писмо 3.eml' }],
  })
  expect(letter.body[0]).toEqual({ tag: 'p', children: ['Здравейте'] })
  const picture = letter.body[1]
  if (typeof picture !== 'object' || picture.tag !== 'img') throw new Error('no picture')
  expect((await letter.part?.(picture.part))?.type).toBe('image/png')
  expect(letter.notes).toEqual([expect.stringContaining('1 картина от интернет')])
  const inner = await letter.part?.(letter.files[1]?.part ?? -1)
  expect(await letterOf(inner ?? new Blob())).toMatchObject({ from: 'other@example.net', subject: 'Inner' })
  expect(() => letter.part?.(99)).toThrow()
})

test('a plain-text letter is shown as it was typed', async () => {
  const letter = await letterOf(eml('Content-Type: text/plain; charset=windows-1251', '', 'plain\r\n  text <b>'))
  expect(letter.body).toEqual([{ tag: 'pre', children: [expect.stringContaining('  text <b>')] }])
  expect(letter.files).toEqual([])
})

test('a false picture is not rendered, whatever its declared type', async () => {
  const letter = await letterOf(
    eml(
      'Content-Type: text/html',
      '',
      '<img src="data:image/png;base64,PHN2Zz4=" alt="Лого"><img src="data:image/svg+xml,<svg/>">',
    ),
  )
  expect(letter.body.filter((node) => typeof node !== 'string' && node.tag === 'img')).toEqual([])
  expect(letter.notes).toEqual([])
})

test.each([
  ['Content-Type: text/plain; charset=utf-8'],
  ['MIME-Version: 1.0', 'Content-Type: text/plain'],
  ['Received: by mail.example.net; Fri, 20 Nov 2026 10:15:00 +0200'],
  ['Message-ID: <1@example.net>'],
])('a letter that has only the header %s is read', async (...lines) => {
  const letter = await letterOf(new Blob([[...lines, '', 'Здравейте'].join('\r\n')]))
  expect(letter).toMatchObject({ from: '', subject: '', body: [{ tag: 'pre' }] })
})

test.each(['', 'само текст', 'Бележка: утре', '<html><body>страница</body></html>', '\u0000\u0001\u0002'])(
  'the bytes %j are not a letter',
  async (text) => {
    await expect(readEml(new Blob([text]))).rejects.toThrow(CannotRead)
  },
)

test('3 000 nested letters are opened one at a time', async () => {
  const boundary = (at: number) => `b${at}`
  const depth = 3000
  const lines: string[] = []
  for (let at = 0; at < depth; at += 1)
    lines.push(
      'From: a@example.net',
      `Content-Type: multipart/mixed; boundary=${boundary(at)}`,
      '',
      `--${boundary(at)}`,
      'Content-Type: message/rfc822',
      '',
    )
  const letter = await letterOf(new Blob([lines.join('\r\n')]))
  expect(letter.files).toHaveLength(1)
})

test('10 000 nested parts are refused', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => [
    `Content-Type: multipart/mixed; boundary=b${at}`,
    '',
    `--b${at}`,
  ])
  await expect(readEml(eml(...lines.flat()))).rejects.toThrow()
})

const outlook = outlookLetter({
  from: { name: 'Иван Петров', address: 'ivan@example.net' },
  to: [
    { name: 'Агенцията', address: 'office@example.net' },
    { name: 'ilieva@example.net', address: 'ilieva@example.net' },
  ],
  subject: 'Справка',
  text: 'Здравейте',
  received: '2026-11-20T08:15:00.000Z',
  files: [
    { name: 'малък.txt', bytes: new TextEncoder().encode('малък') },
    { name: 'голям.txt', bytes: new Uint8Array(9000).fill(65) },
  ],
})

test('a letter of Outlook: headers, text and files', async () => {
  const { reading, part } = await readOle(new Blob([outlook]))
  expect(reading).toMatchObject({
    kind: 'letter',
    from: 'Иван Петров <ivan@example.net>',
    to: 'Агенцията <office@example.net>, ilieva@example.net',
    date: '2026-11-20T08:15:00.000Z',
    subject: 'Справка',
    body: [{ tag: 'pre', children: ['Здравейте'] }],
    files: [
      { name: 'малък.txt', size: 10 },
      { name: 'голям.txt', size: 9000 },
    ],
  })
  expect((await part?.(1))?.size).toBe(9000)
})

const spoilt = (write: (view: DataView) => void): Blob => {
  const bytes = Uint8Array.from(outlook)
  write(new DataView(bytes.buffer))
  return new Blob([bytes])
}
const entryAt = (view: DataView, at: number): number => (view.getUint32(48, true) + 1) * 512 + at * 128

test.each<[string, (view: DataView) => void]>([
  [
    'its directory comes round',
    (view) =>
      view.setUint32(
        (view.getUint32(76, true) + 1) * 512 + view.getUint32(48, true) * 4,
        view.getUint32(48, true),
        true,
      ),
  ],
  ['an entry is its own child', (view) => view.setUint32(entryAt(view, 0) + 76, 0, true)],
  [
    'two entries have the same neighbour',
    (view) => {
      view.setUint32(entryAt(view, 1) + 68, 2, true)
      view.setUint32(entryAt(view, 3) + 68, 2, true)
    },
  ],
  ['its tables lie outside', (view) => view.setUint32(76, 0x00ffffff, true)],
  [
    'its small sectors come round',
    (view) => {
      const small = (view.getUint32(60, true) + 1) * 512
      for (let at = 0; at < 128; at += 1) view.setUint32(small + at * 4, at, true)
    },
  ],
])('a letter of Outlook is refused at once if %s', async (_what, write) => {
  await expect(readOle(spoilt(write))).rejects.toThrow()
})

test('a part of a letter of Outlook that claims two gigabytes is left out, and the letter says so', async () => {
  const view = new DataView(outlook.buffer)
  const names = Array.from({ length: 30 }, (_, at) => at).filter((at) => {
    const entry = entryAt(view, at)
    return entry + 128 <= outlook.length && view.getUint8(entry + 66) === 2 && view.getUint32(entry + 120, true) > 4096
  })
  expect(names, 'the large file').toHaveLength(1)
  const { reading } = await readOle(
    spoilt((copy) => copy.setUint32(entryAt(copy, names[0] ?? 0) + 120, 0x7fffffff, true)),
  )
  expect(reading).toMatchObject({ subject: 'Справка', notes: ['Файлът е повреден: част от писмото липсва.'] })
})

test('a letter of Outlook whose last sector is cut is read', async () => {
  const { reading } = await readOle(new Blob([outlook.slice(0, outlook.length - 100)]))
  expect(reading).toMatchObject({ subject: 'Справка' })
})

test.each([
  ['the first eight bytes', outlook.slice(0, 8)],
  ['half of it', outlook.slice(0, outlook.length / 2)],
])('a letter of Outlook with %s is refused', async (_what, bytes) => {
  await expect(readOle(new Blob([bytes]))).rejects.toThrow()
})

test.each(['windows-1251', 'koi8-r'] as const)(
  'unencoded headers in %s are read with the right letters',
  async (encoding) => {
    const text = [
      'From: Иван Петров <ivan@example.net>',
      'Subject: Справка за теглилки',
      `Content-Type: multipart/mixed; boundary=m`,
      '',
      '--m',
      `Content-Type: text/plain; charset=${encoding}`,
      '',
      'Здравейте,',
      '-- ',
      'Иван Петров',
      '--m',
      'Content-Type: text/plain; name="опис.txt"',
      'Content-Disposition: attachment; filename="опис.txt"',
      '',
      'one',
      '--m--',
    ].join('\r\n')
    const letter = await letterOf(new Blob([encodedIn(encoding, text)]))
    expect(letter).toMatchObject({
      from: 'Иван Петров <ivan@example.net>',
      sender: { name: 'Иван Петров', address: 'ivan@example.net' },
      subject: 'Справка за теглилки',
      received: '',
      files: [{ name: 'опис.txt' }],
    })
    expect(letter.body).toEqual([{ tag: 'pre', children: [expect.stringMatching(/^Здравейте,\s+-- \s+Иван Петров/)] }])
  },
)

test('the date of receipt of a letter is that of the last server, otherwise that of sending', async () => {
  const way = 'Received: from a by b id 1; Fri, 20 Nov 2026 10:17:02 +0200 (EET)'
  const earlier = 'Received: from c by a; Fri, 20 Nov 2026 10:16:00 +0200'
  const of = async (...lines: string[]) =>
    (await letterOf(new Blob([[...lines, ...head, '', 'x'].join('\r\n')]))).received
  expect(await of(way, earlier)).toBe('2026-11-20T08:17:02.000Z')
  expect(await of()).toBe('2026-11-20T08:15:00.000Z')
})

test('a picture that the text shows many times is read once, and pictures in the text have a limit', async () => {
  const many = await letterOf(
    eml(
      'Content-Type: multipart/related; boundary=r',
      '',
      '--r',
      'Content-Type: text/html',
      '',
      `${'<img src="cid:logo">'.repeat(3)}${`<img src="data:image/png;base64,${dot}">`.repeat(mostPictures + 50)}`,
      '--r',
      'Content-Type: image/png',
      'Content-ID: <logo>',
      'Content-Transfer-Encoding: base64',
      '',
      dot,
      '--r--',
    ),
  )
  const parts = many.body.flatMap((node) => (typeof node !== 'string' && node.tag === 'img' ? [node.part] : []))
  expect(parts.slice(0, 3)).toEqual([parts[0], parts[0], parts[0]])
  expect(new Set(parts).size).toBe(mostPictures)
})
