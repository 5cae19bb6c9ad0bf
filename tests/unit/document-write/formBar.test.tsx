import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormBar } from '../../../src/features/documents/write/FormBar.tsx'

const nothing = () => undefined
const acts = {
  isForSigning: false,
  onSign: nothing,
  onRegister: nothing,
  onSave: nothing,
  onCheck: nothing,
  onCancel: nothing,
}

test.each([
  ['who gives numbers registers', false, 'Регистрирай', 'Запази чернова', 'регистрира'],
  ['who gives none saves the draft that is signed first', true, 'Запази чернова', 'Регистрирай', 'записва чернова'],
])('the form has one primary button: %s', (_, isForOthers, first, second, key) => {
  const { container } = render(
    <FormBar {...acts} work={null} mustCheck={false} isDraft={false} isForOthers={isForOthers} />,
  )
  const classesOf = (name: string) => [...screen.getByRole('button', { name }).classList]
  expect(classesOf(first)).toContain('primary')
  expect(classesOf(second)).not.toContain('primary')
  expect(container.querySelector('.bar-key')?.textContent).toContain(key)
})

test.each([true, false])(
  'once it was asked to be signed, sending for signature is the primary button: %s',
  (isForOthers) => {
    render(<FormBar {...acts} isForSigning work={null} mustCheck={false} isDraft={false} isForOthers={isForOthers} />)
    const primary = screen.getAllByRole('button').filter(({ classList }) => classList.contains('primary'))
    expect(primary.map(({ textContent }) => textContent)).toEqual(['Изпрати за подпис'])
  },
)
