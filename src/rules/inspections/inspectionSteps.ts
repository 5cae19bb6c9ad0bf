import { InspectionStatus } from '../../contract/inspectionKinds.ts'
import type { Inspection } from '../../contract/shapes/inspections.ts'
import type { NextStep } from '../nextStep.ts'
import {
  type InspectionMove,
  type InspectionMoveKey,
  type Inspector,
  inspectionMoves,
  isEarlyStart,
  mayMoveInspection,
  mayWriteInspections,
  type OnStatus,
  onStatusOf,
} from './inspectionMoves.ts'
import type { InspectionField } from './inspectionRecord.ts'
import { closingErrors, nonConforming, plannedErrors } from './inspectionRules.ts'

type OnwardKey = Exclude<InspectionMoveKey, 'annul'>
const isOnward = (move: InspectionMove): move is InspectionMove & { key: OnwardKey } => move.key !== 'annul'

export const moveSteps = (one: OnStatus, me: Inspector, today: string): readonly NextStep<OnwardKey>[] =>
  inspectionMoves.filter(isOnward).map((move) => ({
    key: move.key,
    isDue: !isEarlyStart(move.key, one, today),
    ruleResult: mayMoveInspection(move, one, me),
  }))

export const missingField = (one: Inspection, today: string): InspectionField | null => {
  const { protocol: _, ...errors } =
    one.statusId === InspectionStatus.DRAFT
      ? plannedErrors(one)
      : one.statusId === InspectionStatus.UNDER_WAY
        ? closingErrors(one, today)
        : {}
  return (Object.keys(errors)[0] as InspectionField | undefined) ?? null
}

export type InspectionStep = OnwardKey | 'fill' | 'protocol' | 'follow'

/**
 * Returns the steps in order: missing fields, planning, start, findings, protocol, closing. After violations the next
 * step is a follow-up inspection.
 */
export const inspectionSteps = (one: Inspection, me: Inspector, today: string): readonly NextStep<InspectionStep>[] => {
  const isMissing = missingField(one, today) !== null
  const lacksProtocol = one.statusId === InspectionStatus.UNDER_WAY && one.protocol === null
  const follows = one.statusId === InspectionStatus.FINISHED && nonConforming(one).length > 0
  const moves = moveSteps(onStatusOf(one), me, today)
  const write = moves.find(({ key }) => key === (one.statusId === InspectionStatus.DRAFT ? 'plan' : 'finish'))
  const ruleResult = write?.ruleResult ?? mayWriteInspections(me.roles)
  return [
    { key: 'fill', isDue: isMissing, ruleResult },
    { key: 'protocol', isDue: lacksProtocol, ruleResult },
    ...moves.map((step) => ({
      ...step,
      // Planning is not suggested for an inspection with a result, because the inspection has already taken place.
      isDue: step.isDue && !isMissing && !lacksProtocol && !(step.key === 'plan' && one.resultId !== null),
    })),
    { key: 'follow', isDue: follows, ruleResult: mayWriteInspections(me.roles) },
  ]
}
