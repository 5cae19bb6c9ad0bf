import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SupplementKind } from '../../../src/contract/deviceKinds.ts'
import type { DeviceType } from '../../../src/contract/shapes/devices.ts'
import { blankType } from '../../../src/features/devices/typeDefinition.ts'
import { SupplementPaper } from '../../../src/features/devices/types/SupplementPaper.tsx'
import { CertificatePaper, EntryPaper } from '../../../src/features/devices/types/TypePapers.tsx'

const nothing = { supplements: [], cancellation: null, files: [], caseFiles: [], history: [] }
const type: DeviceType = {
  ...blankType({ isForeign: false }),
  ...nothing,
  id: 'type',
  entryNumber: '5124',
  entryDate: '2020-01-10',
  isDraft: false,
  parentId: null,
  parentNumber: '',
  supplementNumber: null,
  measuringDeviceName: 'Електромер',
  measuringType: 'AQ-636',
  certificateNumber: 'BG-20.01.5124',
  certificateDate: '2020-01-09',
  validUntil: '2030-01-09',
}
const extension: DeviceType = {
  ...type,
  id: 'supplement',
  parentId: 'type',
  parentNumber: '5124',
  supplementNumber: 1,
  supplementKindId: SupplementKind.EXTENSION,
  supplementDate: '2025-05-05',
  supplementDescription: 'Срокът е продължен.',
  certificateNumber: 'BG-20.01.5124/Д1',
  certificateDate: '2025-05-04',
  validUntil: '2035-01-09',
}
const cancellation = {
  ...{ basisId: 1, orderNumber: 'А-77', orderDate: '2026-01-12', date: '2026-01-15' },
  ...{ motives: 'По искане.', fileName: '', fileGuid: null },
}
const { supplementKindId, supplementDate, supplementDescription } = extension
const extended: DeviceType = {
  ...type,
  supplements: [
    {
      ...{ id: 'supplement', number: 1, isDraft: false },
      ...{ supplementKindId, supplementDate, supplementDescription },
      changedFields: ['certificateNumber', 'certificateDate', 'validUntil'],
      content: extension,
    },
  ],
}
const textOf = (sheet: React.ReactElement) => render(sheet).container.textContent ?? ''

test('a certificate keeps its number when its type is extended, and says so', () => {
  const text = textOf(<CertificatePaper record={{ type: extended, register: 'approved' }} />)
  expect(text).toContain('№ BG-20.01.5124 от 09.01.2020 г.')
  expect(text).toContain('се одобрява типът')
  expect(text).toContain('09.01.2035')
  expect(text).toContain('№ 1 от 05.05.2025 г. (продължаване на срока)')
})

test('the certificate and the extract of a cancelled type say that it is no longer valid', () => {
  const record = { type: { ...extended, cancellation }, register: 'approved' } as const
  const certificate = textOf(<CertificatePaper record={record} />)
  expect(certificate).toContain('беше одобрен типът')
  for (const text of [certificate, textOf(<EntryPaper record={record} />)])
    expect(text).toContain('15.01.2026 г., заповед № А-77 от 12.01.2026 г., искане на заявителя')
})

test('a supplement has a separate paper: its certificate, its number, and its changes', () => {
  const text = textOf(<SupplementPaper record={{ supplement: extension, before: type, register: 'approved' }} />)
  for (const part of [
    'Допълнение № 1',
    'към тип № 5124, удостоверение № BG-20.01.5124 от 09.01.2020 г.',
    '№ BG-20.01.5124/Д1 от 04.05.2025 г.',
    '09.01.2035 (досега: 09.01.2030)',
  ])
    expect(text).toContain(part)
})
