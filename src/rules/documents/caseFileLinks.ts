/** What a case file can be linked to beside its documents: how that is called, and whether its links may be changed. */
import { documentStatusLabels } from '../../contract/enumerations.ts'
import type { LinkKind } from '../../contract/shapes/caseFiles.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentPermissions, Permission } from './documentPermissions.ts'
import { isFinal } from './documentStatus.ts'
import { refusedForRight, type WhoCan } from './whoCan.ts'

/** `one` as in „с проверка П-12/2026“, `many` over a list of them. */
export const linkKindWords: Readonly<Record<LinkKind, { label: string; one: string; many: string }>> = {
  inspection: { label: 'Проверка', one: 'проверка', many: 'Проверки' },
  groupedInspection: { label: 'Групова проверка', one: 'групова проверка', many: 'Групови проверки' },
  measuringDevice: { label: 'Одобрен тип СИ', one: 'одобрен тип СИ', many: 'Одобрени типове СИ' },
  foreignDevice: { label: 'Регистриран тип СИ', one: 'регистриран тип СИ', many: 'Регистрирани типове СИ' },
}

/** „проверка П-12/2026“; a draft, which has no number yet, by its name. */
export const linkedName = (kind: LinkKind, number: string, title: string): string =>
  `${linkKindWords[kind].one} ${number || `„${title}“`}`

/** Who edits its first document, or gives the work on it, may link. */
export const linkRights: readonly Permission[] = ['edit', 'assign', 'resolve']

/**
 * Whether a case file may be linked to an object or unlinked from one (document 2, section 4): not when work on its
 * first document, whose facts and permissions these are, is over. The screen disables and the backend refuses with it.
 */
export const mayChangeLinks = (
  facts: Pick<DocumentFacts, 'status'>,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
): Verdict => {
  if (isFinal(facts.status))
    return refused(
      'Преписката е приключена.',
      `Първият ѝ документ е в статус „${documentStatusLabels[facts.status]}“ и връзките ѝ не се променят. Който има право „Сторниране“, може да върне приключен документ.`,
    )
  return linkRights.some((right) => permissions[right]) ? allowed : refusedForRight([...linkRights], whoCan)
}
