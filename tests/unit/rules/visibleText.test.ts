import { expect, test } from 'vitest'
import { visibleLine, visibleLines } from '../../../src/rules/words/visibleText.ts'

const family = '👨\u200d👩\u200d👧'
const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

test.each([
  ['Договор за представителство', 'Договор за представителство'],
  ['дого\u00adвор', 'договор'],
  ['дого\u3164\u034fвор', 'договор'],
  ['благодаря \u2764\ufe0f', 'благодаря \u2764\ufe0f'],
  ['Плов\u200b\u200c\u200d\u200e\u200fград', 'Пловград'],
  ['\u202aИван\u202c \u2066Колев\u2069\ufeff\u2060', 'Иван Колев'],
  ['два\u000bреда\tи\nтри', 'два реда и три'],
  ['а\u0085б\u2028в\u2029г', 'а б в г'],
  ['Соф\u0000\u0007\u007f\u009fмет', 'Софмет'],
  ['и\u0306од', 'йод'],
  ['12\u00a0500 €', '12\u00a0500 €'],
  [`да ${family} ${flag} ❤\ufe0f`, `да ${family} ${flag} ❤\ufe0f`],
])('one line %j is kept as %j', (text, kept) => {
  expect(visibleLine(text)).toBe(kept)
})

test.each([
  ['първи\nвтори\n\tтрети', 'първи\nвтори\n\tтрети'],
  ['първи\r\nвтори\rтрети', 'първи\nвтори\nтрети'],
  ['първи\u000bвтори\u2028трети', 'първи\nвтори\nтрети'],
  ['дого\u00adвор\n\u200bПлов\u200bград', 'договор\nПловград'],
  [`${family}\n${flag}`, `${family}\n${flag}`],
])('the lines %j are kept as %j', (text, kept) => {
  expect(visibleLines(text)).toBe(kept)
})
