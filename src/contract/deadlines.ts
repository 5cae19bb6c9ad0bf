import * as v from 'valibot'
import { administrator, documentWork } from './callers.ts'
import { crud } from './crud.ts'
import { area } from './endpoint.ts'
import { CivilDate, Id, Option, orBare, orTrue, orUnknown, proposed, textUpTo } from './shapes/base.ts'
import { DirectionId } from './shapes/codes.ts'

export const DeadlineRule = proposed(
  v.object({
    id: Id,
    documentType: v.nullable(Option),
    documentDirectionId: v.nullable(DirectionId),
    classificationId: v.nullable(Id),
    targetTypeId: orUnknown(Id),
    startEvent: proposed(v.picklist(['registration', 'receipt', 'resolution', 'payment']), 'registration'),
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

/** The rules that set the terms of documents (document 2, section 7). */
export const deadlineRules = crud({ ...of, roles: { read: administrator, write: administrator } }, DeadlineRule, {
  list: 'GetDocumentDeadlineRules',
  byId: 'GetDocumentDeadlineRuleById',
  create: 'CreateDocumentDeadlineRule',
  edit: 'UpdateDocumentDeadlineRule',
  remove: 'DeleteDocumentDeadlineRule',
  usedBy: 'GetDocumentDeadlineRuleUses',
})

/** Ends of terms. */
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
      /** The specification does not show it: the day itself is read too. */
      reply: orBare(proposed(v.object({ endDate: CivilDate, rawEndDate: orUnknown(CivilDate) })), 'endDate'),
    },
  },
)
