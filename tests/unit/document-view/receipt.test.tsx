import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentView } from '../../../mocks/documents/documentView.ts'
import { callerOf } from '../../../mocks/people/session.ts'
import { Direction } from '../../../src/contract/enumerations.ts'
import { Receipt } from '../../../src/features/document-print/Receipt.tsx'
import { takeConfig } from '../../../src/transport/config.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

takeConfig(config)

const { db, tokensOf } = createTestBackend(40)
const { shreder } = await tokensOf('administrator')
const request = new Request('http://host/', { headers: { authorization: `Bearer ${shreder}` } })
const row = db.documents.all().find(({ directionId }) => directionId === Direction.INCOMING)
if (!row) throw new Error('The mock database has no incoming documents')
const incoming = {
  ...documentView(db, callerOf(db, request, 'shreder'), row),
  documentNumber: '04-17',
  dateRegistered: '2026-11-27T08:05:00Z',
}

const rowsOn = (dateReceived: string | null): Record<string, string> => {
  const html = renderToStaticMarkup(<Receipt document={{ ...incoming, dateReceived }} senders={[]} />)
  const page = new DOMParser().parseFromString(html, 'text/html')
  return Object.fromEntries(
    [...page.querySelectorAll('tr')].map((tr) => [
      tr.querySelector('th')?.textContent ?? '',
      (tr.querySelector('td')?.textContent ?? '').replaceAll('\u00a0', ' '),
    ]),
  )
}

test.each([
  ['an hour that is known', '2026-11-26T14:35:00Z', '26.11.2026 г. 16:35 ч.'],
  ['a day alone, read as its midnight', '2026-11-26T00:00:00+02:00', '26.11.2026 г.'],
  ['nothing', null, undefined],
])('a receipt says when the letter came, of %s, and apart from it when it was registered', (_, received, shown) => {
  const rows = rowsOn(received)
  expect(rows['Получен на']).toBe(shown)
  expect(rows['Регистриран на']).toBe('27.11.2026 г. 10:05 ч.')
  expect(rows['Приет на']).toBeUndefined()
})

test('the head of a receipt has the unit of the body beside the emblem', () => {
  const department = { id: 12, departmentName: 'Отдел „Деловодство“' } as typeof incoming.department
  const html = renderToStaticMarkup(<Receipt document={{ ...incoming, department }} senders={[]} />)
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('.paper-issuer .paper-unit')?.textContent).toBe('Отдел „Деловодство“')
})
