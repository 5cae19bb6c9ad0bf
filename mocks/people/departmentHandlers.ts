import type { orgStructure } from '../../src/contract/orgStructure.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { activeFilter } from './orgNodes.ts'

/** The handler for the departments, which every page requests. */
export const departmentHandlers = (db: MockDatabase) =>
  ({
    getDepartments: () =>
      db.departments
        .all()
        .filter(activeFilter(false))
        .map(({ id, name }) => ({ id, departmentName: name })),
  }) satisfies Partial<Handlers<typeof orgStructure>>
