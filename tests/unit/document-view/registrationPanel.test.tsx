import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Direction } from '../../../src/contract/enumerations.ts'
import type { Document } from '../../../src/contract/shapes/documents.ts'
import { RegistrationPanel } from '../../../src/features/documents/view/RegistrationPanel.tsx'
import type { Registration } from '../../../src/features/documents/view/useRegistration.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { storedDocument } from '../document-write/aDocument.ts'

const shown = (change: Partial<Registration>, justRegistered = false, given: Partial<Document> = {}) => {
  const registration: Registration = {
    state: null,
    busy: false,
    dialog: null,
    register: vi.fn(),
    registerAndSend: vi.fn(),
    again: vi.fn(),
    thenSends: false,
    sendsNow: false,
    endSending: vi.fn(),
    check: vi.fn(),
    invalidate: vi.fn(),
    ...change,
  }
  render(
    <RegistrationPanel
      module="documents-flow"
      document={
        justRegistered
          ? { ...storedDocument(given), documentNumber: '04-1', dateRegistered: '2026-11-20T10:00:00Z' }
          : storedDocument()
      }
      registration={registration}
      justRegistered={justRegistered}
      onPrint={vi.fn()}
    />,
  )
  return registration
}
const notBegun = /Изпращането не е започнало\./

test.each([
  ['notApplied', true],
  ['notApplied', false],
  ['unknown', true],
  ['unknown', false],
] as const)('after a registration that ended %s the panel says that sending (%s) has not begun', (kind, thenSends) => {
  shown({ state: { kind }, thenSends })
  expect(screen.queryAllByText(notBegun)).toHaveLength(thenSends ? 1 : 0)
})

test('a refused registration is shown in the panel with its reason', () => {
  shown({ state: { kind: 'refused', fault: new Fault('refused', 'Документът няма подател.') } })
  expect(screen.getByRole('status').textContent).toContain('Документът не е регистриран')
  expect(screen.getByRole('status').textContent).toContain('Документът няма подател.')
})

test('a document that others register shows no number', () => {
  shown({ state: { kind: 'done', reply: { given: null } } })
  expect(screen.queryByRole('status')).toBeNull()
})

test('a retry continues the started registration', async () => {
  const { again, register } = shown({ state: { kind: 'notApplied' }, thenSends: true })
  await userEvent.click(screen.getByRole('button', { name: 'Опитай отново' }))
  expect(again).toHaveBeenCalledOnce()
  expect(register).not.toHaveBeenCalled()
})

test.each([
  ['nothing', null, true],
  ['the page', 'main', true],
  ['a panel beside the page', 'practice', false],
])('the message about a registration takes the focus from %s: %s', (_, place, takes) => {
  const panel = document.createElement('div')
  panel.id = place ?? ''
  const field = panel.appendChild(document.createElement('input'))
  document.body.append(panel)
  onTestFinished(() => panel.remove())
  if (place) field.focus()
  shown({}, true)
  const news = screen.getByRole('status')
  expect(news.textContent).toContain('Документът е регистриран')
  expect(document.activeElement).toBe(takes ? news : field)
})

test.each<[string, Partial<Document>]>([
  ['Още едно от същия подател', { documentDirectionId: Direction.INCOMING }],
  ['Още едно такова', { documentDirectionId: Direction.INCOMING, isAnonymous: true }],
  ['Още едно такова', { documentDirectionId: Direction.INTERNAL }],
  ['Още едно до същия адресат', { documentDirectionId: Direction.OUTGOING }],
])('the panel with the number offers „%s“ for %j', (name, given) => {
  shown({}, true, given)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(
    new RegExp(`/documents/create\\?like=${storedDocument().guid}$`),
  )
})
