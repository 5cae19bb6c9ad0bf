import { InspectionKind } from '../../src/contract/inspectionKinds.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { APPROVED_TYPES, approvedTypeGuid, REGISTERED_TYPES, registeredTypeGuid } from '../devices/seedDeviceTypes.ts'
import { begunInspections } from '../inspections/seedBegun.ts'
import { isGround } from '../inspections/seedGrounds.ts'
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

const groundKey = (number: string | null, date: string | null): string => `${number} ${date}`
/** The inspections that were made on the ground of one document alone, by its number and date. */
const inspectionsByGround = (frame: Frame): ReadonlyMap<string, string> =>
  new Map(
    begunInspections(frame)
      .filter(({ basisNumber, kindId }) => basisNumber !== '' && kindId !== InspectionKind.IN_GROUP)
      .map(({ basisNumber, basisDate, guid }) => [groundKey(basisNumber, basisDate), guid]),
  )

type Beginning = { typeId: number; caseId: number; inspectionGuid: string | undefined }
/** What a case that began with a document of this type led to, if anything. */
const targetOf = ({ seed }: Frame, { typeId, caseId, inspectionGuid }: Beginning): Target | undefined => {
  if (inspectionGuid !== undefined) return { kind: 'inspection', targetGuid: inspectionGuid }
  if (typeId !== APPROVAL_OF_TYPE && typeId !== FOREIGN_TYPE) return undefined
  const chance = chanceOf(seed, Purpose.CASE_FILE_LINK, caseId)
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

/** Complaints and orders that led to an inspection, applications that led to an entry of a type. */
export const caseFileLinkRows = (frame: Frame): CaseFileLinkRow[] => {
  const inspections = inspectionsByGround(frame)
  return frame.cases.flatMap(({ id, guid, documents: [root] }) => {
    if (!root?.dateRegistered) return []
    const inspectionGuid = isGround(root)
      ? inspections.get(groundKey(root.number, civilDateOf(root.dateRegistered)))
      : undefined
    const target = targetOf(frame, { typeId: root.typeId, caseId: id, inspectionGuid })
    return target ? [{ key: linkKey(guid, target.kind, target.targetGuid), caseFileGuid: guid, ...target }] : []
  })
}
