import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { FileKind } from '../../../contract/fileKinds.ts'
import { acceptedFiles } from '../../../rules/files/fileRules.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconAttach } from '../../../widgets/icons.ts'
import { useUploads } from '../../document-files/public.ts'
import { filesAtom } from '../../document-record/public.ts'

type Props = FieldProps & {
  docGuid: string
  attachRefusal: Refusal | undefined
  value: string | null
  onChange: (guid: string) => void
}

/**
 * The description of an uploaded receipt. A receipt is internal, so it is attached as a supporting file and is never
 * sent with the document.
 */
const asReceipt = { kindId: FileKind.SUPPORTING, description: 'Разписка за връчване', isPublic: false }

/** Renders the choice of an attached file that proves the delivery. A scan can be uploaded here and is then chosen. */
export const ReceiptField = ({ docGuid, attachRefusal, value, onChange, ...field }: Props) => {
  const { data: files = [] } = useAtomValue(filesAtom(docGuid))
  const uploads = useUploads(docGuid)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const uploaded = uploads.chosen.findLast(({ state }) => state === 'sent')
  const failed = uploads.chosen.findLast(({ state, problem }) => state === 'failed' || problem !== null)
  const take = useEffectEvent((guid: string) => {
    onChange(guid)
    void notifyChanged({ docGuid })
  })
  useEffect(() => {
    if (uploaded?.sentGuid) take(uploaded.sentGuid)
  }, [uploaded?.sentGuid])
  const attach = async (chosen: readonly File[]) => {
    await uploads.add(chosen, true, asReceipt)
    await uploads.startAll(docGuid)
  }
  const choose = () => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', accept: acceptedFiles })
    input.addEventListener('change', () => void attach([...(input.files ?? [])]))
    input.click()
  }
  const options = files.map(({ guid, fileName }) => ({ value: guid, label: fileName }))
  const known =
    uploaded?.sentGuid && !options.some((one) => one.value === uploaded.sentGuid)
      ? [...options, { value: uploaded.sentGuid, label: uploaded.name }]
      : options
  const problem = failed?.problem ?? failed?.error
  return (
    <div className="wide flex flex-column align-items-start gap-2">
      <SelectField
        {...field}
        {...(problem && { error: problem })}
        value={value ?? ''}
        options={known}
        empty="Без файл"
        onChange={onChange}
      />
      <Button
        small
        icon={IconAttach}
        busy={uploads.state === 'sending'}
        {...(attachRefusal && { refusal: attachRefusal })}
        onClick={choose}
      >
        Прикачи сканирана разписка
      </Button>
    </div>
  )
}
