import { expect, test } from 'vitest'
import { Direction, DocumentStatus, SentVia } from '../../../src/contract/enumerations.ts'
import { waitsFor } from '../../../src/features/documents/view/DocumentStrip.tsx'
import { type DocumentActs, nextCommand } from '../../../src/features/documents/view/documentCommands.ts'
import { documentActions } from '../../../src/rules/documents/documentActions.ts'
import { allPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { storedDocument } from '../document-write/aDocument.ts'
import { ready } from '../rules/readyDocument.ts'

const signedBy = { id: 7, fullName: 'Х. Стойчев' }

test.each([
  ['the name of another', DocumentStatus.FOR_SIGNATURE, 8, 'Чака подпис от Х. Стойчев.'],
  ['the reader as „Вие“', DocumentStatus.FOR_SIGNATURE, 7, 'Чака Вашия подпис.'],
  ['the name while nobody is logged in', DocumentStatus.FOR_SIGNATURE, undefined, 'Чака подпис от Х. Стойчев.'],
  ['nobody once it is signed', DocumentStatus.SIGNED, 7, ''],
])('a document that waits for a signature says %s', (_, status, reader, words) =>
  expect(waitsFor({ signedBy }, { ...ready(Direction.OUTGOING), status }, reader)).toBe(words),
)

test.each([
  [
    'at once, where the system does not know whom it goes to',
    {},
    /^Без активен профил .*: Mirkon Olcum A\.S\. .*„Адресати“\.$/,
  ],
  ['nothing, where it goes by post', { sentViaId: SentVia.MAIL }, /^$/],
  [
    'that no way is chosen',
    { isRegistered: true, sentViaId: null },
    /^Не е избран начин на изпращане\. Посочете го при адресата\.$/,
  ],
  [
    'that colleagues have to agree, and where they are named',
    { status: DocumentStatus.FOR_AGREEMENT, openAgreements: 1 },
    /^Чака съгласуване\. От кого, вижте в „Задачи и резолюции“\.$/,
  ],
  [
    'nothing of that once all have agreed',
    { status: DocumentStatus.FOR_AGREEMENT, openAgreements: 0, sentViaId: SentVia.MAIL },
    /^$/,
  ],
  [
    'that the return receipt is not back',
    { status: DocumentStatus.SENT, awaitedReceipts: 2 },
    /^Чака обратна разписка от 2 адресати\. Когато се върне, отбележете връчването в „Адресати“\.$/,
  ],
  ['nothing once it has left', { status: DocumentStatus.SENT }, /^$/],
] as const)('the next step of a letter is %s', (_, given, words) => {
  const way = { sentViaId: SentVia.EDELIVERY, addresseesWithoutProfile: ['Mirkon Olcum A.S.'] }
  const facts = ready(Direction.OUTGOING, { status: DocumentStatus.SIGNED, ...way, ...given })
  expect(waitsFor({ signedBy }, facts, 7)).toMatch(words)
})

test('sending is not offered for a signed letter that cannot be delivered', () => {
  const document = storedDocument({
    documentDirectionId: Direction.OUTGOING,
    sentVia: { id: SentVia.EDELIVERY, name: '' },
  })
  const next = (addresseesWithoutProfile: string[]) => {
    const way = { sentViaId: SentVia.EDELIVERY, addresseesWithoutProfile }
    const facts = ready(Direction.OUTGOING, { status: DocumentStatus.SIGNED, isRegistered: false, ...way })
    const may = { facts, rights: allPermissions, whoCan: {}, actions: documentActions(facts, allPermissions) }
    const acts = {} as DocumentActs
    return nextCommand('register', { module: 'documents-flow', document, may, ownTask: undefined, acts })
  }
  expect(next([])).toBe('registerAndSend')
  expect(next(['Mirkon Olcum A.S.'])).toBe('register')
})
