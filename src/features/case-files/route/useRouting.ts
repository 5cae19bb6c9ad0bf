import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { caseFiles } from '../../../contract/caseFiles.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { judgeBy, settled } from '../../../screen-kit/writes/settled.ts'
import { useSettled } from '../../../screen-kit/writes/useSettled.ts'
import { attempt, newIntent } from '../../../transport/request.ts'
import { caseFileRoutedAtom } from '../state.ts'

type ProcessInfo = Reply<typeof caseFiles.getCaseFileProcessInstanceInfo>
type Wanted = { stepId: number; items: { name: string; value: string }[] }

/**
 * Routes a case file by hand, one routing at a time. When the answer is lost, the process tells where the case file
 * stands before anybody tries again (document 1, section 8). `onDone` when the case file has moved.
 */
export const useRouting = (caseFileGuid: string, onDone: () => void) => {
  const [intent] = useState(newIntent)
  const tellRouted = useSetAtom(caseFileRoutedAtom)
  const { state, busy, run } = useSettled<unknown>(({ kind }) => {
    tellRouted()
    if (kind === 'done') onDone()
  })
  const send = ({ stepId, items }: Wanted) => {
    const query = { caseFileGuid }
    run(
      settled<ProcessInfo, unknown>(
        attempt(caseFiles.manualyRouteCaseFile, { query: { ...query, newStepId: stepId }, body: items }, { intent }),
        attempt(caseFiles.getCaseFileProcessInstanceInfo, { query }, { quiet: true }),
        judgeBy((now) => (now.current?.stepId === stepId ? { reply: null } : null)),
      ),
    )
  }
  return { state, busy, send }
}
