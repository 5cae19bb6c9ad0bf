import { expect, test } from 'vitest'
import { isLateUpdate } from '../../../mocks/page/lateUpdate.ts'

const failedUpdate = (why: string) =>
  new TypeError(`Failed to update a ServiceWorker for scope ('http://host/') with script ('http://host/w.js'): ${why}`)

test.each([
  ['a worker that took itself off', failedUpdate('Not found'), true],
  ['a worker whose script is not served', failedUpdate('A bad HTTP response code (404) was received.'), false],
  ['an error with the same words of another kind', new Error(failedUpdate('Not found').message), false],
  ['any other error', new TypeError('Not found'), false],
  ['no error at all', undefined, false],
])('%s', (_, reason, expected) => {
  expect(isLateUpdate(reason)).toBe(expected)
})
