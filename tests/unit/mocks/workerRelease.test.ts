import { expect, test } from 'vitest'
import { releaseWorkerOnPageHide } from '../../../mocks/page/workerRelease.ts'

/** A page that notes what was put on which event. */
const pageOf = (): Pick<Window, 'addEventListener'> & { put: string[] } => {
  const put: string[] = []
  return { put, addEventListener: (type: string) => void put.push(type) }
}
const tellClosed = (): string => 'CLIENT_CLOSED'
const ask = (): void => undefined

test('only what msw tells its worker waits until the page is left, and only what is put while it starts', async () => {
  const page = pageOf()
  const answered = await releaseWorkerOnPageHide(page, async () => {
    page.addEventListener('beforeunload', tellClosed)
    page.addEventListener('beforeunload', ask)
    page.addEventListener('visibilitychange', tellClosed)
    return 'started'
  })
  page.addEventListener('beforeunload', tellClosed)
  expect(answered).toBe('started')
  expect(page.put).toEqual(['pagehide', 'beforeunload', 'visibilitychange', 'beforeunload'])
})

test('a start that fails leaves the page as it was', async () => {
  const page = pageOf()
  const own = page.addEventListener
  await expect(releaseWorkerOnPageHide(page, () => Promise.reject(new Error('no worker')))).rejects.toThrow('no worker')
  expect(page.addEventListener).toBe(own)
})
