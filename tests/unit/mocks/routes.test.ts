import { expect, test } from 'vitest'
import { typeApproval } from '../../../fixtures/processes/serviceProcesses.ts'
import { routeOf } from '../../../mocks/case-files/route.ts'
import { stepAfter } from '../../../mocks/case-files/stepsOfDocuments.ts'
import { isClosed } from '../../../mocks/documents/caseFileRow.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { createTestBackend, incomingLetter, someFriday } from './createTestBackend.ts'
import { registeredLetter } from './givenTask.ts'
import { resolvedLetter } from './resolvedLetter.ts'

let now = someFriday
const { db } = createTestBackend(1200, () => now)
const routes = () =>
  db.caseFiles.all().flatMap((file) => {
    const root = db.documents.get(file.rootDocumentGuid)
    return root && file.number !== null ? [{ file, steps: routeOf(db, file, root) }] : []
  })

test('a route is the same on every read', () => {
  const before = JSON.stringify(routes())
  now = new Date('2026-12-24T09:30:00Z')
  expect(JSON.stringify(routes())).toBe(before)
  now = someFriday
})

test('an open case file has one current step, a closed one none; skipped and future steps have no dates', () => {
  for (const { file, steps } of routes()) {
    expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(isClosed(file) ? 0 : 1)
    for (const { startedAt, finishedAt, result } of steps)
      if (result === 'Пропуснат' || result === 'Предстои') expect([startedAt, finishedAt]).toEqual([null, null])
      else expect(startedAt).not.toBeNull()
  }
})

test.each([
  [[], 'Приемане'],
  [['registered'], 'Проверка на документите'],
  [['registered', 'assigned'], 'Проверка на документите'],
  [['registered', 'assigned', 'worked'], 'Изпитване'],
  [['registered', 'assigned', 'givenToTest'], 'Изпитване'],
  [['registered', 'assigned', 'givenToTest', 'tested'], 'Експертен съвет'],
  [['registered', 'assigned', 'worked', 'drafted'], 'Изпитване'],
  [['registered', 'assigned', 'worked', 'drafted', 'awaitsSignature'], 'Заповед и удостоверение'],
  [['registered', 'assigned', 'tested', 'drafted', 'signed'], 'Вписване в регистъра'],
  [['registered', 'assigned', 'tested', 'drafted', 'signed', 'sent'], 'Приключване'],
] as const)('an application for a type after %j is at the step „%s“', (happened, name) => {
  const events = Object.fromEntries(happened.map((event, i) => [event, { at: `2026-11-0${i + 1}`, personId: 1 }]))
  expect(stepAfter(typeApproval, events, DocumentStatus.IN_PROGRESS)?.name).toBe(name)
})

type Backend = Awaited<ReturnType<typeof registeredLetter>>['backend']
const routeOn = async (backend: Backend, docGuid: string) => {
  const admin = await backend.as('administrator')
  const { caseFile } = (await admin(documents.getDocument, { query: { docGuid } })).resultData
  const query = { caseFileGuid: caseFile?.guid ?? '' }
  const { stages } = (await admin(caseFiles.getCaseFileProcessInstanceInfo, { query })).resultData
  return stages.map(
    ({ name, performer, result, isCurrent }) => `${name}: ${isCurrent ? 'текуща' : result} (${performer})`,
  )
}

test('a letter that is only registered waits for its resolution', async () => {
  const { backend, guid } = await registeredLetter()
  expect((await routeOn(backend, guid)).slice(0, 3)).toEqual([
    'Регистриране: Изпълнен (Мария Иванова Петрова)',
    'Резолюция: текуща (Десислава Петрова Радева)',
    'Изпълнение: Предстои (Определеният експерт)',
  ])
})

test('a resolved letter is in execution; closed without an answer it has the missing steps skipped', async () => {
  const { backend, guid, complete } = await resolvedLetter()
  expect((await routeOn(backend, guid)).slice(1, 3)).toEqual([
    'Резолюция: Изпълнен (Десислава Петрова Радева)',
    expect.stringMatching(/^Изпълнение: текуща \(Георги .+ Георгиев, .+ Николов\)$/),
  ])
  await complete('ggeorgiev')
  await complete('knikolov')
  const admin = await backend.as('administrator')
  const query = { docGuid: guid, status: DocumentStatus.COMPLETED }
  await admin(documents.setDocumentStatus, { query, body: { reason: '', until: null, closeDocuments: [] } })
  expect((await routeOn(backend, guid)).slice(2)).toEqual([
    expect.stringMatching(/^Изпълнение: Изпълнен \(.*Николов\)$/),
    'Изготвяне на отговор: Пропуснат (Определеният експерт)',
    'Съгласуване: Пропуснат (Отдел „Правно обслужване“)',
    'Подпис: Пропуснат (Ръководството)',
    'Извеждане и изпращане: Пропуснат (Отдел „Деловодство и административно обслужване“)',
    expect.stringMatching(/^Приключване: Изпълнен/),
  ])
})

test('an outgoing letter that waits for its signature is at that step, although it had no approval', async () => {
  const { backend, guid } = await resolvedLetter()
  const expert = await backend.as('ggeorgiev')
  const { caseFile } = (await expert(documents.getDocument, { query: { docGuid: guid } })).resultData
  const body = incomingLetter({
    ...{ documentDirectionId: 3, documentTypeId: 40, receivedViaId: null, sentViaId: 2, addressedToDepartmentId: null },
    signedByPersonId: backend.db.users.all().find(({ userName }) => userName === 'dradeva')!.personId,
    ...{ parentDocumentGuid: guid, caseFileGuid: caseFile?.guid ?? null },
  })
  const response = (await expert(documents.createDocument, { body })).resultData.guid
  const [file] = backend.db.attachedFiles.all()
  backend.db.put('attachedFiles', { ...file!, guid: response, documentGuid: response })
  const query = { docGuid: response, status: DocumentStatus.FOR_SIGNATURE }
  await expert(documents.setDocumentStatus, { query, body: { reason: '', until: null, closeDocuments: [] } })
  expect((await routeOn(backend, guid)).slice(3, 7)).toEqual([
    expect.stringMatching(/^Изготвяне на отговор: Изпълнен \(Георги/),
    'Съгласуване: Пропуснат (Отдел „Правно обслужване“)',
    'Подпис: текуща (Ръководството)',
    expect.stringMatching(/^Извеждане и изпращане: Предстои/),
  ])
})
