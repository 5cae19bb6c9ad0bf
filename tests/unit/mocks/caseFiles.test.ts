import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { foreignDevices, measuringDevices } from '../../../src/contract/devices.ts'
import { type Direction, directionLabels, ListView, Scope } from '../../../src/contract/enumerations.ts'
import { groupedInspections, inspections } from '../../../src/contract/inspections.ts'
import type { LinkKind } from '../../../src/contract/shapes/caseFiles.ts'
import { isFinal } from '../../../src/rules/documents/documentStatus.ts'
import { createTestBackend } from './createTestBackend.ts'

const { db, as } = createTestBackend(1200)
const sendRequest = await as('mpetrova')
const page = { skip: 0, take: 500, indexType: ListView.Cases }
const firstPage = { pageNumber: 1, pageSize: 10 }
const statusOf = (guid: string) => db.documents.get(guid)?.statusId ?? 0
const cases = (await sendRequest(caseFiles.getAllCaseFiles, { query: page, body: {} })).resultData.items
const openCase = cases[0]
if (!openCase) throw new Error('No open case file')

test('numbers are sorted numerically: 9 before 10', async () => {
  const sortColumns = [{ columnName: 'number', direction: 'asc' as const }]
  const reply = await sendRequest(caseFiles.getAllCaseFiles, { query: page, body: { Number: 'АУ-0', sortColumns } })
  const numbers = reply.resultData.items.map(({ number }) => number)
  const parts = numbers.map((number) => /^(.*?)(\d+)$/.exec(number) ?? [])
  expect(parts.some(([, , count]) => Number(count) >= 10)).toBe(true)
  for (const [at, [, prefix, count]] of parts.entries()) {
    const [, before, lower] = parts[at - 1] ?? []
    if (before === prefix) expect(Number(lower)).toBeLessThanOrEqual(Number(count))
    else if (before !== undefined) expect(before < (prefix ?? '')).toBe(true)
  }
  const turned = [{ columnName: 'number', direction: 'desc' as const }]
  const back = await sendRequest(caseFiles.getAllCaseFiles, {
    query: page,
    body: { Number: 'АУ-0', sortColumns: turned },
  })
  expect(back.resultData.items.map(({ number }) => number)).toEqual(numbers.toReversed())
})

test.each<[Exclude<LinkKind, 'caseFile'>, () => Promise<{ guid: string; number: string }>]>([
  [
    'inspection',
    async () => {
      const { resultData } = await sendRequest(inspections.getInspections, { query: firstPage, body: { statusId: 4 } })
      return resultData.items[0] ?? { guid: '', number: '' }
    },
  ],
  [
    'groupedInspection',
    async () => {
      const { resultData } = await sendRequest(groupedInspections.getGroupedInspections, {
        query: firstPage,
        body: { text: 'ВЕЗНИ' },
      })
      return resultData.items[0] ?? { guid: '', number: '' }
    },
  ],
  [
    'measuringDevice',
    async () => {
      const { resultData } = await sendRequest(measuringDevices.list, { query: firstPage, body: { EntryNumber: '51' } })
      return { guid: resultData.items[0]?.id ?? '', number: resultData.items[0]?.entryNumber ?? '' }
    },
  ],
  [
    'foreignDevice',
    async () => {
      const { resultData } = await sendRequest(foreignDevices.list, { query: firstPage, body: {} })
      return { guid: resultData.items[6]?.id ?? '', number: resultData.items[6]?.entryNumber ?? '' }
    },
  ],
])('a case file is linked to a %s it found, once, and unlinked', async (kind, find) => {
  const { guid, number } = await find()
  expect(number).not.toBe('')
  const caseFileGuid = openCase.guid
  const change = {
    inspection: [caseFiles.linkToBimInspection, caseFiles.unLinkToBimInspection],
    groupedInspection: [caseFiles.linkToBimGroupedInspection, caseFiles.unLinkToBimGroupedInspection],
    measuringDevice: [caseFiles.linkToBimMeasuringDevice, caseFiles.unLinkToBimMeasuringDevice],
    foreignDevice: [caseFiles.linkToBimForeignDevice, caseFiles.unLinkToBimForeignDevice],
  } as const
  const [link, unlink] = change[kind]
  const query = { caseFileGuid, [`${kind}Guid`]: guid }
  const linked = async () => {
    const tree = { caseGuid: caseFileGuid, includeDocuments: false, includeTasks: false }
    const { resultData } = await sendRequest(caseFiles.getCaseFileTree, { query: tree })
    return resultData.children.filter(({ linkKind }) => linkKind === kind)
  }
  const before = (await linked()).length
  expect((await sendRequest(link, { query } as never)).type).toBe(1)
  expect(await linked()).toHaveLength(before + 1)
  expect((await linked()).at(-1)).toMatchObject({ guid, number })
  expect(await sendRequest(link, { query } as never)).toMatchObject({
    type: 0,
    message: expect.stringContaining(number),
  })
  expect((await sendRequest(unlink, { query } as never)).type).toBe(1)
  expect(await linked()).toHaveLength(before)
  expect((await sendRequest(unlink, { query } as never)).type).toBe(0)
})

test('a closed case file refuses both with the message of the shared rule', async () => {
  const admin = await as('administrator')
  const file = db.caseFiles.all().find(({ rootDocumentGuid }) => isFinal(statusOf(rootDocumentGuid) as never))
  const inspectionGuid = db.inspections.all()[0]?.guid ?? ''
  const query = { caseFileGuid: file?.guid ?? '', inspectionGuid }
  for (const call of [caseFiles.linkToBimInspection, caseFiles.unLinkToBimInspection])
    expect(await admin(call, { query })).toMatchObject({
      type: 0,
      message: expect.stringMatching(/^Първият ѝ документ е в статус „/),
    })
})

test('a missing object is not linked', async () => {
  const query = { caseFileGuid: openCase.guid, inspectionGuid: '00000000-0000-4000-8000-000000000000' }
  expect((await sendRequest(caseFiles.linkToBimInspection, { query })).status).toBe(404)
})

test('registers are paged, filtered by all their fields and sorted by number', async () => {
  const first = await sendRequest(measuringDevices.list, { query: firstPage, body: {} })
  expect(first.resultData).toMatchObject({ totalCount: 180 })
  const second = await sendRequest(measuringDevices.list, { query: { pageNumber: 2, pageSize: 10 }, body: {} })
  const ids = [...first.resultData.items, ...second.resultData.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
  const drafts = await sendRequest(measuringDevices.list, { query: firstPage, body: { IsDraft: true } })
  expect(drafts.resultData.items.every(({ isDraft, entryNumber }) => isDraft && entryNumber === '')).toBe(true)
  const scrapped = await sendRequest(measuringDevices.list, { query: firstPage, body: { IsScrapped: true } })
  expect(scrapped.resultData.items).toEqual([])
  const sortColumns = [{ columnName: 'entryNumber', direction: 'asc' as const }]
  const sorted = await sendRequest(measuringDevices.list, {
    query: firstPage,
    body: { MeasuringDeviceName: 'vodomer', sortColumns },
  })
  const numbers = sorted.resultData.items.map(({ entryNumber }) => Number(entryNumber))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  for (const { measuringDeviceName } of sorted.resultData.items) expect(measuringDeviceName).toMatch(/водомер/i)
})

const APPROVAL_OF_TYPE = 10

test('the permissions of a case file follow the document that opened it', async () => {
  const names = new Map<string, Set<string>>()
  for (const { guid, scope, rootDocumentGuid } of db.caseFiles.all().slice(0, 400)) {
    const { directionId, typeId } = db.documents.get(rootDocumentGuid) ?? { directionId: 0, typeId: 0 }
    const service = typeId === APPROVAL_OF_TYPE ? 'approval' : 'service'
    const way = scope === Scope.AU ? service : (directionLabels[directionId as Direction] ?? '')
    const { resultData } = await sendRequest(caseFiles.getCaseFileProcessInstanceInfo, {
      query: { caseFileGuid: guid },
    })
    names.set(way, (names.get(way) ?? new Set()).add(resultData.processName))
  }
  expect(Object.fromEntries([...names].map(([way, set]) => [way, [...set]]))).toEqual({
    service: ['Предоставяне на административна услуга'],
    approval: ['Одобряване на тип СИ'],
    Входящ: ['Входяща кореспонденция'],
    Изходящ: ['Изходяща кореспонденция'],
    Вътрешен: ['Вътрешна кореспонденция'],
  })
})
