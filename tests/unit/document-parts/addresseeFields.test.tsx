import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { SentVia } from '../../../src/contract/enumerations.ts'
import { AddresseeRow } from '../../../src/features/document-parts/addressees/AddresseeRow.tsx'
import { addresseeBody, addresseeValues } from '../../../src/features/document-parts/addressees/addresseeForm.ts'
import { savedAddressee } from '../../../src/features/document-parts/addressees/addresseeWrites.ts'
import type { Addressee } from '../../../src/features/document-parts/partsState.ts'
import type { AddresseeFieldName } from '../../../src/rules/documents/addresseeFields.ts'
import { readStoredForm } from '../../../src/screen-kit/storedForm.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'
import { readyToSend } from '../mocks/readyToSend.ts'
import { addressee, guid } from './samples.ts'

const { db, as } = createTestBackend(400)
const clerk = await as('administrator')
const [first, second] = db.correspondents.all().filter(({ isLegalEntity, isActive }) => isLegalEntity && isActive)
const department = db.departments.all()[1]
if (!first || !second || !department) throw new Error('The mock database has too few records')

/** An example for each field. A new field does not compile before it has one. */
const changes: Record<AddresseeFieldName, Partial<Addressee>> = {
  kind: { kind: 'department', targetId: department.id, name: department.name },
  targetId: { targetId: second.id, name: second.entityName ?? '' },
  sentViaId: { sentViaId: SentVia.EMAIL, address: 'a@b.bg' },
  address: { address: 'гр. Русе, ул. „Гнездо“ 1' },
  attentionTo: { attentionTo: 'Щъркел' },
  isCopy: { isCopy: true },
  note: { note: 'Щъркелова бележка' },
}
const rows = Object.entries(changes) as [AddresseeFieldName, Partial<Addressee>][]
const base = addressee({ targetId: first.id, name: first.entityName ?? '', sentViaId: SentVia.MAIL })

const nothing = () => undefined
const shown = (one: Addressee): string =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <AddresseeRow
        addressee={one}
        isSent
        editRefusal={undefined}
        removeRefusal={undefined}
        busy={false}
        onEdit={nothing}
        onRemove={nothing}
        onResend={nothing}
        onSendOtherwise={undefined}
        onRecord={undefined}
        recordRefusal={undefined}
        receiptName={() => ''}
      />
    </Provider>,
  )

test.each(rows)('the field %s is kept by the form and its draft, is compared, and is shown', (field, change) => {
  const changed = { ...base, ...change }
  const values = addresseeValues(changed)
  const start = addresseeValues(base)
  expect(readStoredForm(start)(JSON.parse(JSON.stringify({ values, base: start })))?.values).toEqual(values)
  const body = addresseeBody(values, base)
  expect(body[field]).toEqual(changed[field])
  const { find } = savedAddressee(guid, body)
  expect([find?.([base]), find?.([changed])]).toEqual([null, { reply: changed }])
  expect(shown(changed)).not.toBe(shown(base))
})

test.each(rows)('the mock backend records the field %s', async (field, change) => {
  const docGuid = readyToSend(db, 'edelivery', 0).guid
  const body = { ...base, id: 0 }
  const { id } = (await clerk(documentParts.createDocumentAddressee, { query: { docGuid }, body })).resultData
  const read = async () =>
    (await clerk(documentParts.getDocumentAddressees, { query: { docGuid } })).resultData.find((one) => one.id === id)
  const before = await read()
  const answer = await clerk(documentParts.editDocumentAddressee, { body: { ...body, ...change, id } })
  expect(answer.additionalFieldMessages ?? {}).toEqual({})
  expect((await read())?.[field]).toEqual(change[field])
  expect(before?.[field]).not.toEqual(change[field])
})
