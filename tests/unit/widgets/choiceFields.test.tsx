import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LookupField, type LookupOption } from '../../../src/widgets/fields/LookupField.tsx'
import { PickerField, type PickerState } from '../../../src/widgets/fields/PickerField.tsx'
import { RadioGroup } from '../../../src/widgets/fields/RadioGroup.tsx'
import { SelectField } from '../../../src/widgets/fields/SelectField.tsx'

const units = Array.from({ length: 300 }, (_, index) => ({ id: index, name: `Отдел „Контрол ${index + 1}“` }))
const Unit = ({ options }: { options: readonly LookupOption[] | undefined }) => {
  const [unit, setUnit] = useState<LookupOption | null>(null)
  return <LookupField label="Звено" value={unit} options={options} onChange={setUnit} />
}
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('one of a long list is found by a part of its name and taken by keys', async () => {
  render(<Unit options={units} />)
  await userEvent.click(field())
  expect(options()).toHaveLength(150)
  expect(screen.getByText('Още 150. Напишете част от името.')).toBeTruthy()
  await userEvent.keyboard('контрол 27')
  expect(options().slice(0, 2)).toEqual(['Отдел „Контрол 27“', 'Отдел „Контрол 270“'])
  await userEvent.keyboard('{ArrowDown}')
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('Отдел „Контрол 270“')
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('Отдел „Контрол 270“')
  expect(options()).toEqual([])
})

test('what is typed and not chosen is dropped by Esc and by leaving; the cross takes the choice away', async () => {
  render(<Unit options={units} />)
  await userEvent.type(field(), 'контрол 7{Enter}')
  const chosen = field().value
  await userEvent.clear(field())
  await userEvent.type(field(), 'нещо{Escape}')
  expect(field().value).toBe(chosen)
  await userEvent.type(field(), 'друго{Tab}')
  expect(field().value).toBe(chosen)
  await userEvent.click(screen.getByRole('button', { name: 'Изчисти „Звено“' }))
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('')
})

test('who comes into a filled field by keys types over what stands there, not after it', async () => {
  render(<Unit options={units} />)
  await userEvent.type(field(), 'контрол 7{Enter}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('контрол 27{Enter}')
  expect(field().value).toBe('Отдел „Контрол 27“')
})

test('text that is dropped is named beside what stays, until something is chosen', async () => {
  render(<Unit options={units} />)
  await userEvent.type(field(), 'контрол 7{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), 'молба{Tab}')
  const hint = '„молба“ не е избрано от списъка. Остава: Отдел „Контрол 7“.'
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint)
  await userEvent.clear(field())
  await userEvent.type(field(), 'контрол 8{Enter}')
  expect(screen.queryByText(hint, { selector: '.field-hint' })).toBeNull()
})

test('the list opens at what is chosen, so Enter changes nothing; emptied and left by Tab the field is cleared', async () => {
  render(<Unit options={units} />)
  await userEvent.type(field(), 'контрол 42{Enter}')
  const chosen = field().value
  await userEvent.click(field())
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe(chosen)
  await userEvent.clear(field())
  await userEvent.keyboard('{Escape}')
  expect(field().value).toBe(chosen)
  await userEvent.clear(field())
  await userEvent.tab()
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['on its way', undefined, '', 'Зареждане…'],
  ['without what was typed', units, 'няма такова', 'Няма съвпадение.'],
])('a list %s says so', async (_, present, typed, note) => {
  render(<Unit options={present} />)
  await userEvent.click(field())
  if (typed !== '') await userEvent.keyboard(typed)
  expect(screen.getByText(note, { selector: '.combo-note' })).toBeTruthy()
})

test('a list that could not be loaded says so instead of loading for ever', async () => {
  render(<LookupField label="Звено" value={{ id: 7, name: '–' }} options={undefined} failed onChange={vi.fn()} />)
  await userEvent.click(field())
  expect(screen.getByText('Списъкът не се зареди.', { selector: '.combo-note' })).toBeTruthy()
})

test('a stored value that a select does not offer is shown as it is', () => {
  render(<SelectField label="Вид" value="Лихва" options={[{ value: 'Такса', label: 'Такса' }]} onChange={vi.fn()} />)
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe('Лихва')
})

const people = ['Иван Колев', 'Мария Петрова', 'Георги Тонев'].map((name, id) => ({ id, name }))
type Person = (typeof people)[number]
type PickerProps = { state: PickerState; multiple?: boolean; total?: number; onRetry?: () => void; onMore?: () => void }
const Picker = ({ state, ...rest }: PickerProps) => {
  const [text, setText] = useState('')
  const [selected, setSelected] = useState<readonly Person[]>([])
  return (
    <PickerField
      {...rest}
      label="Получатели"
      text={text}
      onText={setText}
      state={state}
      items={people}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      selected={selected}
      hasMore={rest.onMore !== undefined}
      onPick={(one) => setSelected((all) => [...all, one])}
      onRemove={(one) => setSelected((all) => all.filter((other) => other !== one))}
      prompt="Напишете име или номер."
    />
  )
}

test('people are picked by keys one after the other, and each is taken off by its cross', async () => {
  render(<Picker state="found" multiple />)
  await userEvent.type(field(), 'а{Enter}')
  await userEvent.type(field(), 'а{ArrowDown}{Enter}')
  const list = screen.getByRole('list', { name: 'Избрани: Получатели' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Иван Колев', 'Мария Петрова'])
  await userEvent.click(screen.getByRole('button', { name: 'Премахни „Иван Колев“' }))
  expect(screen.queryByText('Иван Колев')).toBeNull()
})

test('a single choice stands in the place of the field until it is taken off', async () => {
  render(<Picker state="found" />)
  await userEvent.type(field(), 'м{ArrowDown}{Enter}')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Премахни „Мария Петрова“' }))
  expect(field().value).toBe('м')
})

// What is searched for is hint once, when it is found: „Търсене…“ before each would be heard at every letter.
test.each([
  ['idle', 'Напишете име или номер.'],
  ['searching', ''],
  ['failed', 'Търсенето не успя.'],
  ['found', '9 резултата'],
] as const)('a search that is %s is heard', async (state, heard) => {
  const { container } = render(<Picker state={state} total={9} />)
  await userEvent.type(field(), 'м')
  expect(within(container).getByRole('status').textContent).toBe(heard)
})

test('a search that failed is tried again from its list, and the end of the list brings more', async () => {
  const [retry, more] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Picker state="failed" onRetry={retry} onMore={more} />)
  await userEvent.type(field(), 'м')
  expect(options()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Опитай отново' }))
  expect(retry).toHaveBeenCalledOnce()
  rerender(<Picker state="found" onRetry={retry} onMore={more} />)
  more.mockClear()
  await userEvent.type(field(), 'а{ArrowDown}')
  expect(more).toHaveBeenCalled()
})

test('a group of choices says for all of them that one is required and what is wrong', async () => {
  const change = vi.fn()
  const ways = [
    { value: '1', label: 'По пощата' },
    { value: '2', label: 'На ръка' },
  ]
  render(<RadioGroup label="Начин" value="" options={ways} onChange={change} required error="Полето е задължително" />)
  const group = screen.getByRole('radiogroup', { name: /^Начин/ })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(group.getAttribute('aria-required')).toBe('true')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Полето е задължително',
  )
  await userEvent.click(screen.getByRole('radio', { name: 'На ръка' }))
  expect(change).toHaveBeenCalledWith('2')
})

test('one that may not be chosen says so beside its name, and why when it is tried; what is chosen stays', async () => {
  const because = 'Борис Цонев няма достъп до модула.'
  const unavailable = { mark: 'няма достъп до модула', because }
  const people = [
    { id: 1, name: 'Мария Петрова' },
    { id: 2, name: 'Борис Цонев', unavailable },
  ]
  render(<Unit options={people} />)
  await userEvent.type(field(), 'мария{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), 'борис')
  expect(options()).toEqual(['Борис Цоневняма достъп до модула'])
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('Мария Петрова')
  expect(screen.getAllByText(because).length).toBeGreaterThan(0)
})
