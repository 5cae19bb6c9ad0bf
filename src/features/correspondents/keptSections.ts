import { correspondentRoleLabels } from '../../contract/correspondentRoles.ts'
import { labelIn, optionLabel } from '../../contract/labels.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import type { DataAccess, KeptData, KeptRecord } from '../../contract/shapes/keptData.ts'
import { formatDate, formatDateTime } from '../../dates/civilDate.ts'
import { addressText } from '../../rules/correspondents/addressText.ts'
import { keptKindTexts, otherKind, ownDataPurpose } from '../../rules/correspondents/keptData.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { formerNameUntil } from '../../rules/words/formerNames.ts'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { labelOf, numberField } from './correspondentErrors.ts'
import type { LookupNames } from './mergeCorrespondent.ts'

export type KeptLine = {
  key: string
  /** A day or a date-time in ISO 8601; null if the line has none. */
  at: string | null
  number: string
  about: string
  role: string
  storedFor: string
}
export type KeptSection = { title: string; purpose: string; lines: KeptLine[] }

const plain = { at: null, number: '', role: '', storedFor: '' }

/** The data of the correspondent by label; personal numbers are masked, because showing a whole one is a separate act. */
export const ownData = (
  one: Correspondent,
  { group, sentVia }: LookupNames,
  entered: Pick<KeptData, 'enteredOn' | 'enteredBy'> | null,
): [label: string, value: string][] => {
  const field = numberField(one)
  const rows: [string, string][] = [
    ['Име', one.fullName],
    [labelOf(field), one[field] === '' ? labelOf('hasNoIdentifier') : maskIdentifier(one[field])],
    ['Предишни имена', (one.formerNames ?? []).map(formerNameUntil).join('; ')],
    [labelOf('isForeign'), one.isForeign ? 'Да' : ''],
    ...one.correspondentAddresses.map((row): [string, string] => [
      optionLabel(row.addressType) || 'Адрес',
      addressText(row),
    ]),
    ...one.correspondentContacts.map((row): [string, string] => [
      optionLabel(row.contactType) || 'Контакт',
      row.contactContent,
    ]),
    ['Група', one.correspondentGroupId === null ? '' : group(one.correspondentGroupId)],
    ['Начин за връчване', one.preferredSentViaId === null ? '' : sentVia(one.preferredSentViaId)],
    [labelOf('note'), one.note],
    ['Въведено', [formatDateTime(entered?.enteredOn), entered?.enteredBy].filter(Boolean).join(', ')],
  ]
  return rows.filter(([, value]) => value !== '')
}

const unreadable = 'съдържанието не е достъпно за Вас'

const lineOf = ({ key, date, number, about, roleId, storedFor, isReadable }: KeptRecord): KeptLine => ({
  key,
  at: date,
  number,
  about: isReadable ? about : unreadable,
  role: labelIn(correspondentRoleLabels, roleId, 'f'),
  storedFor,
})

/** The records by kind, in the order of the kinds; kinds without records are left out. */
export const recordSections = (records: readonly KeptRecord[]): KeptSection[] => {
  const kinds = [...Object.entries(keptKindTexts), [null, otherKind] as const]
  return kinds.flatMap(([kind, texts]) => {
    const lines = records.filter((record) => record.kind === kind).map(lineOf)
    return lines.length === 0 ? [] : [{ ...texts, lines }]
  })
}

export const viewLine = ({ id, date, person, action, attribute }: DataAccess): KeptLine => ({
  ...plain,
  key: `view/${id}`,
  at: date,
  about: [action, attribute].filter((part) => part !== '').join(': '),
  role: person,
})

export const viewsTitle = 'Кой е гледал данните'

type FileLine = KeptLine & { section: string; purpose: string }
export const fileColumns: readonly WordedColumn<FileLine>[] = [
  { key: 'section', header: 'Раздел', text: ({ section }) => section },
  {
    key: 'at',
    header: 'Дата',
    text: ({ at }) => (at?.includes('T') ? formatDateTime(at) : formatDate(at)),
    reckoned: ({ at }) => (at === null ? null : at.includes('T') ? { moment: at } : { day: at }),
  },
  { key: 'number', header: 'Номер', text: ({ number }) => number },
  { key: 'about', header: 'Какво', text: ({ about }) => about },
  { key: 'role', header: 'Роля или служител', text: ({ role }) => role },
  { key: 'storedFor', header: 'Срок за съхранение', text: ({ storedFor }) => storedFor },
  { key: 'purpose', header: 'Защо', text: ({ purpose }) => purpose },
]

export const fileLines = (
  own: readonly (readonly [label: string, value: string])[],
  sections: readonly KeptSection[],
  views: readonly DataAccess[],
): FileLine[] => [
  ...own.map(([label, value]) => ({
    ...{ ...plain, key: label, section: 'Данни на лицето', purpose: ownDataPurpose },
    about: `${label}: ${value}`,
  })),
  ...sections.flatMap(({ title, purpose, lines }) => lines.map((line) => ({ ...line, section: title, purpose }))),
  ...views.map((view) => ({ ...viewLine(view), section: viewsTitle, purpose: '' })),
]
