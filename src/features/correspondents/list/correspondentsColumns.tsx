import type { CorrespondentColumn } from '../../../contract/shapes/correspondents.ts'
import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { formerNamesText } from '../../../rules/words/formerNames.ts'
import { numberColumn, textColumn, wordsColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconLegalEntity, IconPerson } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { CorrespondentRow } from '../similar.ts'

type Column = WordedColumn<CorrespondentRow>

export const kindName = (isLegalEntity: boolean): string => (isLegalEntity ? 'Юридическо лице' : 'Физическо лице')
const activeName = ({ isActive }: CorrespondentRow): string => (isActive ? 'Активен' : 'Неактивен')

const columns: Record<CorrespondentColumn, Column> = {
  isLegalEntity: {
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
  fullName: textColumn(
    'fullName',
    'Наименование / имена',
    { width: '24%', onPhone: 'title', opens: true },
    ({ fullName, formerNames, foundByName }) => {
      const former = formerNamesText(formerNames, foundByName)
      return (
        <>
          <Clamp lines={3}>{fullName}</Clamp>
          {former && <small className="muted">({former})</small>}
        </>
      )
    },
  ),
  uniqueNumber: {
    // The number is masked, because lists and exported files never contain a whole personal number.
    key: 'uniqueNumber',
    header: 'ЕИК / ЕГН / ЛНЧ',
    width: '7.6rem',
    className: 'identity-column',
    onPhone: 'line',
    nowrap: true,
    text: ({ uniqueNumber }) => maskIdentifier(uniqueNumber),
  },
  groupName: textColumn('groupName', 'Група', { width: '8.4rem', onPhone: 'bare', foldsInto: 'fullName' }),
  settlementName: textColumn('settlementName', 'Населено място', { width: '7rem', onPhone: 'line' }),
  phone: textColumn('phone', 'Телефон', { width: '7rem', onPhone: 'line', nowrap: true }),
  email: textColumn(
    'email',
    'Електронна поща',
    { width: '13rem', onPhone: 'line', className: 'correspondents-email', foldsInto: 'fullName', folds: 'last' },
    ({ email }) => email && <Clamp lines={1}>{email}</Clamp>,
  ),
  documentsCount: numberColumn('documentsCount', 'Документи', {
    width: '6.4rem',
    onPhone: 'line',
    className: 'correspondents-count',
    nowrap: true,
  }),
  isActive: wordsColumn('isActive', 'Активен', activeName, { width: '6rem', onPhone: 'tag' }, (row) =>
    row.isActive ? activeName(row) : <StatusTag tone="grey">{activeName(row)}</StatusTag>,
  ),
}
export const correspondentsColumns: readonly Column[] = Object.values(columns)
