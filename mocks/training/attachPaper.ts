import { documents } from '../../src/contract/documents.ts'
import { FileKind } from '../../src/contract/fileKinds.ts'
import { paperFactsOf } from '../documents/paperFacts.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { UserRow } from '../people/peopleRows.ts'
import type { RequestAs } from './requestAs.ts'
import { decline } from './trainingError.ts'

const PAPER_BYTES = 24_000

type Attaching = { db: MockDatabase; sendRequest: RequestAs; who: UserRow; docGuid: string; name: string }

export const attachPaper = async ({ db, sendRequest, who, docGuid, name }: Attaching): Promise<void> => {
  const row = db.documents.get(docGuid) ?? decline('Документът не е записан.')
  const { documentFile } = await import('../../fixtures/papers/madeFile.ts')
  const paper = { name, contentType: 'application/pdf', size: PAPER_BYTES }
  const bytes = await documentFile(paperFactsOf(db, row), paper, true)
  const body = new FormData()
  body.set('file', new File([bytes], name, { type: paper.contentType }))
  body.set('kindId', String(FileKind.MAIN))
  body.set('isPublic', 'false')
  await sendRequest(who, documents.uploadFile, { query: { documentGuid: docGuid, description: '' }, body })
}
