import { beforeEach, expect, test } from 'vitest'
import {
  type CorrespondentsFilter,
  correspondentsAddress,
  filterBodies,
  goesWith,
  isFilterOn,
  places,
  setFields,
} from '../../../src/features/correspondents/list/correspondentsFilter.ts'
import { correspondentsPage } from '../../../src/features/correspondents/list/correspondentsPage.ts'
import { keepPersonalNumbersOf } from '../../../src/features/correspondents/list/personalNumber.ts'
import { readListAddress, writeListAddress } from '../../../src/screen-kit/list/listAddress.ts'

const place = (filter: Partial<CorrespondentsFilter>) => ({ filter, page: 1, size: 10, sort: undefined })
const written = (filter: Partial<CorrespondentsFilter>) => writeListAddress(correspondentsAddress, place(filter))
const read = (search: string) => readListAddress(correspondentsAddress, search).filter

beforeEach(() => {
  keepPersonalNumbersOf('nobody')
  keepPersonalNumbersOf('mpetrova')
})

test('every field of the filter comes back from the address', () => {
  const filter: CorrespondentsFilter = {
    fullName: '„Мерител-99“ ЕООД',
    entityIdentifier: '123456786',
    personal: '7503141234',
    kind: 'legal',
    correspondentGroupId: 4,
    districtId: 16,
    municipalityId: 171,
    settlementId: 56784,
    onlyActive: true,
  }
  expect(read(written(filter))).toEqual(filter)
  expect(setFields(filter)).toHaveLength(9)
})

test('the number of a citizen never stands in the address, and the same number has the same address', () => {
  const address = written({ personal: '7503141234' })
  expect(address).not.toContain('7503')
  expect(written({ personal: '7503141234' })).toBe(address)
  expect(written({ personal: '7503141235' })).not.toBe(address)
})

test('the number of a citizen is forgotten when somebody else works in the tab, not when the same person goes on', () => {
  const address = written({ personal: '7503141234' })
  keepPersonalNumbersOf('mpetrova')
  expect(read(address)).toEqual({ personal: '7503141234' })
  keepPersonalNumbersOf('ivanov')
  expect(read(address)).toEqual({})
  keepPersonalNumbersOf('mpetrova')
  expect(read(address)).toEqual({})
})

test('what cannot be read from an address is ignored', () => {
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
])('%j is asked for as %j', (filter, bodies) => {
  expect(filterBodies(filter)).toEqual(bodies)
})

test('pages are asked for by rows, and a filter by two numbers has an answer of its own', () => {
  const [path, ask] = correspondentsPage({ ...place({}), page: 3, size: 25 }).queryKey
  expect(path).toContain('SearchDocumentCorrespondents')
  expect(ask).toMatchObject({ query: { skip: 50, take: 25 } })
  const keys = ['7503141234', '7503141235'].map((personal) => correspondentsPage(place({ personal })).queryKey)
  expect(keys[0]).not.toEqual(keys[1])
})

test('another district clears the municipality and the settlement, another municipality the settlement', () => {
  expect(places.district(3)).toEqual({ districtId: 3, municipalityId: undefined, settlementId: undefined })
  expect(places.municipality(7)).toEqual({ municipalityId: 7, settlementId: undefined })
  expect(goesWith('districtId')).toEqual(['districtId', 'municipalityId', 'settlementId'])
  expect(goesWith('municipalityId')).toEqual(['municipalityId', 'settlementId'])
  expect(goesWith('settlementId')).toEqual(['settlementId'])
  expect(goesWith('fullName')).toEqual(['fullName'])
})

test('a filter is on when anything is set', () => {
  expect(isFilterOn({})).toBe(false)
  expect(isFilterOn({ onlyActive: true })).toBe(true)
})
