import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Inspection, InspectionProtocol } from '../../../contract/shapes/inspections.ts'
import { today } from '../../../dates/clock.ts'
import { filledProtocol, formFor, newProtocol, protocolErrors } from '../../../rules/inspections/protocolFill.ts'
import { maxTextLength, textLimits } from '../../../rules/words/textLength.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconPrint, IconRefresh } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { savedInspection, singleDefinition } from '../inspectionDefinitions.ts'
import { inspectionsChangedAtom, leaders, protocolFormsAtom } from '../inspectionState.ts'
import { ProtocolPaper } from './ProtocolPaper.tsx'

type Props = { inspection: Inspection; mayChange: boolean; onClose: () => void }
const formsAtom = protocolFormsAtom()

export const ProtocolDialog = (props: Props) => {
  const { inspection, mayChange, onClose } = props
  const { protocol } = inspection
  const { data, error } = useAtomValue(formsAtom)
  if (!mayChange && protocol) return <PrintedProtocol {...props} protocol={protocol} />
  if (data || error) return <ProtocolForm {...props} forms={data ?? []} />
  return (
    <Dialog open title="Протокол" onClose={onClose}>
      <Skeleton lines={6} />
    </Dialog>
  )
}

const PrintedProtocol = ({ inspection, protocol, onClose }: Props & { protocol: InspectionProtocol }) => (
  <PaperDialog
    paper={{
      title: `Протокол № ${protocol.number}`,
      Sheet: ({ record }: { record: Inspection }) => <ProtocolPaper inspection={record} protocol={protocol} />,
    }}
    record={inspection}
    onClose={onClose}
  />
)

type Forms = NonNullable<ReturnType<typeof useForms>>
const useForms = () => useAtomValue(formsAtom).data

const useProtocolForm = ({ inspection, onClose }: Props, forms: Forms) => {
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const [start] = useState(
    () => inspection.protocol ?? newProtocol(inspection, formFor(forms, inspection.kindId), today()),
  )
  const [was, setWas] = useState(inspection)
  const form = useRecordForm<InspectionProtocol, Inspection>({
    name: 'protocol',
    draft: `protocol/${inspection.guid}`,
    start,
    errors: protocolErrors,
    limits: textLimits(InspectionProtocol),
    onDone: ({ protocol }) => {
      void notifyChanged()
      onClose()
      announce(`Протокол № ${protocol?.number ?? ''} е записан.`)
    },
    onStale: () => void notifyChanged(),
  })
  const save = () => {
    if (form.check())
      form.write(
        savedInspection(singleDefinition, {
          was,
          mine: { ...inspection, protocol: form.values },
          newGuid: inspection.guid,
          onConflict: setWas,
        }),
      )
  }
  return { form, save }
}

const ProtocolForm = (props: Props & { forms: Forms }) => {
  const { inspection, forms, onClose } = props
  const { form, save } = useProtocolForm(props, forms)
  const { values, set, input, dateInput } = form
  const [isPrinting, setPrinting] = useState(false)
  const { confirm, confirmDialog } = useConfirm()
  const byTemplate = async (templateId: number | null) => {
    const template = forms.find(({ id }) => id === templateId)
    if (!template) return set({ templateId })
    const content = filledProtocol(template.content, inspection, values.date)
    const confirmation = {
      title: 'Текстът ще бъде заменен',
      body: 'Съдържанието ще се попълни наново от образеца. Промените, които сте направили в него, ще се загубят.',
      yes: 'Замени текста',
    }
    const isWritten = values.content.trim() !== '' && values.content !== content
    if (!isWritten || (await confirm(confirmation))) set({ templateId: template.id, content })
  }
  return (
    <>
      <FormDialog
        title={`Протокол за проверка ${inspection.number}`}
        size="l"
        form={form}
        long
        loses="Протоколът не е записан."
        saving="Протоколът се записва…"
        onSave={save}
        onClose={onClose}
      >
        <div className="form-grid">
          <SelectField
            {...form.field('templateId')}
            label="Образец"
            required
            options={forms.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.templateId === null ? '' : String(values.templateId)}
            onChange={(id) => void byTemplate(id === '' ? null : Number(id))}
          />
          <TextField {...input('number')} label="№" required />
          <DateField {...dateInput('date')} label="Дата" required />
          <TextField {...input('time')} label="Час" placeholder="14:30" />
          <TextField {...input('place')} label="Място" required />
          <OptionField {...input('author')} label="Съставител" required from={leaders} />
          <TextArea
            {...input('attendees')}
            className="wide"
            label="Присъствали"
            hint="Всеки на отделен ред."
            rows={2}
          />
          <TextArea
            {...input('content')}
            className="wide"
            label="Съдържание"
            required
            rows={10}
            maxLength={maxTextLength}
            hint="Ред, който започва с #, е заглавие. При печат {{таблица.СИ}} става таблицата на средствата, а {{предписания}} и {{възражения}} – текстът от полетата по-долу."
          />
          <TextArea {...input('prescriptions')} className="wide" label="Предписания" rows={2} />
          <DateField {...dateInput('prescriptionsUntil')} label="Срок на предписанията" />
          <NumberField {...input('copies')} label="Брой екземпляри" min={1} max={20} />
          <TextArea {...input('objections')} className="wide" label="Обяснения и възражения" rows={2} />
          <div className="wide flex flex-wrap gap-2">
            <Button icon={IconRefresh} onClick={() => void byTemplate(values.templateId)}>
              Попълни наново от образеца
            </Button>
            <Button icon={IconPrint} onClick={() => setPrinting(true)}>
              Преглед за печат
            </Button>
          </div>
        </div>
      </FormDialog>
      {isPrinting && <PrintedProtocol {...props} protocol={values} onClose={() => setPrinting(false)} />}
      {confirmDialog}
    </>
  )
}
