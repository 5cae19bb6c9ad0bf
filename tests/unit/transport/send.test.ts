import { afterEach, expect, test, vi } from 'vitest'
import { noResponse, tooLate } from '../../../src/transport/send.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nobody took the call', true, () => noResponse(), 'Няма връзка със сървъра. Проверете мрежата и опитайте отново.'],
  ['the line broke in the middle', true, () => noResponse({ hasBegun: true }), /^Връзката прекъсна, преди отговорът/],
  ['the computer has no net', false, () => noResponse(), /^Компютърът не е свързан с мрежата/],
  ['no answer in time', true, () => tooLate(), /^Сървърът не отговори навреме/],
  ['an answer that began and did not end in time', true, () => tooLate({ hasBegun: true }), /започна да отговаря/],
])('a call without a response says how far it came: %s', (_, onLine, fault, sentence) => {
  vi.stubGlobal('navigator', { onLine })
  expect(fault().message).toMatch(sentence)
})
