import '../../support/component.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UserMenu } from '../../../src/app/shell/UserMenu.tsx'

const who = { name: 'Мария Петрова', userName: 'mpetrova', department: undefined, roles: [], library: undefined }
const opened = (given: object) => {
  render(<UserMenu {...who} onLogOut={() => undefined} {...given} />)
  fireEvent.click(screen.getByRole('button', { name: /^Потребител/ }))
}

test('in a class, without reset and arrivals, „Обучение“ is in the user menu', () => {
  const onTraining = vi.fn()
  opened({ onTraining })
  expect(screen.queryByRole('button', { name: 'Нулирай данните', hidden: true })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Обучение', hidden: true }))
  expect(onTraining).toHaveBeenCalledOnce()
})

test('outside training the menu does not mention it', () => {
  opened({})
  expect(screen.queryByText('Учебна среда')).toBeNull()
})
