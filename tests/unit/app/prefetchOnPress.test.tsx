import { fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePrefetchOnPress } from '../../../src/app/shell/usePrefetchOnPress.ts'
import { openTo, type ScreenRoute } from '../../../src/modules/route.ts'

const requests: string[] = []
/** Returns a new screen for each test, because a loaded module stays in the cache. */
const routeOfRecords = (): ScreenRoute => ({
  path: '/documents/:id',
  title: 'Документ',
  access: openTo(),
  icon: 'documents',
  load: async () => ({
    default: () => null,
    loader: ({ params: { id = '' } }) => {
      requests.push(id)
      return []
    },
  }),
})

const List = ({ permitted }: { permitted: readonly ScreenRoute[] }) => {
  usePrefetchOnPress('/documents', permitted)
  return (
    <>
      <a href="/documents/1" data-open>
        Писмо
      </a>
      <a href="/documents/2">Свързано</a>
    </>
  )
}

const opened = async (): Promise<void> => {
  const permitted = [routeOfRecords()]
  render(
    <Provider store={createStore()}>
      <List permitted={permitted} />
    </Provider>,
  )
  fireEvent.pointerDown(screen.getByText('Писмо'), { button: 0, pointerType: 'mouse' })
  await vi.waitFor(() => expect(requests).toEqual(['1']))
  requests.length = 0
}

const stay = (event: Event) => event.preventDefault()
beforeEach(() => {
  requests.length = 0
  history.replaceState(null, '', '/documents')
  document.addEventListener('click', stay)
})
afterEach(() => {
  document.removeEventListener('click', stay)
  history.replaceState(null, '', '/')
})

test('a click, also by keyboard, prefetches before anything is rendered', async () => {
  await opened()
  fireEvent.click(screen.getByText('Писмо'))
  expect(requests).toEqual(['1'])
})

test('a row that opens in another tab and a link outside rows are not prefetched', async () => {
  await opened()
  fireEvent.click(screen.getByText('Писмо'), { ctrlKey: true })
  fireEvent.click(screen.getByText('Свързано'))
  expect(requests).toEqual([])
})

test('a touch may be a scroll: a touched row is prefetched when it is clicked', async () => {
  await opened()
  fireEvent.pointerDown(screen.getByText('Писмо'), { button: 0, pointerType: 'touch' })
  expect(requests).toEqual([])
})
