import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wordFile } from '../../../fixtures/files/officeFiles.ts'
import { tiffFile } from '../../../fixtures/files/tiffFile.ts'
import { zipWith } from '../../../fixtures/files/zipWith.ts'
import { FilePreview } from '../../../src/widgets/files/FilePreview.tsx'
import { AttachButton } from '../../../src/widgets/reading/AttachButton.tsx'
import { longestMs } from '../../../src/widgets/reading/openReader.ts'
import { columnName } from '../../../src/widgets/reading/SheetsView.tsx'
import { insideOf } from '../../support/insideOf.ts'
import { ReadingThread } from '../../support/readingWorker.ts'

beforeEach(() => {
  ReadingThread.silent = false
  vi.stubGlobal('Worker', ReadingThread)
})
afterEach(() => vi.useRealTimers())

const show = (text: string, mime: string, name: string) =>
  render(<FilePreview blob={new Blob([text])} mime={mime} name={name} inside={insideOf()} onDownload={vi.fn()} />)

test('a text is shown as text, with its encoding, and its worker ends with it', async () => {
  const { unmount } = show('Ред 1\n<script>alert(1)</script>', 'text/plain', 'бележка.txt')
  const place = await screen.findByRole('region', { name: 'Текстът на бележка.txt' })
  await within(place).findByText(/Ред 1/)
  expect(place.querySelector('pre')?.textContent).toBe('Ред 1\n<script>alert(1)</script>')
  expect(place.querySelector('script')).toBeNull()
  screen.getByText('Кодиране: UTF-8.')
  expect(place.tabIndex).toBe(0)
  expect(ReadingThread.running.size).toBe(1)
  unmount()
  expect(ReadingThread.running.size).toBe(0)
})

test('a table has column letters and row numbers, and a thousand rows at once', async () => {
  const rows = Array.from({ length: 1200 }, (_, at) => `${at + 1};Лице ${at + 1}`)
  show(rows.join('\n'), 'text/csv', 'списък.csv')
  const table = await screen.findByRole('table', { name: 'списък.csv' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['A', 'B'])
  const drawn = () => table.querySelectorAll('tr').length
  // The table is rendered in batches, so that the page stays responsive.
  expect(drawn()).toBeLessThan(1001)
  await vi.waitFor(() => expect(drawn()).toBe(1001), 10_000)
  const range = () => screen.getByRole('navigation').textContent
  expect(range()).toBe('Редове 1–1\u00a0000 от 1\u00a0200')
  await userEvent.click(screen.getByRole('button', { name: 'Следващите 1\u00a0000' }))
  await screen.findByRole('cell', { name: 'Лице 1200' })
  screen.getByRole('rowheader', { name: '1200' })
  expect(range()).toBe('Редове 1\u00a0001–1\u00a0200 от 1\u00a0200')
  await userEvent.click(screen.getByRole('button', { name: 'Следващите 1\u00a0000' }))
  expect(range()).toBe('Редове 1\u00a0001–1\u00a0200 от 1\u00a0200')
  await userEvent.click(screen.getByRole('button', { name: 'Предишните 1\u00a0000' }))
  await screen.findByRole('cell', { name: 'Лице 1' })
})

test('columns are named as in other tables', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test.each([
  ['', 'Файлът е празен'],
  [`\u0000\u0001\u0002\u0003${'\u0005'.repeat(50)}`, 'Файлът не е текст'],
])('a file with the result %j shows why its content is missing', async (text, title) => {
  show(text, 'text/plain', 'бележка.txt')
  await screen.findByText(title)
})

test('a file that takes too long ends with a message, and its worker is terminated', async () => {
  ReadingThread.silent = true
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show('x', 'text/plain', 'бележка.txt')
  await screen.findByRole('status', { name: 'Файлът се отваря' })
  await act(() => vi.advanceTimersByTimeAsync(longestMs))
  await screen.findByText(/беше прекъснато/)
  expect(ReadingThread.running.size).toBe(0)
})

test('a worker that fails to load is requested again', async () => {
  ReadingThread.silent = true
  show('Писмо', 'text/plain', 'бележка.txt')
  await screen.findByRole('status', { name: 'Файлът се отваря' })
  for (const thread of ReadingThread.running) act(() => void thread.dispatchEvent(new Event('error')))
  ReadingThread.silent = false
  await userEvent.click(await screen.findByRole('button', { name: 'Опитай отново' }))
  await screen.findByText('Писмо')
})

const letter = [
  'From: ivan@example.net',
  'To: office@example.net',
  'Subject: Report',
  'Date: Fri, 20 Nov 2026 10:15:00 +0200',
  'Content-Type: multipart/mixed; boundary=m',
  '',
  '--m',
  'Content-Type: text/html',
  '',
  '<h1>Dear all</h1><img src="https://track.example.net/1.gif"><table><tr><td>1</td></tr></table>',
  '--m',
  'Content-Type: text/plain',
  'Content-Disposition: attachment; filename=list.txt',
  '',
  'one',
  '--m',
  'Content-Type: application/octet-stream',
  'Content-Disposition: attachment; filename=tool.exe',
  '',
  'MZ',
  '--m--',
].join('\r\n')

test('a letter has its headers, its text and its files, which can be viewed and saved', async () => {
  const save = vi.fn<(file: File) => void>()
  const inside = insideOf({ save, canShow: (name) => name.endsWith('.txt') })
  render(
    <FilePreview
      blob={new Blob([letter])}
      mime="message/rfc822"
      name="писмо.eml"
      isCut={false}
      inside={inside}
      onDownload={vi.fn()}
    />,
  )
  const place = await screen.findByRole('region', { name: 'Писмото писмо.eml' })
  expect(place.querySelector('dl')?.textContent).toBe(
    'Отivan@example.netДоoffice@example.netДата20.11.2026 г. 10:15 ч.ОтносноReport',
  )
  within(place).getByRole('heading', { name: 'Dear all' })
  within(place).getByText(/1 картина от интернет/)
  expect(place.querySelector('img')).toBeNull()
  expect(within(place).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Преглед на tool.exe' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Изтегли tool.exe' }))
  await vi.waitFor(() => expect(save.mock.calls[0]?.[0].name).toBe('tool.exe'))

  await userEvent.click(screen.getByRole('button', { name: 'Преглед на list.txt' }))
  await screen.findByText('показан: list.txt')
  const back = screen.getByRole('button', { name: 'Към писмото' })
  expect(document.activeElement).toBe(back)
  await userEvent.click(back)
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('list.txt'))
})

test.each([
  [{}, 'absent', 'Прикачи list.txt към документа', 1],
  [{}, 'attached', 'Прикачен към документа', 0],
  [
    { refusal: { title: 'Не може', because: 'Документът е приключен.' } },
    'absent',
    'Прикачи list.txt към документа',
    0,
  ],
] as const)('a file within a letter is attached by one press: %j, %s', async (more, state, words, times) => {
  const attach = vi.fn<(file: File) => void>()
  const attaching = {
    ...more,
    target: 'документа',
    stateOf: (name: string) => (name === 'list.txt' ? state : 'attached'),
    attach,
  }
  render(
    <FilePreview
      blob={new Blob([letter])}
      mime="message/rfc822"
      name="писмо.eml"
      inside={insideOf({ attaching })}
      onDownload={vi.fn()}
    />,
  )
  const row = (await screen.findAllByRole('listitem'))[0]
  if (!row) throw new Error('No files')
  expect(row.textContent).toContain(words)
  const button = within(row).queryByRole('button', { name: 'Прикачи list.txt към документа' })
  if (button) await userEvent.click(button)
  expect(button === null).toBe(state === 'attached')
  await vi.waitFor(() => expect(attach).toHaveBeenCalledTimes(times))
  if (times > 0) expect((await attach.mock.calls[0]?.[0].text())?.trim()).toBe('one')
})

test('the focus goes from the pressed button to its result, when the file is attached', async () => {
  const shown = (state: 'absent' | 'attached') => (
    <AttachButton
      name="list.txt"
      size={3}
      attaching={{ target: 'документа', stateOf: () => state, attach: vi.fn() }}
      onAttach={vi.fn()}
    />
  )
  const { rerender } = render(shown('absent'))
  await userEvent.click(screen.getByRole('button'))
  rerender(shown('attached'))
  expect(document.activeElement?.textContent).toBe('Прикачен към документа')
})

test('an archive has its files; one that leads outside is marked and cannot be opened', async () => {
  const archive = zipWith({ 'Писма/опис.txt': 'опис', '../извън.txt': 'x' })
  render(
    <FilePreview
      blob={new Blob([archive])}
      mime="application/zip"
      name="архив.zip"
      isCut={false}
      inside={insideOf()}
      onDownload={vi.fn()}
    />,
  )
  const list = await screen.findByRole('list', { name: 'Файлове в архива' })
  screen.getByText('2 файла.')
  const [first, second] = within(list).getAllByRole('listitem')
  expect(second?.textContent).toContain('извън архива')
  expect(second?.querySelector('button')).toBeNull()
  await userEvent.click(within(first ?? list).getByRole('button', { name: 'Преглед на Писма/опис.txt' }))
  await screen.findByText('показан: Писма/опис.txt')
  screen.getByRole('button', { name: 'Към архива' })
})

test('a document is rendered with its headings and tables and a notice that it is simplified', async () => {
  const body =
    '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Заповед</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>клетка</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'
  render(
    <FilePreview
      blob={new Blob([wordFile(body)])}
      mime="application/zip"
      name="заповед.docx"
      isCut={false}
      inside={insideOf()}
      onDownload={vi.fn()}
    />,
  )
  const place = await screen.findByRole('region', { name: 'Текстът на заповед.docx' })
  within(place).getByRole('heading', { name: 'Заповед' })
  within(place).getByRole('cell', { name: 'клетка' })
  screen.getByText(/^Опростен изглед/)
})

test('a scan of two pages is browsed page by page, each in the viewer of pictures', async () => {
  const page = { width: 8, height: 8, isDark: () => true }
  render(
    <FilePreview
      blob={new Blob([tiffFile([page, page])])}
      mime="image/tiff"
      name="скан.tif"
      isCut={false}
      inside={insideOf()}
      onDownload={vi.fn()}
    />,
  )
  await screen.findByRole('img', { name: 'Преглед на скан.tif, страница 1', hidden: true })
  screen.getByText('Страница 1 от 2')
  await userEvent.click(screen.getByRole('button', { name: 'Следваща страница' }))
  await screen.findByRole('img', { name: 'Преглед на скан.tif, страница 2', hidden: true })
  await userEvent.click(screen.getByRole('button', { name: 'Следваща страница' }))
  screen.getByText('Страница 2 от 2')
})

test('a letter with a long table and a long text is drawn in pieces until all of it is there', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => `<tr><td>${at}</td><td>Лице</td></tr>`).join('')
  const text = `${'дума '.repeat(3000)}край`
  const long = [
    'From: a@example.net',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<table>${rows}</table><p>${text}</p>`,
  ]
  show(long.join('\r\n'), 'message/rfc822', 'писмо.eml')
  const place = await screen.findByRole('region', { name: 'Писмото писмо.eml' })
  const drawn = () => place.querySelectorAll('tr').length
  expect(drawn()).toBeLessThan(1500)
  await vi.waitFor(() => expect(drawn()).toBe(1500), 10_000)
  await vi.waitFor(() => expect(place.textContent).toContain('край'), 10_000)
  expect(place.textContent).toContain(text)
})
