import type { GroupedInspection } from '../../../contract/shapes/inspections.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import '../../../screen-kit/paper/protocolText.css'
import { groupTotals, planAgainstDone } from '../../../rules/inspections/groupRules.ts'

export const totalsOf = (group: GroupedInspection): readonly (readonly [term: string, value: string])[] => {
  const totals = groupTotals(group.inspections)
  return [
    ['Приключени проверки', String(totals.inspections)],
    ['Проверени обекти', String(totals.sites)],
    ['Проверени СИ', String(totals.devices)],
    ['Несъответ\u00adстващи СИ', String(totals.nonConforming)],
    [
      'Проверки с нарушения',
      totals.violationsPercent === null ? '–' : `${totals.withViolations} (${totals.violationsPercent} %)`,
    ],
    ['Предписания', String(totals.prescriptions)],
    ['АУАН', String(totals.acts)],
  ]
}

export const SummaryPaper = ({ record: group }: { record: GroupedInspection }) => (
  <div className="protocol-paper">
    <h3>ОБОБЩЕН ДОКЛАД</h3>
    <h4>
      {group.number}: {group.name}
    </h4>
    <p>
      Период: {formatDateYear(group.dateFrom)} – {formatDateYear(group.dateTo)}
      <br />
      Заповед № {group.orderNumber} от {formatDateYear(group.orderDate)}
      <br />
      Ръководител: {group.leader?.name}
    </p>
    <table>
      <tbody>
        {totalsOf(group).map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          {['Регионален отдел', 'Планирани', 'Приключени', 'С нарушения'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planAgainstDone(group.plan, group.inspections).map((row) => (
          <tr key={row.departmentId}>
            <td>{row.departmentName || 'Друг отдел'}</td>
            <td>{row.count}</td>
            <td>{row.done}</td>
            <td>{row.withViolations}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="pre-line">{group.summary}</p>
    <p>Ръководител: ……………………… {group.leader?.name}</p>
  </div>
)
