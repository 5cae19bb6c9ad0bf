import type { documents } from '../../src/contract/documents.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { createDocument } from '../documents/createDocument.ts'
import { type Answers, withMessage } from '../engine/answer.ts'
import type { World } from '../engine/world.ts'
import { issueResolution } from './resolutions.ts'

/** A new document is a draft, or a resolution, which is issued at once with its tasks. */
export const newDocumentAnswers = (world: World): Pick<Answers<typeof documents>, 'createDocument'> => ({
  createDocument: ({ caller, body }) => {
    if (isResolutionType(body.documentTypeId)) {
      const resolution = world.inOneStep(() => issueResolution(world, caller, body))
      const number = formatNumber(resolution.number, resolution.dateRegistered)
      return withMessage({ guid: resolution.guid }, `Издадена е резолюция № ${number}.`)
    }
    const row = world.inOneStep(() => createDocument(world, caller, body))
    return withMessage({ guid: row.guid }, 'Черновата е записана.')
  },
})
