import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateField } from '../../../../src/widgets/fields/DateField.tsx'
import { Dialog } from '../../../../src/widgets/overlays/Dialog.tsx'
import { dayByKey } from '../../../../src/widgets/prime/calendarKeys.ts'
import { axeFinds } from '../../../support/componentAxe.ts'

type Props = { start?: string | null; min?: string; max?: string }
const Dated = ({ start = '2026-11-20', ...limits }: Props) => {
  const [date, setDate] = useState<string | null>(start)
  return <DateField {...limits} label="Дата" value={date} onChange={setDate} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Дата' })
const inFocus = () => document.activeElement?.textContent?.replace(' г.', '')
const open = async () => {
  field().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  return screen.findByRole('grid')
}
const openAt = async (day: string) => {
  const grid = await open()
  within(grid)
    .getByRole('button', { name: `${day} г.` })
    .focus()
  return grid
}

test('axe finds no violations in the calendar, its months and its years', async () => {
  render(<Dated />)
  await open()
  expect(await axeFinds()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Ноември' }))
  expect(await axeFinds()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '2026' }))
  expect(await axeFinds()).toEqual([])
})

test('its days are cells of a grid, with one selected', async () => {
  render(<Dated />)
  const grid = await open()
  const cells = within(grid).getAllByRole('gridcell')
  expect(cells).toHaveLength(42)
  expect(within(grid).getByRole('gridcell', { selected: true }).textContent).toBe('20 ноември 2026 г.')
})

test.each([
  ['{ArrowLeft}', '19 ноември 2026'],
  ['{ArrowRight}', '21 ноември 2026'],
  ['{ArrowUp}', '13 ноември 2026'],
  ['{ArrowDown}', '27 ноември 2026'],
  ['{ArrowDown}{ArrowDown}', '4 декември 2026'],
  ['{Home}', '16 ноември 2026'],
  ['{End}', '22 ноември 2026'],
  ['{PageUp}', '20 октомври 2026'],
  ['{PageDown}', '20 декември 2026'],
  ['{PageDown}{PageDown}', '20 януари 2027'],
  ['{Shift>}{PageUp}{/Shift}', '20 ноември 2025'],
  ['{Shift>}{PageDown}{/Shift}', '20 ноември 2027'],
])('the key %s moves from 20 November to %s', async (keys, day) => {
  render(<Dated />)
  await openAt('20 ноември 2026')
  await userEvent.keyboard(keys)
  await expect.poll(inFocus).toBe(day)
  const [month, year] = day.split(' ').slice(1)
  expect(screen.getByRole('button', { name: new RegExp(`^${month}$`, 'i') })).toBeTruthy()
  expect(screen.getByRole('button', { name: year ?? '' })).toBeTruthy()
})

test.each([
  ['2026-11-20', 'PageUp', '2026-11-18'],
  ['2026-11-20', 'Home', '2026-11-18'],
  ['2026-11-20', 'PageDown', '2026-12-02'],
  ['2026-11-20', 'Enter', undefined],
])('from %s within its limits the key %s moves to %s', (from, key, to) => {
  expect(dayByKey(from, key, false, { min: '2026-11-18', max: '2026-12-02' })).toBe(to)
})

test('the last day of a longer month moves to the last one of a shorter', () => {
  expect(dayByKey('2027-01-31', 'PageDown', false, { min: undefined, max: undefined })).toBe('2027-02-28')
})

test('Enter selects the day and returns the focus to the text', async () => {
  render(<Dated />)
  await openAt('20 ноември 2026')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(field().value).toBe('21.11.2026')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('grid')).toBeNull()
})

test('Esc closes only the calendar, not the dialog around it, and the date stays', async () => {
  render(
    <Dialog open title="Срок" onClose={() => expect.fail('the dialog was closed')}>
      <Dated />
    </Dialog>,
  )
  await openAt('20 ноември 2026')
  await userEvent.keyboard('{ArrowRight}{Escape}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Срок' })).toBeTruthy()
  expect(field().value).toBe('20.11.2026')
  expect(document.activeElement).toBe(field())
})

const Redrawn = () => {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Отново {times}
      </button>
      <Dated />
    </>
  )
}
test('a day keeps the focus when the page around it is rendered again', async () => {
  render(<Redrawn />)
  await openAt('20 ноември 2026')
  await userEvent.keyboard('{ArrowRight}')
  const again = screen.getByRole('button', { name: 'Отново 0' })
  again.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await screen.findByRole('button', { name: 'Отново 1' })
  expect(inFocus()).toBe('21 ноември 2026')
})
