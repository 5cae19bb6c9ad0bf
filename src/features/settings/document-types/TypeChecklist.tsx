import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { configuration } from '../../../contract/configuration.ts'
import { to } from '../../../routes/to.ts'
import { type DocumentTypeSetting, documentTypeChecklist } from '../../../rules/documents/documentTypeChecklist.ts'
import type { DocumentType } from '../../../rules/documents/documentTypeRules.ts'
import { quotedName } from '../../../rules/structure/structure.ts'
import { Checklist, ChecklistDialog } from '../../../screen-kit/checklist/ChecklistDialog.tsx'
import { nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { termsOfTypes } from './termsOfTypes.ts'

const classificationsAtom = queryAtomFamily((documentTypeId: number) =>
  queryOf(configuration.getAllDocumentTypeClassifications, { body: { documentTypeId } }, { quiet: true }),
)

const useLines = (type: DocumentType) => {
  const terms = useAtomValue(termsOfTypes.optionsAtom)
  const filed = useAtomValue(classificationsAtom(type.id)).data?.find(
    ({ documentType }) => documentType?.id === type.id,
  )
  return documentTypeChecklist(type, {
    term: terms.kind === 'ready' ? (nameIn(terms, type.id) ?? '') : null,
    classifications: filed ? filed.classificationIds.length : null,
  })
}

type WithId = Pick<DocumentType, 'id'>
/** The pages on which the settings of a type are made, restricted to the type. */
export const settingsOfType: Record<DocumentTypeSetting, { label: string; href: (type: WithId) => string }> = {
  index: { label: 'Индекси', href: ({ id }) => to.settings.indexToDocuments({ documentTypeId: id }) },
  term: { label: 'Правила за срокове', href: ({ id }) => to.settings.rulesForDeadlines({ documentTypeId: id }) },
  classification: {
    label: 'Класификации',
    href: ({ id }) => to.settings.documentClassificationTypes({ documentTypeId: id }),
  },
  rights: { label: 'Шаблони за права', href: ({ id }) => to.settings.permissionTemplates({ documentTypeId: id }) },
}

const actionOf = (type: WithId) => (key: DocumentTypeSetting) => (
  <Link href={settingsOfType[key].href(type)}>{settingsOfType[key].label}</Link>
)

export const TypeChecklist = ({ type }: { type: DocumentType }) => (
  <Checklist lines={useLines(type)} actionOf={actionOf(type)} />
)

export const TypeChecklistDialog = ({ record, onClose }: { record: DocumentType; onClose: () => void }) => (
  <ChecklistDialog
    title={`Настройки на ${quotedName(record.name)}`}
    lines={useLines(record)}
    actionOf={actionOf(record)}
    onClose={onClose}
  />
)
