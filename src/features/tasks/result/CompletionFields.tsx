import { useSetAtom } from 'jotai'
import type { Option } from '../../../contract/shapes/base.ts'
import { documentModule } from '../../../routes/to.ts'
import { isNegativeResult } from '../../../rules/tasks/taskResults.ts'
import { emptyDocumentMessage } from '../../../rules/tasks/taskValidation.ts'
import { retryLookupAtom } from '../../../state/lookup.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { IconAttach } from '../../../widgets/icons.ts'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { taskResultTypes } from '../taskLookups.ts'
import type { Task } from '../taskState.ts'
import { useModule } from '../useModule.ts'
import { CompletionDocument } from './CompletionDocument.tsx'
import type { Completion } from './useCompletion.ts'

type Props = {
  form: Pick<Completion, 'values' | 'field' | 'set' | 'answer'>
  offered: readonly Option[] | undefined
  failed: boolean
  task: Pick<Task, 'docGuid' | 'needsDocument'>
}

export const CompletionFields = ({ form: { values, field, set, answer }, offered, failed, task }: Props) => {
  const retry = useSetAtom(retryLookupAtom)
  const at = documentModule(useModule())
  if (failed)
    return (
      <p className="flex flex-wrap align-items-center gap-2">
        Възможните резултати не се заредиха.
        <Button small onClick={() => retry(taskResultTypes.endpoint)}>
          Опитай отново
        </Button>
      </p>
    )
  if (offered === undefined) return <Skeleton lines={3} />
  const isNegative = isNegativeResult(values.resultId)
  return (
    <>
      <RadioGroup
        {...field('resultId')}
        label="Резултат"
        required
        value={values.resultId === null ? '' : String(values.resultId)}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => set({ resultId: Number(id) })}
      />
      <CompletionDocument
        {...field('documentGuid')}
        required={task.needsDocument}
        docGuid={task.docGuid}
        start={answer}
        onChange={(documentGuid) => set({ documentGuid })}
      />
      {field('documentGuid').error === emptyDocumentMessage && values.documentGuid !== null && (
        <p>
          <LinkButton small icon={IconAttach} href={at.document(values.documentGuid, { tab: 'files' })}>
            Прикачи файл
          </LinkButton>
        </p>
      )}
      <TextArea
        {...field('comment')}
        label="Коментар"
        required={isNegative}
        value={values.comment}
        onChange={(comment) => set({ comment })}
        {...(isNegative && { hint: 'При този резултат обяснете защо.' })}
      />
    </>
  )
}
