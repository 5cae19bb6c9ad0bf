import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RegisteredNumbers } from '../../../src/features/group-registration/RegisteredNumbers.tsx'
import type { GroupRegistration } from '../../../src/features/group-registration/registeredMultiple.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { config } from '../transport/fakeBrowser.ts'

takeConfig(config)

const numbers = (count: number): GroupRegistration['documents'] =>
  Array.from({ length: count }, (_, index) => ({
    guid: String(index),
    documentNumber: `РД-${index + 1}`,
    dateRegistered: '2026-11-20T10:00:00Z',
  }))
const drawn = (registered: GroupRegistration): string => {
  render(<RegisteredNumbers registered={registered} subject="Покана" module="documents-flow" />)
  return screen.getAllByText((_, element) => element?.classList.contains('no-print') ?? false)[0]?.textContent ?? ''
}

test.each([
  [
    'as many as asked for',
    { documents: numbers(3), requestedCount: 3 },
    'Регистрирани са 3 документа. Номерата са поред:',
  ],
  ['one', { documents: numbers(1), requestedCount: 1 }, 'Регистриран е 1 документ. Номерата са поред:'],
  [
    'more',
    { documents: numbers(6), requestedCount: 3 },
    'Регистрирани са 6 документа, а очаквани са 3Заявката е стигнала',
  ],
  [
    'fewer',
    { documents: numbers(2), requestedCount: 3 },
    'Регистрирани са 2 документа, а очаквани са 3Сървърът не е регистрирал',
  ],
  [
    'nobody could count',
    { documents: numbers(3), requestedCount: 3, isUnchecked: true as const },
    'Не може да се провери дали са само толкова',
  ],
])('the message says how many documents were registered: %s', (_, registered, text) => {
  expect(drawn(registered)).toContain(text)
  expect(screen.getAllByRole('link')).toHaveLength(registered.documents.length)
})

test.each([
  [1, '1 документ, регистриран на 20.11.2026 г. 12:00 ч.'],
  [3, '3 документа, регистрирани на 20.11.2026 г. 12:00 ч.'],
])('the spreadsheet of %i numbers says what its time column is', (count, text) => {
  render(
    <RegisteredNumbers
      registered={{ documents: numbers(count), requestedCount: count }}
      subject="Покана"
      module="documents-flow"
    />,
  )
  expect(document.querySelector('.print-only')?.textContent).toContain(text)
})
