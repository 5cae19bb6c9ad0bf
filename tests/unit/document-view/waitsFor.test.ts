import { expect, test } from 'vitest'
import { Direction, DocumentStatus } from '../../../src/contract/enumerations.ts'
import { waitsFor } from '../../../src/features/documents/view/DocumentStrip.tsx'
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
