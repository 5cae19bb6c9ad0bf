import { DocumentBody } from '../../contract/shapes/documents.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { resolutionErrors } from '../../rules/documents/resolution.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import type { FormError } from '../../widgets/fields/FormErrors.tsx'
import { tooLong } from '../../widgets/fields/tooLong.ts'
import { listedErrors, type RowErrors, rowErrors, rowFieldId, type ServerErrors } from '../tasks/form/public.ts'
import { followersOfCommon, type ResolutionDraft } from './resolutionDraft.ts'
import { textFieldId } from './useReadyText.ts'

export const { subjectDescription: textLimit } = textLimits(DocumentBody)

export const textError = ({ task: { description } }: ResolutionDraft): string | undefined =>
  resolutionErrors({ text: description, tasks: 1 }).subjectDescription ?? tooLong(description, textLimit)

export const commonTermErrors = (draft: ResolutionDraft, today: CivilDate): RowErrors => {
  const { task, common } = draft
  if (task.assignees.length > 0 && followersOfCommon(draft).size === 0) return {}
  const { instruction: _, ...errors } = rowErrors(common, today)
  return errors
}

const termFields = { startDate: 'начало', quantity: 'срок', unit: 'мерна единица' } as const

/**
 * Returns all errors in the order of the form. `only`: the assignees at the last submit; errors of assignees added
 * later are left out.
 */
export const listedResolutionErrors = (
  draft: ResolutionDraft,
  fromServer: ServerErrors,
  today: CivilDate,
  only?: ReadonlySet<string>,
): FormError[] => {
  const text = textError(draft)
  const term = commonTermErrors(draft, today)
  const follow = followersOfCommon(draft)
  const apart = draft.task.assignees.filter(
    ({ key }) => (fromServer.rows[key] !== undefined || !follow.has(key)) && only?.has(key) !== false,
  )
  return [
    ...(text ? [{ fieldId: textFieldId, label: 'Текст', message: text }] : []),
    ...(Object.keys(termFields) as (keyof typeof termFields)[]).flatMap((field) => {
      const message = term[field]
      const label = `За всички изпълнители, ${termFields[field]}`
      return message ? [{ fieldId: rowFieldId(draft.common.key, field), label, message }] : []
    }),
    ...listedErrors(draft.task, true, fromServer, today, new Set(apart.map(({ key }) => key))),
  ]
}
