import { afterEach, expect, test, vi } from 'vitest'
import { noResponseFault, timeoutFault } from '../../../src/transport/send.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'nobody took the call',
    true,
    () => noResponseFault(),
    'Няма връзка със сървъра. Проверете мрежата и опитайте отново.',
  ],
  [
    'the line broke in the middle',
    true,
    () => noResponseFault({ hasBegun: true }),
    /^Връзката прекъсна, преди отговорът/,
  ],
  ['the computer has no net', false, () => noResponseFault(), /^Компютърът не е свързан с мрежата/],
  ['no answer in time', true, () => timeoutFault(), /^Сървърът не отговори навреме/],
  ['an answer that began and did not end in time', true, () => timeoutFault({ hasBegun: true }), /започна да отговаря/],
])('a call without a response says how far it came: %s', (_, onLine, fault, sentence) => {
  vi.stubGlobal('navigator', { onLine })
  expect(fault().message).toMatch(sentence)
})
