import type { Document } from '../../../../contract/shapes/documents.ts'
import type { Refusal } from '../../../../rules/ruleResult.ts'
import type { Fault } from '../../../../transport/fault.ts'
import type { DocumentField, DocumentValues } from '../values/documentValues.ts'
import { documentFields, isShown, labelOf } from '../values/shownFields.ts'

export type LostReason = { title: string; because: string }

/** Returns why the document can no longer be saved; null if it still can. */
export const lostBecause = (fault: Pick<Fault, 'status'> | null, refusal: Refusal | undefined): LostReason | null => {
  if (fault?.status === 404)
    return { title: 'Документът вече не съществува', because: 'Изтрит е, докато го редактирахте.' }
  if (fault?.status === 403)
    return { title: 'Вече нямате достъп до документа', because: 'Достъпът Ви е променен, докато го редактирахте.' }
  return refusal ? { title: 'Документът вече не може да се редактира', because: refusal.because } : null
}

export const formAsText = (
  values: DocumentValues,
  scope: Document['scope'],
  shown: (field: DocumentField, values: DocumentValues) => string,
): string =>
  documentFields
    .filter((field) => isShown(field, values.documentDirectionId, scope))
    .map((field) => [labelOf(field), shown(field, values)] as const)
    .filter(([, text]) => text !== '' && text !== '–' && text !== 'Не')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
