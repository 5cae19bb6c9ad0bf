import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memo, useState } from 'react'
import { expect, test } from 'vitest'
import { useFormState } from '../../../src/screen-kit/form/useFormState.ts'
import { FilterCard } from '../../../src/widgets/fields/FilterCard.tsx'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'

const Filter = ({ onApply }: { onApply: (text: string) => void }) => {
  const [text, setText] = useState('')
  return (
    <FilterCard active={false} onApply={() => onApply(text)} onClear={() => setText('')}>
      <TextField label="Относно" maxLength={5} value={text} onChange={setText} />
    </FilterCard>
  )
}

test('a text that is too long is not cut, has an error at its field, and is searched for once it is shorter', async () => {
  const applied: string[] = []
  render(<Filter onApply={(text) => applied.push(text)} />)
  const field = screen.getByRole('textbox', { name: 'Относно' })
  await userEvent.type(field, 'молби за{Enter}')
  expect(field).toHaveProperty('value', 'молби за')
  expect(screen.getByText('Най-много 5 знака; написани са 8.')).toBeTruthy()
  expect([applied, document.activeElement === field]).toEqual([[], true])
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Enter}')
  expect([applied, document.querySelector('.field-error')]).toEqual([['молби'], null])
})

type Letter = { subject: string; note: string }
const start: Letter = { subject: '', note: '' }
const noErrors = () => ({})
const drawn: string[] = []
const Note = memo(({ id }: { id: string; value: string; onChange: (text: string) => void }) => {
  drawn.push(id)
  return null
})
const LetterForm = () => {
  const { input } = useFormState<Letter>({ name: 'letter', start, errors: noErrors })
  return (
    <>
      <TextField label="Относно" {...input('subject')} />
      <Note {...input('note')} />
    </>
  )
}

test('typing renders only its field of a form', async () => {
  render(<LetterForm />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Относно' }), 'молба')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'молба')
  expect(drawn).toEqual(['letter-note'])
})
