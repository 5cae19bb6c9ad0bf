import * as v from 'valibot'
import type { Callers } from './callers.ts'
import { area, type Declaration } from './endpoint.ts'
import { byGuid, byId, DateTime, Guid, Id, orUnknown, pageOf, proposed, sorted, textUpTo } from './shapes/base.ts'

export const PageNumber = v.object({ pageNumber: Id, pageSize: Id })
/** The columns of an exported file in order, and in `heading` the lines above the table. */
export const SheetColumns = v.object({
  columns: v.array(v.object({ name: v.string(), header: v.string() })),
  heading: v.optional(v.array(v.string())),
})

export const RecordFile = proposed(
  v.object({
    guid: Guid,
    fileName: v.string(),
    size: orUnknown(Id),
    description: v.string(),
    uploadedBy: v.string(),
    dateUploaded: orUnknown(DateTime),
  }),
)
export type RecordFile = v.InferOutput<typeof RecordFile>

const device = { backend: 'register', reading: 'device' } as const

type Named<N extends string, L extends string, C extends string> = {
  name: N
  /** The controller in the paths of the calls; by default `name`. */
  controller?: C
  plural: L
  what: string
  roles: { read: Callers; write: Callers }
}

const pathsOf =
  <C extends string>(controller: string) =>
  <const L extends string>(last: L) =>
    `/api/${controller as C}/${last}` as const

/**
 * Declares the usual calls of a record outside document work. The specification does not name them; their names are
 * like those of the device calls (specification 2, section 7).
 */
export const records = <
  const N extends string,
  const L extends string,
  S extends v.GenericSchema,
  F extends v.ObjectEntries,
  const C extends string = N,
>(
  { name, controller, plural, what, roles }: Named<N, L, C>,
  shape: S,
  filter: F,
) => {
  const path = pathsOf<C>(controller ?? name)
  const body = v.partial(v.object({ ...filter, ...sorted }))
  return area(device, {
    list: {
      summary: `List of ${what}`,
      method: 'POST',
      kind: 'read',
      path: path(`Get${plural}`),
      roles: roles.read,
      query: PageNumber,
      body,
      reply: pageOf(shape),
      proposed: true,
    },
    byId: {
      summary: `One of the ${what}`,
      method: 'GET',
      kind: 'read',
      path: path(`Get${name}ById`),
      roles: roles.read,
      query: byId,
      reply: shape,
      proposed: true,
    },
    insert: {
      summary: `Add to the ${what}`,
      method: 'POST',
      kind: 'create',
      path: path(`Insert${name}`),
      roles: roles.write,
      body: shape,
      reply: shape,
      proposed: true,
    },
    update: {
      summary: `Change one of the ${what}`,
      method: 'PUT',
      kind: 'update',
      path: path(`Update${name}`),
      roles: roles.write,
      body: shape,
      reply: shape,
      proposed: true,
    },
    remove: {
      summary: `Delete one of the ${what}`,
      method: 'DELETE',
      kind: 'delete',
      path: path(`Delete${name}`),
      roles: roles.write,
      query: byId,
      reply: 'nothing',
      proposed: true,
    },
    export: {
      summary: `List of ${what} as an .xlsx`,
      method: 'POST',
      kind: 'read',
      path: path(`Export${plural}`),
      roles: roles.read,
      body: v.object({ ...body.entries, ...SheetColumns.entries }),
      reply: 'file',
      proposed: true,
    },
  } satisfies Record<string, Declaration>)
}

export const recordFiles = <const N extends string, const C extends string = N>({
  name,
  controller,
  roles,
}: Pick<Named<N, string, C>, 'name' | 'controller' | 'roles'>) => {
  const path = pathsOf<C>(controller ?? name)
  return area(device, {
    getFiles: {
      summary: `Files of one ${name}`,
      method: 'GET',
      kind: 'read',
      path: path(`Get${name}Files`),
      roles: roles.read,
      query: byId,
      reply: v.array(RecordFile),
      proposed: true,
    },
    addFile: {
      summary: `Add a file to one ${name}`,
      method: 'POST',
      kind: 'create',
      path: path(`Add${name}File`),
      roles: roles.write,
      query: byId,
      body: 'form',
      parts: { description: textUpTo(500), file: 'file' },
      reply: RecordFile,
      proposed: true,
    },
    downloadFile: {
      summary: `Contents of a file of one ${name}`,
      method: 'GET',
      kind: 'read',
      path: path(`Download${name}File`),
      roles: roles.read,
      query: byGuid,
      reply: 'file',
      proposed: true,
    },
    deleteFile: {
      summary: `Delete a file of one ${name}`,
      method: 'DELETE',
      kind: 'delete',
      path: path(`Delete${name}File`),
      roles: roles.write,
      query: byGuid,
      reply: 'nothing',
      proposed: true,
    },
  } satisfies Record<string, Declaration>)
}
