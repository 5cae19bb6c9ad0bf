import { expect, test } from 'vitest'
import { readNsiFile } from '../../../fixtures/geography/readNsiFile.ts'
import { nsiMunicipalities, nsiSettlement, nsiSettlements, nsiText } from './nsiSample.ts'

const good = (n: number) => JSON.stringify(nsiSettlement(String(n).padStart(5, '0'), 'с.', 'Село', 'PDV22'))
const changed = (fields: object) => JSON.stringify({ ...nsiSettlement('00002', 'с.', 'Село', 'PDV22'), ...fields })

const around = (middle: string) => `[\n${good(1)},\n${middle},\n${good(3)}\n]`

const read = async (text: string) => {
  const { rows, findings } = await readNsiFile({ name: 'f.json', chunks: [text] })
  return {
    codes: rows.map(({ code }) => code),
    reported: findings.map((one) => `${one.line}/${one.row}: ${one.because}`),
  }
}

test.each([
  ['no brace at its end', '{"ekatte": "00002", "t_v_m": "с."', '3/2: the row is not closed'],
  ['no quote at the end of a text', '{"ekatte": "00002", "name": "Село}', '3/2: a text is not closed at the end of'],
  ['a comma too many', '{"ekatte": "00002",}', '3/2: not JSON'],
  ['no code', changed({ ekatte: '' }), '3/2: ekatte: a code of five digits is missing'],
  ['a wrong code', changed({ ekatte: '12a' }), '3/2: ekatte: a code of five digits „12a“ is not one'],
  ['no name', changed({ name: null }), '3/2: name: a Bulgarian name is missing'],
  ['a Latin name', changed({ name: 'Selo' }), '3/2: name: a Bulgarian name „Selo“ is not one'],
  ['a name in another encoding', changed({ name: '\uFFFD\uFFFD' }), '3/2: name: the file is not in UTF-8'],
  ['an unknown type', changed({ t_v_m: 'к.с.' }), '3/2: t_v_m: гр., с. or ман. „к.с.“ is not one'],
  ['a type that is a word of the language', changed({ t_v_m: 'constructor' }), '3/2: t_v_m'],
  ['no municipality', changed({ obshtina: undefined }), '3/2: obshtina: a code such as PDV22 is missing'],
  ['another district', changed({ oblast: 'VAR' }), '3/2: oblast VAR is not that of PDV22'],
  ['a row of another file', JSON.stringify(nsiMunicipalities[0]), '3/2: a row of municipalities among settlements'],
  ['a strange row', '{"region": "BG42"}', '3/2: neither a district'],
  ['garbage', 'garbage', '3/2: something stands between the rows'],
])('a row with %s is reported, and no other row is lost', async (_, middle, because) => {
  const { codes, reported } = await read(around(middle))
  expect(codes).toEqual(['00001', '00003'])
  expect(reported).toHaveLength(1)
  expect(reported[0]).toContain(because)
})

test('an unclosed quote in a file without line breaks loses only its row', async () => {
  const { codes, reported } = await read(`[${good(1)},{"ekatte":"00002","name":"Село},${good(3)},${good(4)}]`)
  expect(codes).toEqual(['00001', '00003', '00004'])
  expect(reported).toEqual(['1/2: a text is not closed'])
})

test('braces, brackets and escaped quotes inside a text are part of the text', async () => {
  const { codes, reported } = await read(around(changed({ document: 'виж {чл. 3} ], "Наредба \\' })))
  expect(codes).toEqual(['00001', '00002', '00003'])
  expect(reported).toEqual([])
})

test('the note with the date may be first or last and is no row', async () => {
  expect((await read(nsiText(nsiSettlements))).reported).toEqual([])
  const { codes, reported } = await read(`[{"Данните са актуални към": "05/10/2015"}, ${good(1)}]`)
  expect(codes).toEqual(['00001'])
  expect(reported).toEqual([])
})

test('codes that a spreadsheet turned into numbers get their zeros back; a byte order mark is no error', async () => {
  const { codes, reported } = await read(`\uFEFF[${changed({ ekatte: 151 })}]`)
  expect(codes).toEqual(['00151'])
  expect(reported).toEqual([])
})

test('lines and rows are the same for any chunking of the file', async () => {
  const text = around('{"ekatte": "00002", "name": "\\"Се\\u043bо\\\\"}')
  const whole = await readNsiFile({ name: 'f.json', chunks: [text] })
  for (const size of [1, 2, 3, 7, 64]) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size))
    expect(await readNsiFile({ name: 'f.json', chunks })).toEqual(whole)
  }
})

test('fifty thousand rows are read in chunks, and the broken ones are reported', async () => {
  function* pieces() {
    yield '[\n'
    for (let n = 1; n <= 50_000; n++) yield n % 10_000 === 0 ? '{"ekatte":\n' : `${good(n)},\n`
    yield `${good(99_999)}]`
  }
  const { rows, findings } = await readNsiFile({ name: 'f.json', chunks: pieces() })
  expect(rows).toHaveLength(49_996)
  expect(rows.at(-1)).toMatchObject({ code: '99999', line: 50_002, row: 50_001 })
  expect(findings.map(({ line }) => line)).toEqual([10_001, 20_001, 30_001, 40_001, 50_001])
})
