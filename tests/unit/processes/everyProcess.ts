import { businessProcesses, type ProcessStep } from '../../../src/contract/businessProcesses.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'

export const everyProcess = async () => {
  const sendRequest = await createTestBackend(50).as('administrator')
  const list = await sendRequest(businessProcesses.getBusinessProcesses, { query: { skip: 0, take: 50 }, body: {} })
  return Promise.all(
    list.resultData.items.map(
      async ({ id }) => (await sendRequest(businessProcesses.getBusinessProcess, { query: { id } })).resultData,
    ),
  )
}

export const aStep = (id: number, next: readonly number[], given: Partial<ProcessStep> = {}): ProcessStep => ({
  id,
  name: `Стъпка ${id}`,
  performer: 'Експерт',
  workingDays: 1,
  decision: '',
  transitions: next.map((stepId) => ({ stepId, condition: '' })),
  dataItems: [],
  activeInstances: null,
  lateInstances: null,
  ...given,
})
