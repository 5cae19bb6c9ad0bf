import { caseFileProcesses, processes } from '../../fixtures/processes/processes.ts'
import type { businessProcesses } from '../../src/contract/businessProcesses.ts'
import type { Handlers } from '../engine/answer.ts'
import { found } from '../engine/refused.ts'
import type { MockDatabase } from '../engine/world.ts'
import { processPage, processView } from './views.ts'

export const businessProcessesHandlers = (db: MockDatabase): Handlers<typeof businessProcesses> => ({
  getBusinessProcesses: ({ query, body }) => processPage(db, query, body),
  getBusinessProcess: ({ query }) => {
    const process = found(
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
