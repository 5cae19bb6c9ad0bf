import * as v from 'valibot'
import { documentWork, inspectors, registerReaders, registerWriters, reportReaders } from './callers.ts'
import { area, type Declaration } from './endpoint.ts'
import { PageNumber, SheetColumns } from './records.ts'
import { byGuid, CivilDate, Guid, Id, proposed, sorted, textUpTo } from './shapes/base.ts'
import {
  Cancellation,
  Device,
  DeviceBody,
  DeviceFile,
  DeviceListItem,
  DeviceType,
  DeviceTypeBody,
} from './shapes/devices.ts'

export { DeviceListItem } from './shapes/devices.ts'

import { DeviceToFollow } from './shapes/inspections.ts'

const linked = v.object({ linkToCasefileGuid: v.optional(Guid) })
const byDevice = v.object({ id: Guid })
const items = v.object({ items: v.array(DeviceListItem), totalCount: proposed(Id) })

const filters = v.partial(
  v.object({
    EntryNumber: v.string(),
    MeasuringDeviceName: v.string(),
    MeasuringType: v.string(),
    Manufacturer: v.string(),
    SerialNumber: v.string(),
    CertificateNumber: v.string(),
    HolderName: v.string(),
    HolderId: Id,
    Category: v.string(),
    CountryId: Id,
    ValidFrom: CivilDate,
    ValidTo: CivilDate,
    EntryFrom: CivilDate,
    EntryTo: CivilDate,
    StatusId: Id,
    TypeId: Guid,
    DepartmentId: Id,
    IsScrapped: v.boolean(),
    IsDraft: v.boolean(),
    sortColumns: sorted.sortColumns,
  }),
)
export const DeviceFilters = proposed(filters)
export type DeviceFilters = v.InferOutput<typeof DeviceFilters>
const sheet = v.object({ ...filters.entries, ...SheetColumns.entries })

const files = <const A extends string>(name: A, what: string) =>
  ({
    addFile: {
      summary: `Add a file to one of ${what}`,
      method: 'POST',
      kind: 'create',
      path: `/api/${name}/Add${name}File`,
      roles: registerWriters,
      proposed: true,
      query: byDevice,
      body: 'form',
      parts: { kindId: v.string(), description: textUpTo(500), file: 'file' },
      reply: DeviceFile,
    },
    downloadFile: {
      summary: `Contents of a file of one of ${what}`,
      method: 'GET',
      kind: 'read',
      path: `/api/${name}/Download${name}File`,
      roles: registerReaders,
      proposed: true,
      query: byGuid,
      reply: 'file',
    },
    deleteFile: {
      summary: `Delete a file of one of ${what}`,
      method: 'DELETE',
      kind: 'delete',
      path: `/api/${name}/Delete${name}File`,
      roles: registerWriters,
      proposed: true,
      query: byGuid,
      reply: 'nothing',
    },
  }) as const satisfies Record<string, Declaration>

const typeRegister = <const A extends 'MeasuringDevice' | 'ForeignDevice'>(name: A, what: string) =>
  area({ backend: 'register', reading: 'device' }, {
    list: {
      summary: `List of ${what}`,
      method: 'POST',
      kind: 'read',
      path: `/api/${name}/Get${name}s`,
      roles: [...registerReaders, ...documentWork, ...inspectors, ...reportReaders],
      query: PageNumber,
      body: DeviceFilters,
      reply: items,
    },
    byId: {
      summary: `One of ${what}, or a supplement to one`,
      method: 'GET',
      kind: 'read',
      path: `/api/${name}/Get${name}ById`,
      roles: [...registerReaders, ...inspectors],
      query: byDevice,
      reply: DeviceType,
    },
    update: {
      summary: `Change a draft of one of ${what}`,
      method: 'PUT',
      kind: 'update',
      path: `/api/${name}/Update${name}`,
      roles: registerWriters,
      body: DeviceTypeBody,
      reply: DeviceType,
    },
    insert: {
      summary: `Add to ${what}`,
      method: 'POST',
      kind: 'create',
      path: `/api/${name}/Insert${name}`,
      roles: registerWriters,
      query: linked,
      body: DeviceTypeBody,
      reply: DeviceType,
    },
    insertAdditional: {
      summary: `Add a supplement to one of ${what}`,
      method: 'POST',
      kind: 'create',
      path: `/api/${name}/InsertAdditional${name}`,
      roles: registerWriters,
      query: v.object({ parentId: Guid, ...linked.entries }),
      body: DeviceTypeBody,
      reply: DeviceType,
    },
    register: {
      summary: `Register a draft of ${what}`,
      method: 'PUT',
      kind: 'action',
      path: `/api/${name}/Register${name}`,
      roles: registerWriters,
      query: byDevice,
      reply: 'nothing',
    },
    cancel: {
      summary: `Cancel one of ${what}`,
      method: 'POST',
      kind: 'action',
      path: `/api/${name}/Cancel${name}`,
      roles: registerWriters,
      body: 'form',
      parts: {
        id: v.string(),
        basisId: v.string(),
        orderNumber: Cancellation.entries.orderNumber,
        orderDate: CivilDate,
        date: CivilDate,
        motives: Cancellation.entries.motives,
        file: 'file',
      },
      reply: 'nothing',
    },
    remove: {
      summary: `Delete a draft of ${what}`,
      method: 'DELETE',
      kind: 'delete',
      path: `/api/${name}/Delete${name}`,
      roles: registerWriters,
      proposed: true,
      query: byDevice,
      reply: 'nothing',
    },
    export: {
      summary: `List of ${what} as an .xlsx`,
      method: 'POST',
      kind: 'read',
      path: `/api/${name}/Export${name}s`,
      roles: registerReaders,
      proposed: true,
      body: sheet,
      reply: 'file',
    },
    ...files(name, what),
  } satisfies Record<string, Declaration>)

export const measuringDevices = typeRegister('MeasuringDevice', 'approved types')
export const foreignDevices = typeRegister('ForeignDevice', 'registered types')

/** Single devices (specification 2, section 7). */
export const devices = area(
  { backend: 'register', reading: 'device' },
  {
    getDevices: {
      summary: 'Devices list',
      method: 'POST',
      kind: 'read',
      path: '/api/Device/GetDevices',
      roles: [...registerReaders, ...inspectors],
      query: PageNumber,
      body: DeviceFilters,
      reply: items,
    },
    getDeviceById: {
      summary: 'One device',
      method: 'GET',
      kind: 'read',
      path: '/api/Device/GetDeviceById',
      roles: [...registerReaders, ...inspectors],
      query: byDevice,
      reply: Device,
    },
    updateDevice: {
      summary: 'Change a device',
      method: 'PUT',
      kind: 'update',
      path: '/api/Device/UpdateDevice',
      roles: registerWriters,
      body: DeviceBody,
      reply: Device,
    },
    insertDevice: {
      summary: 'Add a device',
      method: 'POST',
      kind: 'create',
      path: '/api/Device/InsertDevice',
      roles: registerWriters,
      body: DeviceBody,
      reply: Device,
    },
    getDevicesForFollowingInspection: {
      summary: 'Devices due for a following inspection',
      method: 'GET',
      kind: 'read',
      path: '/api/Device/GetDevicesForFollowingInspection',
      roles: [...registerReaders, ...inspectors, ...reportReaders],
      query: v.object({ filters: v.string() }),
      reply: v.object({ items: v.array(DeviceToFollow), totalCount: proposed(Id) }),
    },
    exportDevices: {
      summary: 'Devices list as an .xlsx',
      method: 'POST',
      kind: 'read',
      path: '/api/Device/ExportDevices',
      roles: registerReaders,
      proposed: true,
      body: sheet,
      reply: 'file',
    },
    ...files('Device', 'devices'),
  },
)
