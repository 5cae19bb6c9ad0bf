import { expect, test } from 'vitest'
import { BasisKind } from '../../../src/contract/deviceKinds.ts'
import type { DeviceBody } from '../../../src/contract/shapes/devices.ts'
import { deviceErrors } from '../../../src/rules/devices/deviceRules.ts'

const today = '2026-11-20'
const device: DeviceBody = {
  basisKindId: BasisKind.CONFORMITY,
  typeId: null,
  basisNumber: 'Сертификат 2024-1',
  measuringDeviceCategory: 'Водомери',
  measuringDeviceName: 'Водомер за студена вода',
  measuringType: 'AQ-12',
  manufacturer: '„Водоточност“ ООД',
  serialNumber: '24-00317',
  productionYear: 2024,
  owner: { id: 7, name: '„Водоточност“ ООД' },
  siteName: '',
  siteAddress: '',
  departmentId: null,
  verificationDate: null,
  verificationKindId: null,
  verificationResultId: null,
  markNumber: '',
  validUntil: null,
  nextVerification: null,
  isScrapped: false,
  scrappedDate: null,
  scrappedReason: '',
  isDraft: false,
  note: '',
}

test.each<[Partial<DeviceBody>, string[]]>([
  [{}, []],
  [{ basisKindId: BasisKind.APPROVED_TYPE }, ['typeId']],
  [{ basisNumber: '' }, ['basisNumber']],
  [{ basisKindId: BasisKind.NOT_APPROVED, basisNumber: '' }, []],
  [{ serialNumber: '', owner: null }, ['owner', 'serialNumber']],
  [{ productionYear: 2027 }, ['productionYear']],
  [{ verificationDate: '2026-11-02' }, ['verificationKindId', 'verificationResultId']],
  [{ verificationDate: '2026-11-02', verificationKindId: 2, verificationResultId: 1 }, ['markNumber', 'validUntil']],
  [{ verificationDate: '2026-11-02', verificationKindId: 2, verificationResultId: 2 }, []],
  [
    {
      verificationDate: '2026-11-02',
      verificationKindId: 2,
      verificationResultId: 1,
      markNumber: '26-1',
      validUntil: '2026-11-02',
    },
    ['validUntil'],
  ],
  [{ isScrapped: true }, ['scrappedDate', 'scrappedReason']],
  [{ isDraft: true, basisNumber: '', owner: null }, []],
  [{ isDraft: true, measuringType: '', serialNumber: '' }, ['measuringType', 'serialNumber']],
  [{ basisKindId: BasisKind.REGISTERED_TYPE, measuringDeviceName: '', measuringType: '' }, ['typeId']],
])('a device with %o is refused because of %j', (change, wrong) => {
  expect(Object.keys(deviceErrors({ ...device, ...change }, today)).sort()).toEqual(wrong)
})

test('a serial number is unique for a type and its manufacturer', () => {
  const other = { ...device, id: '00000000-0000-4000-8000-000000000001' }
  expect(deviceErrors(device, today, [other])).toHaveProperty('serialNumber')
  expect(deviceErrors(device, today, [{ ...other, measuringType: 'AQ-13' }])).toEqual({})
  expect(deviceErrors(other, today, [other])).toEqual({})
})
