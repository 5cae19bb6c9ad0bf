import * as v from 'valibot'
import { administrator, documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { byId, Id, Options, orUnknown, Paging, pageOf, proposed, sorted } from './shapes/base.ts'

export const BusinessProcessFilter = proposed(
  v.object({ name: v.optional(v.string()), statusId: v.optional(Id), ...sorted }),
)

const facts = {
  id: Id,
  code: v.string(),
  name: v.string(),
  version: orUnknown(Id),
  objectName: v.string(),
  statusId: orUnknown(Id),
  /** The number of case files now in the process, and of those past the term of their step; null if not counted. */
  activeInstances: orUnknown(Id),
  lateInstances: orUnknown(Id),
}

export const BusinessProcessRow = proposed(v.object(facts))
export type BusinessProcessRow = v.InferOutput<typeof BusinessProcessRow>

export const ProcessTransition = proposed(v.object({ stepId: Id, condition: v.string() }))

export const ProcessStep = proposed(
  v.object({
    id: Id,
    name: v.string(),
    performer: v.string(),
    /** The term of the step; null if the step has no term. */
    workingDays: v.nullable(Id),
    /** The question that decides which step follows; '' if only one step follows. */
    decision: v.string(),
    transitions: v.array(ProcessTransition),
    dataItems: v.array(v.string()),
    activeInstances: orUnknown(Id),
    lateInstances: orUnknown(Id),
  }),
)
export type ProcessStep = v.InferOutput<typeof ProcessStep>

export const BusinessProcess = proposed(v.object({ ...facts, description: v.string(), steps: v.array(ProcessStep) }))
export type BusinessProcess = v.InferOutput<typeof BusinessProcess>

/**
 * Business processes. The specification names two screens but no calls (specification 1, section 2); this product
 * proposes the calls.
 */
export const businessProcesses = area(
  { backend: 'shreder' },
  {
    getBusinessProcesses: {
      summary: 'List of business processes',
      method: 'POST',
      kind: 'read',
      path: '/api/BusinessProcesses/GetBusinessProcesses',
      roles: administrator,
      query: Paging,
      body: BusinessProcessFilter,
      reply: pageOf(BusinessProcessRow),
      proposed: true,
    },
    getBusinessProcess: {
      summary: 'One business process with its steps',
      method: 'GET',
      kind: 'read',
      path: '/api/BusinessProcesses/GetBusinessProcess',
      roles: administrator,
      query: byId,
      reply: BusinessProcess,
      proposed: true,
    },
    getCaseFileSteps: {
      summary: 'The steps at which case files can stand, to choose from',
      method: 'GET',
      kind: 'read',
      path: '/api/BusinessProcesses/GetCaseFileSteps',
      roles: documentWork,
      reply: Options,
      cachedPerSession: true,
      proposed: true,
    },
  },
)
