import type { Document, DocumentBody } from '../../src/contract/shapes/documents.ts'
import {
  documentAction,
  type LockedField,
  lockedAfterRegistration,
  lockedBecause,
} from '../../src/rules/documents/documentActions.ts'
import type { Caller } from '../engine/caller.ts'
import { takeFault } from '../engine/faults.ts'
import { insist, insistFields, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { insistOnDraft, rowValuesOf } from './createDocument.ts'
import { factsOfRow } from './documentFacts.ts'
import { documentView, readableParent } from './documentView.ts'
import { change, remember } from './history.ts'
import { insistOnNamed } from './namedObjects.ts'
import { documentPermissionsOf, whoCan } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

export const staleMessage = 'Документът е променен от друг потребител. Заредете го отново.'

/** Fields of the form whose change is worth a line of history: name, label, how the document shows it. */
const recordedFields: { label: string; shown: (document: Document) => string }[] = [
  { label: 'Вид документ', shown: ({ documentType }) => documentType.name },
  { label: 'Относно', shown: ({ subjectDescription }) => subjectDescription },
  { label: 'Външен №', shown: ({ externalRefNumber }) => externalRefNumber },
  { label: 'Дата на външния №', shown: ({ externalRefDate }) => externalRefDate ?? '' },
  { label: 'Получено чрез', shown: ({ receivedVia }) => receivedVia?.name ?? '' },
  { label: 'Адресирано до звено', shown: ({ addressedToDepartment }) => addressedToDepartment?.departmentName ?? '' },
  { label: 'Адресирано до служител', shown: ({ addressedToPerson }) => addressedToPerson?.fullName ?? '' },
  { label: 'Подписал', shown: ({ signedBy }) => signedBy?.fullName ?? '' },
  { label: 'Преписка', shown: ({ caseFile }) => caseFile?.number ?? '' },
  { label: 'Класификация', shown: ({ classifications }) => classifications.map(({ name }) => name).join('; ') },
  { label: 'Срок', shown: ({ deadline }) => deadline?.endDate ?? '' },
  { label: 'Приоритет', shown: ({ priority }) => priority?.name ?? '' },
  { label: 'Брой листа', shown: ({ sheetsCount }) => String(sheetsCount ?? '') },
  { label: 'Бележка', shown: ({ note }) => note },
]

/** The columns behind the fields that a registered document keeps. */
const LOCKED: Record<LockedField, keyof ReturnType<typeof rowValuesOf> & keyof DocumentRow> = {
  documentDirectionId: 'directionId',
  documentTypeId: 'typeId',
  numberIndexId: 'numberIndexId',
  isAnonymous: 'isAnonymous',
  caseFileGuid: 'caseFileGuid',
}

/** Refuses a change of what registration has fixed: the same fields the form shows as locked. */
const insistOnLocked = (world: World, row: DocumentRow, values: ReturnType<typeof rowValuesOf>): void => {
  const facts = factsOfRow(world, row)
  const changed = lockedAfterRegistration.filter((field) => values[LOCKED[field]] !== row[LOCKED[field]])
  insistFields(Object.fromEntries(changed.map((field) => [field, lockedBecause(field, facts)])))
}

/** Changes a document; refused when the caller may not, or when the copy that was edited is no longer the newest. */
export const editDocument = (world: World, caller: Caller, row: DocumentRow, body: DocumentBody): DocumentRow => {
  const permissions = documentPermissionsOf(world, caller, row)
  insist(documentAction('edit', factsOfRow(world, row), permissions, whoCan(world, row)))
  const isStale = takeFault('stale')?.name === 'stale' || body.changedGuid !== row.changedGuid
  if (isStale) movedMeanwhile(staleMessage)
  insistOnDraft(world, { ...body, scope: row.scope })
  insistOnNamed(world, caller, body, row)
  const before = documentView(world, caller, row)
  // What the caller may not see the form could not send back: it stays.
  const parentGuid = readableParent(world, caller, row)
    ? body.parentDocumentGuid
    : (body.parentDocumentGuid ?? row.parentGuid)
  const values = { ...rowValuesOf(body), parentGuid }
  insistOnLocked(world, row, values)
  const changed = change(world, row, values)
  const after = documentView(world, caller, changed)
  for (const { label, shown } of recordedFields) {
    const [oldValue, newValue] = [shown(before), shown(after)]
    if (oldValue !== newValue)
      remember(world, caller, row.guid, { action: 'Редактиране', attribute: label, oldValue, newValue })
  }
  return changed
}
