import { caseFileProcesses, processes } from '../../fixtures/processes/processes.ts'
import type { businessProcesses } from '../../src/contract/businessProcesses.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { processPage, processView } from './processViews.ts'

export const businessProcessesHandlers = (db: MockDatabase): Handlers<typeof businessProcesses> => ({
  getBusinessProcesses: ({ query, body }) => processPage(db, query, body),
  getBusinessProcess: ({ query }) => {
    const process = assertFound(
      processes.find(({ id }) => id === query.id),
      'Процесът',
    )
    return processView(db, process)
  },
  getCaseFileSteps: () =>
    caseFileProcesses.flatMap((process) =>
      process.steps.map(({ id, name }) => ({ id, name: `${name} (${process.name})` })),
    ),
})
