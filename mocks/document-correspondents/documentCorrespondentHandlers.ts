import type * as v from 'valibot'
import type { documents } from '../../src/contract/documents.ts'
import type {
  CorrespondentColumn,
  CorrespondentFilter,
  CorrespondentFilterField,
} from '../../src/contract/shapes/correspondents.ts'
import { mayChangeCorrespondent } from '../../src/rules/correspondents/maskedNumbers.ts'
import { bareIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import { matcherOf } from '../../src/rules/words/foldText.ts'
import { rankMatches } from '../../src/rules/words/rankMatches.ts'
import { saveCorrespondent } from '../correspondents/correspondentCommands.ts'
import { correspondentNameOf, identifierOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { CORRESPONDENT, NUMBER_SHOWN } from '../correspondents/personalDataActions.ts'
import { correspondentSearchText } from '../documents/listFilter.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import { assert, assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { countKey, sortRows, wordKey } from '../records/sortRows.ts'
import { addCorrespondent, removeCorrespondent, setRole } from './documentCorrespondentCommands.ts'
import {
  correspondentRowView,
  correspondentView,
  documentCorrespondentView,
  dropdownItemView,
  linkParts,
} from './documentCorrespondentViews.ts'
import { keptDataOf, noteDataShown } from './keptData.ts'
import { doublesOf, doublesPage, mergeCorrespondents, usesOf } from './mergeCorrespondents.ts'
import { foundByNumber, needsNumbers } from './personalNumbers.ts'

type HandledCalls =
  | 'getDocumentCorrespondents'
  | 'searchDocumentCorrespondents'
  | 'getCorrespondentById'
  | 'notePersonalNumberShown'
  | 'getKeptPersonalData'
  | 'notePersonalDataShown'
  | 'searchDocumentCorrespondentsDropdown'
  | 'createDocumentCorrespondent'
  | 'setDocumentCorrespondentRole'
  | 'getCorrespondentDoubles'
  | 'getAllCorrespondentDoubles'
  | 'getCorrespondentUses'
  | 'mergeCorrespondents'
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

const hasAddress = (db: MockDatabase, filter: Filter): Test => {
  const { districtId, municipalityId, settlementId, addressTypeId } = filter
  return (row) =>
    db.correspondentAddresses
      .by('correspondentId', row.id)
      .some(
        (address) =>
          (!addressTypeId || address.addressTypeId === addressTypeId) &&
          (!districtId || address.districtId === districtId) &&
          (!municipalityId || address.municipalityId === municipalityId) &&
          (!settlementId || address.settlementId === settlementId),
      )
}

type Test = (row: CorrespondentRow) => boolean
type Made = { db: MockDatabase; caller: Caller; filter: Filter }
type Makers = { [K in CorrespondentFilterField]-?: (value: NonNullable<Filter[K]>, made: Made) => Test }

/**
 * Functions that create a test of a row, by field of the filter. The fields of an address (district, municipality,
 * settlement …) must all fit the same address.
 */
const makers: Makers = {
  fullName: (text, { db, caller }) => fitsText(db, caller, text),
  entityIdentifier: (typed) => (row) => (row.entityIdentifier ?? '').includes(bareIdentifier(typed)),
  unifiedCitizenshipNumber: (typed, { db, caller }) => {
    const isFound = foundByNumber(db, caller)
    return (row) => isFound(row, row.unifiedCitizenshipNumber, typed)
  },
  foreignerPersonalIdentifier: (typed, { db, caller }) => {
    const isFound = foundByNumber(db, caller)
    return (row) => isFound(row, row.foreignerPersonalIdentifier, typed)
  },
  isLegalEntity: (wanted) => (row) => row.isLegalEntity === wanted,
  correspondentGroupId: (id) => (row) => row.correspondentGroupId === id,
  contact: (typed, { db }) => {
    const sought = typed.trim().toLowerCase()
    // E-mail addresses are compared without case.
    return (row) =>
      sought === '' ||
      db.correspondentContacts
        .by('correspondentId', row.id)
        .some(({ contactContent }) => contactContent.trim().toLowerCase() === sought)
  },
  contactTypeId:
    (id, { db }) =>
    (row) =>
      db.correspondentContacts.by('correspondentId', row.id).some(({ contactTypeId }) => contactTypeId === id),
  onlyActive: (wanted) => (row) => !wanted || row.isActive,
  districtId: (_, { db, filter }) => hasAddress(db, filter),
  municipalityId: (_, { db, filter }) => hasAddress(db, filter),
  settlementId: (_, { db, filter }) => hasAddress(db, filter),
  addressTypeId: (_, { db, filter }) => hasAddress(db, filter),
}

const fits = (db: MockDatabase, caller: Caller, filter: Filter): Test => {
  const made = { db, caller, filter }
  const tests = (Object.keys(makers) as CorrespondentFilterField[]).flatMap((field) => {
    const value = filter[field]
    if (value === undefined || value === '' || value === 0) return []
    return (makers[field] as (value: unknown, made: Made) => Test)(value, made)
  })
  return (row) => tests.every((holds) => holds(row))
}

const sortKeys = (db: MockDatabase): Record<CorrespondentColumn, (row: CorrespondentRow) => string> => {
  const shown = (row: CorrespondentRow) => correspondentRowView(db, row)
  return {
    isLegalEntity: (row) => (row.isLegalEntity ? '0' : '1'),
    fullName: (row) => wordKey(correspondentNameOf(row)),
    uniqueNumber: (row) => shown(row).uniqueNumber,
    groupName: (row) => wordKey(shown(row).groupName),
    settlementName: (row) => wordKey(shown(row).settlementName),
    phone: (row) => shown(row).phone,
    email: (row) => wordKey(shown(row).email),
    documentsCount: (row) => countKey(shown(row).documentsCount),
    isActive: (row) => (row.isActive ? '0' : '1'),
  }
}

export const documentCorrespondentHandlers = (db: MockDatabase): Pick<Handlers<typeof documents>, HandledCalls> => ({
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
      .filter((row) => !row.mergedIntoId)
      .filter(fits(db, caller, body))
      .toSorted((a, b) => b.id - a.id)
    const rows = sortRows(fitting, body.sortColumns?.[0], sortKeys(db))
    return {
      items: rows.slice(query.skip, query.skip + query.take).map((row) => correspondentRowView(db, row, body.fullName)),
      totalCount: rows.length,
    }
  },
  getCorrespondentById: ({ caller, query }) =>
    correspondentView(db, caller, assertFound(db.correspondents.get(query.id), 'Кореспондентът')),
  notePersonalNumberShown: ({ caller, body }) => {
    const row = assertFound(db.correspondents.get(body.correspondentId), 'Кореспондентът')
    // A caller who may see only the masked number gets null, so that this response does not reveal the number.
    if (!needsNumbers(db, caller, row)) return null
    logAction(db, caller, {
      action: NUMBER_SHOWN,
      objectKind: CORRESPONDENT,
      objectId: String(row.id),
      description: correspondentNameOf(row),
      attribute: body.whose.trim(),
    })
    return null
  },
  getKeptPersonalData: ({ caller, query }) =>
    keptDataOf(db, caller, assertFound(db.correspondents.get(query.id), 'Кореспондентът')),
  notePersonalDataShown: ({ caller, body }) => {
    noteDataShown(db, caller, assertFound(db.correspondents.get(body.correspondentId), 'Кореспондентът'), body.shownAs)
    return null
  },
  searchDocumentCorrespondentsDropdown: ({ caller, query }) => {
    const isText = fitsText(db, caller, query.search)
    const fitting = db.correspondents.all().filter((row) => row.isActive && !row.mergedIntoId && isText(row))
    const matching = rankMatches(fitting, query.search, correspondentNameOf)
    const from = Math.max(0, query.page - 1) * query.size
    return { items: matching.slice(from, from + query.size).map((row) => dropdownItemView(db, row, query.search)) }
  },
  createDocumentCorrespondent: ({ caller, query, body }) => {
    const document = readableDocument(db, caller, query.docGuid)
    const row = db.inOneStep(() => addCorrespondent(db, caller, document, body, body.roleId ?? null))
    return documentCorrespondentView(db, caller, readableDocument(db, caller, query.docGuid), row)
  },
  setDocumentCorrespondentRole: ({ caller, query, body }) => {
    const document = readableDocument(db, caller, query.docGuid)
    const { correspondentId, roleId } = body
    db.inOneStep(() => setRole(db, caller, document, { id: correspondentId, roleId }))
    return withMessage(null, 'Ролята е записана.')
  },
  createCorrespondent: ({ caller, body }) => {
    const row = db.inOneStep(() => saveCorrespondent(db, caller, { ...body, id: 0 }))
    return withMessage(correspondentView(db, caller, row), 'Кореспондентът е записан.')
  },
  editDocumentCorrespondent: ({ caller, body }) => {
    const known = assertFound(db.correspondents.get(body.id), 'Кореспондентът')
    const hasEntered = known.createdByPersonId === caller.person.id
    assert(mayChangeCorrespondent(correspondentView(db, caller, known), { roles: caller.roles, hasEntered }))
    const row = db.inOneStep(() => saveCorrespondent(db, caller, body))
    return withMessage(correspondentView(db, caller, row), 'Кореспондентът е записан.')
  },
  getCorrespondentDoubles: ({ query }) => doublesOf(db, assertFound(db.correspondents.get(query.id), 'Кореспондентът')),
  getAllCorrespondentDoubles: ({ query }) => doublesPage(db, query),
  getCorrespondentUses: ({ query }) => usesOf(db, assertFound(db.correspondents.get(query.id), 'Кореспондентът')),
  mergeCorrespondents: ({ caller, query, body }) => {
    const kept = assertFound(db.correspondents.get(body.id), 'Кореспондентът')
    const gone = assertFound(db.correspondents.get(query.goneId), 'Кореспондентът')
    const row = db.inOneStep(() => mergeCorrespondents(db, caller, { kept, gone }, body))
    return withMessage(correspondentView(db, caller, row), 'Кореспондентите са обединени.')
  },
  deleteDocumentCorrespondent: ({ caller, query }) => {
    const { documentId, correspondentId } = linkParts(query.correspondentId)
    const known = db.documents.by('id', documentId)[0]
    const document = readableDocument(db, caller, assertFound(known, 'Документът').guid)
    db.inOneStep(() => removeCorrespondent(db, caller, document, correspondentId))
    return withMessage(null, 'Кореспондентът е премахнат от документа.')
  },
})
