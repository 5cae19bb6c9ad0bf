import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FormErrors } from '../../../src/widgets/fields/FormErrors.tsx'
import { NumberField } from '../../../src/widgets/fields/NumberField.tsx'

type Limits = { min?: number; max?: number; decimals?: number }
const Counted = (limits: Limits) => {
  const [count, setCount] = useState<number | null>(1234.5)
  return (
    <>
      <NumberField {...limits} label="Брой" value={count} onChange={setCount} error={undefined} />
      <output>{String(count)}</output>
    </>
  )
}

test.each<[string, Limits, string, string]>([
  ['два', { min: 0 }, 'null', 'Въведете число.'],
  ['2,5', { min: 0 }, 'null', 'Въведете цяло число.'],
  ['-1', { min: 0 }, 'null', 'Най-малката стойност е 0.'],
  ['51', { max: 50 }, 'null', 'Най-голямата стойност е 50.'],
  ['3', { min: 1, max: 50 }, '3', ''],
  ['30,05', { decimals: 2 }, '30.05', ''],
])('a number typed as %s under %j is %s with the message: %s', async (typed, limits, value, sentence) => {
  const { container } = render(<Counted {...limits} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Брой' })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  expect(within(container).getByRole('status').textContent).toBe(value)
  expect(document.querySelector('.field-error')?.textContent ?? '').toBe(sentence)
  await userEvent.tab()
  if (sentence !== '') expect(field.value, 'what cannot be read stays to be mended').toBe(typed)
})

test('the list of errors takes the focus when it appears, and each links to its field', async () => {
  const errors = ['Вид документ', 'Относно'].map((label, at) => ({
    fieldId: `field-${at}`,
    label,
    message: 'Полето е задължително',
  }))
  const Form = ({ tried }: { tried: boolean }) => (
    <>
      <FormErrors errors={tried ? errors : []} />
      <input id="field-0" />
      <input id="field-1" />
    </>
  )
  const { rerender } = render(<Form tried={false} />)
  const title = 'Има 2 полета за поправяне'
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  rerender(<Form tried />)
  const list = screen.getByRole('region', { name: title })
  expect(document.activeElement).toBe(list)
  expect(list.textContent).toContain('Относно: Полето е задължително')
  await userEvent.click(screen.getByRole('link', { name: 'Относно' }))
  expect(document.activeElement?.id).toBe('field-1')
  expect(screen.queryByRole('alert'), 'it is read because it has the focus, and interrupts nobody').toBeNull()
})

test.each([
  ['its field has the focus', 'there', 'INPUT'],
  ['the list has the focus where the field cannot', 'elsewhere', 'SECTION'],
])('the list of errors with a single mistake %s', (_, fieldId, focused) => {
  render(
    <>
      <FormErrors errors={[{ fieldId, label: 'Относно', message: 'Полето е задължително' }]} />
      <input id="there" />
    </>,
  )
  expect(document.activeElement?.tagName).toBe(focused)
})
