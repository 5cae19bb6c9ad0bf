import { assertFound } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { connectCases } from './caseFileCommands.ts'
import { linkKey } from './seedLinks.ts'

export const followDevices = (db: MockDatabase): void =>
  db.on('begunFromCaseFile', (caseFileGuid, kind, targetGuid) => {
    const file = assertFound(db.caseFiles.get(caseFileGuid), 'Преписката')
    const key = linkKey(file.guid, kind, targetGuid)
    if (!db.caseFileLinks.get(key)) db.put('caseFileLinks', { key, caseFileGuid: file.guid, kind, targetGuid })
  })

export const followAnswers = (db: MockDatabase): void =>
  db.on('casesConnected', (caller, guid, otherGuid) => connectCases(db, caller, guid, otherGuid))
