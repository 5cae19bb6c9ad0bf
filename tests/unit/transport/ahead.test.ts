import { afterEach, expect, test, vi } from 'vitest'
import { chunksAt, readRouteScripts, routeScriptsText } from '../../../src/app/routeScripts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { askAhead, headersOf, takeAhead } from '../../../src/transport/ahead.ts'
import { firstQuestionAt } from '../../../src/transport/askedCall.ts'

afterEach(() => vi.unstubAllGlobals())

const message = (token: string, url = '/list', body = '{}') => ({
  method: 'POST',
  url,
  headers: headersOf(token),
  body,
})

test('what was asked ahead is taken once, by the very same message of the same person', async () => {
  const sent = vi.fn(async () => new Response('rows'))
  vi.stubGlobal('fetch', sent)
  askAhead(message('mine'))
  expect(takeAhead(message('hers'))).toBeUndefined()
  expect(takeAhead(message('mine', '/other'))).toBeUndefined()
  expect(takeAhead(message('mine', '/list', '{"a":1}'))).toBeUndefined()
  expect(await (await takeAhead(message('mine'))?.reply)?.text()).toBe('rows')
  expect(takeAhead(message('mine'))).toBeUndefined()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('only a reading call that is stored for this path is asked ahead', () => {
  const stored = (question: unknown) => JSON.stringify({ firstQuestions: { '/documents': question } })
  const reads = {
    backend: 'shreder',
    method: 'POST',
    tail: `${documents.getAllDocumentsForDMS.path}?skip=0`,
    body: '{}',
  }
  expect(firstQuestionAt(stored(reads), '/documents')).toEqual(reads)
  expect(firstQuestionAt(stored(reads), '/tasks')).toBeUndefined()
  expect(firstQuestionAt(stored({ ...reads, tail: documents.deleteDocument.path }), '/documents')).toBeUndefined()
  expect(firstQuestionAt(stored({ ...reads, backend: 'https://else' }), '/documents')).toBeUndefined()
  for (const damaged of [null, 'null', '{', '[]', stored(null)])
    expect(firstQuestionAt(damaged, '/documents')).toBeUndefined()
})

test('the scripts of a route are those of the pattern with the fewest parameters, and survive the page', () => {
  const scripts = readRouteScripts(
    routeScriptsText({
      inside: ['a', 'b'],
      routes: [
        [['c'], ['/documents', '/all']],
        [['d'], ['/documents/:id']],
        [['e'], ['/documents/create']],
      ],
    }),
  )
  expect(scripts.inside).toEqual(['a', 'b'])
  expect(
    ['/documents', '/all/', '/documents/7', '/documents/create', '/nowhere'].map((path) => chunksAt(scripts, path)),
  ).toEqual([['c'], ['c'], ['d'], ['e'], []])
})
