import { documents } from '../../src/contract/documents.ts'
import { Direction, DocumentStatus, SentVia } from '../../src/contract/enumerations.ts'
import { bodyOfRow } from '../documents/documentBodyOfRow.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { attachPaper } from './attachPaper.ts'
import type { RequestAs } from './requestAs.ts'

const LETTER = 40

const noNote = { reason: '', until: null, closeDocuments: [] }

type Answering = {
  db: MockDatabase
  sendRequest: RequestAs
  letter: DocumentRow
  author: UserRow
  signer: UserRow
}

/** Writes the answer to a letter, with a file, and sends it for signature. Returns the guid of the answer. */
export const answerLetter = async ({ db, sendRequest, letter, author, signer }: Answering): Promise<string> => {
  const { guid: _, changedGuid: __, ...like } = bodyOfRow(letter)
  const body = {
    ...like,
    ...{ documentDirectionId: Direction.OUTGOING, documentTypeId: LETTER, numberIndexId: null, classificationIds: [] },
    ...{ subjectDescription: `Отговор на писмо № ${letter.number}`, parentDocumentGuid: letter.guid },
    ...{ receivedViaId: null, sentViaId: SentVia.EDELIVERY, dateReceived: null, externalRefNumber: '' },
    ...{ externalRefDate: null, addressedToDepartmentId: null, addressedToPersonId: null, deadlineDate: null },
    ...{ preparedByPersonId: author.personId, signedByPersonId: signer.personId, note: '', enclosuresCount: 0 },
  }
  const { guid } = await sendRequest(author, documents.createDocument, { body })
  await attachPaper({ db, sendRequest, who: author, docGuid: guid, name: 'Отговор.pdf' })
  const query = { docGuid: guid, status: DocumentStatus.FOR_SIGNATURE }
  await sendRequest(author, documents.setDocumentStatus, { query, body: noNote })
  return guid
}

export const signDocument = (sendRequest: RequestAs, signer: UserRow, docGuid: string): Promise<unknown> =>
  sendRequest(signer, documents.setDocumentStatus, { query: { docGuid, status: DocumentStatus.SIGNED }, body: noNote })
