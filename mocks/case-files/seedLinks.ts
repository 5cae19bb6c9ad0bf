import { InspectionKind } from '../../src/contract/inspectionKinds.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import type { CasePlan } from '../documents/seedWriter.ts'
import { begunInspections } from '../inspections/seedBegun.ts'
import { isGround } from '../inspections/seedGrounds.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { CaseFileLinkRow } from './caseFileRows.ts'

const APPROVAL_OF_TYPE = 10
const FOREIGN_TYPE = 13
const CERTIFICATE = 20
const REFUSAL = 22

export const linkKey = (caseFileGuid: string, kind: CaseFileLinkRow['kind'], targetGuid: string): string =>
  `${caseFileGuid}:${kind}:${targetGuid}`

type Target = Pick<CaseFileLinkRow, 'kind' | 'targetGuid'>

const groundKey = (number: string | null, date: string | null): string => `${number} ${date}`
const inspectionsByGround = (frame: Frame): ReadonlyMap<string, string> =>
  new Map(
    begunInspections(frame)
      .filter(({ basisNumber, kindId }) => basisNumber !== '' && kindId !== InspectionKind.IN_GROUP)
      .map(({ basisNumber, basisDate, guid }) => [groundKey(basisNumber, basisDate), guid]),
  )

const targetOf = (plan: CasePlan, inspectionGuid: string | undefined): Target | undefined => {
  if (inspectionGuid !== undefined) return { kind: 'inspection', targetGuid: inspectionGuid }
  const { about, documents, opening } = plan
  if (!about || plan.answeredOn === null) return undefined
  if (opening.typeId === APPROVAL_OF_TYPE && documents.some(({ typeId }) => typeId === CERTIFICATE))
    return { kind: 'measuringDevice', targetGuid: about.guid }
  return opening.typeId === FOREIGN_TYPE && !documents.some(({ typeId }) => typeId === REFUSAL)
    ? { kind: 'foreignDevice', targetGuid: about.guid }
    : undefined
}

/** Every eighth case of a sender is linked to the case that this sender opened before. */
const FOLLOWS = 8
const earlierCases = ({ cases }: Frame): CaseFileLinkRow[] => {
  const last = new Map<number, string>()
  return cases.flatMap(({ id, guid, documents }) => {
    const [root] = documents
    const senderId = root?.number ? root.correspondentIds[0] : undefined
    if (senderId === undefined) return []
    const earlier = last.get(senderId)
    last.set(senderId, guid)
    if (earlier === undefined || id % FOLLOWS !== 0) return []
    return [
      { key: linkKey(guid, 'caseFile', earlier), caseFileGuid: guid, kind: 'caseFile' as const, targetGuid: earlier },
    ]
  })
}

export const caseFileLinkRows = (frame: Frame): CaseFileLinkRow[] => [...objectLinks(frame), ...earlierCases(frame)]

const objectLinks = (frame: Frame): CaseFileLinkRow[] => {
  const inspections = inspectionsByGround(frame)
  return frame.cases.flatMap((plan) => {
    const { guid, documents } = plan
    const [root] = documents
    if (!root?.dateRegistered) return []
    const inspectionGuid = isGround(root)
      ? inspections.get(groundKey(root.number, civilDateOf(root.dateRegistered)))
      : undefined
    const target = targetOf(plan, inspectionGuid)
    return target ? [{ key: linkKey(guid, target.kind, target.targetGuid), caseFileGuid: guid, ...target }] : []
  })
}
