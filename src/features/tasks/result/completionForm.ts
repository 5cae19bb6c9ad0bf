import * as v from 'valibot'
import type { FieldErrors } from '../../../rules/requiredFields.ts'
import { completionErrors } from '../../../rules/tasks/taskValidation.ts'
import { storedAs } from '../../../screen-kit/storedAs.ts'
import { type Fault, fieldMessage } from '../../../transport/fault.ts'
import { isNegativeResult } from './taskResults.ts'

/** What „Приключване на задача“ asks for. */
export type CompletionForm = { resultId: number | null; comment: string; documentGuid: string | null }
export type CompletionProblems = FieldErrors<keyof CompletionForm>

/** A result that was typed and not sent. */
export const readCompletion: (stored: unknown) => CompletionForm | undefined = storedAs(
  v.object({ resultId: v.nullable(v.number()), comment: v.string(), documentGuid: v.nullable(v.string()) }),
)

export const documentNeededMessage = 'Задачата изисква документ при приключване.'

/** What keeps the completion from being sent, by field; empty when nothing. */
export const completionProblems = (form: CompletionForm, needsDocument: boolean): CompletionProblems => {
  const { resultId, comment } = form
  const { result, ...others } = completionErrors({ resultId, isNegative: isNegativeResult(resultId), comment })
  return {
    ...(result && { resultId: result }),
    ...others,
    ...(needsDocument && form.documentGuid === null && { documentGuid: documentNeededMessage }),
  }
}

const spelled = { resultId: 'taskResultTypeId', comment: 'resultComment', documentGuid: 'documentGuid' } as const

/** The server's messages at the fields of the dialog. */
export const serverProblems = (fault: Fault | null): CompletionProblems => {
  const messages: CompletionProblems = {}
  for (const field of Object.keys(spelled) as (keyof typeof spelled)[]) {
    const message = fieldMessage(fault, spelled[field])
    if (message !== true) messages[field] = message
  }
  return messages
}
