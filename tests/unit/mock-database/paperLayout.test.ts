import { expect, test } from 'vitest'
import { bold, type Paper, paragraph, text } from '../../../fixtures/papers/pdf/blocks.ts'
import { linesOf, pagesOf } from '../../../fixtures/papers/pdf/layout.ts'
import { paperPdf } from '../../../fixtures/papers/pdf/paperPdf.ts'
import { pdfPages } from '../../support/pdfPages.ts'

const pageTexts = async (paper: Omit<Paper, 'title' | 'author'>) =>
  pdfPages(paperPdf({ title: 'Проба', author: 'Проба', ...paper }, 0).buffer)
const sentences = (count: number) =>
  Array.from({ length: count }, (_, i) => `Това е изречение номер ${i + 1}.`).join(' ')

test('a PDF has the right offsets of its objects, for any requested length', () => {
  const bytes = paperPdf({ title: 'Писмо', author: 'Община', blocks: [text('Относно')] }, 60_000)
  const pdfText = new TextDecoder('latin1').decode(bytes)
  const start = Number(/startxref\n(\d+)/.exec(pdfText)?.[1])
  expect(pdfText.slice(start, start + 4)).toBe('xref')
  const offsets = [...pdfText.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
  expect(offsets.map((at) => pdfText.slice(at, at + 8).split(' obj')[0])).toEqual(offsets.map((_, i) => `${i + 1} 0`))
  expect(bytes.length).toBe(60_000)
})

test('bold text in the middle of a text is not separated from its comma or its words', async () => {
  const [page] = await pageTexts({
    blocks: [paragraph(['По заявление ', bold('№ АУ-01-5/20.11.2026 г.'), ', подадено днес.'])],
  })
  expect(page?.text).toContain('По заявление № АУ-01-5/20.11.2026 г., подадено днес.')
})

test('numbers, days and amounts stay on one line with their units', async () => {
  const longText = Array.from({ length: 60 }, (_, i) => `по № ${i} от 2026 г. за ${i} €`).join(', ')
  const [page] = await pageTexts({ blocks: [paragraph(longText)] })
  const ends = page?.placed.map(({ text: line }) => line.trim()) ?? []
  expect(ends.length).toBeGreaterThan(5)
  expect(ends.filter((line) => /(№|2026|\d)$/.test(line) || /^(г\.|€)/.test(line))).toEqual([])
})

test('a text that continues on another page has at least two lines on each', () => {
  const before = Array.from({ length: 9 }, () => linesOf(text('Ред'), 400, 1)).flat()
  const lines = linesOf(paragraph(sentences(16)), 400, 1)
  expect(lines.length).toBeGreaterThan(4)
  const height = (count: number) => [...before, ...lines].slice(0, count).reduce((sum, line) => sum + line.height, 0)
  for (let space = before.length; space <= before.length + lines.length; space += 1) {
    const [first = [], second = []] = pagesOf([...before, ...lines], height(space) + 0.1)
    const here = first.length - before.length
    expect(here === 1 || second.length === 1).toBe(false)
  }
})

test('a heading moves to the next page with the text under it', () => {
  const lines = [
    ...linesOf(text('Ред'), 400, 1),
    ...linesOf(text('Заглавие', { keep: true }), 400, 1),
    ...linesOf(text('Текст'), 400, 1),
  ]
  const space = lines.slice(0, 2).reduce((sum, line) => sum + line.height, 0) + 0.1
  expect(pagesOf(lines, space).map((page) => page.length)).toEqual([1, 2])
})

test('a text that would leave a signature alone on a second page is set tighter', async () => {
  const signed = (count: number) => [paragraph(sentences(count)), text('Подпис', { before: 20 })]
  const [width, height] = [467, 712]
  const overflowing = Array.from({ length: 240 }, (_, i) => i + 1).find(
    (count) =>
      pagesOf(
        signed(count).flatMap((block) => linesOf(block, width, 1)),
        height,
      ).length === 2,
  )
  const [tight, long] = [
    await pageTexts({ blocks: signed(overflowing ?? 0) }),
    await pageTexts({ blocks: signed(240) }),
  ]
  expect(tight).toHaveLength(1)
  expect(tight[0]?.text).toContain('Подпис')
  expect(long.map((page) => /\d \/ \d/.exec(page.text)?.[0])).toEqual(['1 / 2', '2 / 2'])
})
