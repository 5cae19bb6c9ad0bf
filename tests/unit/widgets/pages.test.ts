import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import {
  allPages,
  filesOfPlan,
  movePage,
  type PagePlan,
  switchFileStart,
  turnPage,
} from '../../../src/rules/files/pagePlan.ts'
import { putTogether } from '../../../src/widgets/pdf/pages/putTogether.ts'
import { samplePdf } from '../../journeys/samplePdf.ts'

const pdfOf = (texts: readonly string[], password?: string) => {
  const sample = { pages: texts.map((text) => [text]) }
  return new Blob([new Uint8Array(samplePdf(password === undefined ? sample : { ...sample, password }))])
}

/** Reads a file with pdf.js, not with the library that made it: „Two 90“ is the text and the rotation of a page. */
const pagesOf = async (file: Blob): Promise<string[]> => {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0, useSystemFonts: false })
  const document = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(`${items.map((item) => ('str' in item ? item.str : '')).join('')} ${page.rotate}`)
  }
  await loading.destroy()
  return pages
}
const made = async (sources: readonly Blob[], plan: PagePlan): Promise<string[][]> => {
  const outcome = await putTogether({ sources, files: filesOfPlan(plan) })
  if (outcome.kind !== 'done') throw new Error(`File ${outcome.source} cannot be read`)
  return Promise.all(outcome.files.map(pagesOf))
}

const letter = pdfOf(['One', 'Two', 'Three', 'Four'])
const act = pdfOf(['First', 'Second'])

test('pages of real files are reordered, turned, split and joined; the originals are not changed', async () => {
  const before = await letter.text()
  expect(await made([letter], movePage(allPages(0, 4), 3, -3))).toEqual([['Four 0', 'One 0', 'Two 0', 'Three 0']])
  expect(await made([letter], switchFileStart(turnPage(allPages(0, 4), 1), 2))).toEqual([
    ['One 0', 'Two 90'],
    ['Three 0', 'Four 0'],
  ])
  expect(await made([letter, act], movePage([...allPages(0, 1), ...allPages(1, 2)], 0, 1))).toEqual([
    ['First 0', 'One 0', 'Second 0'],
  ])
  expect(await letter.text()).toBe(before)
})

test('a page that was turned in the file is turned further', async () => {
  const { files = [] } = (await putTogether({
    sources: [act],
    files: [turnPage(turnPage(turnPage(allPages(0, 2), 0), 0), 0)],
  })) as { files?: Blob[] }
  expect(await made(files, turnPage(turnPage(allPages(0, 2), 0), 0))).toEqual([['First 90', 'Second 0']])
})

test.each<[string, Blob, boolean]>([
  ['encrypted', pdfOf(['Secret'], 'secret'), true],
  ['damaged', new Blob(['%PDF-1.4\nnothing in it']), false],
  ['empty', new Blob([]), false],
])('an %s file is named, and nothing is made', async (_, file, isLocked) => {
  expect(await putTogether({ sources: [letter, file], files: [allPages(0, 1)] })).toEqual({
    kind: 'failed',
    source: 1,
    isLocked,
  })
})
