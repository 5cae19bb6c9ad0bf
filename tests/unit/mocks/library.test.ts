import { expect, test } from 'vitest'
import { library } from '../../../src/contract/library.ts'
import { createTestBackend } from './createTestBackend.ts'

const page = { skip: 0, take: 100 }
const backend = createTestBackend(20)
const reader = await backend.as('library.read')
const manager = await backend.as('library.manager')
const administrator = await backend.as('administrator')

type RequestParams = typeof reader
const titles = async (as: RequestParams, body: object) =>
  (await as(library.getLibraryDocuments, { query: page, body })).resultData.items.map(({ title }) => title)
const standard = 'БДС EN ISO/IEC 17025: Общи изисквания относно компетентността на лабораториите'
const withdrawn = 'Инструкция за архивиране на хартиени преписки'

const papers = (name: string, document: object = {}) => {
  const form = new FormData()
  const blank = { number: '', date: null, validFrom: null, validTo: null, keywords: '', description: '' }
  const given = { id: 0, folderId: 8, title: name, kindId: 7, roles: [], isWithdrawn: false, versions: [], ...blank }
  form.append('document', JSON.stringify({ ...given, ...document }))
  form.append('file', new File(['%PDF-1.4'], `${name}.pdf`, { type: 'application/pdf' }))
  return form
}

test.each([
  [{ text: 'електронното управление' }, ['Закон за електронното управление']],
  [{ text: 'zeu' }, ['Закон за електронното управление']],
  [{ text: 'правила 17025' }, []],
  [{ keyword: 'документооборот' }, ['Наредба за обмена на документи в администрацията']],
  [
    { folderId: 2, kindId: 2, sortColumns: [{ columnName: 'title', direction: 'asc' }] },
    ['Наредба за административното обслужване', 'Наредба за обмена на документи в администрацията'],
  ],
])('the search for %j finds %j', async (body, expected) => {
  expect(await titles(reader, body)).toEqual(expected)
})

test('a reader sees neither documents for other roles nor withdrawn ones; a manager of the library sees all', async () => {
  for (const [as, sees] of [
    [reader, false],
    [manager, true],
    [administrator, true],
  ] as const) {
    const all = await titles(as, {})
    expect([all.includes(standard), all.includes(withdrawn)]).toEqual([sees, sees])
    const folders = (await as(library.getLibraryFolders, {})).resultData.map(({ name }) => name)
    expect(folders.includes('Стандарти')).toBe(sees)
  }
  const { items } = (await manager(library.getLibraryDocuments, { query: page, body: { text: '17025' } })).resultData
  const hidden = await reader(library.getLibraryDocument, { query: { id: items[0]!.id } })
  expect([hidden.status, hidden.message]).toEqual([404, 'Документът не съществува или е изтрит.'])
  const file = await reader(library.downloadLibraryFile, { query: { guid: items[0]!.versions[0]!.guid } })
  expect(file.status).toBe(404)
})

test('a new version is the newest, the former ones stay, and all of them are in the journal', async () => {
  const made = (await manager(library.createLibraryDocument, { body: papers('Заповед') })).resultData
  expect(made.versions.map(({ number, fileName }) => [number, fileName])).toEqual([[1, 'Заповед.pdf']])
  const form = papers('Заповед-2')
  form.append('note', ' Поправка ')
  const changed = (await manager(library.addLibraryVersion, { query: { id: made.id }, body: form })).resultData
  expect(changed.versions.map(({ number, note }) => [number, note])).toEqual([
    [2, 'Поправка'],
    [1, ''],
  ])
  const journal = backend.db.userActions
    .all()
    .filter(({ objectId, objectKind }) => objectKind.includes('библиотеката') && objectId === String(made.id))
  expect(journal.map(({ action }) => action)).toEqual(['Създаване', 'Нова версия'])
})

test('a document without a file is refused, and one in a deleted folder is refused at the field of the folder', async () => {
  const noFile = papers('Без файл')
  noFile.delete('file')
  const [missing, lost] = [
    await manager(library.createLibraryDocument, { body: noFile }),
    await manager(library.createLibraryDocument, { body: papers('Без папка', { folderId: 900 }) }),
  ]
  expect(missing).toMatchObject({ type: 0, message: 'Изберете файл.' })
  expect(lost.additionalFieldMessages).toEqual({ folderId: ['Тази папка вече не съществува.'] })
})

test('a withdrawn document is visible only to a manager of the library; a restored one to all again', async () => {
  const made = (await manager(library.createLibraryDocument, { body: papers('Указание') })).resultData
  const set = (isWithdrawn: boolean) =>
    manager(library.setLibraryDocumentIsWithdrawn, { query: { id: made.id, isWithdrawn } })
  await set(true)
  expect(await titles(reader, { title: 'Указание' })).toEqual([])
  await manager(library.editLibraryDocument, { body: { ...made, description: 'Ново' } })
  expect(await titles(reader, { title: 'Указание' })).toEqual([])
  await set(false)
  expect(await titles(reader, { title: 'Указание' })).toEqual(['Указание'])
})

test('a folder with contents is not deleted; an empty one is, and its neighbours change places', async () => {
  const refused = await manager(library.deleteLibraryFolder, { query: { id: 2 } })
  expect(refused.message).toContain('В нея има 2 папки.')
  const blank = { id: 0, parentId: null, name: 'Обучения', description: '', roles: [], documentsCount: 0 }
  const { id } = (await manager(library.createLibraryFolder, { body: blank })).resultData
  await manager(library.moveLibraryFolder, { query: { id, isUp: true } })
  const names = async () => (await reader(library.getLibraryFolders, {})).resultData.map(({ name }) => name)
  expect((await names()).slice(-2)).toEqual(['Обучения', 'Архив'])
  await manager(library.deleteLibraryFolder, { query: { id } })
  expect(await names()).not.toContain('Обучения')
})

test('the text of a guide is served, and a picture that does not belong to it is not', async () => {
  const { items } = (await reader(library.getLibraryDocuments, { query: page, body: { folderId: 1 } })).resultData
  const token = (await backend.tokensOf('library.read')).shreder
  for (const { versions } of items) {
    const guid = versions[0]!.guid
    const file = await backend.send(library.downloadLibraryFile, { query: { guid } }, token)
    expect(file.headers.get('content-type')).toBe('text/markdown')
    expect((await file.text()).length).toBeGreaterThan(5)
    const picture = await reader(library.downloadLibraryPicture, { query: { guid, name: '../config.json' } })
    expect([picture.status, picture.message]).toEqual([404, 'Картинката не съществува или е изтрита.'])
  }
})
