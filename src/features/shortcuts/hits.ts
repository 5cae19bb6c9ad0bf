import type * as v from 'valibot'
import { Scope } from '../../contract/enumerations.ts'
import type { SearchHit } from '../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'

export type Hit = v.InferOutput<typeof SearchHit>

const headings: Record<Hit['kind'], string> = {
  document: 'Документи',
  caseFile: 'Преписки',
  correspondent: 'Документи на кореспондент',
  person: 'Документи, създадени от',
  task: 'Задачи',
}
/** The heading that a line of the search stands under. */
export const groupOf = ({ kind }: Hit): string => headings[kind]

/** Where a line of the search leads: to the record, or to the documents of a correspondent or a person in all departments. */
export const hitAddress = ({ kind, key, scope }: Hit, home: DocumentModule): string => {
  const module = scope === null ? home : scope === Scope.AU ? 'administrative-services' : 'documents-flow'
  const at = documentModule(module)
  switch (kind) {
    case 'document':
    case 'caseFile':
      return at.document(key)
    case 'task':
      return at.task(key)
    case 'correspondent':
      return at.documents({ departmentId: 'any', correspondentID: Number(key) })
    case 'person':
      return at.documents({ departmentId: 'any', createdByPersonId: Number(key) })
  }
}
