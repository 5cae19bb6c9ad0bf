import type { caseFiles } from '../../src/contract/caseFiles.ts'
import type { LinkKind } from '../../src/contract/shapes/caseFiles.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { linkCaseFile, routeCaseFile, unlinkCaseFile } from './caseFileCommands.ts'
import { caseFileReadHandlers } from './caseFileReadHandlers.ts'
import { caseFileView } from './caseFileView.ts'
import { caseFileContents } from './contents.ts'
import { caseFilePage } from './list.ts'
import { moveToCaseFile } from './moveToCaseFile.ts'
import { readableCaseFile } from './readableCaseFile.ts'
import { possibleRoutes } from './route.ts'

const linksOf = (db: MockDatabase) => {
  const change =
    (kind: LinkKind, target: string, isLink: boolean) =>
    ({ caller, query }: { caller: Caller; query: { caseFileGuid: string } & Record<string, string> }) => {
      const { file, root } = readableCaseFile(db, caller, query.caseFileGuid)
      const link = { kind, targetGuid: query[target] ?? '' }
      const name = db.inOneStep(() => (isLink ? linkCaseFile : unlinkCaseFile)(db, caller, file, root, link))
      return withMessage(
        null,
        isLink
          ? `Преписката е свързана ${withPreposition('с', name)}.`
          : `Връзката ${withPreposition('с', name)} е премахната.`,
      )
    }
  return {
    linkToBimInspection: change('inspection', 'inspectionGuid', true),
    unLinkToBimInspection: change('inspection', 'inspectionGuid', false),
    linkToBimGroupedInspection: change('groupedInspection', 'groupedInspectionGuid', true),
    unLinkToBimGroupedInspection: change('groupedInspection', 'groupedInspectionGuid', false),
    linkToBimMeasuringDevice: change('measuringDevice', 'measuringDeviceGuid', true),
    unLinkToBimMeasuringDevice: change('measuringDevice', 'measuringDeviceGuid', false),
    linkToBimForeignDevice: change('foreignDevice', 'foreignDeviceGuid', true),
    unLinkToBimForeignDevice: change('foreignDevice', 'foreignDeviceGuid', false),
    linkToCaseFile: change('caseFile', 'otherCaseFileGuid', true),
    unLinkToCaseFile: change('caseFile', 'otherCaseFileGuid', false),
  }
}

/** Handlers for case files: lists, the tree, routing and links (specification 2, section 7). */
export const caseFilesHandlers = (db: MockDatabase): Handlers<typeof caseFiles> => ({
  ...caseFileReadHandlers(db),
  getAllCaseFiles: ({ caller, query, body }) => caseFilePage(db, caller, query, body),
  getDocumentCaseFile: ({ caller, query }) => {
    const document = readableDocument(db, caller, query.documentId)
    const { guid } = assertFound(db.caseFiles.get(document.caseFileGuid), 'Преписката')
    return caseFileView(db, readableCaseFile(db, caller, guid).file)
  },
  getCaseFile: ({ caller, query }) => caseFileView(db, readableCaseFile(db, caller, query.caseGuid).file),
  getCaseFileContents: ({ caller, query }) =>
    caseFileContents(db, caller, readableCaseFile(db, caller, query.caseGuid).file),
  manualyRouteCaseFile: ({ caller, query, body }) => {
    const { file, root } = readableCaseFile(db, caller, query.caseFileGuid)
    db.inOneStep(() => routeCaseFile(db, caller, file, root, query.newStepId, body))
    return withMessage(null, 'Преписката е насочена.')
  },
  getPossibleRoutes: ({ caller, query }) => {
    const { file, root } = readableCaseFile(db, caller, query.caseFileGuid)
    return possibleRoutes(db, file, root)
  },
  ...linksOf(db),
  moveToCaseFile: ({ caller, query, body }) => {
    const row = readableDocument(db, caller, query.docGuid)
    const number = db.inOneStep(() => moveToCaseFile(db, caller, row, body))
    return withMessage(null, `Документът е преместен в преписка ${number}.`)
  },
})
