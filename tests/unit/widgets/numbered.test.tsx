import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Numbered } from '../../../src/widgets/tags/Numbered.tsx'

const unbroken = (text: string) => `<span class="nowrap">${text}</span>`

test.each([
  ['Резолюция № 04-803/30.10.2026', `Резолюция ${unbroken('№ 04-803/30.10.2026')}`],
  ['Документ № АУ-12-7 е приет.', `Документ ${unbroken('№ АУ-12-7')} е приет.`],
  ['Без номер', 'Без номер'],
])('%s keeps its number on one line', (text, drawn) => {
  expect(renderToStaticMarkup(<Numbered text={text} />)).toBe(drawn)
})
