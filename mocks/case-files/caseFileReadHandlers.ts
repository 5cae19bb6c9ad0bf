import type { caseFiles } from '../../src/contract/caseFiles.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { readableCaseFile } from './readableCaseFile.ts'
import { processInfo } from './route.ts'
import { caseFileTree } from './tree.ts'

/** Handlers for the case file beside a document. */
export const caseFileReadHandlers = (db: MockDatabase) =>
  ({
    getCaseFileTree: ({ caller, query }) => {
      const { file, root } = readableCaseFile(db, caller, query.caseGuid)
      return caseFileTree(db, caller, file, root, query)
    },
    getCaseFileProcessInstanceInfo: ({ caller, query }) => {
      const { file, root } = readableCaseFile(db, caller, query.caseFileGuid)
      return processInfo(db, file, root)
    },
  }) satisfies Partial<Handlers<typeof caseFiles>>
