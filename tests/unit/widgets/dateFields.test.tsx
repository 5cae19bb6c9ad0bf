import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from '../../../src/widgets/fields/DateField.tsx'
import { DateTimeField } from '../../../src/widgets/fields/DateTimeField.tsx'

type DateProps = Partial<Parameters<typeof DateField>[0]>
const Dated = (props: DateProps) => {
  const [date, setDate] = useState<string | null>(props.value ?? null)
  return <DateField {...props} label="Дата" value={date} onChange={setDate} />
}
type TimeProps = Partial<Parameters<typeof DateTimeField>[0]>
const Timed = (props: TimeProps) => {
  const [moment, setMoment] = useState<string | null>(props.value ?? null)
  return <DateTimeField {...props} label="Получен на" value={moment} onChange={setMoment} />
}
const typeInto = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}
const sentences = () => document.querySelector('.field-error')?.textContent ?? ''

test.each([
  ['31022026', '31.02.2026', 'Въведената дата не е валидна.'],
  ['99.99.2026', '99.99.2026', 'Въведената дата не е валидна.'],
  ['31.12.1899', '31.12.1899', 'Датата трябва да е по-голяма от 1 Януари 1900г.'],
  ['28022026', '28.02.2026', ''],
])('the date typed as %s is shown as %s with the message: %s', async (typed, shown, sentence) => {
  render(<Dated />)
  expect(await typeInto('Дата', typed)).toHaveProperty('value', shown)
  expect(sentences()).toBe(sentence)
})

test('an invalid date is reported at its field, until it is corrected', async () => {
  render(<Dated />)
  const field = await typeInto('Дата', '31022026')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Въведената дата не е валидна.')
  await typeInto('Дата', '28022026')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('an incomplete date is no error during typing, and is one on blur', async () => {
  render(<Dated />)
  await typeInto('Дата', '31.0')
  expect(sentences()).toBe('')
  await userEvent.tab()
  expect(sentences()).toBe('Въведената дата не е валидна.')
})

test('a date outside its limits is reported with the message of the form', async () => {
  render(<Dated min="2026-11-20" messages={{ beforeMin: '„До дата“ не може да е преди „От дата“' }} />)
  await typeInto('Дата', '01.11.2026')
  expect(sentences()).toBe('„До дата“ не може да е преди „От дата“')
})

test('Enter applies the typed date', async () => {
  const apply = vi.fn()
  render(<Dated onEnter={apply} />)
  await typeInto('Дата', '20.11.2026{Enter}')
  expect(apply).toHaveBeenCalledOnce()
})

test.each([
  ['29.03.2026', '03:30', 'Този час го няма на 29.03.2026 г.: минава се към лятно часово време.'],
  ['29.03.2026', '04:30', ''],
  ['29.03.2026', '25:00', 'Въведеният час не е валиден.'],
])('at %s %s the field says: %s', async (date, time, sentence) => {
  render(<Timed />)
  await typeInto('Получен на', date)
  await typeInto('Получен на, час', time)
  expect(sentences()).toBe(sentence)
})

test('a time after the limit of its day is refused by the hour', async () => {
  render(<Timed max="2026-11-20T18:00" />)
  await typeInto('Получен на', '20.11.2026')
  await typeInto('Получен на, час', '18:30')
  expect(sentences()).toContain('18:00')
  await typeInto('Получен на, час', '17:30')
  expect(sentences()).toBe('')
})
