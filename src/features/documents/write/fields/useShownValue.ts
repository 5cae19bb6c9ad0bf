import { atom, useAtomValue } from 'jotai'
import { directionLabels } from '../../../../contract/enumerations.ts'
import type { Option } from '../../../../contract/shapes/base.ts'
import type { Document } from '../../../../contract/shapes/documents.ts'
import { formatDate, formatDateKnownTime } from '../../../../dates/civilDate.ts'
import { chosenIn, labelFrom } from '../../../../screen-kit/lookup/lookupOptions.ts'
import type { Lookup } from '../../../../state/lookup.ts'
import * as lookups from '../../../document-lookups/public.ts'
import type { DocumentField, DocumentValues } from '../values/documentValues.ts'
import type { KnownNames } from './PeopleFields.tsx'

export const knownNames = (document: Document): KnownNames => {
  const person = (one: { id: number; fullName: string } | null) => one && { id: one.id, name: one.fullName }
  const { addressedToDepartment: to, numberIndex } = document
  return {
    receivedViaId: document.receivedVia,
    sentViaId: document.sentVia,
    addressedToDepartmentId: to && { id: to.id, name: to.departmentName },
    addressedToPersonId: person(document.addressedToPerson),
    preparedByPersonId: person(document.preparedBy),
    signedByPersonId: person(document.signedBy),
    numberIndexId: numberIndex && { id: numberIndex.id, name: numberIndex.numberPrefix },
    priorityId: document.priority,
  }
}

type NamedField = Exclude<
  { [K in DocumentField]: DocumentValues[K] extends number | null ? K : never }[DocumentField],
  'documentDirectionId'
>

const dash = '–'
const noIndexesAtom = atom<Lookup<readonly Option[]>>({ kind: 'ready', items: [] })

/**
 * Returns a function that formats the value of a field as text. `typeId`: the document type, on which the offered
 * number indexes depend.
 */
export const useShownValue = (scope: 1 | 2, known: readonly KnownNames[], typeId: number | null) => {
  const types = useAtomValue(lookups.documentTypesAtom[scope])
  const received = useAtomValue(lookups.receivedVias.optionsAtom)
  const sent = useAtomValue(lookups.sentVias.optionsAtom)
  const departments = useAtomValue(lookups.departments.optionsAtom)
  const people = useAtomValue(lookups.people.optionsAtom)
  const priorities = useAtomValue(lookups.priorities.optionsAtom)
  const classifications = useAtomValue(lookups.classifications.optionsAtom)
  const indexes = useAtomValue(typeId === null ? noIndexesAtom : lookups.indexesOf(typeId).optionsAtom)
  const lists: Record<NamedField, Lookup<readonly Option[]>> = {
    documentTypeId: types,
    receivedViaId: received,
    sentViaId: sent,
    addressedToDepartmentId: departments,
    addressedToPersonId: people,
    preparedByPersonId: people,
    signedByPersonId: people,
    priorityId: priorities,
    numberIndexId: indexes,
  }
  const named = (field: NamedField, id: number): string => {
    const own = known.map((names) => names[field]).find((one) => one?.id === id)
    return chosenIn(lists[field], id, own)?.name ?? dash
  }
  const isNamed = (field: DocumentField): field is NamedField => field in lists
  return (field: DocumentField, values: DocumentValues): string => {
    if (field === 'documentDirectionId') return directionLabels[values[field]]
    if (field === 'caseFile') return values.caseFile?.number ?? dash
    if (field === 'answered') return values.answered.map(({ number }) => number).join('; ') || dash
    if (field === 'correspondents') return values.correspondents.map(({ name }) => name).join(', ') || dash
    if (field === 'classificationIds')
      return values.classificationIds.map((id) => labelFrom(classifications, id, 'f')).join('; ') || dash
    if (isNamed(field)) {
      const id = values[field]
      return id === null ? dash : named(field, id)
    }
    const value = values[field]
    if (typeof value === 'boolean') return value ? 'Да' : 'Не'
    if (field === 'dateReceived') return formatDateKnownTime(value) || dash
    if (field === 'externalRefDate' || field === 'deadlineDate' || field === 'signedOnPaper')
      return formatDate(value) || dash
    return value || dash
  }
}
