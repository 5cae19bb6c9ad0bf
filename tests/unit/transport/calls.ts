import * as v from 'valibot'
import { area } from '../../../src/contract/endpoint.ts'

const row = v.object({ name: v.string() })
export const calls = area(
  { backend: 'shreder' },
  {
    list: {
      summary: 'List',
      method: 'POST',
      kind: 'read',
      path: '/api/Test/List',
      roles: 'anyone',
      query: v.object({ skip: v.number() }),
      body: v.object({ name: v.optional(v.string()) }),
      reply: v.array(row),
    },
    one: { summary: 'One', method: 'GET', kind: 'read', path: '/api/Test/One', roles: 'anyone', reply: row },
    options: {
      summary: 'Lookup',
      method: 'GET',
      kind: 'read',
      path: '/api/Test/Options',
      roles: 'anyone',
      reply: v.array(row),
      cachedPerSession: true,
    },
    save: {
      summary: 'Save',
      method: 'POST',
      kind: 'action',
      path: '/api/Test/Save',
      roles: 'anyone',
      body: row,
      reply: 'nothing',
    },
    file: {
      summary: 'File',
      method: 'POST',
      kind: 'action',
      path: '/api/Test/File',
      roles: 'anyone',
      body: row,
      reply: 'file',
    },
    send: {
      summary: 'Upload',
      method: 'POST',
      kind: 'action',
      path: '/api/Test/Send',
      roles: 'anyone',
      body: 'form',
      reply: row,
    },
  },
)
export const device = area(
  { backend: 'register', reading: 'device' },
  {
    save: {
      summary: 'Save a device',
      method: 'POST',
      kind: 'action',
      path: '/api/Device/Save',
      roles: 'anyone',
      body: row,
      reply: v.object({ id: v.number() }),
    },
  },
)
export const shared = area(
  { backend: 'both' },
  { who: { summary: 'Who', method: 'GET', kind: 'read', path: '/api/Account/Who', roles: 'anyone', reply: row } },
)
