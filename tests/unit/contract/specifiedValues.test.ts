import { expect, test } from 'vitest'
import * as contract from '../../../src/contract/enumerations.ts'
import { roles } from '../../../src/contract/roles.ts'
import { variants } from '../../../src/features/case-files/picker/caseFileSearch.ts'
import { searchColumns } from '../../../src/features/case-files/search/searchColumns.tsx'
import { longerThan, maxResults, searchFields } from '../../../src/features/correspondents/correspondentSearch.ts'
import { movementName } from '../../../src/features/devices/single/movement.ts'
import { stateName } from '../../../src/features/devices/types/typeColumns.tsx'
import { formatFileSize } from '../../../src/rules/files/fileRules.ts'
import { defaultPageSize, pageSizes } from '../../../src/screen-kit/list/listAddress.ts'
import { largestScale, smallestScale, usualScale } from '../../../src/state/appearance.ts'

/** The numbers used in the API are those of specification 1, section 3. */
test.each([
  ['Scope', contract.Scope, { DMS: 1, AU: 2, ALL: 3 }],
  ['ResolutionKind', contract.ResolutionKind, { AU: 1, DO: 466 }],
  ['Direction', contract.Direction, { INCOMING: 1, INTERNAL: 2, OUTGOING: 3 }],
  [
    'ListView',
    contract.ListView,
    { Documents: 1, Cases: 2, ContainingNotRead: 3, Control: 4, Manage: 5, Unfinished: 6, All: 7, Portal: 8 },
  ],
  ['ReceiveChannel1', contract.ReceiveChannel1, { INTERNET: 1, EMAIL: 2, DOC_EXCHANGE: 3, EDELIVERY: 6 }],
  ['ReceivedVia', contract.ReceivedVia, { INTERNET: 1, COUNTER: 2, EMAIL: 3, MAIL: 4, DOCEXCHANGE: 5, EDELIVERY: 6 }],
  ['IncomingStatus', contract.IncomingStatus, { RECEIVED: 1, REGISTERED: 2, REJECTED: 3, READED: 4 }],
  [
    'RegistrationStatus',
    contract.RegistrationStatus,
    {
      DS_WAIT_REGISTRATION: 0,
      DS_REGISTERED: 1,
      DS_STOPPED: 2,
      DS_CLOSED: 3,
      DS_NOT_FOUND: 4,
      DS_ALREADY_RECEIVED: 5,
      DS_REJECTED: 6,
    },
  ],
  ['DeliveryStatus', contract.DeliveryStatus, { PENDING: 1, SENT: 2, FAILED: 3, DELIVERED: 4, SEEN: 5 }],
] as const)('%s has the values of the specification', (_, declared, specified) => {
  expect(declared).toEqual(specified)
})

test('the roles are those of document 1, section 6', () => {
  expect(roles.join(', ')).toBe(
    'ADMINISTRATOR, DOCUMENTS_FLOW, DOCUMENTS_FLOW_EDELIVERY, DOCUMENTS_FLOW_DOCEXCHANGE, DOCUMENTS_EAU, ' +
      'INSPECTIONS_READ, INSPECTIONS_MANAGER, INSPECTIONS_DELETE, RSI_READ, RSI_MANAGER, REPORTS, REPORTS_EXTERNAL, ' +
      'UA_READ, UA_MANAGER, UP_MANAGER, UP_BUSINESS_TRIPS, UP_VACATIONS, UP_EXPENSES, LIBRARY_READ, LIBRARY_MANAGER',
  )
})

/** The limits are in specification 1, section 9, and specification 2, section 9. */
test('limits and delays are those of the specification', () => {
  expect({ defaultPageSize, pageSizes }).toEqual({ defaultPageSize: 10, pageSizes: [5, 10, 25, 50, 100] })
  expect([usualScale, smallestScale, largestScale]).toEqual([1, 0.8, 1.4])
  expect(variants).toEqual({ 1: { quiet: 1000, take: 10 }, 2: { quiet: 1500, take: 20 } })
  expect({ maxResults, longerThan }).toEqual({ maxResults: 9999, longerThan: 4 })
  expect([0, 5, 2048, 3 * 1024 ** 2, 1024 ** 3, 1024 ** 4].map(formatFileSize)).toEqual([
    '0 Bytes',
    '5 Bytes',
    '2 KB',
    '3 MB',
    '1 GB',
    '1 TB',
  ])
})

/** The texts are in specification 2, sections 2 and 3. */
test('texts of the specification are shown unchanged', () => {
  expect([true, false, null].map(movementName)).toEqual(['Бракуван', 'В движение', '–'])
  expect([true, false].map(stateName)).toEqual(['Чернова', 'Вписан'])
  expect([1, 2, 3].map((id) => contract.directionLabels[id as contract.Direction])).toEqual([
    'Входящ',
    'Вътрешен',
    'Изходящ',
  ])
  expect([searchFields.unifiedCitizenshipNumber, searchFields.foreignerPersonalIdentifier]).toEqual(['ЕГН', 'ЛНЧ'])
  expect(searchColumns.map(({ key }) => key)).toEqual([
    'documentNumber',
    'documentTypeName',
    'documentStatusName',
    'subjectDescription',
    'correspondents',
  ])
})
