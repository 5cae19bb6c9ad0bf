import { useAtomValue } from 'jotai'
import { type Gender, optionLabel } from '../../../contract/labels.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { addressText } from '../../../rules/correspondents/addressText.ts'
import type { CorrespondentFieldName } from '../../../rules/correspondents/correspondentFields.ts'
import { formerNameUntil } from '../../../rules/words/formerNames.ts'
import { fullName } from '../../../rules/words/personName.ts'
import { type LookupOptions, labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { type Description, DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { labelOf, numberField } from '../correspondentErrors.ts'
import { groups, sentVias } from '../lookups.ts'
import { noteShown } from '../shownNumbers.ts'
import { SecretNumber } from './SecretNumber.tsx'
import './correspondentPage.css'
import { contactHref, isSite } from './contactHref.ts'

const ContactLink = ({ content }: { content: string }) => {
  const href = contactHref(content)
  if (href === undefined) return <b>{content}</b>
  if (!isSite(href)) return <a href={href}>{content}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
      <span className="visually-hidden"> (отваря се в нов раздел)</span>
    </a>
  )
}

const useNameOf = (from: LookupOptions, id: number | null, gender?: Gender): string =>
  labelFrom(useAtomValue(from.optionsAtom), id, gender)

const MainData = ({ correspondent }: { correspondent: Correspondent }) => {
  const group = useNameOf(groups, correspondent.correspondentGroupId, 'f')
  const sentVia = useNameOf(sentVias, correspondent.preferredSentViaId)
  const { isLegalEntity, isForeign, legalForm, note } = correspondent
  const field = numberField(correspondent)
  const number = correspondent[field]
  const label = labelOf(field)
  const numberItem: Description = {
    term: label,
    value: number ? (
      <SecretNumber number={number} label={label} onShown={() => noteShown(correspondent.id, label)} />
    ) : (
      labelOf('hasNoIdentifier')
    ),
  }
  const items: Record<CorrespondentFieldName, Description | undefined> = {
    entityIdentifier: field === 'entityIdentifier' ? numberItem : undefined,
    unifiedCitizenshipNumber: field === 'unifiedCitizenshipNumber' ? numberItem : undefined,
    foreignerPersonalIdentifier: field === 'foreignerPersonalIdentifier' ? numberItem : undefined,
    // Not shown separately: „no identifier“ is shown in place of the number.
    hasNoIdentifier: undefined,
    legalForm: isLegalEntity ? { term: labelOf('legalForm'), value: legalForm } : undefined,
    isForeign: isForeign ? { term: labelOf('isForeign'), value: 'Да' } : undefined,
    correspondentGroupId: { term: 'Група', value: group },
    preferredSentViaId: { term: 'Начин за връчване', value: sentVia },
    note: note ? { term: labelOf('note'), value: <span className="pre-line">{note}</span>, wide: true } : undefined,
    // Not shown here: `CorrespondentView` shows kind, name and activity above the cards, and the tables have cards of
    // their own.
    isLegalEntity: undefined,
    entityName: undefined,
    firstName: undefined,
    middleName: undefined,
    lastName: undefined,
    isActive: undefined,
    representatives: undefined,
    correspondentAddresses: undefined,
    correspondentContacts: undefined,
  }
  const formerNames = correspondent.formerNames ?? []
  const former: Description | undefined =
    formerNames.length > 0
      ? {
          term: formerNames.length === 1 ? 'Предишно име' : 'Предишни имена',
          value: (
            <ul className="p-0 list-none">
              {formerNames.map((one) => (
                <li key={`${one.until} ${one.name}`}>{formerNameUntil(one)}</li>
              ))}
            </ul>
          ),
          wide: true,
        }
      : undefined
  return <DescriptionList items={[former, ...Object.values(items)]} />
}

export const CorrespondentCards = ({ correspondent }: { correspondent: Correspondent }) => {
  const { isLegalEntity, representatives, correspondentAddresses, correspondentContacts } = correspondent
  return (
    <div className="flex flex-column gap-3">
      <Card title="Основни данни">
        <MainData correspondent={correspondent} />
      </Card>
      {isLegalEntity && (
        <Card title="Представляващи">
          {representatives.length === 0 && <p className="muted">Няма въведени представляващи.</p>}
          <ul className="correspondent-lines">
            {representatives.map((one) => (
              <li key={one.id}>
                <b>{fullName(one)}</b>
                <span className="muted flex flex-wrap align-items-center gap-2">
                  ЕГН{' '}
                  <SecretNumber
                    number={one.unifiedCitizenshipNumber}
                    label={`ЕГН на ${fullName(one)}`}
                    onShown={() => noteShown(correspondent.id, `ЕГН на ${fullName(one)}`)}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Адреси">
        {correspondentAddresses.length === 0 && <p className="muted">Няма въведени адреси.</p>}
        <ul className="correspondent-lines">
          {correspondentAddresses.map((address) => (
            <li key={address.id}>
              <b>{addressText(address)}</b>
              {address.addressType && <span className="muted">{optionLabel(address.addressType)}</span>}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Контакти">
        {correspondentContacts.length === 0 && <p className="muted">Няма въведени контакти.</p>}
        <ul className="correspondent-lines">
          {correspondentContacts.map(({ id, contactContent, contactType }) => (
            <li key={id}>
              <ContactLink content={contactContent} />
              {contactType && <span className="muted">{optionLabel(contactType)}</span>}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
