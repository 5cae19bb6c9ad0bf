import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type CivilDate, formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { newTermProblems, shortestTermReason } from '../../../rules/tasks/newTerm.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { attempt } from '../../../transport/request.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'

type Prolongation = { until: CivilDate | null; reason: string; basis: string }
const blankProlongation: Prolongation = { until: null, reason: '', basis: '' }
const labels = {
  failed: 'Срокът не е удължен',
  unknown: 'дали срокът е удължен',
  check: 'Затворете и проверете срока, преди да опитате отново.',
}

type Props = { document: Document; onClose: () => void }

const ProlongDialog = ({ document: { guid, deadline }, onClose }: Props) => {
  const endDate = deadline?.endDate ?? null
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useRecordForm<Prolongation, null>({
    name: 'prolong',
    draft: `document-prolong/${guid}`,
    start: blankProlongation,
    read: readStoredAs(v.object({ until: v.nullable(v.string()), reason: v.string(), basis: v.string() })),
    errors: (values) => newTermProblems(values, { endDate, today: today() }),
    limits: textLimits(documents.prolongDeadline.body),
    onDone: onClose,
    onStale: () => void notifyChanged({ docGuid: guid }),
  })
  const { values, set, field } = form
  const send = () => {
    const query = { docGuid: guid }
    const body = { until: values.until ?? '', reason: values.reason.trim(), basis: values.basis.trim() }
    form.write({
      about: `prolong/${guid}`,
      content: body,
      send: (idempotencyKey) => attempt(documents.prolongDeadline, { query, body }, { idempotencyKey }),
      readCurrent: () => attempt(documents.getDocument, { query }, { quiet: true }),
      find: (now: Document) => (now.deadline?.endDate === body.until ? { reply: null } : null),
    })
  }
  return (
    <FormDialog
      title="Удължаване на срока"
      size="s"
      form={form}
      loses="Срокът не е удължен."
      save="Удължи срока"
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      {endDate && (
        <p className="muted">{`Сегашният срок е ${formatDateYear(endDate)} Изпълнителите ще бъдат уведомени.`}</p>
      )}
      <DateField
        {...field('until')}
        label="Нов срок"
        required
        value={values.until}
        min={today()}
        onChange={(until, problem) => form.setDate('until', until, problem)}
      />
      <TextArea
        {...field('reason')}
        label="Причина"
        required
        value={values.reason}
        hint={`Поне ${shortestTermReason} знака.`}
        onChange={(reason) => set({ reason })}
      />
      <TextField
        {...field('basis')}
        label="Правно основание"
        value={values.basis}
        hint="Например: АПК, чл. 57, ал. 8."
        onChange={(basis) => set({ basis })}
      />
    </FormDialog>
  )
}

export default ProlongDialog
