import { useAtomValue } from 'jotai'
import { ApprovalKind } from '../../contract/deviceKinds.ts'
import { foreignDevices, measuringDevices } from '../../contract/devices.ts'
import type { DeviceType, DeviceTypeBody } from '../../contract/shapes/devices.ts'
import { to } from '../../routes/to.ts'
import { mayManageDevices } from '../../rules/devices/mayManageDevices.ts'
import { refusalOf } from '../../rules/ruleResult.ts'
import { type SeenListAtom, seenListAtom } from '../../screen-kit/list/useListContext.ts'
import { rolesAtom } from '../../state/access.ts'
import { type QueryAtom, queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'

export type RegisterName = 'approved' | 'registered'
export type TypeCalls = typeof measuringDevices | typeof foreignDevices

export type TypeDefinition = {
  name: string
  isForeign: boolean
  calls: TypeCalls
  at: typeof to.rtsi.measuringDevices
  title: string
  one: string
  the: string
  newTitle: string
  emptyText: string
  holderLabel: string
  certificateLabel: string
  countryLabel: string
  recordAtom: (id: string) => QueryAtom<DeviceType>
  seenAtom: SeenListAtom<string>
}

const definition = (own: Omit<TypeDefinition, 'recordAtom' | 'seenAtom'>): TypeDefinition => ({
  ...own,
  recordAtom: queryAtomFamily((id: string) => queryOf(own.calls.byId, { query: { id } })),
  seenAtom: seenListAtom<string>(),
})

export const typeDefinitions: Readonly<Record<RegisterName, TypeDefinition>> = {
  approved: definition({
    name: 'approved-type',
    isForeign: false,
    calls: measuringDevices,
    at: to.rtsi.measuringDevices,
    title: 'Одобрени типове средства за измерване',
    one: 'одобрен тип',
    the: 'Одобреният тип',
    newTitle: 'Нов одобрен тип',
    emptyText: 'Тук се появяват одобрените типове със сроковете и допълненията им.',
    holderLabel: 'Заявител',
    certificateLabel: 'Удостоверение №',
    countryLabel: 'Държава',
  }),
  registered: definition({
    name: 'registered-type',
    isForeign: true,
    calls: foreignDevices,
    at: to.rtsi.foreignDevices,
    title: 'Регистрирани типове средства за измерване',
    one: 'регистриран тип',
    the: 'Регистрираният тип',
    newTitle: 'Нов регистриран тип',
    emptyText: 'Тук се появяват типовете, одобрени в чужбина и вписани в регистъра.',
    holderLabel: 'Представител',
    certificateLabel: 'Чуждестранно удостоверение №',
    countryLabel: 'Държава, издала одобрението',
  }),
}

export const blankType = ({ isForeign }: Pick<TypeDefinition, 'isForeign'>): DeviceTypeBody => ({
  supplementKindId: null,
  supplementDate: null,
  supplementDescription: '',
  measuringDeviceCategory: '',
  measuringDeviceName: '',
  measuringType: '',
  manufacturer: '',
  manufacturerCountry: null,
  holder: null,
  holderRoleId: null,
  importer: '',
  intendedUse: '',
  issuingCountry: null,
  issuingBody: '',
  foreignDocumentKindId: null,
  notifiedBody: '',
  approvalKindId: isForeign ? null : ApprovalKind.FULL,
  limitation: '',
  certificateNumber: '',
  certificateDate: null,
  validUntil: null,
  approvalSign: '',
  orderNumber: '',
  orderDate: null,
  testReport: '',
  recognitionBasis: '',
  metrologicalCharacteristics: [],
  accuracyClass: '',
  measuringRange: '',
  verificationPeriod: null,
  typeDescription: '',
  sealingPlaces: '',
  note: '',
})

export const useDevicesRefusal = () => refusalOf(mayManageDevices(useAtomValue(rolesAtom)))
