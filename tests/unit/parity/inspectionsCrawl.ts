import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { documents } from '../../../src/contract/documents.ts'
import { type InspectionPaper, inspectionPapers } from '../../../src/contract/inspectionKinds.ts'
import { groupedInspections, inspectionFiles, inspections } from '../../../src/contract/inspections.ts'
import type { Inspection } from '../../../src/contract/shapes/inspections.ts'
import { bodyOf } from '../../../src/features/documents/write/values/documentBody.ts'
import { inspectionDocument } from '../../../src/features/documents/write/values/inspectionDocument.ts'
import { noInput } from '../../../src/features/documents/write/values/lastInput.ts'
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
import { mayRegisterPaper, paperFactsOf } from '../../../src/rules/inspections/inspectionPapers.ts'
import { closingErrors, plannedErrors } from '../../../src/rules/inspections/inspectionRules.ts'
import { hasErrors } from '../../../src/rules/requiredFields.ts'
import { type Actor, paperForm, someOfEach, today } from './parityTable.ts'

type Calls = typeof inspections | typeof groupedInspections

const crawlRecord = async (
  actor: Actor,
  calls: Calls,
  what: string,
  record: { guid: string },
  one: OnStatus,
  lacks: (demands: 'planned' | 'closed') => boolean,
): Promise<void> => {
  const state = `${one.statusId}`
  const { guid } = record
  await actor.compare(
    { rule: 'mayRemoveInspection', action: what, state, ruleResult: mayRemoveInspection(one, actor) },
    calls.remove,
    { query: { guid } },
  )
  await actor.compare(
    { rule: 'mayAddInspectionFile', action: what, state, ruleResult: mayAddInspectionFile(one, actor) },
    inspectionFiles.add,
    { query: { ownerGuid: guid }, body: paperForm() },
  )
  for (const move of inspectionMoves) {
    const demands = moveDemands(move.key)
    // A step whose required data is missing is skipped: the screen shows a dialog that lists the data, and sends no
    // request.
    if (demands && lacks(demands)) continue
    await actor.compare(
      {
        rule: 'mayMoveInspection',
        action: `${what} ${move.key}`,
        state,
        ruleResult: mayMoveInspection(move, one, actor),
      },
      calls.move,
      { body: { guid, move: move.key, comment: 'Основание' } },
    )
  }
}

const paperTypes = [
  { id: 50, name: 'Констативен протокол', directions: [2], needsCorrespondent: false },
  { id: 61, name: 'АУАН', directions: [2, 3], needsCorrespondent: false },
]
const bodyOfPaper = (one: Inspection, paper: InspectionPaper, personId: number) => {
  const base = inspectionDocument(one, paper, { types: paperTypes, personId, last: noInput })
  // Who may enter a document of another department is another rule.
  return bodyOf({ ...base, preparedByPersonId: null }, { scope: 1, inspection: { guid: one.guid, paper }, base })
}

export const crawlInspections = async (actor: Actor, db: MockDatabase): Promise<void> => {
  for (const { guid } of someOfEach(
    db.inspections.all(),
    ({ statusId, inspectorPersonIds, resultId }) =>
      `${statusId} ${inspectorPersonIds.indexOf(actor.personId)} ${resultId}`,
  )) {
    const record = await actor.read(inspections.byGuid, { query: { guid } })
    if (!record) continue
    await actor.compare(
      {
        rule: 'mayChangeInspection',
        action: 'single',
        state: `${record.statusId}`,
        ruleResult: mayChangeInspection(record, actor),
      },
      inspections.update,
      { body: record },
    )
    for (const paper of inspectionPapers)
      await actor.compare(
        {
          rule: 'mayRegisterPaper',
          action: paper,
          state: `${record.statusId}`,
          ruleResult: mayRegisterPaper(paper, paperFactsOf(record), actor),
        },
        documents.createDocument,
        { body: bodyOfPaper(record, paper, actor.personId) },
      )
    await crawlRecord(actor, inspections, 'single', record, onStatusOf(record), (demands) =>
      hasErrors(demands === 'closed' ? closingErrors(record, today) : plannedErrors(record)),
    )
  }
  for (const { guid } of someOfEach(
    db.groupedInspections.all(),
    ({ statusId, summary }) => `${statusId} ${summary === ''}`,
  )) {
    const record = await actor.read(groupedInspections.byGuid, { query: { guid } })
    if (!record) continue
    const one = { statusId: record.statusId, team: record.leader ? [record.leader] : [] }
    await actor.compare(
      {
        rule: 'mayChangeInspection',
        action: 'group',
        state: `${record.statusId}`,
        ruleResult: mayChangeInspection(one, actor),
      },
      groupedInspections.update,
      { body: record },
    )
    await crawlRecord(actor, groupedInspections, 'group', record, one, (demands) =>
      hasErrors(demands === 'closed' ? groupClosingErrors(record) : groupErrors(record)),
    )
  }
}
