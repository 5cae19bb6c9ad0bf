import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { caseFiles } from '../../../contract/caseFiles.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { IdempotentWrite } from '../../../screen-kit/writes/idempotentWrite.ts'
import { useWriteState } from '../../../screen-kit/writes/useWriteState.ts'
import { attempt } from '../../../transport/request.ts'
import { caseFileRoutedAtom } from '../state.ts'

type ProcessInfo = Reply<typeof caseFiles.getCaseFileProcessInstanceInfo>
type Wanted = { stepId: number; items: { name: string; value: string }[] }

/**
 * Routes a case file by hand, one routing at a time. When the answer is lost, the process tells where the case file
 * stands before anybody tries again (document 1, section 8). `onDone` when the case file has moved.
 */
export const useRouting = (caseFileGuid: string, onDone: () => void) => {
  const [idempotentWrite] = useState(() => new IdempotentWrite<unknown>())
  const tellRouted = useSetAtom(caseFileRoutedAtom)
  const { state, busy, run } = useWriteState<unknown>(({ kind }) => {
    tellRouted()
    if (kind === 'done') onDone()
  })
  const send = ({ stepId, items }: Wanted) => {
    const query = { caseFileGuid }
    run(
      idempotentWrite.send<ProcessInfo>({
        about: `route/${caseFileGuid}`,
        content: { stepId, items },
        send: (intent) =>
          attempt(caseFiles.manualyRouteCaseFile, { query: { ...query, newStepId: stepId }, body: items }, { intent }),
        ask: attempt(caseFiles.getCaseFileProcessInstanceInfo, { query }, { quiet: true }),
        find: (now) => (now.current?.stepId === stepId ? { reply: null } : null),
      }),
    )
  }
  return { state, busy, send }
}
