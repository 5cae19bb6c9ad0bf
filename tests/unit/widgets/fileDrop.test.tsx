import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileDrop } from '../../../src/widgets/files/FileDrop.tsx'
import { refuseStrayFiles } from '../../../src/widgets/files/strayFiles.ts'

refuseStrayFiles()
const letter = new File(['text'], 'писмо.txt', { type: 'text/plain' })
const scan = new File(['scan'], 'снимка.jpg', { type: 'image/jpeg' })

const Page = ({ onFiles, multiple = true }: { onFiles: (files: File[]) => void; multiple?: boolean }) => (
  <>
    <header>Деловод</header>
    <main>
      <h1>Нов документ</h1>
      <FileDrop label="Прикачете файлове" hint="PDF до 20 MB" multiple={multiple} onFiles={onFiles} />
    </main>
  </>
)
/** Drops what a person carries on an element; whether the page took it, so that the browser opens nothing. */
const drop = (target: Element, dataTransfer: { types: string[]; files: File[] }): boolean => {
  const event = createEvent.drop(target, { dataTransfer })
  fireEvent(target, event)
  return event.defaultPrevented
}
const carrying = (...files: File[]) => ({ types: ['Files'], files })

test('a file dropped beside its zone is attached; one dropped where nobody takes files opens nothing', () => {
  const take = vi.fn()
  render(<Page onFiles={take} />)
  expect(drop(screen.getByRole('banner'), carrying(scan))).toBe(true)
  expect(take).not.toHaveBeenCalled()
  expect(drop(screen.getByRole('heading'), carrying(letter, scan))).toBe(true)
  expect(take).toHaveBeenCalledExactlyOnceWith([letter, scan])
})

test('text that is carried over the page is left to the browser', () => {
  const take = vi.fn()
  render(<Page onFiles={take} />)
  expect(drop(screen.getByRole('heading'), { types: ['text/plain'], files: [] })).toBe(false)
  expect(take).not.toHaveBeenCalled()
})

test('files are chosen by the control itself, the same one again too; where one is asked for, one is taken', async () => {
  const take = vi.fn()
  const { rerender, container } = render(<Page onFiles={take} />)
  const control = container.querySelector<HTMLInputElement>('input[type=file]')
  if (control === null) throw new Error('no field for files')
  const opened = vi.spyOn(control, 'click')
  await userEvent.click(screen.getByRole('button', { name: /^Прикачете файлове/ }))
  expect(opened, 'the button opens the choice of files').toHaveBeenCalledOnce()
  await userEvent.upload(control, letter)
  await userEvent.upload(control, letter)
  expect(take.mock.calls).toEqual([[[letter]], [[letter]]])
  rerender(<Page onFiles={take} multiple={false} />)
  drop(screen.getByRole('heading'), carrying(letter, scan))
  expect(take).toHaveBeenLastCalledWith([letter])
})
