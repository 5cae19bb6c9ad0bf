import { expect, test } from 'vitest'
import { processes } from '../../../fixtures/processes/processes.ts'
import { businessTrip, expenseReport, leave } from '../../../fixtures/processes/staffProcesses.ts'
import { businessProcesses } from '../../../src/contract/businessProcesses.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { ListView, ProcessStatus } from '../../../src/contract/enumerations.ts'
import { obligation, payment } from '../document-parts/samples.ts'
import { createTestBackend } from './createTestBackend.ts'

const { as, db } = createTestBackend(1200)
const admin = await as('administrator')
const page = { skip: 0, take: 500 }
const listed = async (body: object = {}) =>
  (await admin(businessProcesses.getBusinessProcesses, { query: page, body })).resultData.items
const processOf = async (id: number) =>
  (await admin(businessProcesses.getBusinessProcess, { query: { id } })).resultData
const standingAt = async (processStepId: number) =>
  (await admin(caseFiles.getAllCaseFiles, { query: { ...page, indexType: ListView.Cases }, body: { processStepId } }))
    .resultData
const all = await listed()

test.each(processes)('$name: every step is reachable from the first and each answer leads to a step', ({ steps }) => {
  const ids = steps.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const reached = new Set(ids.slice(0, 1))
  for (const id of reached) for (const next of steps.find((one) => one.id === id)?.next ?? []) reached.add(next)
  expect([...reached].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  for (const { decision, next } of steps) expect(decision?.answers.length ?? Math.min(1, next.length)).toBe(next.length)
})

test('no two processes share a step, because a case file is searched by its step alone', () => {
  const ids = processes.flatMap(({ steps }) => steps.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the list is filtered by name and status and sorted by the number of case files', async () => {
  expect((await listed({ name: 'КОРЕСПОНДЕНЦИЯ' })).map(({ code }) => code)).toEqual(['ВК', 'ИК', 'ВД'])
  expect(await listed({ statusId: ProcessStatus.DRAFT })).toEqual([])
  const running = await listed({ statusId: ProcessStatus.ACTIVE })
  expect(running.map(({ name }) => name)).toContain('Отчет за разходи')
  const sortColumns = [{ columnName: 'activeInstances', direction: 'desc' as const }]
  const counts = (await listed({ sortColumns })).map(({ activeInstances }) => activeInstances ?? 0)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('the case files at a step equal those that the list of case files finds, and their number is in the list', async () => {
  const service = await processOf(1)
  const standing = await Promise.all(service.steps.map(({ id }) => standingAt(id)))
  expect(standing.map(({ totalCount }) => totalCount)).toEqual(service.steps.map((step) => step.activeInstances))
  const sum = standing.reduce((total, { totalCount }) => total + totalCount, 0)
  expect(sum).toBeGreaterThan(20)
  expect(all.find(({ id }) => id === service.id)?.activeInstances).toBe(sum)
  expect(service.lateInstances).toBeGreaterThan(0)
  expect(service.lateInstances).toBeLessThanOrEqual(sum)
})

test('a case file routed by hand is counted at its new step', async () => {
  const [file] = (await standingAt(2)).items
  if (!file) throw new Error('No case file stands at the check')
  const query = { caseFileGuid: file.guid }
  const info = async () => (await admin(caseFiles.getCaseFileProcessInstanceInfo, { query })).resultData
  expect(await info()).toMatchObject({ processId: 1, current: { stepId: 2 } })
  const [before, after] = [(await standingAt(2)).totalCount, (await standingAt(5)).totalCount]
  await admin(caseFiles.manualyRouteCaseFile, { query: { ...query, newStepId: 5 }, body: [] })
  expect(await info()).toMatchObject({ processId: 1, current: { stepId: 5 } })
  expect([(await standingAt(2)).totalCount, (await standingAt(5)).totalCount]).toEqual([before - 1, after + 1])
  expect((await processOf(1)).steps.find(({ id }) => id === 5)?.activeInstances).toBe(after + 1)
})

test('a fee paid in advance does not skip the remaining work of a case', async () => {
  const file = (await standingAt(2)).items.at(-1)
  const root = db.documents.get(db.caseFiles.get(file?.guid)?.rootDocumentGuid)
  if (!file || !root) throw new Error('No case file stands at the check')
  const [debtor] = db.correspondents.all()
  const body = { ...obligation({ amount: '20.00' }), guid: undefined, debtor: { id: debtor?.id ?? 0, name: '' } }
  const made = await admin(documentParts.createDocumentObligation, { query: { docGuid: root.guid }, body })
  const paid = await admin(documentParts.createObligationPayment, {
    query: { obligationGuid: made.resultData.guid ?? '' },
    body: { ...payment({ amount: '20.00' }), guid: undefined },
  })
  expect(paid.type).toBe(1)
  const query = { caseFileGuid: file.guid }
  const info = (await admin(caseFiles.getCaseFileProcessInstanceInfo, { query })).resultData
  expect(info).toMatchObject({ processId: 1, current: { stepId: 2 } })
})

test('the approvals of a type follow their process, and staff requests are counted too', async () => {
  expect((await processOf(2)).activeInstances).toBeGreaterThan(0)
  expect(all.filter(({ activeInstances }) => activeInstances === null)).toEqual([])
})

test.each([
  [leave, db.leaveApplications.all()],
  [businessTrip, db.businessTrips.all()],
  [expenseReport, db.expenseReports.all()],
] as const)('$name: the objects on its route are counted by step and in total', async ({ id, steps }, rows) => {
  const process = await processOf(id)
  const at = new Map(steps.map((step) => [step.id, rows.filter((row) => row.step === step.staffStep).length]))
  expect(new Map(process.steps.map((step) => [step.id, step.activeInstances]))).toEqual(at)
  const sum = [...at.values()].reduce((total, count) => total + count, 0)
  expect(sum).toBeGreaterThan(0)
  expect([process.activeInstances, all.find((one) => one.id === id)?.activeInstances]).toEqual([sum, sum])
})

test('processes are for the administrator; their steps can be searched by every user of documents', async () => {
  const clerk = await as('mpetrova')
  expect((await clerk(businessProcesses.getBusinessProcesses, { query: page, body: {} })).status).toBe(403)
  expect((await clerk(businessProcesses.getBusinessProcess, { query: { id: 1 } })).status).toBe(403)
  const steps = (await clerk(businessProcesses.getCaseFileSteps, {})).resultData
  expect(steps).toContainEqual({ id: 2, name: 'Проверка за редовност (Предоставяне на административна услуга)' })
  expect((await admin(businessProcesses.getBusinessProcess, { query: { id: 99 } })).status).toBe(404)
})
