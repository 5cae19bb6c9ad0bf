import { expect, test } from 'vitest'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { following } from '../../../src/contract/following.ts'
import { comment } from '../document-parts/samples.ts'
import { aClock } from './aClock.ts'
import { createTestBackend } from './createTestBackend.ts'
import { type Asker, createRegistered, read, setStatus } from './documentActions.ts'
import { secretLetter } from './secretLetter.ts'

const follow = (sendRequest: Asker, docGuid: string, what: 'document' | 'caseFile' = 'document') =>
  sendRequest(following.followDocument, { body: { docGuid, what } })
const followed = async (sendRequest: Asker, docGuid: string) =>
  (await sendRequest(following.getFollowedDocuments, {})).resultData.find((one) => one.docGuid === docGuid)

test('the changes of others in a followed document are new until they are seen; own changes are not shown', async () => {
  const clock = aClock()
  const backend = createTestBackend(400, clock.now)
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  expect((await read(clerk, guid)).followed).toBeNull()
  expect((await follow(clerk, guid)).message).toBe('Следите документа.')
  expect((await read(clerk, guid)).followed).toBe('document')
  expect(await followed(clerk, guid)).toMatchObject({ isChanged: false, changes: [] })
  await clock.move(60_000)
  await setStatus(clerk, guid, DocumentStatus.FOR_RESOLUTION)
  expect(await followed(clerk, guid)).toMatchObject({ isChanged: false, changes: [] })
  await clock.move(60_000)
  const head = await backend.as('dradeva')
  await head(documentParts.createDocumentComment, { body: comment({ id: 0, docGuid: guid, onlyMyDepartment: false }) })
  const news = await followed(clerk, guid)
  expect(news?.isChanged).toBe(true)
  expect(news?.changes[0]).toMatchObject({ text: 'Коментар', isNew: true, docGuid: guid })
  const until = clock.now().toISOString()
  await clerk(following.setFollowedSeen, { body: { until } })
  expect(await followed(clerk, guid)).toMatchObject({ isChanged: false, changes: [{ isNew: false }] })
  await clerk(following.unfollowDocument, { query: { docGuid: guid } })
  expect(await followed(clerk, guid)).toBeUndefined()
})

test('a moment in the future does not hide later changes', async () => {
  const clock = aClock()
  const backend = createTestBackend(400, clock.now)
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  await follow(clerk, guid)
  await clerk(following.setFollowedSeen, { body: { until: '2030-01-01T00:00:00.000Z' } })
  await clock.move(60_000)
  const head = await backend.as('dradeva')
  await head(documentParts.createDocumentComment, { body: comment({ id: 0, docGuid: guid, onlyMyDepartment: false }) })
  expect(await followed(clerk, guid)).toMatchObject({ isChanged: true })
})

test('a followed case file shows the changes of the documents that the user may read, and no others', async () => {
  const { as, admin, root, secret, note } = await secretLetter('ggeorgiev')
  const reader = await as('ggeorgiev')
  expect((await follow(reader, secret)).status).toBe(403)
  await follow(reader, root, 'caseFile')
  await admin(documents.registerDocument, { query: { docGuid: note } })
  const guids = (await followed(reader, root))?.changes.map(({ docGuid }) => docGuid) ?? []
  expect(guids).toContain(note)
  expect(guids).not.toContain(secret)
})

test('a comment for a department only is no change for others', async () => {
  const clock = aClock()
  const backend = createTestBackend(400, clock.now)
  const clerk = await backend.as('mpetrova')
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  await follow(clerk, guid)
  await clock.move(60_000)
  const head = await backend.as('dradeva')
  await head(documentParts.createDocumentComment, { body: comment({ id: 0, docGuid: guid, onlyMyDepartment: true }) })
  expect(await followed(clerk, guid)).toMatchObject({ isChanged: false })
})
