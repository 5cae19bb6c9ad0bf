import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import {
  folderErrors,
  hasKeyword,
  isReadableBy,
  libraryDocumentErrors,
  libraryFileProblem,
  mayDeleteFolder,
} from '../../../src/rules/library/libraryRules.ts'

const folder = (id: number, parentId: number | null, name: string, documentsCount: number | null = 0) => ({
  id,
  parentId,
  name,
  description: '',
  roles: [],
  documentsCount,
})
const all = [
  folder(1, null, 'Актове', 0),
  folder(2, 1, 'Закони', 3),
  folder(3, 2, 'Изменения'),
  folder(4, null, 'Архив'),
]

test.each([
  [folder(0, null, ' '), { name: 'Полето е задължително' }],
  [folder(0, null, '„архив“'), { name: 'Вече има папка на това място с това наименование.' }],
  [folder(0, 1, 'Архив'), {}],
  [folder(4, null, 'Архив'), {}],
  [folder(1, 3, 'Актове'), { parentId: 'Папката не може да бъде в себе си или в своя подпапка.' }],
])('a folder with %j has the errors %j', (one, errors) => {
  expect(folderErrors(one, all)).toEqual(errors)
})

test.each([
  [1, 'В нея има 1 папка.'],
  [2, 'В нея има 1 папка и 3 документа.'],
  [3, null],
])('the folder %d may not be deleted because %j', (id, because) => {
  const one = all.find((other) => other.id === id)!
  const ruleResult = mayDeleteFolder(one, all)
  expect(ruleResult.allowed ? null : ruleResult.refusal.because).toBe(because)
})

test('without a known number of documents in a folder, the backend decides', () => {
  expect(mayDeleteFolder(folder(9, null, 'Друга', null), all).allowed).toBe(true)
})

test.each<[Role[], string[], boolean]>([
  [[], [], true],
  [['LIBRARY_READ'], [], true],
  [['LIBRARY_READ'], ['RSI_READ'], false],
  [['LIBRARY_READ', 'RSI_READ'], ['RSI_MANAGER', 'RSI_READ'], true],
  [['LIBRARY_READ', 'RSI_READ'], ['rsi_read'], true],
  [['LIBRARY_READ'], ['UNKNOWN'], false],
])('a user with the roles %j may read a document for %j: %j', (own, roles, may) => {
  expect(isReadableBy(own, roles)).toBe(may)
})

const paper = { title: 'ЗЕУ', folderId: 3, kindId: 1, validFrom: null, validTo: null }
test.each([
  [{}, {}],
  [{ title: ' ' }, { title: 'Полето е задължително' }],
  [
    { folderId: null, kindId: null },
    { folderId: 'Полето е задължително', kindId: 'Полето е задължително' },
  ],
  [{ kindId: 99 }, { kindId: 'Полето е задължително' }],
  [{ validFrom: '2026-02-01', validTo: '2026-01-31' }, { validTo: 'Краят не може да е преди началото.' }],
  [{ validFrom: '2026-02-01', validTo: '2026-02-01' }, {}],
])('a document with %j has the errors %j', (change, errors) => {
  expect(libraryDocumentErrors({ ...paper, ...change })).toEqual(errors)
})

test.each([
  ['zakon.pdf', 1000, null],
  ['register.md', 1000, null],
  ['virus.exe', 1000, 'Файлът „virus.exe“ е от забранен тип (.exe).'],
  ['zakon.pdf', 0, 'Файлът „zakon.pdf“ е празен (0 Bytes).'],
])('the file %s of %d bytes is refused because %j', (name, size, problem) => {
  expect(libraryFileProblem({ name, size })).toBe(problem)
})

test.each([
  ['регистриране, входящ документ', 'Входящ документ', true],
  ['регистриране, входящ документ', 'документ', false],
  ['', 'документ', false],
])('the problem of the keywords %j is %j: %j', (keywords, keyword, has) => {
  expect(hasKeyword(keywords, keyword)).toBe(has)
})
