import { expect, test } from 'vitest'
import { previewKind } from '../../../src/rules/files/previewKind.ts'
import type { RichNode } from '../../../src/widgets/reading/reading.ts'
import { readRtf } from '../../../src/widgets/reading/worker/readRtf.ts'
import { CannotRead } from '../../../src/widgets/reading/worker/unreadable.ts'

const dot =
  '89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000d49444154789c6364f8cf500f00030e01805a347d6b0000000049454e44ae426082'

const opened = async (rtf: string) => {
  const bytes = Uint8Array.from(rtf, (one) => one.charCodeAt(0))
  const { reading, part } = await readRtf(new Blob([bytes]))
  if (reading.kind !== 'document') throw new Error('no document')
  return { ...reading, part }
}
const shown = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'img' ? '<img>' : `<${node.tag}>${shown(node.children)}</${node.tag}>`
    })
    .join('')
const head =
  '{\\rtf1\\ansi\\ansicpg1251\\deff0{\\fonttbl{\\f0\\fnil\\fcharset204 Arial;}{\\f1\\fnil\\fcharset0 Times;}{\\f2\\fcharset161 Greek;}}{\\colortbl;\\red0;}{\\stylesheet{\\s1 heading 1;}}{\\info{\\title Hidden}}'

test.each([
  ["\\u1047\\'c7\\u1072?\\u1082?\\u1086?\\u1085? 5\\par", '<p>Закон 5</p>'],
  ["\\'c7\\'e0\\'ea\\'ee\\'ed\\par", '<p>Закон</p>'],
  ["{\\f2\\'e1\\'e2}\\'e1\\par", '<p>αβб</p>'],
  ['\\uc2\\u1047ab\\uc0\\u1047 x\\par', '<p>ЗЗx</p>'],
  ['a {\\b bold \\i both} c\\par', '<p>a <strong>bold </strong><strong><em>both</em></strong> c</p>'],
  ['\\ul u\\ulnone\\strike s\\strike0\\super 2\\nosupersub\\par', '<p><u>u</u><s>s</s><sup>2</sup></p>'],
  ['\\pard\\outlinelevel0 Title\\par\\pard text\\par', '<h3>Title</h3><p>text</p>'],
  [
    'before\\par\\trowd\\intbl A\\cell\\pard\\intbl B\\par more\\cell\\row\\trowd\\intbl 1\\cell 2\\cell\\row\\pard after\\par',
    '<p>before</p><table><tr><td>A</td><td>B<br></br>more</td></tr><tr><td>1</td><td>2</td></tr></table><p>after</p>',
  ],
  ['{\\field{\\*\\fldinst HYPERLINK "https://evil.example"}{\\fldrslt link}}\\par', '<p>link</p>'],
  ['{\\*\\unknown hidden {\\b deep}}shown{\\header head\\par}\\par', '<p>shown</p>'],
  ['a\\line b\\tab c\\~d\\emdash e\\-f\\_g \\{x\\} \\\\ \\par', '<p>a<br></br>b\tc\u00a0d—ef-g {x} \\ </p>'],
  ['<script>alert(1)</script> & \\par', '<p><script>alert(1)</script> & </p>'],
  ['\\bin5 {{{{{x\\par', '<p>x</p>'],
  ['\\pntext\\u-3913?\\tab one\\par', '<p>•\tone</p>'],
  ['no end', '<p>no end</p>'],
])('%s is shown as %s', async (rtf, expected) => {
  expect(shown((await opened(`${head}${rtf}}`)).body)).toBe(expected)
})

test('a file without an end of its font table, and one of a Macintosh, are read with the right letters', async () => {
  expect(shown((await opened('{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}\\viewkind4\\pard text\\par}')).body)).toBe(
    '<p>text</p>',
  )
  expect(shown((await opened("{\\rtf1\\mac \\'80\\par}")).body)).toBe('<p>Ä</p>')
})

test('pictures of supported kinds are shown; others are counted', async () => {
  const png = `{\\*\\shppict{\\pict{\\*\\picprop\\sp}\\picw1\\pngblip\n${dot}}}{\\nonshppict{\\pict\\wmetafile8 0100}}`
  const document = await opened(`${head}x${png}{\\pict\\wmetafile8 010009}\\par}`)
  expect(shown(document.body)).toBe('<p>x<img></p>')
  expect((await document.part?.(0))?.type).toBe('image/png')
  expect(document.notes.join(' ')).toContain('1 картина е във вид')
})

test('a document of many groups, and one that is only groups, end soon', async () => {
  expect(await opened(`${head}${'{\\b a}'.repeat(50_000)}}`)).toMatchObject({ kind: 'document' })
  await expect(opened('{\\rtf1'.repeat(100_000))).rejects.toThrow(CannotRead)
  expect(shown((await opened(`${head}${'\\u1047?'.repeat(100_000)}\\par}`)).body)).toHaveLength(100_007)
  expect((await opened(`${head}${'text\\par '.repeat(300_000)}}`)).notes.join(' ')).toContain('само началото')
  expect((await opened(`${head}\\bin999999999 x`)).body).toEqual([])
})

test('an RTF file is recognised by its first bytes, whatever its name', () => {
  const bytes = new TextEncoder().encode('{\\rtf1 x}')
  expect(previewKind(bytes, 'молба.doc')).toBe('text/rtf')
  expect(previewKind(bytes, 'молба.txt')).toBe('text/rtf')
})
