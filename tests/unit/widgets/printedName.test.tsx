import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PrintSheet } from '../../../src/widgets/files/PrintSheet.tsx'
import { layForPrint } from '../../../src/widgets/files/printPages.ts'

const print = () => {
  dispatchEvent(new Event('beforeprint'))
  const printed = document.title
  dispatchEvent(new Event('afterprint'))
  return printed
}

test('while a paper is on the screen the tab has its name during printing', () => {
  document.title = 'Документ 04-1 – Деловод'
  const { unmount } = render(<PrintSheet name="Разписка 04/1">текст</PrintSheet>)
  expect([print(), document.title]).toEqual(['Разписка 04-1', 'Документ 04-1 – Деловод'])
  unmount()
  expect(print()).toBe('Документ 04-1 – Деловод')
})

test('pages of a file are printed under its name, and the tab title is restored even if afterprint is late', () => {
  document.title = 'Деловод'
  const picture = document.createElement('img')
  const takeAway = layForPrint([{ picture, width: 595, height: 842 }], 'снимка.png')
  dispatchEvent(new Event('beforeprint'))
  expect(document.title).toBe('снимка.png')
  takeAway()
  expect(document.title).toBe('Деловод')
})

test.each(['a4', 'a4-across', 'label'] as const)('a page %s is printed in its displayed size', (size) => {
  const { unmount } = render(
    <PrintSheet name="Дневник" size={size}>
      текст
    </PrintSheet>,
  )
  const sheets = [...document.querySelectorAll('.sheet')].map(({ classList }) => [...classList])
  expect(sheets).toEqual([
    ['sheet', size, 'no-print'],
    ['sheet', size, 'sheet-printed'],
  ])
  unmount()
})
