import { found } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { linkKey } from './seedLinks.ts'

export const followDevices = (world: World): void =>
  world.on('begunFromCaseFile', (caseFileGuid, kind, targetGuid) => {
    const file = found(world.caseFiles.get(caseFileGuid), 'Преписката')
    const key = linkKey(file.guid, kind, targetGuid)
    if (!world.caseFileLinks.get(key)) world.put('caseFileLinks', { key, caseFileGuid: file.guid, kind, targetGuid })
  })
