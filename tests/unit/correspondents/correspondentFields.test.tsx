import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { documents } from '../../../src/contract/documents.ts'
import type { RequestParams } from '../../../src/contract/endpoint.ts'
import {
  Correspondent,
  type CorrespondentColumn,
  type CorrespondentFilterField,
} from '../../../src/contract/shapes/correspondents.ts'
import { fieldsChangedByOthers, shownField } from '../../../src/features/correspondents/mergeCorrespondent.ts'
import { blankCorrespondent, correspondentToSend } from '../../../src/features/correspondents/newCorrespondent.ts'
import { CorrespondentView } from '../../../src/features/correspondents/page/CorrespondentView.tsx'
import { hasSameContent } from '../../../src/features/correspondents/savedCorrespondent.ts'
import type { CorrespondentFieldName } from '../../../src/rules/correspondents/correspondentFields.ts'
import { makeEgn, makeEik, makeLnch } from '../../../src/rules/identifiers/identifiers.ts'
import { readStoredAs } from '../../../src/screen-kit/storedForm.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'

// `useSearch` is replaced, because it reads the address of the browser, which a static rendering does not have.
vi.mock('../../../src/screen-kit/useSearch.ts', () => ({ useSearch: () => '' }))

const { db, as } = createTestBackend(40)
const clerk = await as('administrator')

const eik = makeEik(66_321)
const person = correspondentToSend({
  ...blankCorrespondent(),
  unifiedCitizenshipNumber: makeEgn('1980-05-06', 12),
  firstName: 'Щъркел',
  middleName: 'Петров',
  lastName: 'Гнездев',
})
const entity = correspondentToSend({
  ...blankCorrespondent(),
  isLegalEntity: true,
  entityIdentifier: eik,
  entityName: 'Щъркел ЕООД',
})

type Filter = RequestParams<typeof documents.searchDocumentCorrespondents>['body']
type Places = {
  of: Correspondent
  becomes: Partial<Correspondent>
  column: CorrespondentColumn | null
  filter: Pick<Filter, CorrespondentFilterField> | null
  /** True for a field that the record does not store, because it follows from another field. */
  isDerived?: true
}
const [egn, lnch, otherEik] = [makeEgn('1981-07-08', 13), makeLnch(77), makeEik(77_123)]
const [known] = db.correspondentAddresses.all().filter(({ settlementId }) => settlementId !== 0)
if (!known) throw new Error('The mock database has no address')
const place = (id: number) => ({ id, name: '' })
const address = {
  ...{ id: 0, addressType: place(1), foreignSettlement: '', streetAddress: 'ул. „Гнездо“ 1', country: place(1) },
  ...{ district: place(known.districtId), municipality: place(known.municipalityId) },
  settlement: place(known.settlementId),
}

/** An example for each field, and where the list shows and filters it. A new field does not compile before it has a row. */
const places: Record<CorrespondentFieldName, Places> = {
  isLegalEntity: {
    of: person,
    becomes: { isLegalEntity: true, entityName: 'Щъркел ООД', entityIdentifier: eik },
    column: 'isLegalEntity',
    filter: { isLegalEntity: true },
  },
  isForeign: {
    of: correspondentToSend({ ...person, hasNoIdentifier: true }),
    becomes: { isForeign: true },
    column: null,
    filter: null,
  },
  hasNoIdentifier: { of: person, becomes: { hasNoIdentifier: true }, column: null, filter: null, isDerived: true },
  entityIdentifier: {
    of: entity,
    becomes: { entityIdentifier: otherEik },
    column: 'uniqueNumber',
    filter: { entityIdentifier: otherEik },
  },
  entityName: {
    of: entity,
    becomes: { entityName: 'Жерав ЕООД' },
    column: 'fullName',
    filter: { fullName: 'Жерав' },
  },
  legalForm: { of: entity, becomes: { legalForm: 'ООД' }, column: null, filter: null },
  unifiedCitizenshipNumber: {
    of: person,
    becomes: { unifiedCitizenshipNumber: egn },
    column: 'uniqueNumber',
    filter: { unifiedCitizenshipNumber: egn },
  },
  foreignerPersonalIdentifier: {
    of: { ...person, isForeign: true, unifiedCitizenshipNumber: '', hasNoIdentifier: true },
    becomes: { hasNoIdentifier: false, foreignerPersonalIdentifier: lnch },
    column: 'uniqueNumber',
    filter: { foreignerPersonalIdentifier: lnch },
  },
  firstName: { of: person, becomes: { firstName: 'Жерав' }, column: 'fullName', filter: { fullName: 'Жерав' } },
  middleName: { of: person, becomes: { middleName: 'Жерав' }, column: 'fullName', filter: { fullName: 'Жерав' } },
  lastName: { of: person, becomes: { lastName: 'Жерав' }, column: 'fullName', filter: { fullName: 'Жерав' } },
  representatives: {
    of: entity,
    becomes: {
      representatives: [
        { id: 0, firstName: 'Иван', middleName: 'Петров', lastName: 'Колев', unifiedCitizenshipNumber: egn },
      ],
    },
    column: null,
    filter: null,
  },
  correspondentAddresses: {
    of: entity,
    becomes: { correspondentAddresses: [address] },
    column: 'settlementName',
    filter: { settlementId: known.settlementId },
  },
  correspondentContacts: {
    of: entity,
    becomes: {
      correspondentContacts: [{ id: 0, contactContent: 'a@b.bg', contactType: { id: 3, name: 'Електронна поща' } }],
    },
    column: 'email',
    filter: { contact: 'a@b.bg' },
  },
  correspondentGroupId: {
    of: entity,
    becomes: { correspondentGroupId: 3 },
    column: 'groupName',
    filter: { correspondentGroupId: 3 },
  },
  preferredSentViaId: { of: entity, becomes: { preferredSentViaId: 3 }, column: null, filter: null },
  note: { of: entity, becomes: { note: 'Жерав' }, column: null, filter: null },
  isActive: {
    of: { ...entity, isActive: false },
    becomes: { isActive: true },
    column: 'isActive',
    filter: { onlyActive: true },
  },
}
const rows = Object.entries(places) as [CorrespondentFieldName, Places][]

const names = { group: (id: number) => `Група ${id}`, sentVia: (id: number) => `Начин ${id}` }
const shown = (correspondent: Correspondent): string =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <Router ssrPath="/documents-flow/correspondents/7">
        <CorrespondentView
          module="documents-flow"
          correspondent={correspondent}
          back={{ href: '/documents-flow/correspondents', label: 'Кореспонденти' }}
        />
      </Router>
    </Provider>,
  )

test.each(rows)(
  'the field %s is sent, kept by the draft, compared, merged and shown',
  (field, { of, becomes, isDerived }) => {
    const changed = correspondentToSend({ ...of, ...becomes })
    expect(changed[field]).toEqual(becomes[field])
    expect(readStoredAs(Correspondent)(JSON.parse(JSON.stringify(changed)))).toEqual(changed)
    expect(fieldsChangedByOthers(of, changed)).toContain(field)
    expect(shownField(field, changed, names)).not.toBe(shownField(field, of, names))
    if (!isDerived) expect(hasSameContent(changed, of)).toBe(false)
    expect(shown(changed)).not.toBe(shown(of))
  },
)

test.each(rows)('the mock backend records the field %s, and its list shows and filters it', async (field, one) => {
  const { id } = (await clerk(documents.createCorrespondent, { body: one.of })).resultData
  const read = async () => (await clerk(documents.getCorrespondentById, { query: { id } })).resultData
  const listed = async (body: Filter) =>
    (
      await clerk(documents.searchDocumentCorrespondents, { query: { skip: 0, take: 500 }, body })
    ).resultData.items.find((row) => row.id === id)
  const before = await read()
  const wasListed = await listed({})
  expect(await listed(one.filter ?? {})).toEqual(one.filter === null ? wasListed : undefined)
  const body = correspondentToSend({ ...before, ...one.becomes })
  const answer = await clerk(documents.editDocumentCorrespondent, { body })
  expect([answer.message, answer.errors ?? answer.additionalFieldMessages ?? {}]).toEqual([answer.message, {}])
  expect((await read())[field]).not.toEqual(before[field])
  const isListed = await listed(one.filter ?? {})
  expect(isListed).toBeDefined()
  if (one.column !== null) expect(isListed?.[one.column]).not.toEqual(wasListed?.[one.column])
  // The personal number is removed from the record, so that the next row of the table can use it.
  await clerk(documents.editDocumentCorrespondent, {
    body: correspondentToSend({
      ...(await read()),
      isLegalEntity: false,
      firstName: 'А',
      middleName: 'Б',
      lastName: 'В',
      hasNoIdentifier: true,
    }),
  })
})
