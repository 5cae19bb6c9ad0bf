import { expect, test } from 'vitest'
import {
  addFileMutation,
  type FilesOf,
  removeFileMutation,
  type StoredFile,
} from '../../../src/screen-kit/files/fileWrites.ts'

const stored = (guid: string, fileName: string, size: number): StoredFile => ({
  guid,
  fileName,
  size,
  uploadedBy: '',
  dateUploaded: null,
})
const sent: FormData[] = []
const files: FilesOf<StoredFile> = {
  about: 'vehicle/1',
  now: async () => ({ done: true, reply: [] }),
  add: async (form) => {
    sent.push(form)
    return { done: true, reply: stored('9', 'талон.pdf', 3) }
  },
  remove: async () => ({ done: true, reply: null }),
  open: async () => null,
}
const file = new File(['abc'], 'талон.pdf')

test.each<[string, StoredFile[], StoredFile[], boolean]>([
  ['nothing there', [], [], false],
  ['there now and not before', [], [stored('1', 'талон.pdf', 3)], true],
  ['only the one that was there before', [stored('1', 'талон.pdf', 3)], [stored('1', 'талон.pdf', 3)], false],
  [
    'a second one beside it',
    [stored('1', 'талон.pdf', 3)],
    [stored('1', 'талон.pdf', 3), stored('2', 'талон.pdf', 3)],
    true,
  ],
  ['another name', [], [stored('1', 'друг.pdf', 3)], false],
  ['another size', [], [stored('1', 'талон.pdf', 4)], false],
])('after a lost response a file counts as sent: %s', (_, before, now, isSent) => {
  const found = addFileMutation(files, { file, fields: {} }, before).find(now)
  expect(found).toEqual(isSent ? { reply: 'Файлът „талон.pdf“ е добавен.' } : null)
})

test('a file is sent with the other fields of its form', async () => {
  await addFileMutation(files, { file, fields: { kindId: '3' } }, []).send('key')
  expect(sent.at(-1)?.get('kindId')).toBe('3')
  expect(sent.at(-1)?.get('file')).toMatchObject({ name: 'талон.pdf' })
})

test('a file counts as deleted when it is gone', () => {
  const { find } = removeFileMutation(files, { guid: '1', fileName: 'талон.pdf' })
  expect(find([stored('1', 'талон.pdf', 3)])).toBeNull()
  expect(find([stored('2', 'талон.pdf', 3)])).toEqual({ reply: 'Файлът „талон.pdf“ е изтрит.' })
})
