import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Grid } from '../../../src/widgets/grid/Grid.tsx'
import type { GridSort, RowKey } from '../../../src/widgets/grid/gridColumn.ts'
import type { GridProps } from '../../../src/widgets/grid/gridProps.ts'
import { Paginator } from '../../../src/widgets/grid/Paginator.tsx'

type Row = { id: number; number: string }
const rows: readonly Row[] = [1, 2, 3].map((id) => ({ id, number: `04-${id}` }))
const Documents = (props: Partial<GridProps<Row>>) => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  const [sort, setSort] = useState<GridSort>()
  return (
    <Grid
      label="Документи"
      columns={[{ key: 'number', header: 'Рег. №', sortBy: 'number', text: ({ number }) => number }]}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ number }) => number}
      rowHref={({ id }) => `/documents/${id}`}
      sort={sort}
      onSort={setSort}
      selection={{ selected, onChange: setSelected, refusal: ({ id }) => (id === 3 ? 'чужд' : undefined) }}
      {...props}
    />
  )
}
const link = (at: number) => screen.getByRole('link', { name: `04-${at}` })
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

beforeEach(() => history.replaceState(null, '', '/'))

test('Space selects the row of the link, and the arrows move along the links', async () => {
  render(<Documents />)
  link(1).focus()
  await userEvent.keyboard(' ')
  expect(box('Избери 04-1').checked).toBe(true)
  expect(document.activeElement).toBe(link(1))
  await userEvent.keyboard('{ArrowDown} ')
  expect(box('Избери 04-2').checked).toBe(true)
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(link(3))
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(link(1))
})

test('the arrows move along the checkboxes; all rows are selected at once, except disabled ones', async () => {
  render(<Documents />)
  box('Избери 04-1').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(box('Избери 04-2'))
  expect(box('Избери 04-3 (чужд)').disabled).toBe(true)
  await userEvent.click(box(/^Избери всички/))
  expect([box('Избери 04-1'), box('Избери 04-2'), box(/^Избери 04-3/)].map(({ checked }) => checked)).toEqual([
    true,
    true,
    false,
  ])
})

test('the focused row is marked until it is left, because it shows its cut texts in full', () => {
  render(<Documents />)
  const crawled = () => [...document.querySelectorAll('tr[data-walked]')].map((row) => row.getAttribute('data-row'))
  act(() => link(2).focus())
  expect(crawled()).toEqual(['1'])
  act(() => box('Избери 04-1').focus())
  expect(crawled()).toEqual(['0'])
  act(() => box('Избери 04-1').blur())
  expect(crawled()).toEqual([])
})

test('Enter opens the row from its checkbox, as from its link', async () => {
  render(<Documents />)
  box('Избери 04-2').focus()
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/documents/2')
  expect(box('Избери 04-2').checked).toBe(false)
})

test('a double click on a row opens it, with Ctrl in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const columns = [
    { key: 'number', header: 'Рег. №', opens: true, text: ({ number }: Row) => number },
    { key: 'kind', header: 'Вид', text: ({ id }: Row) => `Писмо ${id}` },
  ]
  render(<Documents columns={columns} />)
  const cell = screen.getByRole('cell', { name: 'Писмо 2' })
  await userEvent.dblClick(cell)
  expect(location.pathname).toBe('/documents/2')
  fireEvent.click(cell, { ctrlKey: true })
  expect(open).toHaveBeenCalledExactlyOnceWith('/documents/2', '_blank', 'noopener')
})

test('a click on a header sorts, and another reverses it', async () => {
  render(<Documents />)
  const head = screen.getByRole('columnheader', { name: 'Рег. №' })
  await userEvent.click(within(head).getByRole('button'))
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(head).getByRole('button'))
  expect(head.getAttribute('aria-sort')).toBe('descending')
})

test('the menu of a row is opened and operated by keyboard, shows reasons of refusals, and returns the focus', async () => {
  const run = vi.fn()
  const because = 'Документът е регистриран.'
  render(
    <Documents
      rowActions={() => [
        { label: 'Отвори', run },
        { label: 'Изтрий', run, refusal: { title: 'Защо?', because } },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Действия за 04-1' })
  button.focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  const refused = screen.getByRole('menuitem', { name: /Изтрий/ })
  expect(document.activeElement).toBe(refused)
  expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')?.textContent).toContain(because)
  await userEvent.keyboard('{Enter}')
  expect(run).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
})

test.each([
  [{ rows: undefined }, 'Зареждане…'],
  [{ stale: true }, ''],
  [{ total: 412 }, '412 резултата'],
  [{ rows: [] }, 'Няма резултати'],
])('a list with %j is announced as „%s“', (props, heard) => {
  const { container } = render(<Documents {...props} />)
  expect(within(container).getByRole('status').textContent).toBe(heard)
})

test('pages have names, the ends are disabled, and another size keeps the first row visible', async () => {
  const go = vi.fn()
  render(<Paginator skip={0} take={10} total={412} onChange={go} />)
  expect(screen.getByText('Показани 1–10 от 412')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Предишна страница' }))
  expect(go).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Страница 2' }))
  expect(go).toHaveBeenLastCalledWith({ skip: 10, take: 10 })
  await userEvent.selectOptions(screen.getByLabelText('Редове на страница'), '25')
  expect(go).toHaveBeenLastCalledWith({ skip: 0, take: 25 })
})

test('ordered rows are moved by Alt with the arrows and from their menus, and not past the ends', async () => {
  const Ordered = () => {
    const [order, setOrder] = useState(rows)
    const onMove = (row: Row, to: number) =>
      setOrder((before) => before.filter((one) => one !== row).toSpliced(to, 0, row))
    return <Documents rows={order} onMove={onMove} />
  }
  render(<Ordered />)
  const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  link(1).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(shown()).toEqual(['04-1', '04-2', '04-3'])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(shown()).toEqual(['04-2', '04-1', '04-3'])
  expect(document.activeElement).toBe(link(1))
  screen.getByRole('button', { name: 'Действия за 04-3' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: /^Надолу/ }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Нагоре' }))
  expect(shown()).toEqual(['04-2', '04-3', '04-1'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Действия за 04-3' }))
})

test('a card detects values short enough to be side by side, and empty ones', () => {
  const columns = [
    { key: 'number', header: '№', text: ({ number }: Row) => number },
    { key: 'date', header: 'Дата', nowrap: true as const, text: ({ id }: Row) => (id === 1 ? '20.11.2026' : '') },
    { key: 'term', header: 'Срок', text: () => '–', cell: () => <i>няма</i> },
  ]
  render(<Documents columns={columns} />)
  const marks = screen
    .getAllByRole('row')
    .slice(1, 3)
    .map((row) => ['date', 'term'].map((_, at) => row.querySelectorAll<HTMLElement>('td[data-label]')[at + 1]?.dataset))
  expect(marks.map((cells) => cells.map((one) => [one?.short, one?.empty]))).toEqual([
    [
      ['', undefined],
      [undefined, ''],
    ],
    [
      ['', ''],
      [undefined, ''],
    ],
  ])
})

test('a row is one tab stop: its actions are beside its link, reached by an arrow or by the menu key', async () => {
  const run = vi.fn()
  render(<Documents rowActions={() => [{ label: 'Копирай', run }]} />)
  const actions = screen.getByRole('button', { name: 'Действия за 04-1' })
  link(1).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(actions)
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(link(1))
  await userEvent.tab()
  expect(document.activeElement).toBe(box('Избери 04-2'))
  link(1).focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Копирай' }))
  expect(run).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(actions)
})

test('rows without a link have their actions as tab stops', () => {
  render(<Documents rowHref={() => undefined} rowActions={() => [{ label: 'Копирай', run: () => undefined }]} />)
  expect(screen.getByRole('button', { name: 'Действия за 04-1' }).tabIndex).toBe(0)
})

test('rows of one name are distinguished by their differing values, or else by their place', () => {
  const subjects = ['Жалба', 'Искане', 'Искане', '']
  const alike = subjects.map((_, at) => ({ id: at, number: at < 3 ? 'Без номер' : '04-1' }))
  const columns = [
    { key: 'number', header: '№', text: ({ number }: Row) => number },
    { key: 'subject', header: 'Относно', text: ({ id }: Row) => subjects[id] ?? '' },
  ]
  render(<Documents rows={alike} columns={columns} rowActions={() => [{ label: 'Копирай', run: () => undefined }]} />)
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Без номер, Жалба, 1',
    'Без номер, Искане, 2',
    'Без номер, Искане, 3',
    '04-1',
  ])
  expect(screen.getByRole('button', { name: 'Действия за Без номер, Искане, 2' })).toBeDefined()
})

test('one of several grids on the page of a record announces nothing about its rows', () => {
  const status = () => within(screen.getByRole('region', { name: 'Документи' })).queryByRole('status')?.textContent
  const { rerender } = render(<Documents quiet />)
  expect(status()).toBeUndefined()
  rerender(<Documents />)
  expect(status()).toBe('3 резултата')
})
