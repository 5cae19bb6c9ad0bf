import { complaintTypeIds } from '../../fixtures/scenarios.ts'
import { APPROVED_TYPES, approvedTypeGuid, REGISTERED_TYPES, registeredTypeGuid } from '../devices/seedDeviceTypes.ts'
import { INSPECTIONS, inspectionGuid } from '../inspections/seedInspections.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import type { CaseFileLinkRow } from './rows.ts'

const APPROVAL_OF_TYPE = 10
const FOREIGN_TYPE = 13
/** Newer entries: what applications of today were about. */
const RECENT = 60

export const linkKey = (caseFileGuid: string, kind: CaseFileLinkRow['kind'], targetGuid: string): string =>
  `${caseFileGuid}:${kind}:${targetGuid}`

type Target = Pick<CaseFileLinkRow, 'kind' | 'targetGuid'>

/** What a case that began with a document of this type led to, if anything. */
const targetOf = (seed: number, typeId: number, caseId: number): Target | undefined => {
  const chance = chanceOf(seed, Purpose.CASE_FILE_LINK, caseId)
  if (complaintTypeIds.includes(typeId) && chance.is(0.35))
    return { kind: 'inspection', targetGuid: inspectionGuid(seed, chance.between(1, INSPECTIONS - 30)) }
  if (typeId === APPROVAL_OF_TYPE && chance.is(0.4))
    return {
      kind: 'measuringDevice',
      targetGuid: approvedTypeGuid(seed, APPROVED_TYPES - chance.between(10, RECENT)),
    }
  if (typeId === FOREIGN_TYPE && chance.is(0.4))
    return {
      kind: 'foreignDevice',
      targetGuid: registeredTypeGuid(seed, REGISTERED_TYPES - chance.between(10, 30)),
    }
  return undefined
}

/** Complaints that led to an inspection, applications that led to an entry of a type. */
export const caseFileLinkRows = ({ seed, cases }: Frame): CaseFileLinkRow[] =>
  cases.flatMap(({ id, guid, documents: [root] }) => {
    const target = root?.number ? targetOf(seed, root.typeId, id) : undefined
    return target ? [{ key: linkKey(guid, target.kind, target.targetGuid), caseFileGuid: guid, ...target }] : []
  })
