import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { countOrDash } from '../../../rules/words/count.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconLegalEntity, IconPerson } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { CorrespondentRow } from '../similar.ts'

type Column = WordedColumn<CorrespondentRow>

export const kindName = (isLegalEntity: boolean): string => (isLegalEntity ? 'Юридическо лице' : 'Физическо лице')
const activeName = (isActive: boolean): string => (isActive ? 'Активен' : 'Неактивен')

const words = (key: 'groupName' | 'settlementName' | 'phone' | 'email', header: string, width: string): Column => ({
  key,
  header,
  sortBy: key,
  width,
  onPhone: 'line',
  text: (row) => row[key],
})

/** The columns of the correspondents. */
export const correspondentsColumns: readonly Column[] = [
  {
    key: 'isLegalEntity',
    header: 'Вид',
    icon: true,
    text: ({ isLegalEntity }) => (isLegalEntity === null ? '' : kindName(isLegalEntity)),
    cell: ({ isLegalEntity }) =>
      isLegalEntity === null ? null : (
        <span title={kindName(isLegalEntity)}>
          <Glyph icon={isLegalEntity ? IconLegalEntity : IconPerson} />
          <span className="visually-hidden">{kindName(isLegalEntity)}</span>
        </span>
      ),
  },
  {
    key: 'fullName',
    header: 'Наименование / имена',
    sortBy: 'fullName',
    width: '19rem',
    onPhone: 'title',
    opens: true,
    text: ({ fullName }) => fullName,
    cell: ({ fullName }) => <Clamp lines={3}>{fullName}</Clamp>,
  },
  {
    // A citizen's number is never shown whole in a list, nor in a file made of it.
    key: 'uniqueNumber',
    header: 'ЕИК / ЕГН / ЛНЧ',
    width: '7.6rem',
    onPhone: 'line',
    nowrap: true,
    text: ({ uniqueNumber }) => maskIdentifier(uniqueNumber),
  },
  { ...words('groupName', 'Група', '9rem'), onPhone: 'bare' },
  words('settlementName', 'Населено място', '7.6rem'),
  { ...words('phone', 'Телефон', '7rem'), nowrap: true },
  { ...words('email', 'E-mail', '10.6rem'), className: 'correspondents-email' },
  {
    key: 'documentsCount',
    header: 'Документи',
    sortBy: 'documentsCount',
    width: '6.4rem',
    onPhone: 'line',
    className: 'correspondents-count',
    nowrap: true,
    text: ({ documentsCount }) => countOrDash(documentsCount),
  },
  {
    key: 'isActive',
    header: 'Активен',
    sortBy: 'isActive',
    width: '6rem',
    onPhone: 'tag',
    text: ({ isActive }) => activeName(isActive),
    cell: ({ isActive }) => <StatusTag tone={isActive ? 'green' : 'grey'}>{activeName(isActive)}</StatusTag>,
  },
]
