import type { DataAccess } from '../../../contract/shapes/keptData.ts'
import { formatDate, formatDateTime } from '../../../dates/civilDate.ts'
import { legalGround, ownDataPurpose, rightOfAccess } from '../../../rules/correspondents/keptData.ts'
import { madeLine } from '../../../screen-kit/list/export/heading.ts'
import { Paper } from '../../../screen-kit/paper/Paper.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import { type KeptLine, type KeptSection, viewLine, viewsTitle } from '../keptSections.ts'
import './keptPaper.css'

export type KeptReport = {
  name: string
  own: readonly (readonly [label: string, value: string])[]
  sections: readonly KeptSection[]
  /** Null if the backend does not say who saw the data. */
  views: readonly DataAccess[] | null
  /** What the backend does not give, in words; empty if the report is whole. */
  missing: string
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const dateOf = (at: string | null): string => (at?.includes('T') ? formatDateTime(at) : formatDate(at)) || '–'

type LinesProps = {
  lines: readonly KeptLine[]
  heads: readonly [string, string, string]
  /** What the second column shows: the number of a record, or the person who saw the data. */
  second: 'number' | 'role'
}
const Lines = ({ lines, heads, second }: LinesProps) => (
  <table className="kept-lines">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, at, about, storedFor, ...line }) => (
        <tr key={key}>
          <td>{dateOf(at)}</td>
          <td>
            <Numbered text={line[second] || '–'} />
          </td>
          <td>
            <Numbered text={about || '–'} />
            {second === 'number' && line.role !== '' && (
              <span className="kept-more">Роля: {line.role.toLowerCase()}</span>
            )}
            {storedFor !== '' && <span className="kept-more">Срок за съхранение: {storedFor}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Renders what is kept about a person, for the screen and for paper. */
export const KeptPaper = ({ record: { name, own, sections, views, missing } }: { record: KeptReport }) => (
  <Paper
    title="Какво пазим за това лице"
    number={name}
    ground={`${rightOfAccess}. Данните се обработват за ${legalGround}.`}
    rows={own}
    signatures={[['Изготвил'], ['Получил']]}
  >
    <p className="kept-purpose">Защо се пазят: {ownDataPurpose}.</p>
    {sections.map(({ title, purpose, lines }) => (
      <section key={title} className="kept-section">
        <h4>
          {title} ({lines.length})
        </h4>
        {purpose !== '' && <p className="kept-purpose">{capital(purpose)}.</p>}
        <Lines lines={lines} heads={['Дата', 'Номер', 'Какво']} second="number" />
      </section>
    ))}
    {sections.length === 0 && <p>Няма документи и други записи, в които лицето е посочено.</p>}
    {views && (
      <section className="kept-section">
        <h4>{viewsTitle}</h4>
        {views.length === 0 ? (
          <p>В дневника няма записано преглеждане на данните.</p>
        ) : (
          <Lines lines={views.map(viewLine)} heads={['Кога', 'Кой', 'Какво']} second="role" />
        )}
      </section>
    )}
    {missing !== '' && <p>Справката не е пълна. Сървърът не дава: {missing}.</p>}
    <p className="kept-purpose">Личните номера са скрити отчасти. {madeLine('Изготвена')}</p>
  </Paper>
)
