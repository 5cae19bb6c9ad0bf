import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoginForm } from '../../../src/features/login/LoginForm.tsx'
import type { LoginEnd } from '../../../src/state/logIn.ts'

const formOf = (logIn: (userName: string, password: string) => Promise<LoginEnd>) =>
  ({ startWith: 'mpetrova', onLogIn: logIn, busy: false }) as const
const accepted = () => vi.fn(async () => ({ in: true }) as LoginEnd)

test('a log-in submitted before the backend is ready is sent once, when it is ready', async () => {
  const logIn = accepted()
  const { rerender } = render(<LoginForm {...formOf(logIn)} waiting />)
  await userEvent.type(screen.getByLabelText('Парола'), 'demo{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(logIn).not.toHaveBeenCalled()
  rerender(<LoginForm {...formOf(logIn)} waiting={false} />)
  await waitFor(() => expect(logIn).toHaveBeenCalledExactlyOnceWith('mpetrova', 'demo'))
})

test('an empty password is reported at once, also before the backend is ready', async () => {
  const logIn = accepted()
  const { rerender } = render(<LoginForm {...formOf(logIn)} waiting />)
  await userEvent.click(screen.getByRole('button', { name: 'Вход' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Парола'))
  expect(screen.getByText('Полето е задължително').isConnected).toBe(true)
  rerender(<LoginForm {...formOf(logIn)} waiting={false} />)
  expect(logIn).not.toHaveBeenCalled()
})

test('if no user can log in, the button says why and sends nothing', async () => {
  const logIn = accepted()
  const refusal = { title: 'Входът не е възможен', because: 'Учебната среда не се стартира.' }
  render(<LoginForm {...formOf(logIn)} waiting={false} refusal={refusal} />)
  await userEvent.type(screen.getByLabelText('Парола'), 'demo{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /Вход/ }))
  expect((await screen.findByText(/Учебната среда не се стартира/)).isConnected).toBe(true)
  expect(logIn).not.toHaveBeenCalled()
})
