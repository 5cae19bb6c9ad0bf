import type { Observable } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { morePages, type Page, type PageOfRows } from '../../../src/streams/morePages.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const shown = {
  l: { kind: 'loading', items: [] },
  r: { kind: 'ready', items: [1, 2] },
  m: { kind: 'loading', items: [1, 2] },
  s: { kind: 'ready', items: [1, 2, 3, 4] },
  n: { kind: 'loading', items: [1, 2, 3, 4] },
  e: { kind: 'end', items: [1, 2, 3, 4, 5] },
  f: { kind: 'failed', items: [1, 2], fault: 'срив' },
  z: { kind: 'failed', items: [] },
}
const answering = (pages: Observable<PageOfRows<number> | null>[]) => {
  const requests: Page[] = []
  const sendRequest = (page: Page) => {
    requests.push(page)
    return pages[requests.length - 1] as Observable<PageOfRows<number> | null>
  }
  return { requests, sendRequest }
}

test('the first page loads at once, the next at the end of scrolling, until a short page ends it', () =>
  marbles(({ hot, cold, expectObservable, flush }) => {
    const pages = answering([cold('--a', { a: [1, 2] }), cold('--b', { b: [3, 4] }), cold('--c', { c: [5] })])
    const next = hot('     -----x-----x-----x')
    const expected = '     l-r--m-s---n-(e|)'
    expectObservable(next.pipe(morePages(2, pages.sendRequest))).toBe(expected, shown)
    flush()
    expect(pages.requests).toEqual([
      { page: 1, size: 2, skip: 0, take: 2 },
      { page: 2, size: 2, skip: 2, take: 2 },
      { page: 3, size: 2, skip: 4, take: 2 },
    ])
  }))

test('scrolling while a page is loading sends no other request', () =>
  marbles(({ hot, cold, expectObservable, flush }) => {
    const pages = answering([cold('----a', { a: [1, 2] })])
    expectObservable(hot('-x-x').pipe(morePages(2, pages.sendRequest)), '------!').toBe('l---r', shown)
    flush()
    expect(pages.requests).toHaveLength(1)
  }))

test('a failed page keeps the rows, and a retry requests the same page', () =>
  marbles(({ hot, cold, expectObservable, flush }) => {
    const pages = answering([cold('-a', { a: [1, 2] }), cold('-#', {}, 'срив'), cold('-b', { b: [3, 4] })])
    const next = hot('     ---x---x')
    const expected = '     lr-mf--ms'
    expectObservable(next.pipe(morePages(2, pages.sendRequest))).toBe(expected, shown)
    flush()
    expect(pages.requests.map(({ page }) => page)).toEqual([1, 2, 2])
  }))

test('a refused page is a failure without an error object', () =>
  marbles(({ cold, hot, expectObservable }) => {
    expectObservable(hot('-').pipe(morePages(2, answering([cold('-a', { a: null })]).sendRequest))).toBe('lz', shown)
  }))

test('unsubscribing aborts the running page', () =>
  marbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
    const first = cold('-----a', { a: [1, 2] })
    expectObservable(hot('-').pipe(morePages(2, answering([first]).sendRequest)), '--!').toBe('l', shown)
    expectSubscriptions(first.subscriptions).toBe('^-!')
  }))

test('a page that reports whether more follow is trusted, whatever its length', () =>
  marbles(({ hot, cold, expectObservable }) => {
    const short = { items: [1, 2], hasMore: true }
    const full = { items: [3, 4, 5], hasMore: false }
    const pages = answering([cold('--a', { a: short }), cold('--b', { b: full })])
    expectObservable(hot('-----x').pipe(morePages(3, pages.sendRequest))).toBe('l-r--m-(e|)', shown)
  }))
