import { useCallback, useMemo, useState } from 'react'
import { today as presentDay } from '../../dates/clock.ts'
import type { Refused } from '../../screen-kit/form/formState.ts'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { fieldErrors, keysOf, remainingServerErrors } from '../tasks/form/public.ts'
import {
  changedResolution,
  isSameResolution,
  newResolution,
  type ResolutionChange,
  type ResolutionDraft,
  readResolution,
} from './resolutionDraft.ts'
import { commonTermErrors, listedResolutionErrors, textError } from './resolutionErrors.ts'

const noErrors = {}

const serverErrors = ({ task }: ResolutionDraft, refused: Refused<ResolutionDraft> | null) =>
  remainingServerErrors(task, refused && { fault: refused.fault, values: refused.values.task })

export const useResolutionForm = (docGuid: string, onIssued: () => void) => {
  const [today] = useState(presentDay)
  const [start] = useState(() => newResolution(today))
  const form = useRecordForm<ResolutionDraft, unknown>({
    name: 'resolution',
    draft: `resolution/${docGuid}`,
    start,
    read: readResolution,
    isDirty: (base, draft) => !isSameResolution(base, draft),
    loses: 'Резолюцията не е издадена.',
    errors: () => ({}),
    labelOf: () => 'Резолюция',
    rows: (draft, submitted, refused) =>
      submitted === null && refused === null
        ? []
        : listedResolutionErrors(
            draft,
            serverErrors(draft, refused),
            today,
            submitted ? keysOf(submitted.task) : undefined,
          ),
    onDone: onIssued,
  })
  const { values: draft, update, submittedValues, refused } = form
  const change = useCallback((next: ResolutionChange) => update((before) => changedResolution(before, next)), [update])
  const fromServer = useMemo(() => serverErrors(draft, refused), [draft, refused])
  const checkedKeys = useMemo(() => keysOf(submittedValues?.task ?? null), [submittedValues])
  return {
    ...form,
    draft,
    today,
    change,
    /** The assignees at the last submit. Assignees added later show no errors until the next submit. */
    checkedKeys,
    fromServer,
    textError: submittedValues ? textError(draft) : undefined,
    termErrors: submittedValues ? commonTermErrors(draft, today) : noErrors,
    errors: { ...fromServer.fields, ...(submittedValues && fieldErrors(draft.task, true)) },
  }
}
