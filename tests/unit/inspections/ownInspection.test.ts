import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import { inspectorAtom, ownInspectionAtom } from '../../../src/features/inspections/inspectionState.ts'
import { blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import { logInAtom } from '../../../src/state/session.ts'
import { fakeStorage, newStore, staffedBackend } from '../state/fakeStaff.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'

beforeEach(() => {
  openPage()
  fakeStorage()
})
afterEach(() => vi.unstubAllGlobals())

const loggedInWith = async (...keys: string[]) => {
  const departments = [{ id: 3, departmentName: 'Отдел „Надзор“' }]
  respondWith(
    staffedBackend(keys, ({ path }) =>
      path === orgStructure.getDepartments.path ? { json: { type: 1, resultData: departments } } : undefined,
    ),
  )
  const store = newStore()
  await store.set(logInAtom, { username: 'mpetrova', password: 'demo' })
  store.sub(ownInspectionAtom, () => undefined)
  return store
}

test.each(['INSPECTIONS_MANAGER', 'inspections_manager', ' Inspections_Manager'])(
  'a new inspection of a user with the key „%s“ starts with a team and a department',
  async (key) => {
    const store = await loggedInWith(key, 'UNKNOWN_ROLE')
    await expect
      .poll(() => store.get(ownInspectionAtom))
      .toMatchObject({
        team: [{ id: 1, name: 'Мария Иванова Петрова' }],
        department: { id: 3, name: 'Отдел „Надзор“' },
      })
    expect(store.get(inspectorAtom)).toEqual({ personId: 1, roles: ['INSPECTIONS_MANAGER'] })
  },
)

test('a user who only reads inspections, or administers, starts with an empty one', async () => {
  for (const key of ['inspections_read', 'administrator']) {
    const store = await loggedInWith(key)
    expect(store.get(ownInspectionAtom)).toBe(blankInspection)
  }
})
