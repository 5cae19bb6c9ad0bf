import { documentStatusLabels } from '../../contract/enumerations.ts'
import type { LinkKind } from '../../contract/shapes/caseFiles.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentPermissions, Permission } from './documentPermissions.ts'
import { isFinal } from './documentStatus.ts'
import { refusedWhenUnknown } from './documentTransitions.ts'
import { refusedForRight, type WhoCan } from './whoCan.ts'

export const linkKindText: Readonly<Record<LinkKind, { label: string; one: string; many: string }>> = {
  inspection: { label: 'Проверка', one: 'проверка', many: 'Проверки' },
  groupedInspection: { label: 'Групова проверка', one: 'групова проверка', many: 'Групови проверки' },
  measuringDevice: { label: 'Одобрен тип СИ', one: 'одобрен тип СИ', many: 'Одобрени типове СИ' },
  foreignDevice: { label: 'Регистриран тип СИ', one: 'регистриран тип СИ', many: 'Регистрирани типове СИ' },
  caseFile: { label: 'Преписка', one: 'преписка', many: 'Преписки' },
}

/** Returns the name of a linked record, as in „проверка П-12/2026“. A draft without a number is shown by its title. */
export const linkedName = (kind: LinkKind, number: string, title: string): string =>
  `${linkKindText[kind].one} ${number || `„${title}“`}`

export const linkRights: readonly Permission[] = ['edit', 'assign', 'resolve']

/**
 * Refuses to change the links of a case file after its first document is finished (specification 2, section 4). `facts`
 * and `permissions` are those of the first document.
 */
export const mayChangeLinks = (
  facts: Pick<DocumentFacts, 'status' | 'isStatusKnown'>,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
): RuleResult => {
  if (!facts.isStatusKnown) return refusedWhenUnknown
  if (isFinal(facts.status))
    return refused(
      'Преписката е приключена.',
      `Първият ѝ документ е в статус „${documentStatusLabels[facts.status]}“ и връзките ѝ не се променят. Който има право „Сторниране“, може да върне приключен документ.`,
    )
  return linkRights.some((right) => permissions[right]) ? allowed : refusedForRight([...linkRights], whoCan)
}
