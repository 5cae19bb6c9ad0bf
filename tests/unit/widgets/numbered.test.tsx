import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Numbered } from '../../../src/widgets/tags/Numbered.tsx'

const unbroken = (text: string) => `<span class="nowrap">${text}</span>`

test.each([
  ['Резолюция № 04-803/30.10.2026', `Резолюция ${unbroken('№ 04-803/30.10.2026')}`],
  ['Документ № АУ-12-7 е приет.', `Документ ${unbroken('№ АУ-12-7')} е приет.`],
  ['Отговор по РД-12-345-21.11.2026 до нас', `Отговор по ${unbroken('РД-12-345-21.11.2026')} до нас`],
  ['писмо 04-803/30.10.2026 г.', `писмо ${unbroken('04-803/30.10.2026 г.')}`],
  ['тип „SM-274“ и 04-12, точка', `тип ${unbroken('„SM-274“')} и ${unbroken('04-12,')} точка`],
  ['топломер тип TM-Ultra-210S', `топломер тип ${unbroken('TM-Ultra-210S')}`],
  ['тип „AQ-669“, производство', `тип ${unbroken('„AQ-669“,')} производство`],
  ['20.11.2026 г. 14:35 ч.', `${unbroken('20.11.2026 г.')} ${unbroken('14:35 ч.')}`],
  ['Иван Колев · 09:05 ч.', `Иван Колев · ${unbroken('09:05 ч.')}`],
  ['Съобщения от е-Връчване', `Съобщения от ${unbroken('е-Връчване')}`],
  ['10-годишен', '10-годишен'],
  ['най-доброто от 21.11.2026', 'най-доброто от 21.11.2026'],
  ['Без номер', 'Без номер'],
])('%s keeps its number on one line', (text, drawn) => {
  expect(renderToStaticMarkup(<Numbered text={text} />)).toBe(drawn)
})
