import { caseFiles } from '../../../contract/caseFiles.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt } from '../../../transport/request.ts'

type ProcessInfo = Reply<typeof caseFiles.getCaseFileProcessInstanceInfo>
type Wanted = { stepId: number; items: { name: string; value: string }[] }

/**
 * Routes a case file by hand. When the answer is lost, the process tells where the case file stands before anybody
 * tries again (document 1, section 8).
 */
export const routed = (caseFileGuid: string, { stepId, items }: Wanted): Write<ProcessInfo, unknown> => ({
  about: `route/${caseFileGuid}`,
  content: { stepId, items },
  send: (intent) =>
    attempt(caseFiles.manualyRouteCaseFile, { query: { caseFileGuid, newStepId: stepId }, body: items }, { intent }),
  ask: attempt(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid } }, { quiet: true }),
  find: (now) => (now.current?.stepId === stepId ? { reply: null } : null),
})
