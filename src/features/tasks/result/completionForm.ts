import * as v from 'valibot'
import type { FieldErrors } from '../../../rules/requiredFields.ts'
import type { Completion } from '../../../rules/tasks/taskValidation.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { type Fault, fieldMessage } from '../../../transport/fault.ts'

export const readCompletion: (stored: unknown) => Completion | undefined = readStoredAs(
  v.object({ resultId: v.nullable(v.number()), comment: v.string(), documentGuid: v.nullable(v.string()) }),
)

const serverNames = { resultId: 'taskResultTypeId', comment: 'resultComment', documentGuid: 'documentGuid' } as const

export const serverProblems = (fault: Fault | null): FieldErrors<keyof Completion> => {
  const messages: FieldErrors<keyof Completion> = {}
  for (const field of Object.keys(serverNames) as (keyof typeof serverNames)[]) {
    const message = fieldMessage(fault, serverNames[field])
    if (message !== true) messages[field] = message
  }
  return messages
}
