import * as v from 'valibot'
import { documentWork, inspectors, registerReaders, registerWriters } from './callers.ts'
import { area, type Declaration } from './endpoint.ts'
import { CivilDate, Guid, Id, orAbsent, orFalse, orUnknown, proposed, sorted } from './shapes/base.ts'

const PageNumber = v.object({ pageNumber: Id, pageSize: Id })
const linked = v.object({ linkToCasefileGuid: v.optional(Guid) })

/** Device list item (document 2, section 3). */
export const DeviceListItem = v.object({
  id: orUnknown(Guid),
  entryNumber: v.string(),
  measuringDeviceName: v.string(),
  measuringType: v.string(),
  isScrapped: v.nullable(v.boolean()),
  isDraft: orAbsent(v.boolean(), false),
  manufacturer: proposed(v.string()),
  serialNumber: proposed(v.string()),
  /** Number of the approval: the certificate of an approved type, the foreign certificate of a registered one. */
  certificateNumber: proposed(v.string()),
  /** Applicant of an approved type, representative of a registered one, owner of a single device. */
  holderName: proposed(v.string()),
  entryDate: proposed(v.nullable(CivilDate)),
  validUntil: proposed(v.nullable(CivilDate)),
  /** „Действащ“, „С изтекъл срок“, „Отменен“; empty for a draft. */
  statusName: proposed(v.string()),
})
export type DeviceListItem = v.InferOutput<typeof DeviceListItem>
const items = v.object({ items: v.array(DeviceListItem), totalCount: proposed(Id) })
export const DeviceFilters = proposed(
  v.partial(
    v.object({
      EntryNumber: v.string(),
      MeasuringDeviceName: v.string(),
      MeasuringType: v.string(),
      Manufacturer: v.string(),
      SerialNumber: v.string(),
      CertificateNumber: v.string(),
      HolderName: v.string(),
      IsScrapped: v.boolean(),
      IsDraft: v.boolean(),
      sortColumns: sorted.sortColumns,
    }),
  ),
)
export type DeviceFilters = v.InferOutput<typeof DeviceFilters>
/** The record of a type or a device; its fields come with the registers' own screens. */
export const DeviceRecord = proposed(
  v.looseObject({
    id: v.optional(Guid),
    entryNumber: v.string(),
    measuringDeviceName: v.string(),
    measuringType: v.string(),
    manufacturer: v.string(),
    certificateNumber: v.optional(v.string()),
    validTo: v.optional(v.nullable(CivilDate)),
    isDraft: orFalse,
    isScrapped: v.nullable(v.boolean()),
  }),
)

/** The same seven calls serve approved types and registered (foreign) types. */
const typeRegister = <const A extends 'MeasuringDevice' | 'ForeignDevice'>(name: A, what: string) =>
  area({ backend: 'register', reading: 'device' }, {
    list: {
      summary: `List of ${what}`,
      method: 'POST',
      path: `/api/${name}/Get${name}s`,
      roles: [...registerReaders, ...documentWork],
      query: PageNumber,
      body: DeviceFilters,
      reply: items,
    },
    byId: {
      summary: `One of ${what}`,
      method: 'GET',
      path: `/api/${name}/Get${name}ById`,
      roles: registerReaders,
      query: v.object({ id: Guid }),
      reply: DeviceRecord,
    },
    update: {
      summary: `Change one of ${what}`,
      method: 'PUT',
      path: `/api/${name}/Update${name}`,
      roles: registerWriters,
      body: DeviceRecord,
      reply: DeviceRecord,
    },
    insert: {
      summary: `Add to ${what}`,
      method: 'POST',
      path: `/api/${name}/Insert${name}`,
      roles: registerWriters,
      query: linked,
      body: DeviceRecord,
      reply: DeviceRecord,
    },
    insertAdditional: {
      summary: `Add a supplement to one of ${what}`,
      method: 'POST',
      path: `/api/${name}/InsertAdditional${name}`,
      roles: registerWriters,
      query: v.object({ parentId: Guid, ...linked.entries }),
      body: DeviceRecord,
      reply: DeviceRecord,
    },
    register: {
      summary: `Register a draft of ${what}`,
      method: 'PUT',
      path: `/api/${name}/Register${name}`,
      roles: registerWriters,
      query: v.object({ id: Guid }),
      reply: 'nothing',
    },
    cancel: {
      summary: `Cancel one of ${what}`,
      method: 'POST',
      path: `/api/${name}/Cancel${name}`,
      roles: registerWriters,
      body: 'form',
      reply: 'nothing',
    },
  } satisfies Record<string, Declaration>)

export const measuringDevices = typeRegister('MeasuringDevice', 'approved types')
export const foreignDevices = typeRegister('ForeignDevice', 'registered types')

/** Single devices (document 2, section 7). */
export const devices = area(
  { backend: 'register', reading: 'device' },
  {
    getDevices: {
      summary: 'Devices list',
      method: 'POST',
      path: '/api/Device/GetDevices',
      roles: [...registerReaders, ...inspectors],
      query: PageNumber,
      body: DeviceFilters,
      reply: items,
    },
    getDeviceById: {
      summary: 'One device',
      method: 'GET',
      path: '/api/Device/GetDeviceById',
      roles: [...registerReaders, ...inspectors],
      query: v.object({ id: Guid }),
      reply: DeviceRecord,
    },
    updateDevice: {
      summary: 'Change a device',
      method: 'PUT',
      path: '/api/Device/UpdateDevice',
      roles: registerWriters,
      body: DeviceRecord,
      reply: DeviceRecord,
    },
    insertDevice: {
      summary: 'Add a device',
      method: 'POST',
      path: '/api/Device/InsertDevice',
      roles: registerWriters,
      body: DeviceRecord,
      reply: DeviceRecord,
    },
    getDevicesForFollowingInspection: {
      summary: 'Devices due for a following inspection',
      method: 'GET',
      path: '/api/Device/GetDevicesForFollowingInspection',
      roles: [...registerReaders, ...inspectors, 'REPORTS'],
      query: v.object({ filters: v.string() }),
      reply: items,
    },
  },
)
