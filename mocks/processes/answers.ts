import { caseFileProcesses, processes } from '../../fixtures/processes/processes.ts'
import type { businessProcesses } from '../../src/contract/businessProcesses.ts'
import type { Answers } from '../engine/answer.ts'
import { found } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { processPage, processView } from './views.ts'

export const businessProcessesAnswers = (world: World): Answers<typeof businessProcesses> => ({
  getBusinessProcesses: ({ query, body }) => processPage(world, query, body),
  getBusinessProcess: ({ query }) => {
    const process = found(
      processes.find(({ id }) => id === query.id),
      'Процесът',
    )
    return processView(world, process)
  },
  getCaseFileSteps: () =>
    caseFileProcesses.flatMap((process) =>
      process.steps.map(({ id, name }) => ({ id, name: `${name} (${process.name})` })),
    ),
})
