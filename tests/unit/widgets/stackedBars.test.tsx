import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { StackedBars } from '../../../src/widgets/charts/StackedBars.tsx'
import { keepFocus } from '../../../src/widgets/focus/keepFocus.ts'

const bars = [
  { key: '2026-10', label: 'Октомври 2026', values: [3, 2], hrefs: ['/a', '/b'] },
  { key: '2026-11', label: 'Ноември 2026', values: [4, 0], hrefs: ['/c', '/d'] },
]
const series = [
  { label: 'Входящи', tone: 'blue' },
  { label: 'Изходящи', tone: 'teal' },
] as const
const draw = (given = bars) => {
  const { hook, history } = memoryLocation({ path: '/', record: true })
  render(
    <Router hook={hook}>
      <StackedBars title="По месеци" series={series} bars={given} format={String} leads="Всяка част води до списъка." />
    </Router>,
  )
  return history
}
const parts = () => within(screen.getByRole('toolbar'))
const stops = () =>
  parts()
    .getAllByRole('link')
    .filter((link) => link.tabIndex === 0)

test('the bars are one tab stop, operated by arrows, and the focused part is described under them', () => {
  const history = draw()
  expect(parts().getAllByRole('link')).toHaveLength(3)
  expect(stops()).toHaveLength(1)
  const first = parts().getByRole('link', { name: 'Октомври 2026, Входящи: 3' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowUp' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Октомври 2026, Изходящи: 2')
  expect(screen.getByText('Октомври 2026, Изходящи: 2')).toBeTruthy()
  fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ноември 2026, Входящи: 4')
  expect(stops()).toEqual([document.activeElement])
  fireEvent.click(document.activeElement ?? first)
  expect(history.at(-1)).toBe('/c')
})

test('for any height of a part, the table beside has the same link', () => {
  const history = draw()
  const table = within(screen.getByRole('table', { hidden: true }))
  const links = table.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a', '/b', '/c'])
  fireEvent.click(table.getByRole('link', { name: 'Октомври 2026, Изходящи: 2', hidden: true }))
  expect(history.at(-1)).toBe('/b')
})

test('bars without links are no tab stop, and their numbers are in the table', () => {
  draw(bars.map((bar) => ({ ...bar, hrefs: [] })))
  expect(screen.queryAllByRole('link')).toHaveLength(0)
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.getByRole('row', { name: /Ноември 2026 4 0 4/, hidden: true })).toBeTruthy()
})

test('the lines of an axis are at round numbers of its unit, not of the values', () => {
  const axis = { unit: 0.5, whole: 100, format: (units: number) => `${units / 100} лв.` }
  render(
    <StackedBars
      title="Разходи"
      series={series}
      bars={[{ key: 'a', label: 'А', values: [1000, 560] }]}
      format={String}
      axis={axis}
    />,
  )
  expect([...document.querySelectorAll('svg text')].map((one) => one.textContent)).toEqual([
    '0 лв.',
    '10 лв.',
    '20 лв.',
    '30 лв.',
    '40 лв.',
    'А',
  ])
})

test('a pressed part that is no longer rendered moves the focus to the heading of its screen', async () => {
  const end = keepFocus()
  const chart = { title: 'По месеци', series, format: String, leads: '' }
  const page = (given: typeof bars) => (
    <main>
      <h1>Болнични</h1>
      <StackedBars {...chart} bars={given} />
    </main>
  )
  const { rerender } = render(page(bars))
  parts().getByRole('link', { name: 'Октомври 2026, Входящи: 3' }).focus()
  rerender(page(bars.map((bar) => ({ ...bar, hrefs: [] }))))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  end()
})
