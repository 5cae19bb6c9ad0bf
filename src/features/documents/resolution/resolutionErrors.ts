import type { CivilDate } from '../../../rules/civilDate.ts'
import { required } from '../../../rules/requiredFields.ts'
import type { FormError } from '../../../widgets/fields/FormErrors.tsx'
import { listedErrors, type Told } from '../../tasks/form/public.ts'
import type { ResolutionDraft } from './resolutionDraft.ts'
import { textFieldId } from './useReadyText.ts'

/** What is wrong with the text of the resolution. */
export const textError = ({ task }: ResolutionDraft): string | undefined => required(task.description) ?? undefined

/**
 * Everything that is wrong, in the order of the form. An instruction that is empty only because it follows the empty
 * text is said once, at the text.
 */
export const listedResolutionErrors = (
  draft: ResolutionDraft,
  told: Told,
  today: CivilDate,
  only?: ReadonlySet<string>,
): FormError[] => {
  const message = textError(draft)
  const ofTask = listedErrors(draft.task, true, told, today, only)
  if (message === undefined) return ofTask
  return [
    { fieldId: textFieldId, label: 'Резолюция', message },
    ...ofTask.filter(({ fieldId }) => !fieldId.endsWith('-instruction')),
  ]
}
