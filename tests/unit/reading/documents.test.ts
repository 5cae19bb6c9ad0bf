import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { excelFile, openDocumentFile, wordFile } from '../../../fixtures/files/officeFiles.ts'
import { zipWith } from '../../../fixtures/files/zipWith.ts'
import type { RichNode } from '../../../src/widgets/reading/reading.ts'
import { readZip } from '../../../src/widgets/reading/worker/readZip.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const short = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'img'
        ? `img:${node.part}`
        : `${node.tag}${node.span?.join('x') ?? ''}(${short(node.children)})`
    })
    .join('')
const documentOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { reading, part } = await readZip(new Blob([bytes]))
  if (reading.kind !== 'document') throw new Error(`no document: ${reading.kind}`)
  return { shown: short(reading.body), notes: reading.notes, part }
}
const sheetOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { reading, rows } = await readZip(new Blob([bytes]))
  if (reading.kind !== 'sheets') throw new Error(`no sheets: ${reading.kind}`)
  return { ...reading, rows: rows?.(0, 0) }
}

const p = (text: string, more = '') => `<w:p>${more}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const cell = (text: string, more = '') => `<w:tc><w:tcPr>${more}</w:tcPr>${p(text)}</w:tc>`

test('a document of Word: headings, formatting, tables, and a notice that it is simplified', async () => {
  const { shown, notes } = await documentOf(
    wordFile(
      p('Заповед', '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>') +
        '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>дебел</w:t></w:r><w:r><w:t> и &lt;b&gt;</w:t></w:r></w:p>' +
        `<w:tbl><w:tr>${cell('а', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('б')}${cell('в')}</w:tr></w:tbl>`,
    ),
  )
  expect(shown).toBe('h3(Заповед)p(strong(дебел) и <b>)table(tr(td2x1(p(а)))tr(td(p(б))td(p(в))))')
  expect(notes).toEqual([expect.stringContaining('Опростен изглед')])
})

test('the text of the fields of Word is kept, and its pictures too', async () => {
  const field = '<w:p><w:fldSimple w:instr=" DATE "><w:r><w:t>20.11.2026 г.</w:t></w:r></w:fldSimple></w:p>'
  const { shown, part } = await documentOf(
    wordFile(field + drawing('r:embed="r1"'), {
      'word/media/a.png': dot,
      'word/_rels/document.xml.rels': relations(`<Relationship Id="r1" Type="${kinds}/image" Target="media/a.png"/>`),
    }),
  )
  expect(shown).toContain('p(20.11.2026 г.)')
  expect((await part?.(0))?.size).toBe(dot.length)
})

const relations = (inside: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const drawing = (what: string) =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip ${what}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

test('a picture of Word is a part; a hostile link is plain text, and an external picture is not requested', async () => {
  const link = '<w:p><w:hyperlink r:id="r2"><w:r><w:t>Вход</w:t></w:r></w:hyperlink></w:p>'
  const { shown, notes, part } = await documentOf(
    wordFile(drawing('r:embed="r1"') + drawing('r:embed="r4"') + link, {
      'word/media/a.png': dot,
      'word/media/b.emf': 'EMF',
      'word/_rels/document.xml.rels': relations(
        `<Relationship Id="r1" Type="${kinds}/image" Target="media/a.png"/><Relationship Id="r4" Type="${kinds}/image" Target="media/b.emf"/><Relationship Id="r2" Type="${kinds}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>`,
      ),
    }),
  )
  expect(shown).toContain('img:0')
  expect(shown).toContain('Вход')
  expect(shown).not.toContain('javascript')
  expect(notes).toContain('1 картина е във вид, който тук не се показва.')
  expect((await part?.(0))?.type).toBe('image/png')
  const outside = await readZip(
    new Blob([
      wordFile(drawing('r:link="r1"'), {
        'word/_rels/document.xml.rels': relations(
          `<Relationship Id="r1" Type="${kinds}/image" Target="https://track.example.net/1.png" TargetMode="External"/>`,
        ),
      }),
    ]),
  )
  expect(JSON.stringify(outside.reading)).not.toContain('track.example.net')
  expect(JSON.stringify(outside.reading)).toContain('1 картина е във вид, който тук не се показва.')
})

test('markup in the text of a document becomes no tags', async () => {
  const { shown } = await documentOf(wordFile(p('текст'), { 'mammoth/style-map': 'p => script' }))
  expect(shown).toBe('p(текст)')
})

test.each([
  ['no XML', wordFile('<w:p>').slice(0), ''],
  ['half of the archive', wordFile(p('a')).slice(0, 400), ''],
  ['a document without a body', zipWith({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' }), ''],
])('a malformed document of Word shows a message: %s', async (_what, bytes) => {
  await expect(readZip(new Blob([bytes]))).rejects.toThrow()
})

test('a document with 20 000 nested tables, and one of 13 MB, end with a message', async () => {
  const deep = '<w:tbl><w:tr><w:tc>'.repeat(20_000)
  await expect(readZip(new Blob([wordFile(deep)]))).rejects.toThrow()
  await expect(readZip(new Blob([wordFile(p('а'.repeat(7_000_000)))]))).rejects.toMatchObject({
    title: 'Файлът е твърде голям за преглед',
  })
})

test('a text of OpenDocument: headings, lists, tables, formatting, pictures', async () => {
  const { shown, notes } = await documentOf(
    openDocumentFile(
      'text',
      '<text:tracked-changes><text:p>изтрито</text:p></text:tracked-changes>' +
        '<text:h text:outline-level="2">Дял</text:h>' +
        '<text:p>а<text:s text:c="2"/><text:span text:style-name="T1">б</text:span><text:line-break/>&lt;в&gt;</text:p>' +
        '<text:list><text:list-item><text:p>едно</text:p></text:list-item></text:list>' +
        '<table:table><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>г</text:p></table:table-cell></table:table-row></table:table>' +
        '<text:p><draw:frame><draw:image xlink:href="Pictures/a.png"/></draw:frame></text:p>' +
        '<text:p><text:a xlink:href="https://evil.example.net">Вход</text:a></text:p>',
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
      { 'Pictures/a.png': dot },
    ),
  )
  expect(shown).toBe(
    'h4(Дял)p(а  strong(б)br()<в>)ul(li(p(едно)))table(tr(td2x1(p(г))))p(img:0)p(Вход (https://evil.example.net))',
  )
  expect(notes).toEqual([expect.stringContaining('Опростен изглед')])
})

test('an attribute of OpenDocument cannot open a tag', async () => {
  const { shown } = await documentOf(
    openDocumentFile('text', '<text:p><text:a xlink:href="x&quot;&gt;&lt;script&gt;1">а</text:a></text:p>'),
  )
  expect(shown).toBe('p(а)')
})

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;лв.&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="10"/><xf numFmtId="49"/></cellXfs></styleSheet>'
const strings = '<sst><si><t>Име</t></si><si><r><t>Иван </t></r><r><t>Петров</t></r><rPh><t>x</t></rPh></si></sst>'

test('a table of Excel has its displayed values', async () => {
  const { sheets, rows, notes } = await sheetOf(
    excelFile(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>вътре</t></is></c></row>' +
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>46346</v></c><c r="C3" s="2"><v>1234.5</v></c><c r="D3" s="3"><v>0.125</v></c>' +
        '<c r="E3" t="b"><v>1</v></c><c r="F3" t="e"><v>#DIV/0!</v></c><c r="G3" t="str"><f>A1</f><v>да</v></c><c r="H3" s="4"><v>0012</v></c><c r="I3"><v>1.5</v></c></row>' +
        '<row r="4"><c r="A4"><f>SUM(A1)</f></c></row>',
      { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings },
    ),
  )
  expect(sheets).toEqual([{ name: 'Лист1', rows: 3, columns: 9 }])
  expect(rows).toEqual([
    ['Име', '', 'вътре'],
    [],
    ['Иван Петров', '20.11.2026', '1\u00a0234,50 лв.', '12,50%', 'TRUE', '#DIV/0!', 'да', '12', '1,5'],
  ])
  expect(notes).toEqual(['Клетки с формула без записан резултат: 1. Те са празни, докато файлът не се отвори с Excel.'])
})

test('a table of OpenDocument has its displayed values, and its repeated cells', async () => {
  const { sheets, rows } = await sheetOf(
    openDocumentFile(
      'spreadsheet',
      '<table:table table:name="Дял"><table:table-row><table:table-cell table:number-columns-repeated="2" office:value="1.5"><text:p>1,5</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16000"/></table:table-row>' +
        '<table:table-row table:number-rows-repeated="2"><table:table-cell/><table:table-cell><office:annotation><text:p>бележка</text:p></office:annotation><text:p>а</text:p><text:p>б</text:p></table:table-cell></table:table-row>' +
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>' +
        '<table:table table:name="Празна"/>',
    ),
  )
  expect(sheets).toEqual([
    { name: 'Дял', rows: 3, columns: 2 },
    { name: 'Празна', rows: 0, columns: 0 },
  ])
  expect(rows).toEqual([
    ['1,5', '1,5'],
    ['', 'а\nб'],
    ['', 'а\nб'],
  ])
})

test('a distant cell, and one repeated a million times, use no memory', async () => {
  const far = await sheetOf(excelFile('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))
  expect(far.sheets[0]?.rows).toBe(0)
  expect(far.notes).toEqual([expect.stringContaining('твърде голяма')])
  const many = '<table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>'
  const wide = await sheetOf(
    openDocumentFile(
      'spreadsheet',
      `<table:table><table:table-row table:number-rows-repeated="1048576">${many}</table:table-row></table:table>`,
    ),
  )
  expect(wide.notes).toEqual([expect.stringContaining('твърде голяма')])
})

test('XML with 100 000 levels, and expanding entities, end soon', async () => {
  await expect(sheetOf(excelFile('<row>'.repeat(100_000)))).rejects.toThrow()
  await expect(documentOf(openDocumentFile('text', '<text:span>'.repeat(100_000)))).rejects.toThrow()
})

const entity = '<!DOCTYPE a [<!ENTITY a "аааа"><!ENTITY b "&a;&a;">]>'
const wordWith = (text: string) =>
  `${entity}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${p(text)}</w:body></w:document>`
test.each([
  ['Word', wordFile('', { 'word/document.xml': wordWith('&b;') })],
  ['Word, in another part', wordFile(p('a'), { 'word/numbering.xml': `${entity}<a/>` })],
  ['Excel', excelFile('', { 'xl/worksheets/sheet1.xml': `${entity}<worksheet/>` })],
  ['OpenDocument', openDocumentFile('text', '', '', { 'content.xml': `${entity}<office:body/>` })],
])('a document of %s with a DTD is refused by what it is', async (_program, bytes) => {
  await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ title: 'Файлът не е отворен от предпазливост' })
})

test('a workbook whose parts are named with other letters and slashes is read', async () => {
  const parts = unzipSync(excelFile('<row r="1"><c r="A1"><v>1.5</v></c></row>'))
  const relations = 'xl/_rels/workbook.xml.rels'
  parts[relations] = strToU8(strFromU8(parts[relations] ?? new Uint8Array()).replace('worksheets/', 'worksheets\\'))
  const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())
  parts['xl/workbook.xml'] = strToU8(workbook.replaceAll(/\br:id/g, 'd3:id').replaceAll('xmlns:r', 'xmlns:d3'))
  const renamed = Object.fromEntries(
    Object.entries(parts).map(([path, bytes]) => [path.toLowerCase().replaceAll('/', '\\'), bytes]),
  )
  expect((await sheetOf(zipWith(renamed))).rows).toEqual([['1,5']])
})

test('a workbook without the content of a sheet says which one', async () => {
  const parts = unzipSync(excelFile(''))
  delete parts['xl/worksheets/sheet1.xml']
  expect((await sheetOf(zipWith(parts))).notes).toEqual(['Файлът е повреден: липсва съдържанието на „Лист1“.'])
})

test('a document with only blanks has no text', async () => {
  expect((await documentOf(wordFile(p(' \u00a0 ')))).shown).toBe('')
})
