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
/** Drops files on an element. Returns true if the page handled the drop; otherwise the browser would open the files. */
const drop = (target: Element, dataTransfer: { types: string[]; files: File[] }): boolean => {
  const event = createEvent.drop(target, { dataTransfer })
  fireEvent(target, event)
  return event.defaultPrevented
}
const carrying = (...files: File[]) => ({ types: ['Files'], files })

test('a file dropped beside its zone is attached; one dropped where no files are accepted opens nothing', () => {
  const take = vi.fn()
  render(<Page onFiles={take} />)
  expect(drop(screen.getByRole('banner'), carrying(scan))).toBe(true)
  expect(take).not.toHaveBeenCalled()
  expect(drop(screen.getByRole('heading'), carrying(letter, scan))).toBe(true)
  expect(take).toHaveBeenCalledExactlyOnceWith([letter, scan])
})

test('text dragged over the page is left to the browser', () => {
  const take = vi.fn()
  render(<Page onFiles={take} />)
  expect(drop(screen.getByRole('heading'), { types: ['text/plain'], files: [] })).toBe(false)
  expect(take).not.toHaveBeenCalled()
})

test('files are chosen by the file input, the same one again too; a single-file field takes one', async () => {
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

const itemOf = (file: File, isDirectory = false) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => ({ isDirectory, name: file.name }),
})
const folder = (name: string) => itemOf(new File(['4096'], name), true)
const fromOutlook = (file: File) => ({ kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => null })
const dropItems = (items: { kind: string; getAsFile: () => File | null }[]) => {
  const files = items.flatMap((item) => item.getAsFile() ?? [])
  drop(screen.getByRole('heading'), { types: ['Files'], files, items } as never)
}

test.each([
  ['a folder', [folder('Преписка')], [], 'Папка не се качва: изберете файловете в нея („Преписка“).'],
  ['a folder called like a file', [folder('Писма 2026.zip')], [], 'изберете файловете в нея („Писма 2026.zip“).'],
  ['several', [folder('А'), folder('Б')], [], 'Папки не се качват: изберете файловете в тях („А“, „Б“).'],
  [
    'a folder among files',
    [itemOf(letter), folder('А'), itemOf(scan)],
    [letter, scan],
    'изберете файловете в нея („А“).',
  ],
  ['what another program carries', [fromOutlook(letter)], [letter], null],
  ['nothing that can be read', [], [], 'Програмата, от която влачите, не подаде файл.'],
])('in %s files are accepted, and a folder is reported as such', (_what, items, taken, text) => {
  const take = vi.fn()
  const { container } = render(<Page onFiles={take} />)
  dropItems(items)
  expect(take.mock.calls).toEqual(taken.length === 0 ? [] : [[taken]])
  const error = container.querySelector('.field-error')?.textContent
  if (text === null) expect(error).toBeUndefined()
  else expect(error).toContain(text)
})

test('of several files dropped on a single-file field, the accepted one is named', () => {
  const { container } = render(<Page onFiles={vi.fn()} multiple={false} />)
  drop(screen.getByRole('heading'), carrying(letter, scan))
  expect(container.querySelector('.field-error')?.textContent).toBe('Тук се избира един файл. Взет е само „писмо.txt“.')
  drop(screen.getByRole('heading'), carrying(scan))
  expect(container.querySelector('.field-error')).toBeNull()
})

const resultOf = (kind: 'dragEnter' | 'dragOver' | 'drop', target: Element): string => {
  const dataTransfer = { types: ['Files'], files: [letter], dropEffect: 'move' }
  const event = createEvent[kind](target, { dataTransfer })
  fireEvent(target, event)
  expect(event.defaultPrevented).toBe(true)
  return (event as DragEvent).dataTransfer?.dropEffect ?? ''
}
test.each(['dragEnter', 'dragOver', 'drop'] as const)('in %s a drop is treated as a copy, not as a move', (kind) => {
  const { rerender } = render(<Page onFiles={vi.fn()} />)
  expect(resultOf(kind, screen.getByRole('heading'))).toBe('copy')
  expect(resultOf(kind, screen.getByRole('button', { name: /^Прикачете/ }))).toBe('copy')
  expect(resultOf(kind, screen.getByRole('banner'))).toBe('none')
  const take = vi.fn()
  rerender(
    <main>
      <h1>Запис</h1>
      <FileDrop label="Прикачете файлове" disabled onFiles={take} />
    </main>,
  )
  expect(resultOf(kind, screen.getByRole('heading'))).toBe('none')
  expect(take).not.toHaveBeenCalled()
})

test('of two zones in one area, each takes the files dropped on it, and none the files dropped beside', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  render(
    <main>
      <h1>Сценарий</h1>
      <FileDrop label="Файл със сценарий" onFiles={first} />
      <FileDrop label="Файл със състояние" onFiles={second} />
    </main>,
  )
  expect(resultOf('drop', screen.getByRole('heading'))).toBe('none')
  expect(first).not.toHaveBeenCalled()
  drop(screen.getByRole('button', { name: /състояние/ }), carrying(letter))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith([letter])
})

test('a file dropped on the panel beside the page goes only to the panel', () => {
  const [ofPage, ofPanel] = [vi.fn(), vi.fn()]
  render(
    <>
      <Page onFiles={ofPage} />
      <aside>
        <h2>Обучение</h2>
        <FileDrop label="Файл със състояние" onFiles={ofPanel} />
      </aside>
    </>,
  )
  drop(screen.getByRole('heading', { name: 'Нов документ' }), carrying(letter))
  expect(ofPanel).not.toHaveBeenCalled()
  drop(screen.getByRole('heading', { name: 'Обучение' }), carrying(scan))
  expect(ofPanel).toHaveBeenCalledExactlyOnceWith([scan])
  expect(ofPage).toHaveBeenCalledExactlyOnceWith([letter])
})
