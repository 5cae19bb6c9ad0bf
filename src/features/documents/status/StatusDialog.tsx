import { useAtomValue, useSetAtom } from 'jotai'
import { closingGroundLabels } from '../../../contract/closingGrounds.ts'
import { documents } from '../../../contract/documents.ts'
import { DocumentStatus, documentStatusLabels } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { today } from '../../../dates/clock.ts'
import { asClosingGround } from '../../../rules/documents/closingGrounds.ts'
import { isFinal, statusTone } from '../../../rules/documents/documentStatus.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { signsInsteadOf } from '../../../rules/documents/signature.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { InsteadOf } from '../../../screen-kit/lookup/InsteadOf.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { CorrespondentSelect } from '../../../screen-kit/search/CorrespondentSelect.tsx'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { userAtom } from '../../../state/session.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { useHasRequestToSign } from '../../tasks/public.ts'
import { saveSigning } from '../signature/saveSigning.ts'
import { CaseFileClosePreview } from './CaseFileClosePreview.tsx'
import { ClosingList } from './ClosingList.tsx'
import { closingOf } from './closing.ts'
import { caseAfterwards, completeLabel } from './closingSummary.ts'
import { readStatus, type StatusForm, statusFields, statusProblems, unchangedStatus } from './statusForm.ts'
import { statusMutation } from './statusMutation.ts'

type Props = { document: Document; transition: PossibleTransition; onClose: () => void }

const labels = {
  failed: 'Статусът не е сменен',
  unknown: 'дали статусът е сменен',
  check: 'Затворете и проверете статуса, преди да опитате отново.',
}

/** Renders for a deputy the name of the person for whom the deputy signs. */
const SignsFor = ({ document }: Pick<Props, 'document'>) => {
  const user = useAtomValue(userAtom)
  const hasRequest = useHasRequestToSign(document.guid)
  const other = user && hasRequest !== undefined && signsInsteadOf(document, { id: user.person.id, hasRequest })
  return other && <p>Подписвате вместо {other}. Това се вижда в документа.</p>
}

/** If the signer is away, the substitute or the head becomes the signer by one press. */
const SignerAway = ({ document, personId }: Pick<Props, 'document'> & { personId: number }) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  const { run } = useSingleFlight()
  const choose = (signedByPersonId: number) =>
    void run(async () => {
      await saveSigning(document, { signedByPersonId })
      await notifyChanged({ docGuid: document.guid })
    })
  return <InsteadOf personId={personId} verb="Подписва" onChoose={({ id }) => choose(id)} />
}

/** Renders the dialog „Смяна на статус“, with a reason and a date if they are required. */
const StatusDialog = ({ document, transition, onClose }: Props) => {
  const { to, label, reasonLength, needsUntilDate, needsReceiver, warning, grounds, needsGround } = transition
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useRecordForm<StatusForm, null>({
    name: 'status',
    draft: `document-status/${document.guid}/${to}${needsGround ? '/ground' : ''}`,
    start: unchangedStatus,
    read: readStatus,
    fields: () => statusFields,
    errors: (values) => statusProblems(transition, values, today()),
    limits: { reason: textLimits(documents.setDocumentStatus.body).reason },
    onDone: onClose,
    onStale: () => void notifyChanged({ docGuid: document.guid, caseGuid: document.caseFile?.guid }),
  })
  const { values, set, field, busy } = form
  const { lines, guids } = closingOf(document, to, values.byHand, values.ground)
  const afterwards = isFinal(to) ? caseAfterwards(document, guids) : null
  const needsReason = reasonLength > 0 && values.ground === null
  const send = () => {
    const docGuid = document.guid
    const forwarded = values.receiver && { correspondentId: values.receiver.correspondentID }
    const onGround = values.ground !== null && { closingGround: values.ground }
    const body = { reason: values.reason.trim(), until: values.until, ...forwarded, ...onGround, closeDocuments: guids }
    form.write(statusMutation(docGuid, to, body))
  }
  return (
    <FormDialog
      title="Смяна на статус"
      size={lines.length > 0 || afterwards?.closes ? 'm' : 's'}
      form={form}
      loses="Статусът не е сменен."
      save={completeLabel(label, to, afterwards)}
      danger={to === DocumentStatus.ANNULLED}
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      <p className="flex flex-wrap align-items-center gap-2">
        <DocumentStatusTag of={document} />
        <span aria-hidden>→</span>
        <span className="visually-hidden">преминава към</span>
        <StatusTag tone={statusTone(to)}>{documentStatusLabels[to]}</StatusTag>
      </p>
      {warning !== '' && <Banner kind="warning" title={warning} />}
      {to === DocumentStatus.SIGNED && <SignsFor document={document} />}
      {to === DocumentStatus.FOR_SIGNATURE && document.signedBy && (
        <SignerAway document={document} personId={document.signedBy.id} />
      )}
      {to === DocumentStatus.ANNULLED && (
        <p className="muted">Номерът остава зает и се показва зачертан. Отворените задачи се снемат.</p>
      )}
      {to === DocumentStatus.FOR_RESOLUTION && document.resolver !== '' && (
        <p>Задачата „За резолюция“ получава {document.resolver}.</p>
      )}
      {needsReceiver && (
        <CorrespondentSelect
          {...field('receiver')}
          label="Препраща се на"
          required
          hint="Органът, до който е изходящото писмо в преписката."
          selected={values.receiver ? [values.receiver] : []}
          onPick={(receiver) => set({ receiver })}
          onRemove={() => set({ receiver: null })}
        />
      )}
      {needsUntilDate && (
        <DateField
          {...field('until')}
          label="Спиране до"
          required
          value={values.until}
          min={today()}
          onChange={(until, problem) => form.setDate('until', until, problem)}
        />
      )}
      {grounds.length > 0 && (
        <SelectField
          {...field('ground')}
          label="Основание"
          required={needsGround}
          value={values.ground === null ? '' : String(values.ground)}
          options={grounds.map((one) => ({ value: String(one), label: closingGroundLabels[one] }))}
          onChange={(value) => set({ ground: asClosingGround(Number(value)) })}
          {...(document.counts.openTasks !== 0 && needsGround && { hint: 'Отворените задачи по документа се снемат.' })}
        />
      )}
      <TextArea
        {...field('reason')}
        label={needsReason && grounds.length === 0 ? 'Основание' : 'Бележка'}
        required={needsReason}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        {...(needsReason && reasonLength > 1 && { hint: `Поне ${reasonLength} знака.` })}
      />
      {lines.length > 0 && (
        <ClosingList
          lines={lines}
          chosen={new Set(guids)}
          disabled={busy}
          onChoose={(guid, isChosen) => set({ byHand: { ...values.byHand, [guid]: isChosen } })}
        />
      )}
      {afterwards && <CaseFileClosePreview afterwards={afterwards} others={lines.length} chosen={guids.length} />}
    </FormDialog>
  )
}

export default StatusDialog
