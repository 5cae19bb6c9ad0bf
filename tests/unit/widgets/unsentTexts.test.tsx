import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFormState } from '../../../src/screen-kit/form/useFormState.ts'
import { AmountField } from '../../../src/screen-kit/money/AmountField.tsx'
import { takeConfig } from '../../../src/transport/config.ts'
import { FilterCard } from '../../../src/widgets/fields/FilterCard.tsx'
import { LookupField } from '../../../src/widgets/fields/LookupField.tsx'
import { PickerField } from '../../../src/widgets/fields/PickerField.tsx'
import { TextArea } from '../../../src/widgets/fields/TextArea.tsx'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'
import '../../support/component.ts'
import { config } from '../transport/fakeBrowser.ts'

takeConfig(config)

type Person = { id: number; name: string }
const people: Person[] = [
  { id: 1, name: 'Стоян Ангелов' },
  { id: 2, name: 'Петър Ангелов Стоянов' },
]
const Picker = () => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Person[]>([])
  return (
    <PickerField<Person>
      id="letter-sender"
      label="Кореспонденти"
      text={text}
      onText={setText}
      state={text === '' ? 'idle' : 'found'}
      items={people.filter(({ name }) => name.includes(text))}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      selected={chosen}
      multiple
      onPick={(one) => {
        setText('')
        setChosen([...chosen, one])
      }}
      onRemove={() => setChosen([])}
    />
  )
}
type Letter = { subject: string; amount: number | null; unit: Person | null }
const Form = ({ onSave }: { onSave: (values: Letter) => void }) => {
  const start: Letter = { subject: '', amount: null, unit: null }
  const form = useFormState<Letter>({ name: 'letter', start, errors: () => ({}) })
  const { onChange } = form.input('amount')
  return (
    <main>
      <TextField {...form.input('subject')} label="Относно" />
      <AmountField {...form.input('amount')} onChange={onChange} currency="EUR" />
      <LookupField {...form.input('unit')} label="Звено" options={people} />
      <Picker />
      <button type="button" onClick={() => form.check() && onSave(form.values)}>
        Запази
      </button>
    </main>
  )
}
const form = () => {
  const saved: Letter[] = []
  render(<Form onSave={(values) => saved.push(values)} />)
  return { saved, save: () => userEvent.click(screen.getByRole('button', { name: 'Запази' })) }
}
const errors = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent)

test('a typed name without a selection stops the save, with a message at its field', async () => {
  const { saved, save } = form()
  const field = screen.getByRole('combobox', { name: 'Кореспонденти' })
  await userEvent.type(field, 'защита на потреб')
  await save()
  expect(saved).toEqual([])
  expect(document.activeElement).toBe(field)
  expect(errors()).toEqual(['„защита на потреб“ не е избрано. Изберете от намерените или изтрийте написаното.'])
  await userEvent.clear(field)
  expect(errors()).toEqual([])
  await save()
  expect(saved).toHaveLength(1)
})

test('a typed name beside selected ones stops the save too', async () => {
  const { saved, save } = form()
  const field = screen.getByRole('combobox', { name: 'Кореспонденти' })
  await userEvent.type(field, 'Стоян{ArrowDown}{Enter}')
  await userEvent.type(field, 'защита')
  await save()
  expect(saved).toEqual([])
  await userEvent.clear(field)
  await save()
  expect(saved).toHaveLength(1)
})

test('a list stops the save once for dropped text, and saves its shown value the second time', async () => {
  const { saved, save } = form()
  await userEvent.type(screen.getByRole('combobox', { name: 'Звено' }), 'друго')
  await save()
  expect([saved, errors()]).toEqual([[], ['„друго“ не е избрано от списъка.']])
  await save()
  expect(saved).toHaveLength(1)
})

test('an ambiguous amount is not saved as an empty one', async () => {
  const { saved, save } = form()
  const field = screen.getByRole('textbox', { name: 'Сума (€)' })
  await userEvent.click(field)
  await userEvent.paste('12.500')
  await save()
  expect(saved).toEqual([])
  expect(field).toHaveProperty('value', '12.500')
  expect(errors()).toEqual(['Неясно е дали е 12\u00a0500 или 12,50. Напишете 12500 или 12,50.'])
  await userEvent.clear(field)
  await userEvent.paste('€ 12.500,00')
  await save()
  expect(saved).toMatchObject([{ amount: 1_250_000 }])
})

test('a filter with typed text without a selection is not applied', async () => {
  let applied = 0
  const apply = () => {
    applied += 1
  }
  render(
    <FilterCard active={false} onApply={apply} onClear={() => undefined}>
      <Picker />
    </FilterCard>,
  )
  await userEvent.type(screen.getByRole('combobox', { name: 'Кореспонденти' }), 'защита')
  await userEvent.click(screen.getByRole('button', { name: 'Търсене' }))
  expect(applied).toBe(0)
})

const Texts = ({ type }: { type?: 'password' }) => {
  const [line, setLine] = useState('')
  const [lines, setLines] = useState('')
  return (
    <>
      <TextField label="Ред" value={line} onChange={setLine} {...(type && { type })} />
      <TextArea label="Текст" value={lines} onChange={setLines} />
      <output aria-label="Записано">{JSON.stringify([line, lines])}</output>
    </>
  )
}
const pasted = async (name: string, text: string) => {
  await userEvent.click(screen.getByLabelText(name))
  await userEvent.paste(text)
  return JSON.parse(screen.getByRole('status', { name: 'Записано' }).textContent ?? '') as string[]
}

test('invisible characters are removed from a line, and from a text except its line breaks and emoji', async () => {
  render(<Texts />)
  expect(await pasted('Ред', 'Соф\u00adмет\u200b \u202aООД\u202c')).toEqual(['Софмет ООД', ''])
  const family = '👨\u200d👩\u200d👧'
  expect(await pasted('Текст', `Пло\u00adвдив\n${family}`)).toEqual(['Софмет ООД', `Пловдив\n${family}`])
})

test('a password is unchanged', async () => {
  render(<Texts type="password" />)
  expect(await pasted('Ред', 'а\u00adб')).toEqual(['а\u00adб', ''])
})
