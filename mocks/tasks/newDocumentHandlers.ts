import type { documents } from '../../src/contract/documents.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { createDocument } from '../documents/createDocument.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { issueResolution } from './resolutions.ts'

export const newDocumentHandlers = (db: MockDatabase): Pick<Handlers<typeof documents>, 'createDocument'> => ({
  createDocument: ({ caller, body }) => {
    if (isResolutionType(body.documentTypeId)) {
      const resolution = db.inOneStep(() => issueResolution(db, caller, body))
      const number = formatNumber(resolution.number, resolution.dateRegistered)
      return withMessage({ guid: resolution.guid }, `Издадена е резолюция № ${number}.`)
    }
    const row = db.inOneStep(() => createDocument(db, caller, body))
    return withMessage({ guid: row.guid }, 'Черновата е записана.')
  },
})
