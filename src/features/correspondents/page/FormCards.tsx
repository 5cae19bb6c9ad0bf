import type { TableLink } from '../../../screen-kit/form/useOpenRows.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { AddressRows } from '../AddressRows.tsx'
import { ContactRows } from '../ContactRows.tsx'
import { EntityFields, KindFields, type PartProps, PersonFields } from '../IdentityFields.tsx'
import { MoreFields } from '../MoreFields.tsx'
import { RepresentativeRows } from '../RepresentativeRows.tsx'
import { SimilarCorrespondents } from '../SimilarCorrespondents.tsx'
import type { ServerRowErrors } from '../serverRowErrors.ts'
import type { Similar } from '../similar.ts'
import type { Table } from '../useOpenTables.ts'

type Props = PartProps & {
  similar: Similar
  onUse: (id: number) => void
  rowErrors: ServerRowErrors
  link: (table: Table) => TableLink
}

export const FormCards = ({ draft, set, errors, similar, rowErrors, onUse, link }: Props) => {
  const part = { draft, set, errors }
  return (
    <>
      <Card title="Основни данни">
        <div className="flex flex-column gap-3">
          <KindFields draft={draft} set={set} />
          {draft.isLegalEntity ? <EntityFields {...part} /> : <PersonFields {...part} />}
          <SimilarCorrespondents similar={similar} busy={false} onUse={onUse} />
        </div>
      </Card>
      {draft.isLegalEntity && (
        <Card title="Представляващи">
          <RepresentativeRows
            rows={draft.representatives}
            rowErrors={rowErrors}
            onChange={(representatives) => set({ representatives })}
            {...link('representatives')}
          />
        </Card>
      )}
      <Card title="Адреси" className="correspondent-addresses">
        <AddressRows
          rows={draft.correspondentAddresses}
          rowErrors={rowErrors}
          onChange={(correspondentAddresses) => set({ correspondentAddresses })}
          {...link('addresses')}
        />
      </Card>
      <Card title="Контакти">
        <ContactRows
          rows={draft.correspondentContacts}
          rowErrors={rowErrors}
          onChange={(correspondentContacts) => set({ correspondentContacts })}
          {...link('contacts')}
        />
      </Card>
      <Card title="Допълнително">
        <div className="flex flex-column gap-3">
          <MoreFields draft={draft} set={set} />
        </div>
      </Card>
    </>
  )
}
