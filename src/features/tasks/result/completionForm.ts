import * as v from 'valibot'
import { completionErrors } from '../../../rules/tasks/taskValidation.ts'
import { storedAs } from '../../../screen-kit/storedAs.ts'
import { type Fault, fieldMessage } from '../../../transport/fault.ts'
import { isNegativeResult } from './taskResults.ts'

/** What „Приключване на задача“ asks for. */
export type CompletionForm = { resultId: number | null; comment: string; documentGuid: string | null }
export type CompletionProblems = Partial<Record<'result' | 'comment' | 'document', string>>

/** A result that was typed and not sent. */
export const readCompletion: (kept: unknown) => CompletionForm | undefined = storedAs(
  v.object({ resultId: v.nullable(v.number()), comment: v.string(), documentGuid: v.nullable(v.string()) }),
)

export const documentNeededMessage = 'Задачата изисква документ при приключване.'

/** What keeps the completion from being sent, by field; empty when nothing. */
export const completionProblems = (form: CompletionForm, needsDocument: boolean): CompletionProblems => ({
  ...completionErrors({
    resultId: form.resultId,
    isNegative: isNegativeResult(form.resultId),
    comment: form.comment,
  }),
  ...(needsDocument && form.documentGuid === null && { document: documentNeededMessage }),
})

const spelled = { result: 'taskResultTypeId', comment: 'resultComment', document: 'documentGuid' } as const

/** The server's messages at the fields of the dialog. */
export const toldProblems = (fault: Fault | null): CompletionProblems => {
  const told: CompletionProblems = {}
  for (const field of Object.keys(spelled) as (keyof typeof spelled)[]) {
    const message = fieldMessage(fault, spelled[field])
    if (message !== true) told[field] = message
  }
  return told
}
