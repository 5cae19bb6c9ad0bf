import { useSetAtom } from 'jotai'
import type { Option } from '../../../contract/shapes/base.ts'
import { retryLookupAtom } from '../../../state/lookup.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { taskResultTypes } from '../taskLookups.ts'
import { CompletionDocument } from './CompletionDocument.tsx'
import type { CompletionForm, CompletionProblems } from './completionForm.ts'
import { isNegativeResult } from './taskResults.ts'

export const idOf = { result: 'task-result', comment: 'task-result-comment', document: 'task-result-document' } as const
const commentLimit = 2000

type Props = {
  form: CompletionForm
  problems: CompletionProblems
  /** The results the type of the task offers; undefined until they are there. */
  offered: readonly Option[] | undefined
  failed: boolean
  needsDocument: boolean
  onEdit: (change: Partial<CompletionForm>) => void
}

/** Result, the document that came out of it where the task wants one, comment. */
export const CompletionFields = ({ form, problems, offered, failed, needsDocument, onEdit }: Props) => {
  const retry = useSetAtom(retryLookupAtom)
  if (failed)
    return (
      <p className="cluster">
        Възможните резултати не се заредиха.
        <Button small onClick={() => retry(taskResultTypes.endpoint)}>
          Опитай отново
        </Button>
      </p>
    )
  if (offered === undefined) return <Skeleton lines={3} />
  const isNegative = isNegativeResult(form.resultId)
  return (
    <>
      <RadioGroup
        id={idOf.result}
        label="Резултат"
        required
        value={form.resultId === null ? '' : String(form.resultId)}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => onEdit({ resultId: Number(id) })}
        error={problems.result}
      />
      <CompletionDocument
        id={idOf.document}
        required={needsDocument}
        error={problems.document}
        onChange={(documentGuid) => onEdit({ documentGuid })}
      />
      <TextArea
        id={idOf.comment}
        label="Коментар"
        required={isNegative}
        value={form.comment}
        maxLength={commentLimit}
        onChange={(comment) => onEdit({ comment })}
        error={problems.comment}
        {...(isNegative && { hint: 'При този резултат обяснете защо.' })}
      />
    </>
  )
}
