import { fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOpeningAhead } from '../../../src/app/shell/useOpeningAhead.ts'
import { openTo, type ScreenRoute } from '../../../src/modules/route.ts'

const asked: string[] = []
/** A screen of its own for each test: what was fetched once is kept. */
const routeOfRecords = (): ScreenRoute => ({
  path: '/documents/:id',
  title: 'Документ',
  access: openTo(),
  icon: 'documents',
  load: async () => ({
    default: () => null,
    askAhead: (_store, { path }) => {
      asked.push(path)
    },
  }),
})

const List = ({ permitted }: { permitted: readonly ScreenRoute[] }) => {
  useOpeningAhead('/documents', permitted)
  return (
    <>
      <a href="/documents/1" data-open>
        Писмо
      </a>
      <a href="/documents/2">Свързано</a>
    </>
  )
}

/** A list whose records' program is here. */
const opened = async (): Promise<void> => {
  const permitted = [routeOfRecords()]
  render(
    <Provider store={createStore()}>
      <List permitted={permitted} />
    </Provider>,
  )
  fireEvent.pointerDown(screen.getByText('Писмо'), { button: 0, pointerType: 'mouse' })
  await vi.waitFor(() => expect(asked).toEqual(['/documents/1']))
  asked.length = 0
}

const stay = (event: Event) => event.preventDefault()
beforeEach(() => {
  asked.length = 0
  history.replaceState(null, '', '/documents')
  document.addEventListener('click', stay)
})
afterEach(() => {
  document.removeEventListener('click', stay)
  history.replaceState(null, '', '/')
})

test('what a click opens, also by the keyboard, is asked for before anything is drawn', async () => {
  await opened()
  fireEvent.click(screen.getByText('Писмо'))
  expect(asked).toEqual(['/documents/1'])
})

test('a row that opens in another tab, and a link that is no row, are not asked for here', async () => {
  await opened()
  fireEvent.click(screen.getByText('Писмо'), { ctrlKey: true })
  fireEvent.click(screen.getByText('Свързано'))
  expect(asked).toEqual([])
})

test('a finger may only want to scroll: a row that it touches is asked for when it is clicked', async () => {
  await opened()
  fireEvent.pointerDown(screen.getByText('Писмо'), { button: 0, pointerType: 'touch' })
  expect(asked).toEqual([])
})
