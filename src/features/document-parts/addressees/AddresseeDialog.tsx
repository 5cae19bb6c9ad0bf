import { useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { asDirection, Direction } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type AddresseeKind, addresseeErrors } from '../../../rules/documents/addresseeRules.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { sentVias } from '../../document-lookups/public.ts'
import { NoteField } from '../NoteField.tsx'
import type { Addressee } from '../partsState.ts'
import { useDocumentSection } from '../useDocumentSection.ts'
import { AddressField } from './AddressField.tsx'
import { addresseeBody, addresseeKinds, addresseeValues, newAddressee } from './addresseeForm.ts'
import { savedAddressee } from './addresseeWrites.ts'
import { ReceiverField } from './ReceiverField.tsx'

type Props = {
  document: Document
  known: Addressee | undefined
  all: readonly Addressee[]
  onClose: () => void
}

const AddresseeDialog = ({ document, known, all, onClose }: Props) => {
  const { guid, sentVia } = document
  const direction = asDirection(document.documentDirectionId)
  const [start] = useState(() =>
    known ? addresseeValues(known) : newAddressee(direction, sentVia?.id ?? null, all.length > 0),
  )
  const [keepsChannel, setKeepsChannel] = useState(known !== undefined)
  const others = all.filter(({ id }) => id !== known?.id)
  const form = useDocumentSection(
    {
      name: 'addressee',
      docGuid: guid,
      record: known?.id,
      limits: textLimits(documentParts.editDocumentAddressee.body),
    },
    start,
    (values) => addresseeErrors(values, { direction, others }),
    onClose,
  )
  const { values, set, field, write } = form
  const fills = values.targetId !== start.targetId || values.sentViaId !== start.sentViaId
  const save = () => write(savedAddressee(guid, addresseeBody(values, known)))
  return (
    <FormDialog
      title={known ? 'Редактиране на адресат' : 'Добавяне на адресат'}
      form={form}
      loses="Адресатът не е записан."
      onSave={save}
      onClose={onClose}
    >
      <RadioGroup
        {...field('kind')}
        label="Вид"
        inline
        required
        value={values.kind}
        options={addresseeKinds}
        onChange={(kind) => set({ kind: kind as AddresseeKind, targetId: null, targetName: '', address: '' })}
      />
      <ReceiverField form={form} />
      <div className="form-grid">
        <ChoiceField
          {...field('sentViaId')}
          label="Изпращане чрез"
          required={direction === Direction.OUTGOING}
          from={sentVias}
          known={sentVia}
          value={values.sentViaId}
          onChange={(sentViaId) => {
            setKeepsChannel(true)
            set({ sentViaId, address: '' })
          }}
        />
        <TextField
          {...field('attentionTo')}
          label="На вниманието на"
          value={values.attentionTo}
          onChange={(attentionTo) => set({ attentionTo })}
        />
        <AddressField form={form} keepsChannel={keepsChannel} fills={fills} />
        <div className="wide">
          <Checkbox label="Копие до" checked={values.isCopy} onChange={(isCopy) => set({ isCopy })} />
        </div>
        <NoteField {...field('note')} value={values.note} onChange={(note) => set({ note })} />
      </div>
    </FormDialog>
  )
}

export default AddresseeDialog
