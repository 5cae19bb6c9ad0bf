import { useAtomValue } from 'jotai'
import { addressLabel } from '../../../rules/documents/addresseeRules.ts'
import { deliveryOf } from '../../../rules/exchange/deliveryStatus.ts'
import { hasFailed } from '../../../rules/exchange/sending.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import {
  IconDelete,
  IconEdit,
  IconLegalEntity,
  IconPerson,
  IconProblem,
  IconRefresh,
  IconStructure,
} from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { sentVias } from '../../document-lookups/public.ts'
import type { Addressee } from '../partsState.ts'
import { addresseeKinds } from './addresseeForm.ts'
import { deliveryMoments } from './delivery.ts'

const icons = { correspondent: IconLegalEntity, department: IconStructure, person: IconPerson }

type Props = {
  addressee: Addressee
  isSent: boolean
  editRefusal: Refusal | undefined
  removeRefusal: Refusal | undefined
  busy: boolean
  onEdit: () => void
  onRemove: () => void
  onResend: () => void
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
}: Props) => {
  const { kind, name, sentViaId, address, attentionTo, isCopy, note, answer = '', failure } = addressee
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
    answer,
  ].filter((line) => line !== '')
  return (
    <li className="person-row">
      <span className="person-icon">
        <Glyph icon={icons[kind]} />
        <span className="visually-hidden">{addresseeKinds.find(({ value }) => value === kind)?.label}</span>
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
        {hasFailed(addressee) && (
          <Button small icon={IconRefresh} onClick={onResend}>
            Опитай отново
            <span className="visually-hidden"> до {name}</span>
          </Button>
        )}
      </div>
      <div className="flex flex-wrap align-items-center gap-2">
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
