import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IncomingStatus } from '../../../src/contract/enumerations.ts'
import type { Message } from '../../../src/features/exchange/exchangeCalls.ts'
import { ProcessedBanner } from '../../../src/features/exchange/message/ProcessedBanner.tsx'
import { statusOptions } from '../../../src/features/exchange/messageStatus.ts'

const wordsOf = (incomingStatusId: number | null) => {
  const message = { incomingStatusId, registeredDocument: null, rejectionReason: 'Няма приложение.' } as Message
  return renderToStaticMarkup(createElement(ProcessedBanner, { message }))
}

test.each([
  [IncomingStatus.READED, ''],
  [IncomingStatus.REGISTERED, 'Съобщението вече е обработено.'],
  [IncomingStatus.REJECTED, 'Няма приложение.'],
  [99, 'Състоянието на съобщението е неизвестно.'],
])('the banner of a message in status %j says: %s', (status, words) => {
  const shownWords = wordsOf(status)
  if (words === '') expect(shownWords).toBe('')
  expect(shownWords).toContain(words)
  expect(shownWords.includes('обработено')).toBe(status === IncomingStatus.REGISTERED)
})

test('the filter offers every status, in the order of processing', () => {
  const { RECEIVED, READED, REGISTERED, REJECTED } = IncomingStatus
  expect(statusOptions.map(({ value }) => Number(value)).slice(0, 4)).toEqual([RECEIVED, READED, REGISTERED, REJECTED])
  expect(statusOptions).toHaveLength(Object.keys(IncomingStatus).length)
})
