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

test('an option of a long list is found by a part of its name and selected by keyboard', async () => {
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

test('typed text that is not selected is dropped by Esc and on blur; the remove button clears the selection', async () => {
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

test('keyboard focus in a filled field selects its text, so that typing replaces it', async () => {
  render(<Unit options={units} />)
  await userEvent.type(field(), 'контрол 7{Enter}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('контрол 27{Enter}')
  expect(field().value).toBe('Отдел „Контрол 27“')
})

test('dropped text is named beside the remaining value, until another is selected', async () => {
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

test('the list opens at the selected option, so Enter changes nothing; emptied and left by Tab the field is cleared', async () => {
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

test('a list that could not be loaded says so instead of loading forever', async () => {
  render(<LookupField label="Звено" value={{ id: 7, name: '–' }} options={undefined} failed onChange={vi.fn()} />)
  await userEvent.click(field())
  expect(screen.getByText('Списъкът не се зареди.', { selector: '.combo-note' })).toBeTruthy()
})

test('a stored value that a select does not offer is shown unchanged', () => {
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

test('users are selected by keyboard one after the other, and each has a remove button', async () => {
  render(<Picker state="found" multiple />)
  await userEvent.type(field(), 'а{Enter}')
  await userEvent.type(field(), 'а{ArrowDown}{Enter}')
  const list = screen.getByRole('list', { name: 'Избрани: Получатели' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Иван Колев', 'Мария Петрова'])
  await userEvent.click(screen.getByRole('button', { name: 'Премахни „Иван Колев“' }))
  expect(screen.queryByText('Иван Колев')).toBeNull()
})

test('a single selection replaces the field until it is removed', async () => {
  render(<Picker state="found" />)
  await userEvent.type(field(), 'м{ArrowDown}{Enter}')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Премахни „Мария Петрова“' }))
  expect(field().value).toBe('м')
})

// The hint appears only after the search, because a screen reader would announce „Търсене…“ at every letter.
test.each([
  ['idle', 'Напишете име или номер.'],
  ['searching', ''],
  ['failed', 'Търсенето не успя.'],
  ['found', '9 резултата'],
] as const)('a search that is %s is announced', async (state, heard) => {
  const { container } = render(<Picker state={state} total={9} />)
  await userEvent.type(field(), 'м')
  expect(within(container).getByRole('status').textContent).toBe(heard)
})

test('a failed search is retried from its list, and the end of the list loads more', async () => {
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

test('a group of options announces that one is required and its error', async () => {
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

test('a disabled option is marked beside its name, and shows the reason when tried; the selection stays', async () => {
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
