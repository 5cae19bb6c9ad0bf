import type { Random } from '../../mocks/seed/seededRandom.ts'

/** Unusual texts. They are functions, because some texts are very long and are created only when needed. */
const texts: readonly (() => string)[] = [
  () => '',
  () => '   ',
  () => '\t\n \u00a0\u2003',
  () => 'а'.repeat(100_000),
  () => 'а'.repeat(20_000),
  () => `${'ж'.repeat(20_001)}`,
  () => 'дълга'.repeat(60),
  () => 'тест\u0000\u0007\u001b[31m',
  () => '\u202eтскет ьлобО\u202c',
  () => '\u200b\u200d\ufeff',
  () => '👩‍👩‍👧‍👦🏴‍☠️e\u0301',
  () => '\ud800 сам',
  () => '=HYPERLINK("http://evil.example";"Натисни")',
  () => '+1+1',
  () => '@SUM(A1)',
  () => '-2+3',
  () => '<script>alert(1)</script><img src=x onerror=alert(1)>',
  () => '"; DROP TABLE documents; --',
  () => '../../etc/passwd',
  () => '%00%2e%2e/&a=b#в+г',
  () => '__proto__',
  () => 'constructor',
  () => '{{findings}} $1 %s',
  () => '1e15',
  () => '-1',
  () => '12,50',
  () => '7503141234',
  () => '0',
]

const days: readonly string[] = [
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '1970-01-01',
  '2024-02-29',
  '2023-02-29',
  '2026-02-30',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2027-01-01',
  '2028-02-29',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
  '2026-13-01',
  '2026-11-20T25:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59',
  '2026-03-29T03:30',
  '2026-11-20T10:00:00+14:00',
]

const numbers: readonly number[] = [
  0,
  -1,
  1,
  2,
  0.5,
  -0.01,
  1e-7,
  40,
  1000,
  99_999,
  2 ** 31,
  2 ** 53,
  1e15,
  1e300,
  Number.NaN,
]
const amounts: readonly string[] = [
  '0.00',
  '-0.01',
  '0.01',
  '-0.00',
  '12.5',
  '12.345',
  '1e5',
  '99999999999999999999.99',
  '000123.40',
]
const guids: readonly string[] = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01234567-89ab-cdef-0123-456789abcdef',
  '01234567-89ab-cdef-0123-456789abcdeg',
  '{01234567-89ab-cdef-0123-456789abcdef}',
]
const otherKinds: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  'x',
  5,
  [[]],
  { id: 0 },
  { id: 1, name: 'Друго' },
  [null],
]

export const hostileText = (random: Random): string => random.one(texts)()
export const hostileDay = (random: Random): string => random.one(days)
export const hostileNumber = (random: Random): number => random.one(numbers)
export const hostileAmount = (random: Random): string => random.one(amounts)
export const hostileGuid = (random: Random): string => random.one(guids)
export const otherKind = (random: Random): unknown => structuredClone(random.one(otherKinds))

export const hostileList = (random: Random, list: readonly unknown[]): unknown[] => {
  const [first = 1] = list
  switch (random.int(5)) {
    case 0:
      return []
    case 1:
      return [...list, ...list]
    case 2:
      return Array.from({ length: 1000 }, () => first)
    case 3:
      return [...list, null]
    default:
      return list.toReversed()
  }
}

const fileNames: readonly string[] = [
  'писмо.pdf',
  'снимка.jpg',
  'вирус.exe',
  'фактура.pdf.exe',
  '../../../етц.txt',
  'fdp\u202eexe.pdf',
  '',
  '.pdf',
  'CON.pdf',
  `${'д'.repeat(300)}.pdf`,
  '<b>.pdf',
  'без разширение',
  'писмо.pdf\u0000.exe',
  'книга.xlsm',
]
export const hostileFile = (random: Random): File =>
  new File([random.one(['', '%PDF-1.4 текст', '<script>alert(1)</script>', 'MZ'])], random.one(fileNames), {
    type: random.one(['application/pdf', 'text/html', '', 'image/svg+xml', 'application/octet-stream']),
  })
