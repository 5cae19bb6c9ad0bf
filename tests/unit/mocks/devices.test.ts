import { expect, test } from 'vitest'
import { DeviceFileKind, SupplementKind } from '../../../src/contract/deviceKinds.ts'
import { devices, foreignDevices, measuringDevices } from '../../../src/contract/devices.ts'
import type { DeviceTypeBody } from '../../../src/contract/shapes/devices.ts'
import { contentOn } from '../../../src/rules/devices/typeAsOfDate.ts'
import { previewKind } from '../../../src/rules/files/previewKind.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'

const backend = createTestBackend(200)
const { db } = backend
const manager = await backend.as('rsi.manager')
const reader = await backend.as('rsi.read')
const today = someFriday.toISOString().slice(0, 10)
const firstPage = { pageNumber: 1, pageSize: 10 }

const draftBody = async (): Promise<DeviceTypeBody> => {
  const { resultData } = await manager(measuringDevices.list, { query: firstPage, body: { IsDraft: false } })
  const id = resultData.items[0]?.id ?? ''
  const { resultData: record } = await manager(measuringDevices.byId, { query: { id } })
  const { id: _id, ...body } = record
  return { ...body, measuringType: 'AQ-2026', certificateNumber: 'BG-26.11.5124', certificateDate: today }
}
const newType = async (change: Partial<DeviceTypeBody> = {}, linkToCasefileGuid?: string) => {
  const body = { ...(await draftBody()), validUntil: '2036-11-19', ...change }
  const query = linkToCasefileGuid === undefined ? {} : { linkToCasefileGuid }
  return (await manager(measuringDevices.insert, { query, body })).resultData
}
const recordOf = async (id: string) => (await manager(measuringDevices.byId, { query: { id } })).resultData

test('a draft is linked to its case file, gets the next number at registration, and is then read-only', async () => {
  const file = db.caseFiles.all()[0]!
  const draft = await newType({}, file.guid)
  expect(draft).toMatchObject({ isDraft: true, entryNumber: '', caseFiles: [{ guid: file.guid }] })
  expect((await manager(measuringDevices.register, { query: { id: draft.id } })).status).toBe(200)
  const entered = await recordOf(draft.id)
  expect(entered).toMatchObject({ isDraft: false, entryNumber: '5124', entryDate: today })
  expect(entered.history.map(({ action }) => action)).toEqual(['Създаване', 'Вписване'])
  const again = await manager(measuringDevices.update, { body: { ...entered, note: 'друга' } })
  expect(again.message).toContain('Всичко в регистъра остава')
})

test('everything that is missing for registration is reported at once', async () => {
  const draft = await newType({ certificateNumber: '', approvalSign: '', holder: null })
  const reply = await manager(measuringDevices.register, { query: { id: draft.id } })
  expect(Object.keys(reply.additionalFieldMessages ?? {}).sort()).toEqual([
    'approvalSign',
    'certificateNumber',
    'holder',
  ])
  expect((await manager(measuringDevices.remove, { query: { id: draft.id } })).status).toBe(200)
  expect((await manager(measuringDevices.byId, { query: { id: draft.id } })).status).toBe(404)
})

test('a type approved abroad is entered with only its Bulgarian document', async () => {
  const [row] = db.registeredTypes.all().filter(({ isDraft }) => !isDraft)
  const { resultData: known } = await manager(foreignDevices.byId, { query: { id: row!.guid } })
  const { id: _id, ...body } = known
  const draft = (await manager(foreignDevices.insert, { query: {}, body })).resultData
  const register = () => manager(foreignDevices.register, { query: { id: draft.id } })
  expect((await register()).message).toContain('Липсва превод на български')
  const paper = new FormData()
  paper.append('file', new File(['%PDF-1.4 превод'], 'Превод.pdf', { type: 'application/pdf' }))
  paper.append('kindId', String(DeviceFileKind.TRANSLATION))
  await manager(foreignDevices.addFile, { query: { id: draft.id }, body: paper })
  expect((await register()).status).toBe(200)
})

test('a supplement lists only its changes, is numbered within its type and extends it from its date on', async () => {
  const { id } = await newType()
  await manager(measuringDevices.register, { query: { id } })
  const body = {
    ...(await recordOf(id)),
    certificateNumber: 'BG-26.11.5125/Д1',
    supplementKindId: SupplementKind.EXTENSION,
    supplementDate: today,
    supplementDescription: 'Срокът е продължен.',
    validUntil: '2046-11-19',
  }
  const made = await manager(measuringDevices.insertAdditional, { query: { parentId: id }, body })
  const supplement = made.resultData
  expect(supplement).toMatchObject({ parentId: id, isDraft: true, validUntil: '2046-11-19' })
  const before = contentOn(await recordOf(id), today)
  expect(before?.validUntil).toBe('2036-11-19')
  await manager(measuringDevices.register, { query: { id: supplement.id } })
  const type = await recordOf(id)
  expect(type.supplements).toMatchObject([{ number: 1, changedFields: ['certificateNumber', 'validUntil'] }])
  expect(contentOn(type, today)).toMatchObject({ validUntil: '2046-11-19', certificateNumber: 'BG-26.11.5124' })
  const { resultData } = await reader(measuringDevices.list, {
    query: firstPage,
    body: { EntryNumber: type.entryNumber },
  })
  expect(resultData.items[0]).toMatchObject({
    ...{ supplementsCount: 1, validUntil: '2046-11-19', statusId: 1 },
    certificateNumber: 'BG-26.11.5124',
  })
})

test('a supplement without changes is not registered, and the error is not at its description', async () => {
  const { id } = await newType()
  await manager(measuringDevices.register, { query: { id } })
  const body = {
    ...(await recordOf(id)),
    ...{ certificateNumber: 'BG-26.11.5125/Д1', supplementKindId: SupplementKind.MODIFICATION },
    ...{ supplementDate: today, supplementDescription: 'Нов адрес на производителя.' },
  }
  const { resultData: draft } = await manager(measuringDevices.insertAdditional, { query: { parentId: id }, body })
  const refused = await manager(measuringDevices.register, { query: { id: draft.id } })
  expect(refused.message).toContain('Допълнението не променя нищо в типа')
  expect((await recordOf(draft.id)).isDraft).toBe(true)
})

test('a type is cancelled by a form with its order, and is then read-only', async () => {
  const { id } = await newType()
  await manager(measuringDevices.register, { query: { id } })
  const form = (file?: File) => {
    const body = new FormData()
    const parts = { id, basisId: '1', orderNumber: 'А-77', orderDate: today, date: today, motives: 'По искане.' }
    for (const [name, value] of Object.entries(parts)) body.append(name, value)
    if (file) body.append('file', file)
    return body
  }
  const without = await manager(measuringDevices.cancel, { body: form() })
  expect(without.additionalFieldMessages).toHaveProperty('file')
  const order = new File(['%PDF-1.4 заповед'], 'заповед.pdf', { type: 'application/pdf' })
  expect((await manager(measuringDevices.cancel, { body: form(order) })).status).toBe(200)
  const record = await recordOf(id)
  expect(record).toMatchObject({
    cancellation: { orderNumber: 'А-77', basisId: 1 },
    files: [{ fileName: 'заповед.pdf', kindId: DeviceFileKind.OTHER }],
  })
  const refused = await manager(measuringDevices.insertAdditional, { query: { parentId: id }, body: record })
  expect(refused.message).toContain('Отменен тип не се допълва')
})

test('a device gets its number when it is no draft, and its serial number is unique', async () => {
  const { resultData } = await reader(devices.getDevices, { query: firstPage, body: { IsDraft: false } })
  const known = await reader(devices.getDeviceById, { query: { id: resultData.items[0]?.id ?? '' } })
  const { id: _id, ...body } = known.resultData
  const twin = await manager(devices.insertDevice, { body })
  expect(twin.additionalFieldMessages).toHaveProperty('serialNumber')
  const made = await manager(devices.insertDevice, { body: { ...body, serialNumber: '26-99999' } })
  expect(made.resultData.entryNumber).toBe('СИ-00596')
  const found = await reader(devices.getDevices, { query: firstPage, body: { SerialNumber: '26-99999' } })
  expect(found.resultData.totalCount).toBe(1)
})

test('a draft device has no number and may lack its owner; registered, it gets a number and a date', async () => {
  const { resultData } = await manager(devices.getDevices, { query: firstPage, body: { IsDraft: true } })
  const known = await manager(devices.getDeviceById, { query: { id: resultData.items[0]?.id ?? '' } })
  const { id: _id, ...body } = { ...known.resultData, serialNumber: '26-99998', owner: null, isDraft: true }
  const draft = (await manager(devices.insertDevice, { body })).resultData
  expect(draft).toMatchObject({ isDraft: true, entryNumber: '', entryDate: null })
  const early = await manager(devices.updateDevice, { body: { ...body, id: draft.id, isDraft: false } })
  expect(Object.keys(early.additionalFieldMessages ?? {})).toEqual(['owner'])
  const whole = { ...body, id: draft.id, isDraft: false, owner: known.resultData.owner }
  const entered = (await manager(devices.updateDevice, { body: whole })).resultData
  expect(entered).toMatchObject({ isDraft: false, entryDate: today })
  expect(entered.entryNumber).toMatch(/^СИ-\d{5}$/)
  expect(entered.history.at(-1)).toMatchObject({ action: 'Вписване' })
})

test('a device cannot have a draft type', async () => {
  const type = await newType()
  const { resultData } = await manager(devices.getDevices, { query: firstPage, body: { IsDraft: false } })
  const known = await manager(devices.getDeviceById, { query: { id: resultData.items[0]?.id ?? '' } })
  const { id: _id, ...body } = { ...known.resultData, serialNumber: '26-99997', basisKindId: 1, typeId: type.id }
  const reply = await manager(devices.insertDevice, { body })
  expect(reply.additionalFieldMessages).toHaveProperty('typeId')
})

test('readers see every list and write to none', async () => {
  for (const { list } of [measuringDevices, foreignDevices])
    expect((await reader(list, { query: firstPage, body: { StatusId: 2 } })).resultData.totalCount).toBeGreaterThan(2)
  expect((await reader(measuringDevices.insert, { query: {}, body: await draftBody() })).status).toBe(403)
})

test('the newest types have pictures of their sign and of the places of sealing, of the stated size', async () => {
  const { resultData } = await reader(measuringDevices.list, { query: firstPage, body: { EntryNumber: '5123' } })
  const { files } = await recordOf(resultData.items[0]?.id ?? '')
  expect(files.map(({ kindId }) => kindId)).toEqual([
    DeviceFileKind.CERTIFICATE,
    DeviceFileKind.SIGN,
    DeviceFileKind.SEALING,
  ])
  const { register } = await backend.tokensOf('rsi.read')
  for (const { guid, size } of files.slice(1)) {
    const reply = await backend.send(measuringDevices.downloadFile, { query: { guid } }, register)
    const bytes = new Uint8Array(await reply.arrayBuffer())
    expect([previewKind(bytes, ''), bytes.length]).toEqual(['image/png', size])
  }
})
