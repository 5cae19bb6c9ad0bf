import type { MockDatabase } from '../../../mocks/engine/world.ts'
import { groupedInspections, inspectionFiles, inspections } from '../../../src/contract/inspections.ts'
import { groupClosingErrors, groupErrors } from '../../../src/rules/inspections/groupRules.ts'
import {
  inspectionMoves,
  mayAddInspectionFile,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  moveDemands,
  type OnStatus,
  onStatusOf,
} from '../../../src/rules/inspections/inspectionMoves.ts'
import { closingErrors, plannedErrors } from '../../../src/rules/inspections/inspectionRules.ts'
import { hasErrors } from '../../../src/rules/requiredFields.ts'
import { paperForm, someOfEach, today, type Walker } from './parityTable.ts'

type Calls = typeof inspections | typeof groupedInspections

const walkRecord = async (
  walker: Walker,
  calls: Calls,
  what: string,
  record: { guid: string },
  one: OnStatus,
  lacks: (demands: 'planned' | 'closed') => boolean,
): Promise<void> => {
  const state = `${one.statusId}`
  const { guid } = record
  await walker.compare(
    { rule: 'mayRemoveInspection', action: what, state, ruleResult: mayRemoveInspection(one, walker) },
    calls.remove,
    { query: { guid } },
  )
  await walker.compare(
    { rule: 'mayAddInspectionFile', action: what, state, ruleResult: mayAddInspectionFile(one, walker) },
    inspectionFiles.add,
    { query: { ownerGuid: guid }, body: paperForm() },
  )
  for (const move of inspectionMoves) {
    const demands = moveDemands(move.key)
    // Missing data of the record is listed in a dialog before the request is sent.
    if (demands && lacks(demands)) continue
    await walker.compare(
      {
        rule: 'mayMoveInspection',
        action: `${what} ${move.key}`,
        state,
        ruleResult: mayMoveInspection(move, one, walker),
      },
      calls.move,
      { body: { guid, move: move.key, comment: 'Основание' } },
    )
  }
}

export const walkInspections = async (walker: Walker, db: MockDatabase): Promise<void> => {
  for (const { guid } of someOfEach(
    db.inspections.all(),
    ({ statusId, inspectorPersonIds, resultId }) =>
      `${statusId} ${inspectorPersonIds.indexOf(walker.personId)} ${resultId}`,
  )) {
    const record = await walker.read(inspections.byGuid, { query: { guid } })
    if (!record) continue
    await walker.compare(
      {
        rule: 'mayChangeInspection',
        action: 'single',
        state: `${record.statusId}`,
        ruleResult: mayChangeInspection(record, walker),
      },
      inspections.update,
      { body: record },
    )
    await walkRecord(walker, inspections, 'single', record, onStatusOf(record), (demands) =>
      hasErrors(demands === 'closed' ? closingErrors(record, today) : plannedErrors(record)),
    )
  }
  for (const { guid } of someOfEach(
    db.groupedInspections.all(),
    ({ statusId, summary }) => `${statusId} ${summary === ''}`,
  )) {
    const record = await walker.read(groupedInspections.byGuid, { query: { guid } })
    if (!record) continue
    const one = { statusId: record.statusId, team: record.leader ? [record.leader] : [] }
    await walker.compare(
      {
        rule: 'mayChangeInspection',
        action: 'group',
        state: `${record.statusId}`,
        ruleResult: mayChangeInspection(one, walker),
      },
      groupedInspections.update,
      { body: record },
    )
    await walkRecord(walker, groupedInspections, 'group', record, one, (demands) =>
      hasErrors(demands === 'closed' ? groupClosingErrors(record) : groupErrors(record)),
    )
  }
}
