import { deadlineRules } from '../../../contract/deadlines.ts'
import { DOCUMENT_TARGET, termOf } from '../../../rules/deadlines/deadlineRules.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'

export const termsOfTypes = lookupOptions(deadlineRules.list, {}, (all) =>
  all.flatMap((rule) =>
    rule.isActive && rule.documentType && rule.targetTypeId === DOCUMENT_TARGET
      ? [{ id: rule.documentType.id, name: termOf(rule) }]
      : [],
  ),
)
