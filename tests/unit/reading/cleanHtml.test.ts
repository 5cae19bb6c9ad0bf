import { expect, test } from 'vitest'
import type { RichNode } from '../../../src/widgets/reading/reading.ts'
import { cleanHtml } from '../../../src/widgets/reading/worker/cleanHtml.ts'

const short = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.tag === 'img') return `img:${node.part}`
      const span = node.span ? node.span.join('x') : ''
      return `${node.tag}${span}(${short(node.children)})`
    })
    .join('')
const clean = (html: string) => short(cleanHtml(html, () => undefined).body)

test.each([
  ['<p>а <b>б</b></p>', 'p(а strong(б))'],
  ['<h1>Заглавие</h1><h2></h2><h3> </h3>', 'h3(Заглавие)'],
  ['<ul>\n<li>а</li>\n<li>б</ul>', 'ul(li(а)li(б))'],
  ['<table><tbody><tr><td colspan="2">а</td></tr></tbody></table>', 'table(tr(td2x1(а)))'],
  ['<table>бездомен<tr>и<td>а</table>', 'table(tr(td(бездомен))tr(td(и)td(а)))'],
  ['<li>а</li><td>б</td>', 'аб'],
  ['a &lt;b&gt; &amp; &nbsp;', 'a <b> & \u00a0'],
  ['<font color=red><span>а</span></font><o:p>б</o:p>', 'аб'],
  ['без<br>край', 'безbr()край'],
])('%s is shown as %s', (html, shown) => {
  expect(clean(html)).toBe(shown)
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x></SCRIPT >',
  '<style>*{background:url(//x)}</style>',
  '<iframe src="//x">а</iframe>',
  '<object data=x><embed src=x>а</object>',
  '<svg onload=alert(1)><script>1</script><text>а</text></svg>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<select><option>а</select><textarea>б</textarea><input value=в><button>г</button>',
  '<title>а</title><head><base href="//x"><meta http-equiv=refresh content="0;//x"></head>',
  '<noscript>а</noscript><template>б</template>',
  '<div style="display: none">скрито <b>тук</b></div><p hidden>и тук</p>',
  '<!-- <b>а</b> --><!DOCTYPE html>',
])('from %s everything is removed', (html) => {
  expect(clean(html)).toBe('')
})

test('only table spans survive as attributes, and a form leaves only its text', () => {
  const { body } = cleanHtml(
    '<form action="//x"><p onclick="a()" style="x" id="root" class="y">а</p></form>',
    () => undefined,
  )
  expect(body).toEqual([{ tag: 'p', children: ['а'] }])
})

test.each([
  ['<a href="https://bank.example.net/x">Вход</a>', 'Вход (https://bank.example.net/x)'],
  ['<a href="https://a.example.net">a.example.net</a>', 'a.example.net'],
  ['<a href="https://evil.example.net">a.example.net</a>', 'a.example.net (https://evil.example.net)'],
  ['<a href="mailto:a@example.net">Пишете</a>', 'Пишете (a@example.net)'],
  ['<a href="javascript:alert(1)">Вход</a>', 'Вход'],
  ['<a href="data:text/html,x">Вход</a>', 'Вход'],
])('a link is shown as plain text: %s', (html, words) => {
  expect(clean(html)).toBe(words)
})

test('embedded pictures are parts, external ones are counted', () => {
  const html = '<img src="cid:a"><img src="https://x/1.png" alt="Лого"><img src="//x/2.png"><img alt="Подпис">'
  const cleaned = cleanHtml(html, (address) => (address === 'cid:a' ? 3 : address ? 'outside' : undefined))
  expect(short(cleaned.body)).toBe('img:3Подпис')
  expect(cleaned.blocked).toBe(2)
})

const depthOf = (nodes: readonly RichNode[]): number =>
  nodes.reduce((most, node) => {
    const inside = typeof node === 'string' || node.tag === 'img' ? 0 : depthOf(node.children)
    return Math.max(most, 1 + inside)
  }, 0)

test.each(['div', 'a href="https://x.example.net"', 'table><tr><td', 'svg', 'span'])(
  '100 000 nested <%s> finish quickly and with a limited depth',
  (tag) => {
    const { body } = cleanHtml(`<${tag}>x`.repeat(100_000), () => undefined)
    expect(depthOf(body)).toBeLessThan(150)
  },
)

test('an endless text is cut, with a notice', () => {
  const { body, isCut } = cleanHtml('<p>ред</p>'.repeat(100_000), () => undefined)
  expect(isCut).toBe(true)
  expect(body.length).toBeLessThan(50_000)
  expect(cleanHtml('<p>ред</p>', () => undefined).isCut).toBe(false)
})
