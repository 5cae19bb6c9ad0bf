import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InputSwitch } from 'primereact/inputswitch'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RadioGroup } from '../../../../src/widgets/fields/RadioGroup.tsx'
import { Switch } from '../../../../src/widgets/fields/Switch.tsx'
import { FileRow } from '../../../../src/widgets/files/FileRow.tsx'
import { Timeline } from '../../../../src/widgets/page/Timeline.tsx'
import { axeFinds } from '../../../support/componentAxe.ts'

test('axe finds violations in PrimeReact without the corrections of this project', async () => {
  render(<InputSwitch checked={false} aria-label="Активно" />)
  expect(await axeFinds()).toEqual([expect.stringMatching(/^nested-interactive: /)])
})

const options = [
  { value: '1', label: 'Входящ' },
  { value: '2', label: 'Изходящ', hint: 'до друг орган' },
  { value: '3', label: 'Вътрешен' },
  { value: '4', label: 'Поверителен', disabled: true },
]
const Directions = ({ takes = () => true, error }: { takes?: (value: string) => boolean; error?: string }) => {
  const [value, setValue] = useState('1')
  const onChange = (next: string) => takes(next) && setValue(next)
  return <RadioGroup label="Посока" hint="Според подателя" {...{ value, options, onChange, error }} required />
}
const chosen = () => screen.getByRole('radio', { checked: true })
const radio = (name: string) => screen.getByRole('radio', { name })

test('axe finds no violations in radio buttons, also in an invalid group', async () => {
  const { rerender } = render(<Directions />)
  expect(await axeFinds()).toEqual([])
  rerender(<Directions error="Изберете посока." />)
  expect(await axeFinds()).toEqual([])
})

test('radio buttons are one tab stop, and the arrows select among the enabled ones', async () => {
  render(<Directions />)
  await userEvent.tab()
  expect(document.activeElement).toBe(radio('Входящ'))
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe(radio('Изходящ до друг орган'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe(radio('Входящ'))
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe(radio('Вътрешен'))
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a click on the label selects, and a selection that the form rejects leaves the mark unchanged', async () => {
  render(<Directions takes={(value) => value !== '3'} />)
  await userEvent.click(screen.getByText('Изходящ'))
  expect(chosen()).toBe(radio('Изходящ до друг орган'))
  await userEvent.click(screen.getByText('Вътрешен'))
  expect(chosen()).toBe(radio('Изходящ до друг орган'))
})

const Active = ({ disabled = false }) => {
  const [checked, setChecked] = useState(false)
  return (
    <>
      <Switch label="Активно" hint="Неактивното не се предлага." {...{ checked, disabled }} onChange={setChecked} />
      <button type="button">Запази</button>
    </>
  )
}
const activeSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Активно' })

test('axe finds no violations in a switch, on, off and disabled', async () => {
  const { rerender } = render(<Active />)
  const one = await activeSwitch()
  expect(await axeFinds()).toEqual([])
  await userEvent.click(one)
  expect(await axeFinds()).toEqual([])
  rerender(<Active disabled />)
  expect(await axeFinds()).toEqual([])
})

test('a switch is one tab stop, Space toggles it, and its hint is announced with it', async () => {
  render(<Active />)
  const one = await activeSwitch()
  await userEvent.tab()
  expect(document.activeElement).toBe(one)
  await userEvent.keyboard(' ')
  expect(one.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(one.checked).toBe(false)
  expect(document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Неактивното не се предлага.',
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Запази' }))
})

test('a click on the label of a switch toggles it; a disabled one stays', async () => {
  const { rerender } = render(<Active />)
  const one = await activeSwitch()
  await userEvent.click(screen.getByText('Активно'))
  expect(one.checked).toBe(true)
  rerender(<Active disabled />)
  await userEvent.click(screen.getByText('Активно'))
  expect(one.checked).toBe(true)
})

const events = [
  { key: '1', when: '18.11.2026 г. 09:15 ч.', who: 'Мария Петрова', what: 'Регистриран' },
  { key: '2', when: '19.11.2026 г. 10:00 ч.', what: <a href="/tasks/7">Задача № 7</a>, body: 'Да се отговори.' },
]

test('axe finds no violations in a timeline, which is a list with a name', async () => {
  render(<Timeline label="История" items={events} />)
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'РегистриранМария Петрова · 18.11.2026 г. 09:15 ч.',
    'Задача № 719.11.2026 г. 10:00 ч.Да се отговори.',
  ])
  expect(screen.getByRole('list', { name: 'История' })).toBeTruthy()
  expect(await axeFinds()).toEqual([])
})

test('in a timeline only interactive elements are tab stops', async () => {
  render(<Timeline label="История" items={events} />)
  const link = await screen.findByRole('link', { name: 'Задача № 7' })
  await userEvent.tab()
  expect(document.activeElement).toBe(link)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('axe finds no violations in a file upload; its progress is announced, and only its cancel button is a tab stop', async () => {
  const { rerender } = render(<FileRow name="Молба.pdf" state="sending" progress={0.1} onCancel={() => undefined} />)
  const bar = await screen.findByRole('progressbar', { name: 'Качване на Молба.pdf' })
  expect(bar.getAttribute('aria-valuenow')).toBe('10')
  rerender(<FileRow name="Молба.pdf" state="sending" progress={0.55} onCancel={() => undefined} />)
  expect(bar.getAttribute('aria-valuenow')).toBe('55')
  expect(await axeFinds()).toEqual([])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Прекъсни качването на Молба.pdf' }))
})
