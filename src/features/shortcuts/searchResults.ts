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
export const groupOf = ({ kind }: Hit): string => headings[kind]

const moduleOfScope = (scope: Hit['scope'], home: DocumentModule): DocumentModule =>
  scope === null ? home : scope === Scope.AU ? 'administrative-services' : 'documents-flow'

/**
 * Returns the module whose list shows the found documents: `home` if it has any of them, else the module of the first.
 */
export const moduleOfHits = (hits: readonly Hit[], home: DocumentModule): DocumentModule => {
  const modules = hits.filter(({ kind }) => kind === 'document').map(({ scope }) => moduleOfScope(scope, home))
  return modules.includes(home) ? home : (modules[0] ?? home)
}

/**
 * Returns the URL that a search result opens: the record, or the documents of a correspondent or a person in all
 * departments.
 */
export const hitAddress = ({ kind, key, scope }: Hit, home: DocumentModule): string => {
  const module = moduleOfScope(scope, home)
  const at = documentModule(module)
  switch (kind) {
    case 'document':
      return at.document(key)
    case 'caseFile':
      return at.caseFile(key)
    case 'task':
      return at.task(key)
    case 'correspondent':
      return at.documents({ departmentId: 'any', correspondentID: Number(key) })
    case 'person':
      return at.documents({ departmentId: 'any', createdByPersonId: Number(key) })
  }
}
