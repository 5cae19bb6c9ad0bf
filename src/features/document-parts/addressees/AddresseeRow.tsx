import { useAtomValue } from 'jotai'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { type AddresseeKind, addressLabel } from '../../../rules/documents/addresseeRules.ts'
import { deliveryOf } from '../../../rules/exchange/deliveryStatus.ts'
import { isByExchange } from '../../../rules/exchange/isByExchange.ts'
import { hasFailed } from '../../../rules/exchange/sending.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import {
  type Icon,
  IconDelete,
  IconEdit,
  IconInfo,
  IconLegalEntity,
  IconPerson,
  IconProblem,
  IconRefresh,
  IconResult,
  IconSend,
  IconStructure,
} from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { sentVias } from '../../document-lookups/public.ts'
import type { Addressee } from '../partsState.ts'
import { addresseeKinds } from './addresseeForm.ts'
import { deliveryMoments } from './delivery.ts'
import { FormerAttempts } from './FormerAttempts.tsx'

const icons: Record<AddresseeKind, Icon> = {
  correspondent: IconLegalEntity,
  department: IconStructure,
  person: IconPerson,
}

type Props = {
  addressee: Addressee
  isSent: boolean
  editRefusal: Refusal | undefined
  removeRefusal: Refusal | undefined
  busy: boolean
  onEdit: () => void
  onRemove: () => void
  onResend: () => void
  /**
   * Opens the form for a second delivery attempt by another channel or address; undefined if the installation lacks
   * that call.
   */
  onSendOtherwise: (() => void) | undefined
  /**
   * Opens the form that records to whom the document was delivered, or that it came back. Undefined if an exchange
   * system records this.
   */
  onRecord: (() => void) | undefined
  recordRefusal: Refusal | undefined
  receiptName: (guid: string | null) => string
}

export const AddresseeRow = ({
  addressee,
  isSent,
  editRefusal,
  removeRefusal,
  busy,
  onEdit,
  onRemove,
  onResend,
  onSendOtherwise,
  onRecord,
  recordRefusal,
  receiptName,
}: Props) => {
  const { kind, name, sentViaId, address, attentionTo, isCopy, note, answer = '', failure } = addressee
  const { record, attempts = [], termEnd } = addressee
  const vias = useAtomValue(sentVias.optionsAtom)
  const via = sentViaId === null && isSent ? 'Без начин на изпращане' : labelFrom(vias, sentViaId)
  const where = addressLabel(sentViaId)
  const delivery = addressee.deliveryStatusId === null ? null : deliveryOf(addressee)
  const lines = [
    [via, address && (where === 'Адрес' ? address : `${where ?? 'Адрес'}: ${address}`)]
      .filter((part) => part)
      .join(' · '),
    attentionTo && `На вниманието на ${attentionTo}`,
    note,
    deliveryMoments(addressee),
    record && receiptName(record.receiptGuid) && `Разписка: ${receiptName(record.receiptGuid)}`,
    record?.outcome === 'served' ? record.note : '',
    termEnd ? `Срокът от връчването изтича на ${formatDateYear(termEnd)}` : '',
    answer,
  ].filter((line): line is string => Boolean(line))
  return (
    <li className="person-row">
      <span className="person-icon">
        <Glyph icon={kind === null ? IconInfo : icons[kind]} />
        <span className="visually-hidden">
          {addresseeKinds.find(({ value }) => value === kind)?.label ?? 'Неизвестен вид получател'}
        </span>
      </span>
      <div>
        <div className="flex flex-wrap align-items-center gap-2">
          <span className="person-name">{name}</span>
          {isCopy && <StatusTag tone="grey">Копие</StatusTag>}
          {delivery && <StatusTag tone={delivery.tone}>{delivery.label}</StatusTag>}
        </div>
        {lines.length > 0 && (
          <div className="person-lines">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        )}
        {failure !== '' && (
          <p className="late small">
            <Glyph icon={IconProblem} /> {failure}
          </p>
        )}
        <FormerAttempts attempts={attempts} receiptName={receiptName} />
        {hasFailed(addressee) && (
          <div className="flex flex-wrap gap-2">
            {isByExchange(addressee) && (
              <Button small icon={IconRefresh} onClick={onResend}>
                Опитай отново
                <span className="visually-hidden"> до {name}</span>
              </Button>
            )}
            {onSendOtherwise && (
              <Button small icon={IconSend} onClick={onSendOtherwise}>
                {isByExchange(addressee) ? 'Изпрати по друг начин' : 'Изпрати повторно'}
                <span className="visually-hidden"> до {name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap align-items-center gap-2">
        {onRecord && (
          <Button small icon={IconResult} {...(recordRefusal && { refusal: recordRefusal })} onClick={onRecord}>
            {record ? 'Поправи връчването' : 'Отбележи връчване'}
            <span className="visually-hidden"> на {name}</span>
          </Button>
        )}
        <IconButton
          icon={IconEdit}
          label={`Редактирай ${name}`}
          {...(editRefusal && { refusal: editRefusal })}
          onClick={onEdit}
        />
        <IconButton
          icon={IconDelete}
          kind="danger"
          label={`Премахни ${name}`}
          {...(removeRefusal && { refusal: removeRefusal })}
          busy={busy}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
