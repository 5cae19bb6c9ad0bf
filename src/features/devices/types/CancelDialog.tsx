import { useState } from 'react'
import { cancelBasisLabels } from '../../../contract/deviceKinds.ts'
import { Cancellation, type DeviceType } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import { type CancelForm, cancelErrors } from '../../../rules/devices/cancelRules.ts'
import { formatFileSize } from '../../../rules/files/fileRules.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { contentProblemOf } from '../../../screen-kit/files/contentProblemOf.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { largestUpload } from '../../../transport/config.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { IconForbidden } from '../../../widgets/icons.ts'
import type { TypeDefinition } from '../typeDefinition.ts'
import { cancelledType } from './savedType.ts'

type Props = {
  definition: TypeDefinition
  type: DeviceType
  onDone: () => void
  onStale: () => void
  onClose: () => void
}
const limits = textLimits(Cancellation)

export const CancelDialog = ({ definition, type, onDone, onStale, onClose }: Props) => {
  const [start] = useState<CancelForm>(() => ({
    basisId: null,
    orderNumber: '',
    orderDate: null,
    date: today(),
    motives: '',
  }))
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const take = async ([chosen]: readonly File[]) => {
    if (!chosen) return
    const problem = await contentProblemOf(chosen)
    setRefused(problem)
    setFile(problem === null ? chosen : null)
  }
  const facts = { entryDate: type.entryDate, today: today(), largestFile: largestUpload() }
  const form = useRecordForm<CancelForm, null>({
    name: 'cancel-type',
    draft: `${definition.name}/${type.id}/cancel`,
    start,
    holdsMore: file !== null,
    limits: { orderNumber: limits.orderNumber, motives: limits.motives },
    errors: (values) => {
      const { file: _file, ...errors } = cancelErrors(values, file, facts)
      return errors
    },
    rows: (values, submitted) => {
      const problem = submitted && cancelErrors(values, file, facts).file
      return problem ? [{ fieldId: 'cancel-type-file', label: 'Файл', message: problem }] : []
    },
    onDone,
    onStale,
  })
  const { input, dateInput } = form
  const isSubmitted = form.submittedValues !== null
  const fileProblem = isSubmitted ? cancelErrors(form.values, file, facts).file : undefined
  const send = () => {
    if (fileProblem === undefined && file !== null)
      form.write(cancelledType(definition, type.id, { ...form.values, file }))
  }
  return (
    <FormDialog
      form={form}
      title={`Отписване на тип № ${type.entryNumber}`}
      loses="Отписването няма да бъде записано."
      save="Отпиши"
      icon={IconForbidden}
      danger
      long
      saving="Типът се отписва…"
      notStored="Избраният файл не се пази: изберете го отново."
      onSave={send}
      onClose={onClose}
    >
      <p className="m-0">След отписването типът остава в регистъра само за преглед.</p>
      <div className="form-grid">
        <LabelSelect {...input('basisId')} label="Основание" required labels={cancelBasisLabels} />
        <TextField {...input('orderNumber')} label="Заповед №" required />
        <DateField {...dateInput('orderDate')} label="Дата на заповедта" required max={today()} />
        <DateField {...dateInput('date')} label="Дата на отписване" required max={today()} />
        <TextArea {...input('motives')} className="wide" label="Мотиви" required />
      </div>
      <FileDrop
        id="cancel-type-file"
        label="Заповед за отписване (задължителен файл)"
        multiple={false}
        error={refused ?? fileProblem}
        disabled={form.busy}
        onFiles={(files) => void take(files)}
      />
      {file && <FileRow name={file.name} note={formatFileSize(file.size)} onRemove={() => setFile(null)} />}
    </FormDialog>
  )
}
