import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { download } from '../../../src/transport/download.ts'
import { notOurs } from '../../../src/transport/serverErrorText.ts'
import { answering } from '../../support/dialects.ts'
import { realBackend } from './realBackend.ts'

const server = realBackend()
const downloadOf = (fileName: string) =>
  download(documents.downloadAttachedFile, { query: { guid: 'a' } }, { fileName, quiet: true })
const fileNamed = async (fileName: string) => {
  const file = await downloadOf(fileName)
  return file && [file.name, await file.text()]
}

test.each([
  ['a PDF whose name the server does not tell', 'Молба.pdf', { type: 'application/pdf', body: '%PDF-1.7' }],
  ['a page of HTML', 'справка.html', { type: 'text/html; charset=utf-8', body: '<html><p>Справка</p></html>' }],
  ['JSON with a type of its own', 'данни.json', { type: 'application/json', body: '{"type":"Feature"}' }],
])('the file %s is saved under the name that its row shows', async (_, name, { body, type }) => {
  server.speak(answering(documents.downloadAttachedFile, { status: 200, body, type }))
  expect(await fileNamed(name)).toEqual([name, body])
})

test('the name from the server is preferred to that of the row', async () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''%D0%BC%D0%BE%D0%BB%D0%B1%D0%B0.pdf" }
  server.speak(answering(documents.downloadAttachedFile, { status: 200, body: 'a', type: 'application/pdf', headers }))
  expect(await fileNamed('файл.pdf')).toEqual(['молба.pdf', 'a'])
})

test('a refusal is not saved as a file', async () => {
  const body = '{"type":0,"message":"Файлът е изтрит."}'
  server.speak(answering(documents.downloadAttachedFile, { status: 200, body }))
  expect(await downloadOf('Молба.pdf')).toBeNull()
})

test('an error page of the proxy instead of a file is an error', async () => {
  server.speak(answering(documents.downloadAttachedFile, { status: 200, body: '<html>', type: 'text/html' }))
  await expect(downloadOf('Молба.pdf')).rejects.toMatchObject({ kind: 'unreadable', message: notOurs })
})
