import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useConfirmedFlight } from '../../../src/screen-kit/saving/useConfirmedFlight.ts'
import { Button } from '../../../src/widgets/buttons/Button.tsx'

const Removal = ({ send }: { send: () => Promise<void> }) => {
  const { busy, runConfirmed, confirmDialog } = useConfirmedFlight()
  const confirmation = { title: 'Изтриване на чернова', body: 'Черновата ще бъде изтрита.', yes: 'Да, изтрий' }
  return (
    <>
      <Button busy={busy} onClick={() => void runConfirmed(confirmation, send)}>
        Изтрий
      </Button>
      {confirmDialog}
    </>
  )
}
const button = () => screen.getByRole('button', { name: 'Изтрий', hidden: true })
const isBusy = () => button().getAttribute('aria-busy') === 'true'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('nothing is busy while the question is open, and a declined question sends nothing', async () => {
  const send = vi.fn(async () => undefined)
  render(<Removal send={send} />)
  await userEvent.click(button())
  expect(screen.getByRole('alertdialog', { name: 'Изтриване на чернова' })).toBeTruthy()
  expect(isBusy()).toBe(false)
  await press('Откажи')
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(button())
  await press('Да, изтрий')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a confirmed action is busy until it ends, and opens no second question', async () => {
  let end = (): void => undefined
  const send = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  render(<Removal send={send} />)
  await userEvent.click(button())
  await press('Да, изтрий')
  await vi.waitFor(() => expect(isBusy()).toBe(true))
  await userEvent.click(button())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  end()
  await vi.waitFor(() => expect(isBusy()).toBe(false))
  expect(send).toHaveBeenCalledTimes(1)
})
