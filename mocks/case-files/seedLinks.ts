import { complaintTypeIds } from '../../fixtures/scenarios.ts'
import { InspectionKind } from '../../src/contract/inspectionKinds.ts'
import { addDays, civilDateOf } from '../../src/dates/civilDate.ts'
import { APPROVED_TYPES, approvedTypeGuid, REGISTERED_TYPES, registeredTypeGuid } from '../devices/seedDeviceTypes.ts'
import { begunInspections } from '../inspections/seedInspections.ts'
import { type Chance, chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import type { CaseFileLinkRow } from './rows.ts'

const APPROVAL_OF_TYPE = 10
const FOREIGN_TYPE = 13
/** Newer entries: what applications of today were about. */
const RECENT = 60

export const linkKey = (caseFileGuid: string, kind: CaseFileLinkRow['kind'], targetGuid: string): string =>
  `${caseFileGuid}:${kind}:${targetGuid}`

type Target = Pick<CaseFileLinkRow, 'kind' | 'targetGuid'>

/** One that was made for a complaint or a signal within two months of it. */
const inspectionAfter = (frame: Frame, chance: Chance, day: string): Target | undefined => {
  const until = addDays(day, 60)
  const made = begunInspections(frame).filter(
    ({ kindId, dateFrom }) => kindId === InspectionKind.COMPLAINT && dateFrom > day && dateFrom <= until,
  )
  return made.length === 0 ? undefined : { kind: 'inspection', targetGuid: chance.one(made).guid }
}

type Beginning = { typeId: number; caseId: number; day: string }
/** What a case that began with a document of this type led to, if anything. */
const targetOf = (frame: Frame, { typeId, caseId, day }: Beginning): Target | undefined => {
  const { seed } = frame
  const chance = chanceOf(seed, Purpose.CASE_FILE_LINK, caseId)
  if (complaintTypeIds.includes(typeId) && chance.is(0.35)) return inspectionAfter(frame, chance, day)
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
export const caseFileLinkRows = (frame: Frame): CaseFileLinkRow[] =>
  frame.cases.flatMap(({ id, guid, documents: [root] }) => {
    const target = root?.dateRegistered
      ? targetOf(frame, { typeId: root.typeId, caseId: id, day: civilDateOf(root.dateRegistered) })
      : undefined
    return target ? [{ key: linkKey(guid, target.kind, target.targetGuid), caseFileGuid: guid, ...target }] : []
  })
