import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FilterCard } from '../../../src/widgets/fields/FilterCard.tsx'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'

type Props = { isPage?: boolean; left?: boolean; onFold?: (folded: boolean) => void }

const Filter = ({ isPage = true, left, onFold = () => {} }: Props) => {
  const [typed, setTyped] = useState('')
  const [applied, setApplied] = useState('')
  return (
    <FilterCard
      active={applied !== ''}
      folding={isPage ? { left, onFold } : undefined}
      tags={applied === '' ? [] : [{ label: applied, onRemove: () => setApplied('') }]}
      onApply={() => {
        setApplied(typed)
        return typed !== ''
      }}
      onClear={() => setApplied('')}
    >
      <TextField label="Относно" value={typed} onChange={setTyped} />
    </FilterCard>
  )
}
const form = () => screen.getByRole('form', { name: 'Търсене' })
const opener = () => screen.getByRole('button', { name: 'Филтър' })
const field = () => screen.getByLabelText('Относно')

test('a filter collapses to its tags once it narrows the list; the focus moves above the rows, and back to the first field', async () => {
  const folds: boolean[] = []
  render(<Filter onFold={(folded) => folds.push(folded)} />)
  expect(form().className).not.toContain(' folded ')
  await userEvent.type(field(), '{Enter}')
  expect(document.activeElement, 'nothing was set: nothing folds').toBe(field())

  await userEvent.type(field(), 'писмо{Enter}')
  expect(form().classList.contains('folded')).toBe(true)
  expect(document.activeElement).toBe(opener())
  expect(opener().getAttribute('aria-expanded')).toBe('false')

  await userEvent.click(opener())
  expect(form().classList.contains('folded')).toBe(false)
  expect(document.activeElement).toBe(field())
  await userEvent.click(screen.getByRole('button', { name: 'Скрий филтъра' }))
  expect(document.activeElement).toBe(opener())
  expect(folds).toEqual([true, false, true])
})

test('without applied values the filter is open again, and a collapsed one is restored collapsed', async () => {
  const { unmount } = render(<Filter left />)
  expect(form().classList.contains('folded'), 'nothing is applied yet').toBe(false)
  await userEvent.type(field(), 'писмо{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Премахни „писмо“' }))
  expect(form().classList.contains('folded')).toBe(false)
  unmount()
})

test('the filter of a dialog stays open', async () => {
  render(<Filter isPage={false} />)
  await userEvent.type(field(), 'писмо{Enter}')
  expect(form().classList.contains('folded')).toBe(false)
  expect(document.activeElement).toBe(field())
})
