import type * as v from 'valibot'
import type { documents } from '../../src/contract/documents.ts'
import type { CorrespondentFilter } from '../../src/contract/shapes/correspondents.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import { type Answers, withMessage } from '../engine/answer.ts'
import { countKey, ordered, type SortKeys, wordKey } from '../engine/ordered.ts'
import { found } from '../engine/refused.ts'
import { correspondentNameOf, identifierOf } from '../people/names.ts'
import type { World } from '../world.ts'
import { addCorrespondent, removeCorrespondent, saveCorrespondent } from './commands.ts'
import type { CorrespondentRow } from './rows.ts'
import {
  correspondentRowView,
  correspondentView,
  documentCorrespondentView,
  dropdownItemView,
  linkParts,
} from './views.ts'

type Answered =
  | 'getDocumentCorrespondents'
  | 'searchDocumentCorrespondents'
  | 'getCorrespondentById'
  | 'searchDocumentCorrespondentsDropdown'
  | 'createDocumentCorrespondent'
  | 'createCorrespondent'
  | 'editDocumentCorrespondent'
  | 'deleteDocumentCorrespondent'

type Filter = v.InferOutput<typeof CorrespondentFilter>

const searchTexts = new WeakMap<CorrespondentRow, string>()
const searchText = (row: CorrespondentRow): string => {
  const known = searchTexts.get(row) ?? foldText(`${correspondentNameOf(row)} ${identifierOf(row)}`)
  searchTexts.set(row, known)
  return known
}

const inPlace = (world: World, row: CorrespondentRow, filter: Filter): boolean => {
  const { districtId, municipalityId, settlementId } = filter
  if (!districtId && !municipalityId && !settlementId) return true
  return world.correspondentAddresses
    .by('correspondentId', row.id)
    .some(
      (address) =>
        (!districtId || address.districtId === districtId) &&
        (!municipalityId || address.municipalityId === municipalityId) &&
        (!settlementId || address.settlementId === settlementId),
    )
}

const fits = (world: World, filter: Filter) => {
  const name = foldText(filter.fullName ?? '')
  return (row: CorrespondentRow): boolean =>
    searchText(row).includes(name) &&
    (row.entityIdentifier ?? '').includes(filter.entityIdentifier ?? '') &&
    (row.unifiedCitizenshipNumber ?? '').includes(filter.unifiedCitizenshipNumber ?? '') &&
    (row.foreignerPersonalIdentifier ?? '').includes(filter.foreignerPersonalIdentifier ?? '') &&
    (filter.isLegalEntity ?? row.isLegalEntity) === row.isLegalEntity &&
    (filter.correspondentGroupId ?? row.correspondentGroupId) === row.correspondentGroupId &&
    (!filter.onlyActive || row.isActive) &&
    inPlace(world, row, filter)
}

/** What each column of the list sorts by; without a sort the newest come first. */
const sortKeys = (world: World): SortKeys<CorrespondentRow> => {
  const shown = (row: CorrespondentRow) => correspondentRowView(world, row)
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

/** Correspondents of documents, and the correspondents themselves (document 2, section 7). */
export const documentCorrespondentAnswers = (world: World): Pick<Answers<typeof documents>, Answered> => ({
  getDocumentCorrespondents: ({ caller, query }) => {
    const document = readableDocument(world, caller, query.docGuid)
    return document.correspondentIds.flatMap((id) => {
      const row = world.correspondents.get(id)
      return row ? [documentCorrespondentView(world, document, row)] : []
    })
  },
  searchDocumentCorrespondents: ({ query, body }) => {
    const fitting = world.correspondents
      .all()
      .filter(fits(world, body))
      .toSorted((a, b) => b.id - a.id)
    const rows = ordered(fitting, body.sortColumns?.[0], sortKeys(world))
    return {
      items: rows.slice(query.skip, query.skip + query.take).map((row) => correspondentRowView(world, row)),
      totalCount: rows.length,
    }
  },
  getCorrespondentById: ({ query }) =>
    correspondentView(world, found(world.correspondents.get(query.id), 'Кореспондентът')),
  searchDocumentCorrespondentsDropdown: ({ query }) => {
    const wanted = foldText(query.search)
    const matching = world.correspondents.all().filter((row) => row.isActive && searchText(row).includes(wanted))
    const from = Math.max(0, query.page - 1) * query.size
    return { items: matching.slice(from, from + query.size).map((row) => dropdownItemView(world, row)) }
  },
  createDocumentCorrespondent: ({ caller, query, body }) => {
    const document = readableDocument(world, caller, query.docGuid)
    const row = world.inOneStep(() => addCorrespondent(world, caller, document, body))
    return documentCorrespondentView(world, readableDocument(world, caller, query.docGuid), row)
  },
  createCorrespondent: ({ body }) => {
    const row = world.inOneStep(() => saveCorrespondent(world, { ...body, id: 0 }))
    return withMessage(correspondentView(world, row), 'Кореспондентът е записан.')
  },
  editDocumentCorrespondent: ({ body }) => {
    found(world.correspondents.get(body.id), 'Кореспондентът')
    const row = world.inOneStep(() => saveCorrespondent(world, body))
    return withMessage(correspondentView(world, row), 'Кореспондентът е записан.')
  },
  deleteDocumentCorrespondent: ({ caller, query }) => {
    const { documentId, correspondentId } = linkParts(query.correspondentId)
    const known = world.documents.by('id', documentId)[0]
    const document = readableDocument(world, caller, found(known, 'Документът').guid)
    world.inOneStep(() => removeCorrespondent(world, caller, document, correspondentId))
    return withMessage(null, 'Кореспондентът е премахнат от документа.')
  },
})
