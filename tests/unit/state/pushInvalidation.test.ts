import { expect, test } from 'vitest'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { pushed } from '../../../src/state/pushInvalidation.ts'

const old = new Set<Endpoint>(pushed.DocumentChanged)

test.each(Object.entries<Endpoint>(tasks).filter(([name]) => name.startsWith('get')))(
  'the response of %s is stale after a change of the document by another user',
  (_name, endpoint) => {
    expect(old.has(endpoint)).toBe(true)
  },
)
