import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Numbered } from '../../../src/widgets/tags/Numbered.tsx'
import { Unparted } from '../../../src/widgets/tags/Unparted.tsx'

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
  ['по заповед № РД-09-40/03.11.2026 от', `по заповед ${unbroken('№ РД-09-40/03.11.2026')} от`],
  ['вписан под №АУ-06-71', `вписан под ${unbroken('№АУ-06-71')}`],
  ['10-годишен', '10-годишен'],
  ['най-доброто от 21.11.2026', 'най-доброто от 21.11.2026'],
  ['Без номер', 'Без номер'],
])('the text %s keeps its number on one line', (text, drawn) => {
  expect(renderToStaticMarkup(<Numbered text={text} />)).toBe(drawn)
})

test.each([
  ['А. Хасан, И. Великов', `${unbroken('А. Хасан,')} ${unbroken('И. Великов')}`],
  ['от Н. П. Караиванова-Стефанова', `от ${unbroken('Н. П. Караиванова')}-Стефанова`],
  ['с. Мраморен, общ. Враца', `${unbroken('с. Мраморен,')} ${unbroken('общ. Враца')}`],
  ['гр. Русе, ул. Шипка 5', `${unbroken('гр. Русе,')} ${unbroken('ул. Шипка')} 5`],
  ['д-р Иванов и чл. 15, ал. 2', `${unbroken('д-р Иванов')} и ${unbroken('чл. 15,')} ${unbroken('ал. 2')}`],
  ['Край на срока. Нов срок', 'Край на срока. Нов срок'],
  ['Н. Непротивоконституционствувателствувайте', 'Н. Непротивоконституционствувателствувайте'],
  ['по № АУ-12-7 на Н. Караиванова', `по ${unbroken('№ АУ-12-7')} на ${unbroken('Н. Караиванова')}`],
])('the text %s keeps names and short forms of a list on one line', (text, drawn) => {
  expect(renderToStaticMarkup(<Unparted text={text} />)).toBe(drawn)
})
