import { beforeEach, expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { correspondentsColumns } from '../../../src/features/correspondents/list/correspondentsColumns.tsx'
import {
  type CorrespondentsFilter,
  correspondentsFilter,
  correspondentsPage,
  filterBodies,
} from '../../../src/features/correspondents/list/correspondentsFilter.ts'
import { addressOf, readListAddress, writeListAddress } from '../../../src/screen-kit/list/listAddress.ts'
import { changed } from '../../../src/screen-kit/list/listFilter.ts'
import { clearHiddenTextsOfOthers } from '../../../src/screen-kit/list/sensitiveFilterTokens.ts'

const about = correspondentsFilter
const address = addressOf(about, correspondentsColumns)
const place = (filter: Partial<CorrespondentsFilter>) => ({ filter, page: 1, size: 10, sort: undefined })
const written = (filter: Partial<CorrespondentsFilter>) => writeListAddress(address, place(filter), 'mpetrova')
const read = (search: string) => readListAddress(address, search, 'mpetrova').filter
const readBy = (userName: string, search: string) => readListAddress(address, search, userName).filter

beforeEach(() => clearHiddenTextsOfOthers('nobody'))

test('every field of the filter is restored from the address', () => {
  const filter: CorrespondentsFilter = {
    fullName: '„Мерител-99“ ЕООД',
    entityIdentifier: '123456786',
    personal: '7503141234',
    kind: 'legal',
    correspondentGroupId: 4,
    districtId: 16,
    municipalityId: 171,
    settlementId: 56784,
    addressTypeId: 5,
    contactTypeId: 2,
    onlyActive: true,
  }
  expect(read(written(filter))).toEqual(filter)
  expect(about.setFields(filter)).toHaveLength(11)
})

test('the number of a citizen is never in the address, and the same number gives the same address', () => {
  const address = written({ personal: '7503141234' })
  expect(address).not.toContain('7503')
  expect(written({ personal: '7503141234' })).toBe(address)
  expect(written({ personal: '7503141235' })).not.toBe(address)
})

test('the number of a citizen belongs to the user who typed it, and is cleared when another user logs in to the tab', () => {
  const search = written({ personal: '7503141234' })
  clearHiddenTextsOfOthers('mpetrova')
  expect(read(search)).toEqual({ personal: '7503141234' })
  expect(readBy('ivanov', search)).toEqual({})
  clearHiddenTextsOfOthers('ivanov')
  expect(read(search)).toEqual({})
})

test('the number of a citizen is no part of a saved view or a copied link', () => {
  expect(about.withoutSecrets({ personal: '7503141234', kind: 'person' })).toEqual({ kind: 'person' })
})

test('an unreadable address parameter sets no field', () => {
  expect(read('kind=robot&districtId=-1&onlyActive=0&personal=7503141234&unknown=1')).toEqual({})
})

test.each<[Partial<CorrespondentsFilter>, object[]]>([
  [{}, [{}]],
  [{ kind: 'legal' }, [{ isLegalEntity: true }]],
  [{ kind: 'person', onlyActive: true }, [{ isLegalEntity: false, onlyActive: true }]],
  [{ entityIdentifier: '123 456 786' }, [{ entityIdentifier: '123456786' }]],
  [
    { personal: '750314 1234', settlementId: 5 },
    [
      { settlementId: 5, unifiedCitizenshipNumber: '7503141234' },
      { settlementId: 5, foreignerPersonalIdentifier: '7503141234' },
    ],
  ],
])('the search text %j is requested as %j', (filter, bodies) => {
  expect(filterBodies(filter)).toEqual(bodies)
})

test('pages are requested by rows, and a filter by two numbers has a separate cached response', () => {
  const [path, request] = correspondentsPage({ ...place({}), page: 3, size: 25 }).queryKey
  expect(path).toContain(documents.searchDocumentCorrespondents.path)
  expect(request).toMatchObject({ query: { skip: 50, take: 25 } })
  const keys = ['7503141234', '7503141235'].map((personal) => correspondentsPage(place({ personal })).queryKey)
  expect(keys[0]).not.toEqual(keys[1])
})

test('another district clears municipality and settlement, another municipality clears the settlement', () => {
  expect(changed(about, 'districtId', 3)).toEqual({ districtId: 3, municipalityId: undefined, settlementId: undefined })
  expect(changed(about, 'municipalityId', 7)).toEqual({ municipalityId: 7, settlementId: undefined })
  expect(changed(about, 'fullName', 'а')).toEqual({ fullName: 'а' })
})

test('a filter is active when any field is set', () => {
  expect(about.isOn({})).toBe(false)
  expect(about.isOn({ onlyActive: true })).toBe(true)
})
