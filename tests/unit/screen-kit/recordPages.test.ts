import { expect, test } from 'vitest'
import { recordKinds } from '../../../src/contract/recordKinds.ts'
import { matchAt } from '../../../src/modules/match.ts'
import { to } from '../../../src/routes/to.ts'
import { recordAddress, recordOfRoute } from '../../../src/screen-kit/recordPages.ts'

const key = '00000000-0000-4000-8000-00000000000d'

test.each(recordKinds)('the page of a record is the page that shows it: %s', (kind) => {
  const address = recordAddress({ kind, key }, null, () => true) ?? ''
  const match = matchAt(address)
  expect(match && recordOfRoute(match.route.path, match.params)).toEqual({ kind, key })
})

test('a record opens in the module of its scope, otherwise in the other one', () => {
  const document = { kind: 'document', key } as const
  expect(recordAddress(document, 2, () => true)).toBe(to.administrativeServices.document(key))
  expect(recordAddress(document, 1, () => true)).toBe(to.documentsFlow.document(key))
  expect(recordAddress(document, 1, (address) => address.startsWith('/administrative'))).toBe(
    to.administrativeServices.document(key),
  )
  expect(recordAddress(document, 1, () => false)).toBeUndefined()
})

test.each([to.documentsFlow.documents(), to.documentsFlow.createDocument(), to.vehicles.list(), to.myDay()])(
  '%s shows no record',
  (address) => {
    const match = matchAt(address)
    expect(match && recordOfRoute(match.route.path, match.params)).toBeUndefined()
  },
)
test('the task of a document is a task', () => {
  const match = matchAt(to.documentsFlow.taskOfDocument('a', key))
  expect(match && recordOfRoute(match.route.path, match.params)).toEqual({ kind: 'task', key })
})
