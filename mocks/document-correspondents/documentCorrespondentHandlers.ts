import type * as v from 'valibot'
import type { documents } from '../../src/contract/documents.ts'
import type { CorrespondentFilter } from '../../src/contract/shapes/correspondents.ts'
import { mayChangeCorrespondent } from '../../src/rules/correspondents/maskedNumbers.ts'
import { bareIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import { matcherOf } from '../../src/rules/words/foldText.ts'
import { ranked } from '../../src/rules/words/rankMatches.ts'
import { saveCorrespondent } from '../correspondents/correspondentCommands.ts'
import { correspondentNameOf, identifierOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { correspondentSearchText } from '../documents/listFilter.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import { assert, found } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { countKey, ordered, type SortKeys, wordKey } from '../records/sortRows.ts'
import { addCorrespondent, removeCorrespondent } from './documentCorrespondentCommands.ts'
import {
  correspondentRowView,
  correspondentView,
  documentCorrespondentView,
  dropdownItemView,
  linkParts,
} from './documentCorrespondentViews.ts'
import { foundByNumber, needsNumbers } from './personalNumbers.ts'

type Answered =
  | 'getDocumentCorrespondents'
  | 'searchDocumentCorrespondents'
  | 'getCorrespondentById'
  | 'notePersonalNumberShown'
  | 'searchDocumentCorrespondentsDropdown'
  | 'createDocumentCorrespondent'
  | 'createCorrespondent'
  | 'editDocumentCorrespondent'
  | 'deleteDocumentCorrespondent'

type Filter = v.InferOutput<typeof CorrespondentFilter>

const fitsText = (db: MockDatabase, caller: Caller, typed: string) => {
  const isFound = foundByNumber(db, caller)
  const number = bareIdentifier(typed)
  const hasWords = matcherOf(typed)
  return (row: CorrespondentRow): boolean =>
    hasWords(correspondentSearchText(db, row)) ||
    (row.isLegalEntity ? number !== '' && identifierOf(row) === number : isFound(row, identifierOf(row), number))
}

const inPlace = (db: MockDatabase, row: CorrespondentRow, filter: Filter): boolean => {
  const { districtId, municipalityId, settlementId, addressTypeId } = filter
  if (!districtId && !municipalityId && !settlementId && !addressTypeId) return true
  return db.correspondentAddresses
    .by('correspondentId', row.id)
    .some(
      (address) =>
        (!addressTypeId || address.addressTypeId === addressTypeId) &&
        (!districtId || address.districtId === districtId) &&
        (!municipalityId || address.municipalityId === municipalityId) &&
        (!settlementId || address.settlementId === settlementId),
    )
}

/** True if the typed text is a contact of the correspondent; e-mail addresses are compared without case. */
const hasContact = (db: MockDatabase, row: CorrespondentRow, typed: string): boolean => {
  const sought = typed.trim().toLowerCase()
  return db.correspondentContacts
    .by('correspondentId', row.id)
    .some(({ contactContent }) => contactContent.trim().toLowerCase() === sought)
}

const fits = (db: MockDatabase, caller: Caller, filter: Filter) => {
  const [isText, isFound] = [fitsText(db, caller, filter.fullName ?? ''), foundByNumber(db, caller)]
  const isNumber = (row: CorrespondentRow, own: string | null, typed = '') => typed === '' || isFound(row, own, typed)
  return (row: CorrespondentRow): boolean =>
    isText(row) &&
    (row.entityIdentifier ?? '').includes(bareIdentifier(filter.entityIdentifier ?? '')) &&
    isNumber(row, row.unifiedCitizenshipNumber, filter.unifiedCitizenshipNumber) &&
    isNumber(row, row.foreignerPersonalIdentifier, filter.foreignerPersonalIdentifier) &&
    (filter.isLegalEntity ?? row.isLegalEntity) === row.isLegalEntity &&
    (filter.correspondentGroupId ?? row.correspondentGroupId) === row.correspondentGroupId &&
    (!filter.contact?.trim() || hasContact(db, row, filter.contact)) &&
    (!filter.contactTypeId ||
      db.correspondentContacts
        .by('correspondentId', row.id)
        .some(({ contactTypeId }) => contactTypeId === filter.contactTypeId)) &&
    (!filter.onlyActive || row.isActive) &&
    inPlace(db, row, filter)
}

const sortKeys = (db: MockDatabase): SortKeys<CorrespondentRow> => {
  const shown = (row: CorrespondentRow) => correspondentRowView(db, row)
  return {
    fullName: (row) => wordKey(correspondentNameOf(row)),
    groupName: (row) => wordKey(shown(row).groupName),
    settlementName: (row) => wordKey(shown(row).settlementName),
    phone: (row) => shown(row).phone,
    email: (row) => wordKey(shown(row).email),
    documentsCount: (row) => countKey(shown(row).documentsCount),
    isActive: (row) => (row.isActive ? '0' : '1'),
  }
}

export const documentCorrespondentHandlers = (db: MockDatabase): Pick<Handlers<typeof documents>, Answered> => ({
  getDocumentCorrespondents: ({ caller, query }) => {
    const document = readableDocument(db, caller, query.docGuid)
    return document.correspondentIds.flatMap((id) => {
      const row = db.correspondents.get(id)
      return row ? [documentCorrespondentView(db, caller, document, row)] : []
    })
  },
  searchDocumentCorrespondents: ({ caller, query, body }) => {
    const fitting = db.correspondents
      .all()
      .filter(fits(db, caller, body))
      .toSorted((a, b) => b.id - a.id)
    const rows = ordered(fitting, body.sortColumns?.[0], sortKeys(db))
    return {
      items: rows.slice(query.skip, query.skip + query.take).map((row) => correspondentRowView(db, row)),
      totalCount: rows.length,
    }
  },
  getCorrespondentById: ({ caller, query }) =>
    correspondentView(db, caller, found(db.correspondents.get(query.id), 'Кореспондентът')),
  notePersonalNumberShown: ({ caller, body }) => {
    const row = found(db.correspondents.get(body.correspondentId), 'Кореспондентът')
    // A caller who may see only the masked number must not learn the number from this response.
    if (!needsNumbers(db, caller, row)) return null
    logAction(db, caller, {
      action: 'Показване на личен номер',
      objectKind: 'Кореспондент',
      objectId: String(row.id),
      description: correspondentNameOf(row),
      attribute: body.whose.trim(),
    })
    return null
  },
  searchDocumentCorrespondentsDropdown: ({ caller, query }) => {
    const isText = fitsText(db, caller, query.search)
    const fitting = db.correspondents.all().filter((row) => row.isActive && isText(row))
    const matching = ranked(fitting, query.search, correspondentNameOf)
    const from = Math.max(0, query.page - 1) * query.size
    return { items: matching.slice(from, from + query.size).map((row) => dropdownItemView(db, row)) }
  },
  createDocumentCorrespondent: ({ caller, query, body }) => {
    const document = readableDocument(db, caller, query.docGuid)
    const row = db.inOneStep(() => addCorrespondent(db, caller, document, body))
    return documentCorrespondentView(db, caller, readableDocument(db, caller, query.docGuid), row)
  },
  createCorrespondent: ({ caller, body }) => {
    const row = db.inOneStep(() => saveCorrespondent(db, caller, { ...body, id: 0 }))
    return withMessage(correspondentView(db, caller, row), 'Кореспондентът е записан.')
  },
  editDocumentCorrespondent: ({ caller, body }) => {
    const known = found(db.correspondents.get(body.id), 'Кореспондентът')
    assert(mayChangeCorrespondent(correspondentView(db, caller, known)))
    const row = db.inOneStep(() => saveCorrespondent(db, caller, body))
    return withMessage(correspondentView(db, caller, row), 'Кореспондентът е записан.')
  },
  deleteDocumentCorrespondent: ({ caller, query }) => {
    const { documentId, correspondentId } = linkParts(query.correspondentId)
    const known = db.documents.by('id', documentId)[0]
    const document = readableDocument(db, caller, found(known, 'Документът').guid)
    db.inOneStep(() => removeCorrespondent(db, caller, document, correspondentId))
    return withMessage(null, 'Кореспондентът е премахнат от документа.')
  },
})
