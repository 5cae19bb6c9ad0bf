import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { comment, obligation, payment } from '../document-parts/samples.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'
import { assignee, taskOn } from './givenTask.ts'

type Asker = Awaited<ReturnType<ReturnType<typeof createTestBackend>['as']>>

export const secretSubject = 'Поверителна проверка на доставчик'

const pdf = (): FormData => {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4'], 'тайна.pdf', { type: 'application/pdf' }))
  return form
}

const partsOf = async (admin: Asker, docGuid: string, expert: number) => {
  const query = { docGuid }
  const written = await admin(documentParts.createDocumentComment, { body: comment({ id: 0, docGuid }) })
  const file = await admin(documents.uploadFile, { query: { documentGuid: docGuid, description: '' }, body: pdf() })
  const debt = { ...obligation(), guid: undefined, debtor: { id: 1, name: '' } }
  const owed = await admin(documentParts.createDocumentObligation, { query, body: debt })
  const obligationGuid = owed.resultData.guid ?? ''
  const paying = { query: { obligationGuid }, body: { ...payment(), guid: undefined } }
  const paid = await admin(documentParts.createObligationPayment, paying)
  const given = taskOn(docGuid, { taskAssignees: [assignee(expert, 'Да се провери')] })
  const task = (await admin(tasks.createTask, { body: given })).resultData
  const [addressee] = (await admin(documentParts.getDocumentAddressees, { query })).resultData
  return {
    commentId: written.resultData.id,
    fileGuid: file.resultData.guid,
    obligationGuid,
    paymentGuid: paid.resultData.guid ?? '',
    task,
    taskGuid: task.guid ?? '',
    addressee: addressee!,
  }
}

/**
 * Makes a case file with a letter that the reader (a user of one department) may read. Below it is an outgoing letter
 * with parts of all kinds (files, comments, tasks …) that the reader may not read, and below that a note addressed to
 * the reader.
 */
export const secretLetter = async (readerName: string) => {
  const backend = createTestBackend(150)
  const personOf = (userName: string) => backend.db.users.all().find((one) => one.userName === userName)!.personId
  const admin = await backend.as('administrator')
  const create = async (given: Parameters<typeof incomingLetter>[0]) =>
    (await admin(documents.createDocument, { body: incomingLetter(given) })).resultData.guid
  const addressedToPersonId = personOf(readerName)
  const root = await create({ subjectDescription: 'Искане на доставчик', addressedToPersonId })
  const { caseFileGuid } = (await admin(documents.registerDocument, { query: { docGuid: root } })).resultData
  const secret = await create({
    ...{ subjectDescription: secretSubject, documentDirectionId: 3, receivedViaId: null, sentViaId: 3 },
    ...{ addressedToDepartmentId: null, caseFileGuid, parentDocumentGuid: root },
  })
  const { documentNumber } = (await admin(documents.registerDocument, { query: { docGuid: secret } })).resultData
  const note = await create({
    ...{ subjectDescription: 'Докладна записка', documentDirectionId: 2, documentTypeId: 44, receivedViaId: null },
    ...{ addressedToPersonId, caseFileGuid, parentDocumentGuid: secret },
  })
  const parts = await partsOf(admin, secret, personOf('knikolov'))
  return { ...backend, personOf, admin, root, secret, note, caseFileGuid, documentNumber, ...parts }
}
