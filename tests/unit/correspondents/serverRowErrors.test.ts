import { expect, test } from 'vitest'
import { serverErrors } from '../../../src/features/correspondents/correspondentErrors.ts'
import {
  blankCorrespondent,
  newAddress,
  newContact,
  newRepresentative,
} from '../../../src/features/correspondents/newCorrespondent.ts'
import { listedRows, serverRowErrors } from '../../../src/features/correspondents/serverRowErrors.ts'
import { Fault } from '../../../src/transport/fault.ts'

const sent = {
  ...blankCorrespondent(),
  isLegalEntity: true,
  correspondentAddresses: [newAddress([]), newAddress([])],
  correspondentContacts: [newContact([])],
  representatives: [newRepresentative()],
}
const fault = new Fault('invalid', 'Проверете полетата.', {
  fields: {
    EntityName: ['Твърде дълго.'],
    'CorrespondentAddresses[1].StreetAddress': ['Няма такава улица.'],
    'Representatives[0].FirstName': ['Името е грешно.'],
    'CorrespondentContacts[7].ContactContent': ['Няма такъв ред.'],
  },
})
const errors = serverRowErrors(fault, sent)

test('an error of a row is shown at that row', () => {
  expect(errors.get(sent.correspondentAddresses[1] ?? {})).toEqual({ streetAddress: 'Няма такава улица.' })
  expect(errors.get(sent.correspondentAddresses[0] ?? {})).toBeUndefined()
  expect(errors.size).toBe(2)
})

test('an error of a row is not shown at a field of the same name', () => {
  expect(serverErrors(fault)).toEqual({ entityName: 'Твърде дълго.' })
})

test('the error list above the form links to the rows, until they are edited', () => {
  expect(listedRows(errors, sent)).toEqual([
    { fieldId: 'correspondent-representatives-0-edit', label: 'Представляващи, ред 1', message: 'Името е грешно.' },
    {
      fieldId: 'correspondent-correspondentAddresses-1-edit',
      label: 'Адреси, ред 2',
      message: 'Няма такава улица.',
    },
  ])
  const mended = { ...sent, representatives: [{ ...newRepresentative(), firstName: 'Иван' }] }
  expect(listedRows(errors, mended).map(({ label }) => label)).toEqual(['Адреси, ред 2'])
})
