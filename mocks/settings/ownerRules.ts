import type { configuration } from '../../src/contract/configuration.ts'
import {
  decidingRule,
  type OwnerFacts,
  type OwnerRule,
  ownerBy,
  ownerRuleRules,
} from '../../src/rules/documents/caseFileOwner.ts'
import { errorsOf } from '../../src/rules/requiredFields.ts'
import { refuseGone } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { accessProblemOf } from '../people/workAccess.ts'
import { crudHandlers, inTheirOrder } from '../records/crudHandlers.ts'
import type { CaseFileOwnerRuleRow } from './settingsRows.ts'

const viewOf = ({ order: _order, directionId, ...rule }: CaseFileOwnerRuleRow, orderNumber: number): OwnerRule => ({
  ...rule,
  documentDirectionId: directionId,
  orderNumber,
})

const rulesOf = (db: MockDatabase): OwnerRule[] =>
  inTheirOrder(db.caseFileOwnerRules.all()).map((row, at) => viewOf(row, at + 1))

export const ownerByRules = (db: MockDatabase, facts: OwnerFacts): number | null =>
  ownerBy(
    decidingRule(rulesOf(db), facts),
    (positionId) => db.persons.by('positionId', positionId).find(({ isActive }) => isActive)?.id,
  )

/**
 * Returns the field errors for a person or position that may not own a case file. An unchanged owner is not checked
 * again.
 */
const leaderErrors = (db: MockDatabase, { id, ownerPersonId, ownerPositionId }: OwnerRule) => {
  const before = db.caseFileOwnerRules.get(id)
  const [holder] = db.persons.by('positionId', ownerPositionId ?? 0).filter(({ isActive }) => isActive)
  return errorsOf<keyof OwnerRule>({
    ownerPersonId: ownerPersonId === before?.ownerPersonId ? null : accessProblemOf(db, 'documents', ownerPersonId),
    ownerPositionId: ownerPositionId === before?.ownerPositionId ? null : accessProblemOf(db, 'documents', holder?.id),
  })
}

/**
 * Handlers for the rules that choose the owner of a new case file (specification 2, section 7). A new rule is added at
 * the end.
 */
export const ownerRulesHandlers = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'caseFileOwnerRules',
    rules: {
      ...ownerRuleRules,
      errors: (rule, all) => ({ ...leaderErrors(db, rule), ...ownerRuleRules.errors(rule, all) }),
    },
    view: (row) => viewOf(row, inTheirOrder(db.caseFileOwnerRules.all()).findIndex(({ id }) => id === row.id) + 1),
    row: ({ orderNumber: _place, documentDirectionId, ...rule }, before) => ({
      ...rule,
      directionId: documentDirectionId,
      order: before?.order ?? rule.id,
    }),
  })

type Moves = 'getCaseFileOwnerRuleByDirectionAndDepartment' | 'moveCaseFileOwnerRule' | 'deleteCaseFileOwnerRule'

export const ownerRuleMoves = (db: MockDatabase): Pick<Handlers<typeof configuration>, Moves> => {
  const { order, remove } = ownerRulesHandlers(db)
  return {
    getCaseFileOwnerRuleByDirectionAndDepartment: ({ query }) => decidingRule(rulesOf(db), query) ?? null,
    moveCaseFileOwnerRule: ({ query, caller }) => {
      const ids = inTheirOrder(db.caseFileOwnerRules.all()).map(({ id }) => id)
      const at = ids.indexOf(query.ruleId)
      if (at < 0) return refuseGone(ownerRuleRules.the)
      const to = Math.min(Math.max(at + (query.moveUp ? -1 : 1), 0), ids.length - 1)
      return order({ caller, body: { ids: ids.toSpliced(at, 1).toSpliced(to, 0, query.ruleId) } })
    },
    deleteCaseFileOwnerRule: ({ query, caller }) => remove({ caller, query: { id: query.ruleId } }),
  }
}
