import { expect, test } from 'vitest'
import { exchangeSystems } from '../../../src/features/exchange/exchangeSystem.ts'
import { identifierText, messageFields } from '../../../src/features/exchange/message/messageFields.tsx'
import {
  exchangeStatusLabel,
  isWaiting,
  statusLabel,
  statusTone,
} from '../../../src/features/exchange/messageStatus.ts'
import { mayRegister, mayReject, mayRejectFromList } from '../../../src/features/exchange/processing.ts'
import { carriedGuids, carriedOf, undecidedFiles } from '../../../src/features/exchange/register/carriedFiles.ts'
import { registeredSays } from '../../../src/features/exchange/register/registerMessage.ts'
import { senderStart } from '../../../src/features/exchange/register/sender.ts'
import { mayUseFile, scanWarning } from '../../../src/rules/exchange/scan.ts'

const statuses: [
  incoming: number,
  inExchange: number | null,
  label: string,
  tone: string,
  waits: boolean,
  sentence: string,
][] = [
  [1, 0, 'Получено', 'blue', true, ''],
  [4, 0, 'Прочетено', 'amber', true, ''],
  [4, 5, 'Прочетено', 'amber', true, 'Получено повторно'],
  [2, 1, 'Регистрирано', 'green', false, ''],
  [2, 2, 'Регистрирано', 'green', false, 'Спряно'],
  [2, 3, 'Регистрирано', 'green', false, 'Приключено'],
  [3, 6, 'Отказано', 'red', false, ''],
  [2, null, 'Регистрирано', 'green', false, ''],
]
test.each(statuses)(
  'a message in status %i with %s in обмен на документи',
  (incomingStatusId, registrationStatusId, label, tone, waits, sentence) => {
    const message = { incomingStatusId, registrationStatusId }
    expect([statusLabel(message), statusTone(message), isWaiting(message), exchangeStatusLabel(message)]).toEqual([
      label,
      tone,
      waits,
      sentence,
    ])
  },
)

const document = { guid: '00000000-0000-4000-8000-000000000001', documentNumber: 'РД-12-345' }
const waiting = { incomingStatusId: 4, registrationStatusId: null, registeredDocument: null }
const registered = { ...waiting, incomingStatusId: 2, registeredDocument: document }
const rejected = { ...waiting, incomingStatusId: 3 }

test('a message is registered or rejected once, and the refusal names the result', () => {
  expect(mayRegister(waiting, true)).toEqual({ allowed: true })
  expect(mayReject(waiting)).toEqual({ allowed: true })
  const title = 'Съобщението вече е обработено.'
  const became = { allowed: false, refusal: { title, because: 'Регистрирано е като документ № РД-12-345.' } }
  expect([mayRegister(registered, true), mayReject(registered)]).toEqual([became, became])
  expect(mayReject(rejected)).toEqual({ allowed: false, refusal: { title, because: 'Регистрацията му е отказана.' } })
})

test('in the list a message of е-Връчване can be rejected only after it was opened on purpose', () => {
  const received = { ...waiting, incomingStatusId: 1 }
  expect(mayRejectFromList({ name: 'eDelivery' }, received)).toMatchObject({
    allowed: false,
    refusal: { title: 'Съобщението още не е отворено.' },
  })
  expect(mayRejectFromList({ name: 'docExchange' }, received)).toEqual({ allowed: true })
  expect(mayRejectFromList({ name: 'eDelivery' }, { ...waiting, incomingStatusId: 4 })).toEqual({ allowed: true })
})

test('a user who only reads messages sees who can register them', () => {
  expect(mayRegister(waiting, false)).toMatchObject({
    allowed: false,
    refusal: { who: 'Служител с роля „Документооборот“ или „Администратор“.' },
  })
})

test.each([
  ['NOTMALICIOUS', '', false],
  ['NONE', 'Файлът още не е проверен за зловреден код.', false],
  ['NOTSURE', 'Проверката за зловреден код не даде сигурен резултат.', false],
  ['ISMALICIOUS', '', true],
] as const)('an attached file that was found %s', (scan, warning, isBlocked) => {
  expect(scanWarning(scan)).toBe(warning)
  expect(mayUseFile(scan).allowed).toBe(!isBlocked)
})

const file = (guid: string, scan: 'NONE' | 'NOTMALICIOUS' | 'NOTSURE' | 'ISMALICIOUS') => ({
  guid,
  fileName: guid,
  size: 1,
  scan,
})
test('clean files are copied automatically, unchecked ones when ticked, malicious ones never', () => {
  const files = [file('a', 'NONE'), file('b', 'NOTMALICIOUS'), file('c', 'ISMALICIOUS'), file('d', 'NOTMALICIOUS')]
  expect([...carriedOf(files, new Map())]).toEqual(['b', 'd'])
  expect([
    ...carriedOf(
      files,
      new Map([
        ['a', true],
        ['b', false],
      ]),
    ),
  ]).toEqual(['a', 'd'])
  expect(carriedGuids(files, new Set(['d', 'c', 'a']))).toEqual(['a', 'd'])
})
test('a file with an unknown check asks the user until it is ticked or unticked', () => {
  const files = [file('a', 'NONE'), file('b', 'NOTMALICIOUS'), file('c', 'ISMALICIOUS'), file('d', 'NOTSURE')]
  const undecided = (decisions: [string, boolean][]) =>
    undecidedFiles(files, new Map(decisions)).map(({ guid }) => guid)
  expect(undecided([])).toEqual(['a', 'd'])
  expect(undecided([['a', true]])).toEqual(['d'])
  expect(
    undecided([
      ['a', false],
      ['d', true],
    ]),
  ).toEqual([])
})

const sender = { name: 'Община Русе', identifier: '000530632', address: '', phone: '082 000 111', email: 'a@b.example' }
test.each([
  ['Община Русе', '000530632', { isLegalEntity: true, entityName: 'Община Русе', entityIdentifier: '000530632' }],
  [
    'Иван Петров Колев',
    '7501010010',
    {
      isLegalEntity: false,
      firstName: 'Иван',
      middleName: 'Петров',
      lastName: 'Колев',
      unifiedCitizenshipNumber: '7501010010',
    },
  ],
  ['Иван Петров', '', {}],
])('the new correspondent made of %s with number „%s“', (sender, senderIdentifier, start) => {
  expect(senderStart({ sender, senderIdentifier, correspondents: [] })).toEqual(start)
})
test('the telephone and the e-mail of the sender are copied to the new correspondent', () => {
  const start = senderStart({ sender: sender.name, senderIdentifier: sender.identifier, correspondents: [sender] })
  expect(start.correspondentContacts?.map(({ contactContent }) => contactContent)).toEqual([sender.phone, sender.email])
})

test('a personal number is never shown whole', () => {
  expect(identifierText('000530632')).toBe('ЕИК 000530632')
  expect(identifierText('7503140000')).not.toContain('7503140000')
})

test('after a lost response the message itself shows whether it became a document', () => {
  expect(registeredSays({ registeredDocument: null })).toBeNull()
  expect(registeredSays({ registeredDocument: document })).toEqual({ reply: { guid: document.guid } })
})

const message = {
  guid: document.guid,
  title: 'Искане',
  sender: 'Община Русе',
  senderKind: 'Администрация',
  senderNumber: '12-00-1',
  documentKind: 'Писмо',
  incomingStatusId: 4,
  registrationStatusId: null,
  dateSent: '2026-11-19T08:00:00Z',
  dateReceived: '2026-11-19T08:00:00Z',
  dateServed: '2026-11-20T08:00:00Z',
  dueDate: '2026-12-04',
  repeatedAt: null,
  filesCount: 1,
  hasSignature: false,
  registeredDocument: null,
  content: '',
  comment: '',
  attentionTo: '',
  serviceName: '',
  senderIdentifier: '000530632',
  parentNumber: 'РД-12-345-02.11.2026',
  correspondents: [],
  openedBy: 'Мария Петрова',
  openedAt: '2026-11-20T08:00:00Z',
  rejectionReason: '',
  notice: null,
}
test('in е-Връчване the first opening is the time of serving; обмен на документи has a number and a term instead', () => {
  const shown = (name: 'eDelivery' | 'docExchange') =>
    new Map(messageFields(exchangeSystems[name], message).map(({ term, value }) => [term, value]))
  expect(shown('eDelivery').get('Връчено на')).toBe('20.11.2026 г. 10:00 ч.')
  expect(shown('eDelivery').get('Подател')).toBe('Община Русе')
  expect(shown('docExchange').has('Връчено на')).toBe(false)
  expect(shown('docExchange').get('Рег. индекс (изпращач)')).toBe('12-00-1')
  expect(shown('docExchange').get('В отговор на')).toBe('РД-12-345-02.11.2026')
  expect(shown('docExchange').get('Краен срок за приключване')).toBe('04.12.2026')
})

test('hidden values of a message are not copied to the new correspondent', () => {
  const message = {
    sender: 'Чер\u00adноморски\u200b маркет ЕАД',
    senderIdentifier: '\u200e900\u00a0123453',
    correspondents: [
      {
        name: 'Чер\u00adноморски\u200b маркет ЕАД',
        identifier: '',
        address: '',
        phone: '\u202a02 123\u202c',
        email: 'a@\u200bb.bg',
      },
    ],
  }
  expect(senderStart(message)).toMatchObject({
    isLegalEntity: true,
    entityName: 'Черноморски маркет ЕАД',
    entityIdentifier: '900123453',
    correspondentContacts: [{ contactContent: '02 123' }, { contactContent: 'a@b.bg' }],
  })
})
