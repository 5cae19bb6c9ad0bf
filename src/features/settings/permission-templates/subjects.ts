import { atom, useAtomValue } from 'jotai'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Subject, SubjectKind } from '../../../rules/documents/permissionTemplateRules.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments, people, presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { positions } from '../choices/settingsLookups.ts'

export type SubjectOption = { id: string; name: string; kind: SubjectKind; subjectId: number | null }

const roleNames = { author: 'Автор на документа', addressee: 'Адресат на документа' }
const byRole: readonly SubjectOption[] = [
  { id: 'author', name: roleNames.author, kind: 'author', subjectId: null },
  { id: 'addressee', name: roleNames.addressee, kind: 'addressee', subjectId: null },
]
const lists = [
  { kind: 'department', word: 'звено', from: departments },
  { kind: 'position', word: 'длъжност', from: positions },
  { kind: 'person', word: 'служител', from: presentPeople },
] as const

type Subjects = {
  options: readonly SubjectOption[] | undefined
  failedAt: Endpoint | undefined
}

export const subjectsAtom = atom((get): Subjects => {
  const known = lists.map(({ kind, word, from }) => ({ kind, word, from, lookup: get(from.optionsAtom) }))
  const failedAt = known.find(({ lookup }) => lookup.kind === 'failed')?.from.endpoint
  if (known.some(({ lookup }) => lookup.kind !== 'ready')) return { options: undefined, failedAt }
  const named = known.flatMap(({ kind, word, lookup }) =>
    lookup.kind === 'ready'
      ? lookup.items.map(({ id, name }) => ({ id: `${kind}-${id}`, name: `${name} (${word})`, kind, subjectId: id }))
      : [],
  )
  return { options: [...byRole, ...named], failedAt }
})

/**
 * Returns a function that returns the name of a person, position or department in a template, also for a former
 * employee.
 */
export const useSubjectName = (): ((subject: Subject) => string) => {
  const named = {
    department: useAtomValue(departments.optionsAtom),
    position: useAtomValue(positions.optionsAtom),
    person: useAtomValue(people.optionsAtom),
  }
  return ({ subjectKind, subjectId }) => {
    if (subjectKind === null) return 'Неизвестен получател'
    if (subjectKind === 'author' || subjectKind === 'addressee') return roleNames[subjectKind]
    return labelFrom(named[subjectKind], subjectId)
  }
}
