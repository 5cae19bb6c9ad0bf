import { Fragment, type ReactNode, useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { asDirection, Direction } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type AddresseeFieldName, addresseeFieldLabels } from '../../../rules/documents/addresseeFields.ts'
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
  const { kind, targetId, ...delivery }: Record<AddresseeFieldName, ReactNode> = {
    kind: (
      <RadioGroup
        {...field('kind')}
        label={addresseeFieldLabels.kind}
        inline
        required
        value={values.kind ?? ''}
        options={addresseeKinds}
        onChange={(chosen) => set({ kind: chosen as AddresseeKind, targetId: null, targetName: '', address: '' })}
      />
    ),
    targetId: <ReceiverField form={form} />,
    sentViaId: (
      <ChoiceField
        {...field('sentViaId')}
        label={addresseeFieldLabels.sentViaId}
        required={direction === Direction.OUTGOING}
        from={sentVias}
        known={sentVia}
        value={values.sentViaId}
        onChange={(sentViaId) => {
          setKeepsChannel(true)
          set({ sentViaId, address: '' })
        }}
      />
    ),
    attentionTo: (
      <TextField
        {...field('attentionTo')}
        label={addresseeFieldLabels.attentionTo}
        value={values.attentionTo}
        onChange={(attentionTo) => set({ attentionTo })}
      />
    ),
    address: <AddressField form={form} keepsChannel={keepsChannel} fills={fills} />,
    isCopy: (
      <div className="wide">
        <Checkbox label={addresseeFieldLabels.isCopy} checked={values.isCopy} onChange={(isCopy) => set({ isCopy })} />
      </div>
    ),
    note: <NoteField {...field('note')} value={values.note} onChange={(note) => set({ note })} />,
  }
  return (
    <FormDialog
      title={known ? 'Редактиране на адресат' : 'Добавяне на адресат'}
      form={form}
      loses="Адресатът не е записан."
      onSave={save}
      onClose={onClose}
    >
      {kind}
      {targetId}
      <div className="form-grid">
        {Object.entries(delivery).map(([name, input]) => (
          <Fragment key={name}>{input}</Fragment>
        ))}
      </div>
    </FormDialog>
  )
}

export default AddresseeDialog
