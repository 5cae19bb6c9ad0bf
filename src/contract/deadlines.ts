import * as v from 'valibot'
import { administrator, documentWork } from './callers.ts'
import { crud } from './crud.ts'
import { area } from './endpoint.ts'
import { CivilDate, Guid, Id, Option, oneOf, orBare, orTrue, orUnknown, proposed, textUpTo } from './shapes/base.ts'
import { DirectionId, ScopeId } from './shapes/codes.ts'

export const DeadlineRule = proposed(
  v.object({
    id: Id,
    documentType: v.nullable(Option),
    documentDirectionId: v.nullable(DirectionId),
    classificationId: v.nullable(Id),
    targetTypeId: orUnknown(Id),
    startEvent: oneOf(['registration', 'receipt', 'resolution', 'payment'], 'registration'),
    quantity: orUnknown(Id),
    deadlineUnitOfMeasureId: orUnknown(Id),
    remindWorkingDaysBefore: v.nullable(Id),
    legalBasis: textUpTo(200),
    validFrom: v.nullable(CivilDate),
    validTo: v.nullable(CivilDate),
    isActive: orTrue,
  }),
)

const of = { backend: 'shreder', controller: 'DeadlineRules', what: 'deadline rules' } as const

/** The rules that set the terms of documents (specification 2, section 7). */
export const deadlineRules = crud({ ...of, roles: { read: administrator, write: administrator } }, DeadlineRule, {
  list: 'GetDocumentDeadlineRules',
  byId: 'GetDocumentDeadlineRuleById',
  create: 'CreateDocumentDeadlineRule',
  edit: 'UpdateDocumentDeadlineRule',
  remove: 'DeleteDocumentDeadlineRule',
  usedBy: 'GetDocumentDeadlineRuleUses',
})

export const deadlines = area(
  { backend: 'shreder' },
  {
    calcEndDateOfDeadline: {
      summary: 'The last day of a term',
      method: 'GET',
      kind: 'read',
      path: '/api/DeadlineRules/CalcEndDateOfDeadline',
      roles: documentWork,
      query: v.object({ startDate: CivilDate, quantity: Id, measure: Id }),
      /** The specification does not show the reply. So both an object and only its `endDate` are accepted. */
      reply: orBare(proposed(v.object({ endDate: CivilDate, rawEndDate: orUnknown(CivilDate) })), 'endDate'),
    },
    getOutdatedTerms: {
      summary: 'Terms of open documents that a rule changed since would give otherwise',
      method: 'GET',
      kind: 'read',
      path: '/api/DeadlineRules/GetOutdatedTerms',
      roles: administrator,
      reply: v.array(
        proposed(
          v.object({
            docGuid: Guid,
            documentNumber: v.string(),
            subjectDescription: v.string(),
            scope: orUnknown(ScopeId),
            ruleName: v.string(),
            endDate: CivilDate,
            newEndDate: CivilDate,
          }),
        ),
      ),
      proposed: true,
    },
    recalculateTerms: {
      summary: 'Give documents the terms that the changed rules say',
      method: 'POST',
      kind: 'action',
      path: '/api/DeadlineRules/RecalculateTerms',
      roles: administrator,
      body: v.object({ docGuids: v.array(Guid) }),
      reply: v.object({ changed: Id }),
      proposed: true,
    },
  },
)
