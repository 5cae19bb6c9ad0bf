import type { Addressee, Comment, Obligation, Payment } from '../../../src/features/document-parts/partsState.ts'

export const guid = '11111111-1111-4111-8111-111111111111'

export const payment = (given: Partial<Payment> = {}): Payment => ({
  guid: '22222222-2222-4222-8222-222222222222',
  date: '2026-11-20',
  amount: '10.00',
  paymentTypeId: 1,
  documentNumber: '',
  payer: '',
  note: '',
  ...given,
})

export const obligation = (given: Partial<Obligation> = {}): Obligation => ({
  guid,
  kind: 'Такса',
  basis: 'чл. 1 от Тарифата',
  debtor: { id: 7, name: '„Везни“ ООД' },
  amount: '100.00',
  currency: 'EUR',
  dateArisen: '2026-11-10',
  dueDate: null,
  paymentCode: '',
  statusId: 1,
  note: '',
  cancelReason: '',
  payments: [],
  ...given,
})

export const comment = (given: Partial<Comment> = {}): Comment => ({
  id: 1,
  docGuid: guid,
  content: 'Текст',
  onlyMyDepartment: false,
  mentionedPersonIds: [],
  author: { id: 5, fullName: 'Мария Петрова' },
  dateCreated: '2026-11-20T08:00:00Z',
  isEdited: false,
  canEdit: false,
  ...given,
})

export const addressee = (given: Partial<Addressee> = {}): Addressee => ({
  id: 3,
  kind: 'correspondent',
  targetId: 7,
  name: '„Везни“ ООД',
  sentViaId: 3,
  address: 'гр. Пловдив',
  attentionTo: '',
  isCopy: false,
  note: '',
  deliveryStatusId: null,
  sentAt: null,
  deliveredAt: null,
  failure: '',
  ...given,
})
