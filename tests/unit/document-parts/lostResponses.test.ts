import { expect, test } from 'vitest'
import { removedAddressee, savedAddressee } from '../../../src/features/document-parts/addressees/addresseeWrites.ts'
import {
  deletedObligation,
  deletedPayment,
  obligationInStatus,
  savedObligation,
  savedPayment,
} from '../../../src/features/document-parts/obligations/obligationWrites.ts'
import { messagesAt } from '../../../src/screen-kit/form/formState.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { addressee, guid, obligation, payment } from './samples.ts'

const other = '33333333-3333-4333-8333-333333333333'

test('a manual status is read from the obligation; a status derived from payments may be any of those', () => {
  const cancelled = obligationInStatus(guid, obligation(), 6, 'Грешка')
  expect(cancelled.find([obligation()])).toBeNull()
  expect(cancelled.find([obligation({ statusId: 6 })])).not.toBeNull()
  const reopened = obligationInStatus(guid, obligation({ statusId: 6 }), 1)
  expect(reopened.find([obligation({ statusId: 6 })])).toBeNull()
  expect(reopened.find([obligation({ statusId: 5 })])).not.toBeNull()
})

test('a payment is searched among those of its obligation', () => {
  const { guid: _, ...body } = payment()
  const created = savedPayment(guid, obligation(), body)
  expect(created.find([obligation()])).toBeNull()
  expect(created.find([obligation({ guid: other, payments: [payment()] })])).toBeNull()
  expect(created.find([obligation({ payments: [payment()] })])).not.toBeNull()
})

test('a deleted record is missing in the refetched data', () => {
  const paid = obligation({ payments: [payment()] })
  expect(deletedObligation(guid, guid).find([paid])).toBeNull()
  expect(deletedObligation(guid, guid).find([])).toEqual({ reply: null })
  expect(deletedPayment(guid, payment().guid ?? '').find([paid])).toBeNull()
  expect(deletedPayment(guid, payment().guid ?? '').find([obligation()])).toEqual({ reply: null })
  expect(removedAddressee(guid, 3).find([addressee()])).toBeNull()
  expect(removedAddressee(guid, 3).find([])).toEqual({ reply: null })
})

test('a new addressee is found by its identity', () => {
  const created = savedAddressee(guid, addressee({ id: 0 }))
  expect(created.find([addressee({ id: 8, targetId: 9 })])).toBeNull()
  expect(created.find([addressee({ id: 8 })])?.reply?.id).toBe(8)
})

test("the server's messages are shown at the fields of the form, in any case of their names", () => {
  const fault = new Fault('invalid', '', { fields: { 'Body.Amount': ['Твърде много.'], foreign: ['Друго.'] } })
  expect(messagesAt<{ amount: null; note: string }>(['amount', 'note'], fault)).toEqual({ amount: 'Твърде много.' })
})

test('a record created by a write with a lost response is updated, never created again', () => {
  const { guid: _, ...body } = obligation({ amount: '30.00' })
  const made = obligation({ guid: other, amount: '25.00' })
  const change = savedObligation(guid, { was: body, mine: body }).change?.(made)
  expect(change?.content).toMatchObject({ guid: other, amount: '30.00' })
  const { guid: __, ...paid } = payment()
  expect(savedPayment(guid, obligation(), paid).change?.(payment({ guid: other })).content).toMatchObject({
    guid: other,
  })
  expect(savedAddressee(guid, addressee({ id: 0 })).change?.(addressee({ id: 8 })).content).toMatchObject({ id: 8 })
})

test('an action on one record is not compared with an action on another', () => {
  expect(deletedPayment(guid, guid).about).not.toBe(deletedPayment(guid, other).about)
  expect(obligationInStatus(guid, obligation(), 6).about).not.toBe(
    obligationInStatus(guid, obligation({ guid: other }), 6).about,
  )
})
