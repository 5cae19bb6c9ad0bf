import { expect, test } from 'vitest'
import { sayGoodbyeWhenLeaving } from '../../../mocks/page/workerGoodbye.ts'

/** A page that notes what was put on which event. */
const pageOf = (): Pick<Window, 'addEventListener'> & { put: string[] } => {
  const put: string[] = []
  return { put, addEventListener: (type: string) => void put.push(type) }
}
const sayGoodbye = (): string => 'CLIENT_CLOSED'
const ask = (): void => undefined

test('only the goodbye of msw waits until the page is left, and only what is put while it starts', async () => {
  const page = pageOf()
  const answered = await sayGoodbyeWhenLeaving(page, async () => {
    page.addEventListener('beforeunload', sayGoodbye)
    page.addEventListener('beforeunload', ask)
    page.addEventListener('visibilitychange', sayGoodbye)
    return 'started'
  })
  page.addEventListener('beforeunload', sayGoodbye)
  expect(answered).toBe('started')
  expect(page.put).toEqual(['pagehide', 'beforeunload', 'visibilitychange', 'beforeunload'])
})

test('a start that fails leaves the page as it was', async () => {
  const page = pageOf()
  const own = page.addEventListener
  await expect(sayGoodbyeWhenLeaving(page, () => Promise.reject(new Error('no worker')))).rejects.toThrow('no worker')
  expect(page.addEventListener).toBe(own)
})
