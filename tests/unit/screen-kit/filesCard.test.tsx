import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strToU8, zipSync } from 'fflate'
import { createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { FilesCard } from '../../../src/screen-kit/files/FilesCard.tsx'
import type { FilesOf, StoredFile } from '../../../src/screen-kit/files/fileWrites.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { ReadingThread } from '../../support/readingWorker.ts'
import { config } from '../transport/fakeBrowser.ts'

const kept: StoredFile = {
  guid: '01234567-89ab-4def-8123-456789abcdef',
  fileName: 'протокол.pdf',
  size: 5,
  uploadedBy: 'Мария Петрова',
  dateUploaded: '2026-11-20T10:00:00',
}
const done = async () => ({ done: true as const, reply: null })
const files: FilesOf<StoredFile> = {
  about: 'vehicle/12',
  now: async () => ({ done: true as const, reply: [kept] }),
  add: done,
  remove: done,
  open: async () => null,
}
const announced = () => document.querySelector('[role=status][data-outside-dialogs]')?.textContent

test('the added and the deleted files of a record are announced when done', async () => {
  takeConfig(config)
  const store = createStore()
  provideQueryClient(store)
  const requestAgain = vi.fn()
  const { container } = render(
    <Provider store={store}>
      <FilesCard of={files} files={[kept]} requestAgain={requestAgain} canWrite />
    </Provider>,
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Nothing can be added')
  await userEvent.upload(input, new File(['сканирано'], 'писмо.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(announced()).toContain('Файлът „писмо.pdf“ е добавен.'))
  expect(requestAgain).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /^(Изтрий|Премахни).*протокол\.pdf/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Изтрий' }))
  await waitFor(() => expect(announced()).toContain('Файлът „протокол.pdf“ е изтрит.'))
})

test('the files of a record are viewed over its page, one after another', async () => {
  vi.stubGlobal('Worker', ReadingThread)
  takeConfig(config)
  const store = createStore()
  provideQueryClient(store)
  const stored = ['първи.txt', 'програма.doc', 'втори.txt'].map((fileName, at) => ({
    ...kept,
    guid: `${at}`,
    fileName,
  }))
  const open = async (guid: string) => new File([`Текст ${guid}`], 'име.txt')
  render(
    <Provider store={store}>
      <FilesCard of={{ ...files, open }} files={stored} requestAgain={vi.fn()} canWrite={false} />
    </Provider>,
  )
  expect(screen.queryByRole('button', { name: 'Преглед на програма.doc' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'първи.txt' }))
  const dialog = await screen.findByRole('dialog', { name: 'първи.txt' })
  await within(dialog).findByText('Текст 0')
  expect(within(dialog).getByRole('group', { name: 'Файлове' }).textContent).toBe('Файл 1 от 2')
  const next = within(dialog).getByRole('button', { name: 'Следващ файл' })
  await userEvent.click(next)
  const second = await screen.findByRole('dialog', { name: 'втори.txt' })
  await within(second).findByText('Текст 2')
  expect(document.activeElement).toBe(next)
  await userEvent.click(next)
  within(second).getByText('Текст 2')
  await waitFor(() => expect(announced()).toContain('Файл 2 от 2: втори.txt.'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const heic = () => new File([Uint8Array.from([0, 0, 0, 24]), 'ftypheic'], 'снимка.jpg')

test('a HEIC photo is refused under another name too', async () => {
  takeConfig(config)
  const store = createStore()
  provideQueryClient(store)
  const add = vi.fn(done)
  const { container } = render(
    <Provider store={store}>
      <FilesCard of={{ ...files, add }} files={[kept]} requestAgain={vi.fn()} canWrite />
    </Provider>,
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Nothing can be added')
  await userEvent.upload(input, heic())
  await screen.findByText(/„снимка.jpg“ е снимка от телефон във формат HEIC, а не .jpg/)
  expect(add).not.toHaveBeenCalled()
})

test('a file in an archive of a record is attached to the record by one press', async () => {
  vi.stubGlobal('Worker', ReadingThread)
  takeConfig(config)
  const store = createStore()
  provideQueryClient(store)
  const archive = zipSync({ 'писмо.txt': strToU8('Текст'), 'снимка.jpg': new Uint8Array(await heic().arrayBuffer()) })
  const add = vi.fn(done)
  const requestAgain = vi.fn()
  const stored = [{ ...kept, guid: 'архив', fileName: 'приложения.zip', size: archive.length }]
  const open = async () => new File([archive], 'приложения.zip')
  render(
    <Provider store={store}>
      <FilesCard of={{ ...files, add, open }} files={stored} requestAgain={requestAgain} canWrite />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'приложения.zip' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Прикачи писмо.txt към записа' }))
  await waitFor(() => expect(announced()).toContain('Файлът „писмо.txt“ е прикачен към записа.'))
  expect(requestAgain).toHaveBeenCalled()
  expect(add).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Прикачи снимка.jpg към записа' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Прикачи снимка.jpg към записа' })).toBeTruthy())
  expect(add).toHaveBeenCalledTimes(1)
})
