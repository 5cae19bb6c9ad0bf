import type { ChecklistLine } from '../checklist.ts'
import { pluralise } from '../words/pluralise.ts'
import type { DocumentType } from './documentTypeRules.ts'

export type DocumentTypeSetting = 'index' | 'term' | 'classification' | 'rights'
/** What other settings say about the type: '' or 0 if nothing, null as long as they are not loaded. */
export type SettingsOfType = { term: string | null; classifications: number | null }
export const noSettingsOfType: SettingsOfType = { term: null, classifications: null }

type Line = ChecklistLine<DocumentTypeSetting>
type Found = Pick<Line, 'state' | 'detail'>

const classificationForms = ['класификация', 'класификации'] as const

const orGeneral = (detail: string | null, otherwise: string): Found => {
  if (detail === null) return { state: 'unknown', detail: '' }
  return detail === '' ? { state: 'general', detail: otherwise } : { state: 'done', detail }
}

const indexOf = ({ numberPrefix, isActive }: DocumentType): Found => {
  if (numberPrefix !== '') return { state: 'done', detail: numberPrefix }
  return isActive
    ? { state: 'missing', detail: 'Без индекс документите от този вид не получават номер.' }
    : { state: 'general', detail: 'Видът е неактивен.' }
}

/** What a type of documents has and what it lacks before its documents can be registered. */
export const documentTypeChecklist = (
  type: DocumentType,
  { term, classifications }: SettingsOfType = noSettingsOfType,
): Line[] => [
  { key: 'index', label: 'Индекс', ...indexOf(type) },
  { key: 'term', label: 'Срок', ...orGeneral(term, 'Няма правило; документите са без срок.') },
  {
    key: 'classification',
    label: 'Класификации',
    ...orGeneral(
      classifications === null ? null : classifications === 0 ? '' : pluralise(classifications, classificationForms),
      'Избират се при всеки документ.',
    ),
  },
  { key: 'rights', label: 'Права', ...orGeneral(type.permissionTemplate?.name ?? '', 'Важат общите шаблони.') },
]
