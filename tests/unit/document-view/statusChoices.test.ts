import { expect, test } from 'vitest'
import { Direction, DocumentStatus, SentVia } from '../../../src/contract/enumerations.ts'
import { transitionToSent } from '../../../src/features/documents/view/statusChoices.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { ready } from '../rules/readyDocument.ts'

const letter = ready(Direction.OUTGOING, { status: DocumentStatus.REGISTERED, sentViaId: SentVia.PORTAL })

test('a letter that no system delivers is marked as sent by a user who may send it', () => {
  const left = transitionToSent({ facts: letter, rights: allPermissions, whoCan: {} })
  expect(left).toMatchObject({ to: DocumentStatus.SENT, label: 'Отбележи като изпратен' })
  expect(transitionToSent({ facts: letter, rights: noPermissions, whoCan: {} })).toBeUndefined()
  const carried = { ...letter, sentViaId: SentVia.EDELIVERY }
  expect(transitionToSent({ facts: carried, rights: allPermissions, whoCan: {} })).toBeUndefined()
})
