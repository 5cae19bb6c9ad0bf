import { expect, test } from 'vitest'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { PaymentStatus } from '../../../src/rules/documents/obligationStatus.ts'
import { obligation, payment } from '../document-parts/samples.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const owed = { ...obligation({ amount: '255.65', dateArisen: '2026-11-10' }), guid: undefined }

const aDebt = async () => {
  const backend = createTestBackend(100)
  const clerk = await backend.as('administrator')
  const { guid: docGuid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
  await clerk(documents.registerDocument, { query: { docGuid } })
  const [debtor] = backend.db.correspondents.all()
  const body = { ...owed, debtor: { id: debtor?.id ?? 0, name: '' } }
  const made = (await clerk(documentParts.createDocumentObligation, { query: { docGuid }, body })).resultData
  const pay = () =>
    clerk(documentParts.createObligationPayment, {
      query: { obligationGuid: made.guid ?? '' },
      body: { ...payment({ amount: '255.65' }), guid: undefined },
    })
  const edit = (given: Partial<typeof made>) =>
    clerk(documentParts.editDocumentObligation, { body: { ...made, ...given } })
  const now = async () => {
    const [one] = (await clerk(documentParts.getDocumentObligations, { query: { docGuid } })).resultData
    return one
  }
  return { clerk, made, pay, edit, now }
}

test('a change of the date in a form older than a payment cannot turn euro into leva', async () => {
  const { pay, edit, now } = await aDebt()
  expect((await pay()).type).toBe(1)
  const refused = await edit({ dateArisen: '2025-12-01' })
  expect(refused).toMatchObject({
    type: 0,
    additionalFieldMessages: { dateArisen: ['По задължението има плащания в €; датата трябва да е от 01.01.2026 г.'] },
  })
  expect(await now()).toMatchObject({ currency: 'EUR', dateArisen: '2026-11-10', statusId: PaymentStatus.PAID })
})

test('money that was never paid is not refunded, and nothing is paid by a refunded obligation', async () => {
  const { pay, edit, now } = await aDebt()
  expect(await edit({ statusId: PaymentStatus.REFUNDED })).toMatchObject({
    type: 0,
    message: 'По задължението няма плащания.\nВъзстановява се само платена сума.',
  })
  expect((await pay()).type).toBe(1)
  expect((await edit({ statusId: PaymentStatus.REFUNDED })).type).toBe(1)
  expect((await pay()).message).toMatch(/^Сумата по задължението е възстановена\./)
  expect((await now())?.payments).toHaveLength(1)
})

test('the payments of a refunded obligation stay until it is owed again', async () => {
  const { clerk, pay, edit } = await aDebt()
  const guid = (await pay()).resultData.guid ?? ''
  const remove = () => clerk(documentParts.deleteObligationPayment, { query: { guid } })
  await edit({ statusId: PaymentStatus.REFUNDED })
  expect((await remove()).type).toBe(0)
  expect((await edit({ statusId: PaymentStatus.UNPAID })).type).toBe(1)
  expect((await remove()).type).toBe(1)
})
