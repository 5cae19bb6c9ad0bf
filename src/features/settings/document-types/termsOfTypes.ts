import { deadlineRules } from '../../../contract/deadlines.ts'
import { DOCUMENT_TARGET, termOf } from '../../../rules/deadlines/deadlineRules.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'

/** The terms of documents by type id, as options: „7 работни дни“. */
export const termsOfTypes = lookupOptions(deadlineRules.list, {}, (all) =>
  all.flatMap((rule) =>
    rule.isActive && rule.documentType && rule.targetTypeId === DOCUMENT_TARGET
      ? [{ id: rule.documentType.id, name: termOf(rule) }]
      : [],
  ),
)
