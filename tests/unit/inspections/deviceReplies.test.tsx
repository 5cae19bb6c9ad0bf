import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { groupedInspections } from '../../../src/contract/inspections.ts'
import { GroupForm } from '../../../src/features/inspections/group/GroupForm.tsx'
import { takeConfig } from '../../../src/transport/config.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { group } from '../rules/groupSamples.ts'
import { config, type FakeResponse, respondWith } from '../transport/fakeBrowser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const place of document.querySelectorAll('body > [role=status]')) place.textContent = ''
})

const draft = { ...group, guid: '', number: '', statusId: 1, inspections: [] }
const saved = { ...group, statusId: 1 }
const refused = { type: 0, message: 'Не е записана.', additionalFieldMessages: { name: ['Заето'] }, resultData: saved }

type Outcome = {
  /**
   * The expected toasts: kind (error or not) and text. „… е записана.“ is not shown, only announced to screen readers,
   * because the record opens.
   */
  says: readonly (readonly [kind: string, text: string])[]
  isSaved: boolean
  atField?: string
}
const ended = 'Групова проверка ГП-2/2026 е записана.'

/** The variants of responses of the device endpoints (specification 2, section 8), for the form of a group. */
const rows: readonly (readonly [row: string, reply: FakeResponse, outcome: Outcome])[] = [
  [
    'type 0 with field messages: an error, told at the field too',
    { json: refused },
    { says: [['error', 'Не е записана.']], isSaved: false, atField: 'Заето' },
  ],
  [
    'another status than 200, 201, 204: its message, and nothing is returned',
    { status: 409, json: { message: 'Номерът е зает.', resultData: saved } },
    { says: [['error', 'Номерът е зает.']], isSaved: false },
  ],
  [
    'a message of type 0 is an error',
    { json: { type: 0, message: 'Заповедта е отменена.', resultData: saved } },
    { says: [['error', 'Заповедта е отменена.']], isSaved: false },
  ],
  [
    'any other message is a success, and the reply its resultData',
    { status: 201, json: { type: 1, message: 'Записано.', resultData: saved } },
    { says: [['success', 'Записано.']], isSaved: true },
  ],
  ['a body without a type is the reply as it is', { json: saved }, { says: [], isSaved: true }],
  ['with a type it is reduced to resultData', { json: { type: 1, resultData: saved } }, { says: [], isSaved: true }],
  [
    '400: the errors of the fields one per line',
    { status: 400, json: { errors: { Name: ['Твърде дълго', 'Заето'] } } },
    { says: [['error', 'Твърде дълго\nЗаето']], isSaved: false, atField: 'Твърде дълго' },
  ],
]

test.each(rows)('the result of saving a group: %s', async (_, reply, { says, isSaved, atField }) => {
  takeConfig(config)
  const notices: Notice[] = []
  const listening = notices$.subscribe((notice) => notices.push(notice))
  respondWith(({ path }) => (path === groupedInspections.insert.path ? reply : { json: { type: 1, resultData: [] } }))
  const onSaved = vi.fn()
  render(<GroupForm start={draft} onSaved={onSaved} onCancel={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Запази' }))
  if (isSaved) await screen.findByText(ended)
  await waitFor(() => expect(notices.map(({ kind, text }) => [kind, text])).toEqual(says))
  listening.unsubscribe()
  expect(onSaved.mock.calls).toEqual(isSaved ? [[saved]] : [])
  const name = screen.getByLabelText(/^Наименование/)
  expect(name).toHaveProperty('value', group.name)
  const about = document.getElementById(name.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? ''
  expect(about).toContain(atField ?? '')
  expect(name.getAttribute('aria-invalid') === 'true').toBe(atField !== undefined)
})
