import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { devices, measuringDevices } from '../../../src/contract/devices.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { blankDevice, savedDevice } from '../../../src/features/devices/single/deviceDefinition.ts'
import { blankType, typeDefinitions } from '../../../src/features/devices/typeDefinition.ts'
import { cancelledType, registeredType, savedType } from '../../../src/features/devices/types/savedType.ts'
import { messagesAt } from '../../../src/screen-kit/form/formState.ts'
import { IdempotentMutation, type Mutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { request } from '../../../src/transport/request.ts'
import { type FakeResponse, openPage, respondWith } from '../transport/fakeBrowser.ts'

const definition = typeDefinitions.approved
const guid = '00000000-0000-4000-8000-000000000001'
const type = {
  ...blankType(definition),
  measuringDeviceCategory: 'Водомери',
  measuringDeviceName: 'Водомер',
  measuringType: 'A',
}
const device = { ...blankDevice, serialNumber: '24-1', measuringType: 'A' }
const decision = { basisId: 1, orderNumber: 'А-1', orderDate: null, date: null, motives: 'По искане.' }
const file = new File(['%PDF-1.4'], 'заповед.pdf')
const onConflict = () => undefined

type AnyMutation = { send: () => ReturnType<typeof ending>; call: Endpoint; record: object }
const ending = async <D, R>(write: Mutation<D, R>) => {
  const outcome = await new IdempotentMutation<R>().outcomeOf(write)
  return outcome.kind === 'refused' ? { kind: outcome.kind, at: messagesAt(['measuringType'], outcome.fault) } : outcome
}

const writes: Readonly<Record<string, AnyMutation>> = {
  'a new draft of a type': {
    send: () => ending(savedType(definition, { was: type, mine: type, onConflict })),
    call: measuringDevices.insert,
    record: { ...type, id: guid, isDraft: true },
  },
  'the registering of a type': {
    send: () => ending(registeredType(definition, guid)),
    call: measuringDevices.register,
    record: { ...type, id: guid, isDraft: false },
  },
  'the cancelling of a type': {
    send: () => ending(cancelledType(definition, guid, { ...decision, file })),
    call: measuringDevices.cancel,
    record: { ...type, id: guid, cancellation: { ...decision, fileName: file.name, fileGuid: null } },
  },
  'a single device': {
    send: () => ending(savedDevice({ was: device, mine: device, onConflict })),
    call: devices.insertDevice,
    record: { ...device, id: guid },
  },
}

const listed = { id: guid, entryNumber: '', measuringDeviceName: '', measuringType: '', isScrapped: null }
const outcomeOf = ({ call, record }: AnyMutation, response: FakeResponse) => {
  let isWritten = false
  respondWith((sent) => {
    if (sent.path === call.path) {
      isWritten = !('status' in response && response.status === 500)
      return response
    }
    return sent.query.startsWith('id=')
      ? { json: isWritten ? record : { ...record, isDraft: true, cancellation: null } }
      : {
          json: {
            items: isWritten ? [listed] : [],
            totalCount: isWritten ? 1 : 0,
          },
        }
  })
}

let notices: Notice[] = []
const listening = notices$.subscribe((notice) => notices.push(notice))
beforeEach(() => {
  notices = []
  openPage()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => listening.unsubscribe())

const done = { kind: 'done' }
const refusal = { kind: 'refused', at: {} }
const atField = { kind: 'refused', at: { measuringType: 'Заето' } }
const noticeOf = (kind: string, text: string) => [{ kind, text }]

/**
 * The variants of responses of the device endpoints (specification 2, section 8), each with the expected outcome of a
 * save.
 */
const rows: readonly [string, (record: object) => FakeResponse, object, object[]][] = [
  [
    'type 0 with field messages: a notice, and the message at the field',
    () => ({ json: { type: 0, message: 'Проверете', additionalFieldMessages: { MeasuringType: ['Заето'] } } }),
    atField,
    noticeOf('error', 'Проверете'),
  ],
  [
    'type 0 with a message alone',
    () => ({ json: { type: 0, message: 'Не може' } }),
    refusal,
    noticeOf('error', 'Не може'),
  ],
  [
    'another status: its message',
    () => ({ status: 409, json: { message: 'Променен' } }),
    refusal,
    noticeOf('error', 'Променен'),
  ],
  [
    '202 is another status',
    () => ({ status: 202, json: { message: 'Чака', resultData: {} } }),
    refusal,
    noticeOf('error', 'Чака'),
  ],
  [
    'a message of another type: a success, reduced to resultData',
    (record) => ({ json: { type: 1, message: 'Записано', resultData: record } }),
    done,
    noticeOf('success', 'Записано'),
  ],
  ['201 is a success', (record) => ({ status: 201, json: { type: 1, resultData: record } }), done, []],
  ['a body with no type is returned as it is', (record) => ({ json: record }), done, []],
  [
    '400: the map of errors, one per line',
    () => ({ status: 400, json: { errors: { MeasuringType: ['Заето'] } } }),
    atField,
    [{ kind: 'error', title: 'Внимание!', text: 'Заето' }],
  ],
  [
    '500: the message without its odd first line',
    () => ({ status: 500, json: { message: 'x\nСрив' } }),
    refusal,
    noticeOf('error', 'Срив'),
  ],
]

describe.each(Object.entries(writes))('%s', (_, write) => {
  test.each(rows)('%s', async (__, respond, outcome, expectedNotices) => {
    outcomeOf(write, respond(write.record))
    expect(await write.send()).toMatchObject(outcome)
    expect(notices).toMatchObject(expectedNotices)
  })

  test('204 is a success without data; otherwise the current state is refetched and shown', async () => {
    outcomeOf(write, { status: 204 })
    expect(await write.send()).toMatchObject(done)
  })
})

test('a list that is refused is an error of the list, with the message as a notice', async () => {
  respondWith(() => ({ json: { type: 0, message: 'Регистърът е спрян' } }))
  const list = request(definition.calls.list, { query: { pageNumber: 1, pageSize: 10 }, body: {} })
  expect(await list).toBeNull()
  expect(notices).toMatchObject(noticeOf('error', 'Регистърът е спрян'))
})
